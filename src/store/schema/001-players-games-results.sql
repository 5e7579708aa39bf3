-- 001: the first shape of the database.
--
-- Why: a game is its events, one row each, so that a move is saved by adding a row and a crash can lose none that was
-- shown. Results and facts are written once, when a game ends; all statistics are computed from them.
--
-- Copyright The Bluff Bay authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Profiles. Two names are the same if their keys are. An id is never used again (AUTOINCREMENT).
CREATE TABLE players (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  emblem TEXT NOT NULL,
  colour TEXT NOT NULL,
  birth_year INTEGER NOT NULL,              -- 0: not told
  created INTEGER NOT NULL,                 -- times are Unix milliseconds
  archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
) STRICT;

-- Rows are numbered so that events are small; the world knows a game by its uid.
CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  options TEXT NOT NULL,
  header TEXT,
  position TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('unfinished', 'finished', 'abandoned')),
  origin TEXT NOT NULL CHECK (origin IN ('own', 'branch', 'import')),
  branch_of TEXT,                           -- a uid; that game may be gone, so it is no reference
  branch_at INTEGER,
  first_seat INTEGER NOT NULL,
  n_seats INTEGER NOT NULL,
  started INTEGER NOT NULL,
  last_played INTEGER NOT NULL,
  n_lines INTEGER NOT NULL CHECK (n_lines >= 0)
) STRICT;

-- The lists of games are pages of these two; a move must not touch more of them than the first.
CREATE INDEX games_last_played ON games (state, last_played);
CREATE INDEX games_finished_by_kind ON games (kind, last_played) WHERE state = 'finished';

CREATE TABLE seats (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('profile', 'guest', 'computer', 'anonymous')),
  player INTEGER REFERENCES players,
  name TEXT,
  level TEXT,
  character TEXT,
  engine TEXT,
  PRIMARY KEY (game, seat),
  CHECK ((kind = 'profile') = (player IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- Also: nobody sits in two seats of a game.
CREATE UNIQUE INDEX seats_of_player ON seats (player, game) WHERE player IS NOT NULL;

CREATE TABLE events (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK (n >= 1),
  line TEXT NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- One row for each seat of a finished game. The player comes first in the key, and what questions ask of games and
-- seats is repeated here, so that all of a player's results lie together however many others there are. The player
-- is 0 for people without a profile.
CREATE TABLE results (
  player INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 1),
  shared INTEGER NOT NULL CHECK (shared IN (0, 1)),
  turns INTEGER NOT NULL,
  thinking_ms INTEGER NOT NULL,
  kind TEXT NOT NULL,
  n_seats INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  origin TEXT NOT NULL,
  company TEXT NOT NULL CHECK (company IN ('people', 'computers', 'mixed')),
  seat_kind TEXT NOT NULL,
  level TEXT,
  character TEXT,
  counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)), -- 0: from before the player's statistics were reset
  PRIMARY KEY (player, game, seat),
  FOREIGN KEY (game, seat) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The opponents of a player, without looking anywhere else.
CREATE INDEX results_of_game ON results (game, seat, place, seat_kind, level, character);
CREATE INDEX results_in_time ON results (player, ended, game);

CREATE TABLE fact_names (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE facts (
  player INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  fact INTEGER NOT NULL REFERENCES fact_names,
  value INTEGER NOT NULL,
  PRIMARY KEY (player, game, seat, fact),
  FOREIGN KEY (player, game, seat) REFERENCES results ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

-- Computed from results by others, and kept so that nobody waits for it.
CREATE TABLE ratings (
  player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
  kind TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (player, kind)
) STRICT, WITHOUT ROWID;

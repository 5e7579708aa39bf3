-- 002: ratings that can be carried on, and leader boards that read less.
--
-- Why: a game that ends moves only those who played it, but all games were rated again, because nothing said how
-- strong the computer levels had become and how far the ratings reached. And a leader board looked up the row of every
-- result there is.
--
-- Copyright The Bluff Bay authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- As ratings, of computers. Nobody shows them; people are compared with them.
CREATE TABLE level_ratings (
  level TEXT NOT NULL,
  kind TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (level, kind)
) STRICT, WITHOUT ROWID;

-- The last game that the ratings take into account, with all before it. No row: nobody knows, rate all games again.
CREATE TABLE ratings_reach (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  ended INTEGER NOT NULL,
  game INTEGER NOT NULL
) STRICT;

-- Any change of results that the ratings rest on makes the ratings unknown.
CREATE TRIGGER result_added AFTER INSERT ON results WHEN new.origin = 'own'
BEGIN
  DELETE FROM ratings_reach WHERE (ended, game) >= (new.ended, new.game);
END;
CREATE TRIGGER result_changed AFTER UPDATE OF player, place, kind, ended, origin, seat_kind, level, counted ON results
BEGIN
  DELETE FROM ratings_reach;
END;
CREATE TRIGGER result_removed AFTER DELETE ON results WHEN old.origin = 'own'
BEGIN
  DELETE FROM ratings_reach;
END;

-- All that a leader board asks, in the order in which it adds up.
CREATE INDEX results_by_place ON results (player, place, shared, kind, origin, ended, counted, turns, thinking_ms);

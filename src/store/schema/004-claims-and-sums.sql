-- 004: how people claim, how their ratings went, and leader boards that do not read all results.
--
-- Why: the page of a player tells how somebody lies: how often, in which situation, whom it fools. None of that can be
-- asked of sums of a whole game. A rating is shown over time, and only the last one was kept. And a leader board took
-- the longer, the more games there were.
--
-- Copyright The Bluff Bay authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A claim that counts. As with facts, all of a player's lie together.
CREATE TABLE claims (
  player INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  n INTEGER NOT NULL,                       -- the event that made it
  bluff INTEGER NOT NULL CHECK (bluff IN (0, 1)),
  outcome INTEGER NOT NULL CHECK (outcome IN (0, 1, 2)), -- open, believed, called
  after_caught INTEGER NOT NULL CHECK (after_caught IN (0, 1)),
  behind INTEGER NOT NULL CHECK (behind IN (0, 1)),
  size INTEGER NOT NULL,                    -- of a set; 0: it is none
  moved INTEGER NOT NULL,
  judges INTEGER NOT NULL,                  -- the seats whose decision counted, a bit each
  PRIMARY KEY (player, game, seat, n),
  FOREIGN KEY (player, game, seat) REFERENCES results ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

-- The same by who decided: what the other seat made of the claims of a seat. Nothing of it: no row.
CREATE TABLE pairs (
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  other INTEGER NOT NULL,
  fooled INTEGER NOT NULL,                  -- bluffs that the other believed
  caught INTEGER NOT NULL,                  -- bluffs that the other called
  doubted INTEGER NOT NULL,                 -- true claims that the other called
  PRIMARY KEY (game, seat, other),
  FOREIGN KEY (game, seat) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The rating of a player after a game, for each kind of ratings. It comes and goes with the ratings: whatever makes
-- these unknown makes this unknown, too.
CREATE TABLE rated (
  player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
  kind TEXT NOT NULL,
  ended INTEGER NOT NULL,
  game INTEGER NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  PRIMARY KEY (player, kind, ended, game)
) STRICT, WITHOUT ROWID;

-- It is not there yet: all games are to be rated again.
DELETE FROM ratings_reach;

-- Results that count, added up by player (or level of computers), kind of game (and '' for all kinds), origin and month
-- (and 0 for all months). A month is YYYYMM in UTC: any clock will do, as long as it never changes.
CREATE TABLE sums (
  player INTEGER NOT NULL,                  -- 0 of a level
  level TEXT NOT NULL,                      -- '' of a player
  kind TEXT NOT NULL,
  origin TEXT NOT NULL,
  month INTEGER NOT NULL,
  games INTEGER NOT NULL,
  shared_wins INTEGER NOT NULL,
  turns INTEGER NOT NULL,
  thinking_ms INTEGER NOT NULL,
  place_1 INTEGER NOT NULL,
  place_2 INTEGER NOT NULL,
  place_3 INTEGER NOT NULL,
  place_4 INTEGER NOT NULL,
  place_5 INTEGER NOT NULL,
  place_6 INTEGER NOT NULL,
  PRIMARY KEY (player, level, kind, origin, month)
) STRICT, WITHOUT ROWID;

-- What the sums add up: every result that counts for somebody who can lead. What ends after the year 9999 is taken to
-- that year's last month, and what ended before 1970 is left out.
CREATE VIEW summands AS
SELECT player, game, seat, iif (seat_kind = 'computer', ifnull (level, ''), '') AS level, kind, origin,
  CAST (strftime ('%Y%m', min (ended, 253402300799999) / 1000, 'unixepoch') AS INTEGER) AS month,
  1 AS games, place = 1 AND shared AS shared_wins, turns, thinking_ms, place
FROM results WHERE counted = 1 AND ended >= 0 AND seat_kind IN ('profile', 'computer');

-- The sums, as they must be.
CREATE VIEW summed AS
SELECT player, level, iif (all_kinds, '', kind) AS of_kind, origin, iif (all_months, 0, month) AS of_month,
  sum (games) AS games, sum (shared_wins) AS shared_wins, sum (turns) AS turns, sum (thinking_ms) AS thinking_ms,
  sum (place = 1) AS place_1, sum (place = 2) AS place_2, sum (place = 3) AS place_3, sum (place = 4) AS place_4,
  sum (place = 5) AS place_5, sum (place = 6) AS place_6
FROM summands, (SELECT 0 AS all_kinds UNION ALL SELECT 1), (SELECT 0 AS all_months UNION ALL SELECT 1)
GROUP BY player, level, of_kind, origin, of_month;

-- Adds a summand to the four sums that it belongs to; with -1 games, takes it out again.
CREATE TRIGGER summand_added INSTEAD OF INSERT ON summands
BEGIN
  INSERT INTO sums
  SELECT new.player, new.level, k.kind, new.origin, m.month, new.games, new.games * new.shared_wins,
    new.games * new.turns, new.games * new.thinking_ms, new.games * (new.place = 1), new.games * (new.place = 2),
    new.games * (new.place = 3), new.games * (new.place = 4), new.games * (new.place = 5), new.games * (new.place = 6)
  FROM (SELECT '' AS kind UNION ALL SELECT new.kind) k, (SELECT 0 AS month UNION ALL SELECT new.month) m
  WHERE TRUE
  ON CONFLICT DO UPDATE SET games = games + excluded.games, shared_wins = shared_wins + excluded.shared_wins,
    turns = turns + excluded.turns, thinking_ms = thinking_ms + excluded.thinking_ms,
    place_1 = place_1 + excluded.place_1, place_2 = place_2 + excluded.place_2, place_3 = place_3 + excluded.place_3,
    place_4 = place_4 + excluded.place_4, place_5 = place_5 + excluded.place_5, place_6 = place_6 + excluded.place_6;
  DELETE FROM sums WHERE new.games < 0 AND player = new.player AND level = new.level AND kind IN ('', new.kind)
    AND origin = new.origin AND month IN (0, new.month) AND games = 0;
END;

CREATE TRIGGER result_summed AFTER INSERT ON results
BEGIN
  INSERT INTO summands SELECT * FROM summands WHERE player = new.player AND game = new.game AND seat = new.seat;
END;
CREATE TRIGGER result_taken_out BEFORE DELETE ON results
BEGIN
  INSERT INTO summands SELECT player, game, seat, level, kind, origin, month, -1, shared_wins, turns, thinking_ms, place
  FROM summands WHERE player = old.player AND game = old.game AND seat = old.seat;
END;
CREATE TRIGGER result_taken_out_to_change BEFORE UPDATE ON results
BEGIN
  INSERT INTO summands SELECT player, game, seat, level, kind, origin, month, -1, shared_wins, turns, thinking_ms, place
  FROM summands WHERE player = old.player AND game = old.game AND seat = old.seat;
END;
CREATE TRIGGER result_summed_again AFTER UPDATE ON results
BEGIN
  INSERT INTO summands SELECT * FROM summands WHERE player = new.player AND game = new.game AND seat = new.seat;
END;

-- The results that are there already.
INSERT INTO sums SELECT * FROM summed;

-- Only leader boards asked this of the results.
DROP INDEX results_by_place;

-- A row: there are games that were written before claims were, and must be counted again.
CREATE TABLE recount_due (
  id INTEGER PRIMARY KEY CHECK (id = 1)
) STRICT;
INSERT INTO recount_due SELECT 1 WHERE EXISTS (SELECT 1 FROM results);

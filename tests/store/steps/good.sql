-- Why: a test wants to see that a table can be rebuilt with others referring to it.
ALTER TABLE players ADD COLUMN motto TEXT NOT NULL DEFAULT 'none';
CREATE TABLE events_anew (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK (n >= 1),
  line TEXT NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
INSERT INTO events_anew SELECT game, n, line FROM events;
DROP TABLE events;
ALTER TABLE events_anew RENAME TO events;

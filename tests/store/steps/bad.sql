-- Why: a test wants a step that fails after it has begun.
DELETE FROM events;
CREATE TABLE half_way (x INTEGER) STRICT;
INSERT INTO no_such_table VALUES (1);

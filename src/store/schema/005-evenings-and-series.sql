-- 005: evenings and series.
--
-- Why: people want to know who won how often tonight, and play for the best of some games. When an evening began is
-- known from its games, unless somebody has said so; and nothing says that a series is played. Who plays in it and who
-- wins it is computed from the games: nobody is named here, so nobody has to be forgotten.
--
-- Copyright The Bluff Bay authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Evenings that were begun by somebody who said so. Games that ended by then belong to another one.
CREATE TABLE evenings (
  began INTEGER PRIMARY KEY                 -- Unix milliseconds
) STRICT;

CREATE TABLE series (
  began INTEGER PRIMARY KEY,
  goal INTEGER NOT NULL CHECK (goal IN (2, 3)), -- the wins that win it
  ended INTEGER                             -- when somebody put an end to it; null: nobody has
) STRICT;

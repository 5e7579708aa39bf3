-- 003: computers that stand in for people.
--
-- Why: a person may hand the seat to a computer and take it back. When such a game is opened again, the computer must
-- still sit there, and the person's statistics must not count what a computer played. The record has no word for it.
--
-- Copyright The Bluff Bay authors
-- SPDX-License-Identifier: GPL-3.0-or-later

ALTER TABLE seats ADD COLUMN stand_in TEXT;            -- the level of the computer that sits there now, or null
ALTER TABLE seats ADD COLUMN stand_in_character TEXT;
ALTER TABLE seats ADD COLUMN handed_at INTEGER NOT NULL DEFAULT 0; -- the first line that a computer may have played; 0: none

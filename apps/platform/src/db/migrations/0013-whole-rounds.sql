-- Why: the books themselves refuse what no program may ask of them: a win without a stake, and a round
-- of a house account that does not exist.
ALTER TABLE ledger_journal
  ADD CONSTRAINT no_win_without_stake CHECK (coalesce(win, 0) = 0 OR stake > 0),
  ADD CONSTRAINT lane_is_a_house_account CHECK (lane BETWEEN 0 AND 63);

-- Why: a page of transactions looked up each round in several movements of its stretches, as a supplier's
-- are: an evening with a supplier's game cost thousands of look-ups at each look.

-- Those rounds of a stretch staked and won so much together; null while one of them is open, or after one
-- changed late: then they are looked up.
ALTER TABLE ledger_stretch
  ADD COLUMN several_staked bigint,
  ADD COLUMN several_won bigint,
  ADD CONSTRAINT ledger_stretch_several_is_whole
    CHECK ((several_staked IS NULL) = (several_won IS NULL)),
  ADD CONSTRAINT ledger_stretch_several_has_rounds CHECK (several > 0 OR several_staked IS NULL);
CREATE INDEX ledger_stretch_without_sums ON ledger_stretch (player)
  WHERE several > 0 AND several_staked IS NULL;

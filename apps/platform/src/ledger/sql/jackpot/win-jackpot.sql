-- Needs: ledger_fund_pool, ledger_pay_jackpot
-- Pays a tier that a round of this transaction has won: all whole øre that it held before the
-- round and the round's own contribution, at most its maximum; a tier that keeps a part pays the
-- rest of it. What is left, parts of an øre included, stays in the tier, which begins again with
-- its seed, or with the part it keeps. What others have contributed since `ledger_hold_jackpots`
-- belongs to what comes next. The pool is funded first, so that the win is paid of what its
-- rounds have brought in. With what the tier held before the round, which is kept, the win can be
-- decided again.
--
-- Arguments: `p_key` UUIDv7 of the movement that pays; `p_round` the key of the round;
--   `p_contributed` thousandths of an øre, what `ledger_hold_jackpots` told of the pool before
--   the round; `p_input` the hash of what was asked. The result is the amount paid in øre. Levels
--   are worked out in whole numbers: contributions are multiples of the network's rate.
-- Locks: the caller holds pool and player from `ledger_hold_jackpots` on. Then the tier's row,
--   and the house row of this database process.
-- Refuses: nothing that a player may be told. Raises when the round is not settled in this pool,
--   when there is no such tier, when it holds less than one øre to pay, or when the round has won
--   this tier before.
-- Repeat: an exception. A repeated round is told from the books what it won, and does not come
--   here.
CREATE OR REPLACE FUNCTION ledger_win_jackpot(
  p_key uuid, p_round uuid, p_pool smallint, p_tier smallint, p_contributed bigint, p_input uuid,
  p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  round ledger_journal%ROWTYPE;
  jackpot ledger_jackpot%ROWTYPE;
  level_before bigint;
  level bigint;
  amount bigint;
  outcome text;
BEGIN
  SELECT * INTO STRICT round FROM ledger_journal
    WHERE key = p_round AND kind = 1 /* round */ AND refusal IS NULL AND pool = p_pool;
  SELECT * INTO STRICT jackpot FROM ledger_jackpot WHERE pool = p_pool AND tier = p_tier FOR UPDATE;
  level_before := jackpot.carried + (p_contributed - jackpot.since) / jackpot.rate * jackpot.growth;
  level := level_before + round.contribution / jackpot.rate * jackpot.growth;
  amount := least(level * (1000 - jackpot.kept) / 1000000, jackpot.maximum);
  PERFORM ledger_fund_pool(p_pool, p_at);
  SELECT o_outcome INTO outcome FROM ledger_pay_jackpot(p_key, p_pool, round.player, amount,
    p_round || '/' || p_tier, p_input, p_at);
  IF outcome <> 'posted' THEN RAISE EXCEPTION 'round % had won tier % already', p_round, p_tier; END IF;
  UPDATE ledger_jackpot SET since = p_contributed + round.contribution, hits = hits + 1,
      carried = level + (CASE WHEN kept = 0 THEN seed ELSE 0 END - amount) * 1000,
      paid = paid + amount, won_at = p_at
    WHERE pool = p_pool AND tier = p_tier;
  INSERT INTO ledger_jackpot_win VALUES (p_key, p_round, p_pool, p_tier, amount, level_before, p_at);
  RETURN amount;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_win_jackpot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_win_jackpot TO nordlys_app;

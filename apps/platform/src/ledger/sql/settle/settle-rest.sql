-- Replaces: FUNCTION ledger_settle_rest
-- Needs: ledger_first_key, ledger_stake_refusal
-- What became of the rounds of a batch that were not settled: writes a refusal for each that
-- something stops, and then reads the stored row of each key, which is that refusal, an earlier
-- one, or a round that was settled before. It is a statement of its own, after the one that moved
-- the money: it sees keys that another copy has committed while that one waited for a row. A
-- round that nothing stops any more, since the player's row has changed meanwhile, is left out,
-- and `ledger_settle` gives it another turn: a refusal is kept for ever, so it must be true when
-- it is written.
--
-- Arguments: `p_key` to `p_definition` run in parallel, as in `ledger_settle`; `p_done` the
--   players whose rounds were settled now; `p_closed` as in `ledger_settle`. The result is a JSON
--   array, null when empty, of `{key,
--   player, input, refusal, balance, win, seed, at}`: `balance` cash and bonus in øre after the
--   round or at the refusal, null for an unknown player; `win` øre; `seed` hexadecimal; `at`
--   milliseconds. `refusal` is null for a settled round, which has `win` and `seed`; a refused
--   one has neither.
-- Locks: none of its own on a player's row. A refusal is judged by the row as it stands committed
--   when the statement begins.
-- Refuses: 2 `play-ended` (also for an unknown player), 3 `play-blocked`, 4 `too-little-money`, 13
--   `bonus-not-here`, 5 `stake-too-high-for-bonus`, 6 `loss-limit`, 9 `stake-limit`, 10
--   `time-limit` (in the order of `ledger_stake_refusal`), 8 `notice-due`, the first that is true;
--   each is kept under its key. `notice-due` is last, because the player can mend it by closing
--   the notice, and a gamble is not refused for it, since it goes on with what a round has won.
--   Raises a unique violation when another transaction stores a key meanwhile. Only keys within
--   2 days of `p_at` are looked up.
-- Repeat: a key that has a row gets no second one and is answered from the first, whoever's it
--   is.
CREATE OR REPLACE FUNCTION ledger_settle_rest(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_definition integer[], p_done integer[], p_at timestamptz,
  p_closed timestamptz[] DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_seqscan = off AS $$
DECLARE
  answer jsonb;
  first_key uuid := ledger_first_key(p_at - interval '2 days' /* keySearchMs */);
  last_key uuid := ledger_first_key(p_at + interval '2 days' /* keySearchMs */);
BEGIN
  INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input, play_session,
    cash_after, bonus_after, reserved_after, debt_after)
  SELECT a.key, 1 /* round */, a.player, told.refusal, a.definition, a.stake, p_at, a.input, a.session,
    p.cash, p.bonus, p.reserved, p.debt
  FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_definition, p_closed)
    AS a(key, player, input, session, stake, definition, closed)
  LEFT JOIN ledger_player p ON p.player = a.player
  CROSS JOIN LATERAL (
    SELECT coalesce(
      ledger_stake_refusal(p, a.session, a.stake, a.stake, a.definition, p_at, a.closed),
      CASE WHEN p.notice_due_at <= coalesce(a.closed, p_at) AND NOT (SELECT d.gamble FROM ledger_definition d
        WHERE d.id = a.definition) THEN 8 /* notice-due */ END)::smallint AS refusal OFFSET 0) told
  WHERE told.refusal IS NOT NULL AND NOT a.player = ANY (p_done) AND NOT EXISTS (
    SELECT FROM ledger_journal j WHERE j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0);

  SELECT jsonb_agg(jsonb_build_object('key', j.key, 'player', j.player, 'input', j.input,
      'refusal', j.refusal, 'balance', j.cash_after + j.bonus_after, 'win', j.win,
      'seed', encode(j.seed, 'hex'), 'at', extract(epoch FROM j.at) * 1000))
    INTO answer
    FROM unnest(p_key, p_player) AS a(key, player)
    CROSS JOIN LATERAL (SELECT * FROM ledger_journal j
      WHERE j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0) j
    WHERE NOT a.player = ANY (p_done);
  RETURN answer;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_settle_rest FROM PUBLIC;

-- Keeps what the rounds in several movements of a player's stretches staked and won together, where it is not
-- kept yet and none of them is open any more.
--
-- Arguments: the player.
-- Locks: none of its own. The caller holds the player's row of `ledger_stretches_kept`: a round that changes
--   late waits for it, and removes the sums (`ledger_forget_sums`).
-- Refuses: nothing.
-- Repeat: harmless.
CREATE OR REPLACE FUNCTION ledger_sum_several(p_player integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_stretch s SET several_staked = summed.staked, several_won = summed.won
  FROM (
    SELECT waits.last_seq, sum(r.stake_cash + r.stake_bonus)::bigint AS staked,
      sum(r.win_cash + r.win_bonus)::bigint AS won
    FROM ledger_stretch waits
      JOIN ledger_journal j ON j.player = p_player AND j.seq BETWEEN waits.first_seq AND waits.last_seq
        AND j.kind = 15 /* bet */
      CROSS JOIN LATERAL (SELECT * FROM ledger_round WHERE id = j.key OFFSET 0) r
    WHERE waits.player = p_player AND waits.several > 0 AND waits.several_staked IS NULL
    GROUP BY waits.last_seq HAVING bool_and(r.state <> 'open')) summed
  WHERE s.player = p_player AND s.last_seq = summed.last_seq
$$;

REVOKE EXECUTE ON FUNCTION ledger_sum_several FROM PUBLIC;

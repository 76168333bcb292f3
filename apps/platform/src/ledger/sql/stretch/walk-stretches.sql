-- Needs: ledger_walk
-- A player's stretches of play among the movements above `p_above` and up to `p_up_to`, newest first: worked
-- out from the rounds. It stops with the last one that is asked for. A stretch that goes on beyond either
-- end has its part here.
--
-- A round belongs to where its first stake was booked: one movement of our own, or the first bet of a round
-- in several. A gamble is a round of its own game; a promised spin staked nothing; a refused round is none.
--
-- Arguments: `p_games` null for all games; `p_limit` the most stretches, null for all.
-- Locks: none.
-- Refuses: nothing. It runs with the rights of who asks.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION ledger_walk_stretches(p_player integer, p_above bigint, p_up_to bigint,
  p_games text[], p_limit bigint) RETURNS SETOF ledger_stretch
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  stretch ledger_stretch%ROWTYPE;
  seen integer;
  game_now text;
  asked bigint := p_limit;
  move record;
BEGIN
  FOR move IN
    SELECT w.key, w.seq, w.at, w.definition, w.stake, w.win, w.cash_after + w.bonus_after AS balance,
      (r.id IS NOT NULL)::integer AS several
    FROM ledger_walk(p_player, p_above, p_up_to) w
      LEFT JOIN LATERAL (SELECT id FROM ledger_round
        WHERE id = w.key AND w.kind = 15 /* bet */ OFFSET 0) r ON true
    WHERE w.kind = 1 /* round */ OR r.id IS NOT NULL
  LOOP
    IF move.definition IS DISTINCT FROM seen THEN
      seen := move.definition;
      game_now := (SELECT d.game FROM ledger_definition d WHERE d.id = seen);
    END IF;
    IF stretch.game IS NULL OR stretch.game <> game_now
      OR stretch.begins_at - move.at > interval '30 minutes' /* playRestMs */ THEN
      IF stretch.game IS NOT NULL AND (p_games IS NULL OR stretch.game = ANY (p_games)) THEN
        RETURN NEXT stretch;
        asked := asked - 1;
        IF asked = 0 THEN RETURN; END IF;
      END IF;
      stretch := (p_player, move.seq, move.seq, game_now, move.at, move.at, move.key, 0, 0, 0, 0,
        CASE move.several WHEN 0 THEN move.balance END, NULL, NULL);
    END IF;
    stretch.first_seq := move.seq;
    stretch.begins_at := move.at;
    stretch.rounds := stretch.rounds + 1;
    IF move.several = 0 THEN
      stretch.staked := stretch.staked + move.stake;
      stretch.won := stretch.won + move.win;
    ELSE
      stretch.several := stretch.several + 1;
    END IF;
  END LOOP;
  IF stretch.game IS NOT NULL AND (p_games IS NULL OR stretch.game = ANY (p_games)) THEN
    RETURN NEXT stretch;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_walk_stretches FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_walk_stretches TO nordlys_app;

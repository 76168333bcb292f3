-- Needs: ledger_fall_due, ledger_move, ledger_own_lane, ledger_settle_rest, ledger_stake_refusal
-- Settles a spin of a grant: a round that stakes nothing, drawn for the grant's value. Its win is cash,
-- from the cost of bonuses. It wagers no bonus, moves no limit's room and no turnover and contributes to
-- no jackpot; it is the player's play as any round is, and its rest begins anew. The last spin ends the
-- grant.
-- The player's row is held from before the grant is looked at, and every change of a grant takes that
-- row: of two last spins at one moment one is played.
--
-- Arguments: as in `ledger_settle_alone`; `p_grant` whose spin it is; `p_value` øre, what the outcome was
--   drawn for; `p_win` øre, cash; `p_game` the game, null for one in which no spins are ever played: it
--   has a jackpot. `o_left` the spins that the grant has left now, null when there is no such grant.
-- Locks: the player's row.
-- Refuses: 2 `play-ended`, 10 `time-limit`, 3 `play-blocked`, 8 `notice-due`, 12 `spins-not-here` when the
--   player has no such grant, or it is for other games or another value, 11 `spins-over` when it is used
--   up, was taken away or has expired by `p_at`; the first that is true, kept under the key. Limits of
--   stake and loss, and the most that a bonus lets a round stake, stop no spin. Raises for an unknown
--   player.
-- Repeat: the key is looked for first; a known one is answered in `o_rest` from the books, whatever has
--   come since, and nothing moves. One that is farther than 2 days from `p_at` raises a unique violation.
CREATE OR REPLACE FUNCTION ledger_settle_spin(
  p_key uuid, p_player integer, p_input uuid, p_session uuid, p_grant uuid, p_value bigint, p_win bigint,
  p_game text, p_definition integer, p_seed bytea, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb, OUT o_left integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  given ledger_spin_grant%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF NOT EXISTS (SELECT FROM ledger_journal WHERE key = p_key) THEN
    IF account.due_at <= p_at THEN
      PERFORM ledger_fall_due(ARRAY[p_player], false, p_at);
      SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
    END IF;
    SELECT * INTO given FROM ledger_spin_grant WHERE grant_id = p_grant;
    leg.key := p_key; leg.kind := 1 /* round */; leg.at := p_at; leg.input := p_input;
    leg.reference := p_grant; leg.play_session := p_session; leg.definition := p_definition; leg.stake := 0;
    -- Nothing is staked, so that no limit of stake or loss is passed, whatever is left of it.
    account.loss_room := NULL; account.stake_room := NULL;
    leg.refusal := coalesce(ledger_stake_refusal(account, p_session, 0, 0, p_definition, p_at),
      CASE WHEN account.notice_due_at <= p_at THEN 8 /* notice-due */
        WHEN (given.player = p_player AND p_game = ANY (given.games) AND given.value = p_value) IS NOT TRUE
          THEN 12 /* spins-not-here */
        WHEN given.state <> 'active' OR given.expires_at <= p_at THEN 11 /* spins-over */
      END);
    IF leg.refusal IS NOT NULL THEN
      leg.player := p_player;
      leg.cash_after := account.cash; leg.bonus_after := account.bonus;
      leg.reserved_after := account.reserved; leg.debt_after := account.debt;
      INSERT INTO ledger_journal SELECT leg.*;
    ELSE
      UPDATE ledger_spin_grant SET spins_left = spins_left - 1, won = won + p_win,
          state = CASE WHEN spins_left = 1 THEN 'used' ELSE state END,
          ended_at = CASE WHEN spins_left = 1 THEN greatest(p_at, granted_at) END
        WHERE grant_id = p_grant;
      leg.lane := ledger_own_lane(); leg.win := p_win; leg.seed := p_seed;
      leg.cash := p_win; leg.bonus_cost := -p_win;
      account := ledger_move(leg, p_player);
      UPDATE ledger_player SET played_at = p_at WHERE player = p_player;
      o_player := ARRAY[p_player];
      o_balance := ARRAY[account.cash + account.bonus];
    END IF;
  END IF;
  o_rest := ledger_settle_rest(ARRAY[p_key], ARRAY[p_player], ARRAY[p_input], ARRAY[p_session],
    ARRAY[0::bigint], ARRAY[p_definition], coalesce(o_player, '{}'), p_at);
  SELECT spins_left INTO o_left FROM ledger_spin_grant WHERE grant_id = p_grant AND player = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_settle_spin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_settle_spin TO nordlys_app;

import type { Bugs } from './mutant.ts'

/** Bonuses and promised spins live too long or too short, or share in the wrong amounts. */
export const bonusMutants: Bugs = {
  'wager-not-counted': {
    what: 'a supplier’s bet does not count towards a bonus',
    function: 'ledger_bet',
    from: 'wager_left = wager_left - own_wagered,',
  },
  'refused-bet-counted': {
    what: 'a bet that is refused counts towards a bonus',
    function: 'ledger_bet',
    from: 'INSERT INTO ledger_supplier_tx',
    to: `IF answer.outcome <> 'ok' THEN
        UPDATE ledger_player SET wager_left = greatest(wager_left - p_stake, 0)
          WHERE player = p_player;
      END IF;
      INSERT INTO ledger_supplier_tx`,
  },
  'bonus-not-closed': {
    what: 'a bonus that was staked through never becomes cash',
    function: 'ledger_close_bonuses',
    from: 'ELSIF account.wager_left > 0 AND account.bonus > 0 THEN CONTINUE;',
    to: 'ELSIF account.bonus > 0 THEN CONTINUE;',
  },
  'bonus-kept-after-expiry': {
    what: 'a bonus that has expired is staked as long as nobody looks for it',
    function: 'ledger_settle_batch',
    from: 'AND p.due_at > p_at',
  },
  'bonus-share-rounded-up': {
    what: 'the bonus’s share of a win is rounded up',
    function: 'ledger_divide_win',
    from: '(div(won_in_all * s.upto, staked_in_all)',
    to: '(ceil(won_in_all * s.upto / staked_in_all)',
  },
  'win-of-another-bonus': {
    what: 'the win of a stake whose bonus has ended goes to the bonus that is active now',
    function: 'ledger_divide_win',
    from: 'ledger_bonus_home(game.player, share.bonus, 0, p_at)',
    to: `CASE WHEN EXISTS (SELECT FROM ledger_player
        WHERE player = game.player AND bonus_id IS NOT NULL) THEN 'bonus'
      ELSE ledger_bonus_home(game.player, share.bonus, 0, p_at) END`,
  },
  'used-up-bonus-is-cash': {
    what: 'the late win of a bonus that was used up is cash',
    function: 'ledger_bonus_home',
    from: "past.state = 'fulfilled' AND past.wagered - p_wagered >= past.required",
    to: "past.state IN ('fulfilled', 'used-up')",
  },
  'spin-win-is-bonus': {
    what: 'the win of a promised spin is bonus money',
    changes: [
      // The table knows as much.
      { schema: 'ALTER TABLE ledger_journal DROP CONSTRAINT no_win_without_stake' },
      {
        function: 'ledger_settle_spin',
        from: 'leg.cash := p_win;',
        to: 'leg.bonus := p_win;',
      },
    ],
  },
  'spin-not-counted': {
    what: 'a promised spin leaves as many as there were',
    changes: [
      {
        function: 'ledger_settle_spin',
        from: 'SET spins_left = spins_left - 1, won',
        to: 'SET spins_left = greatest(spins_left - 1, 1), won',
      },
      {
        function: 'ledger_settle_spin',
        from: "CASE WHEN spins_left = 1 THEN 'used' ELSE state END",
        to: 'state',
      },
      {
        function: 'ledger_settle_spin',
        from: 'CASE WHEN spins_left = 1 THEN greatest(p_at, granted_at) END',
        to: 'ended_at',
      },
    ],
  },
  'spin-after-expiry': {
    what: 'promised spins that have expired are played as long as nobody looks for them',
    function: 'ledger_settle_spin',
    from: 'OR given.expires_at <= p_at THEN 11',
    to: 'THEN 11',
  },
  'spin-of-any-value': {
    what: 'a promised spin is drawn for more than was promised',
    function: 'ledger_settle_spin',
    from: 'AND given.value = p_value',
  },
  'spins-kept-after-chargeback': {
    what: 'promised spins stay when the money that brought them is taken back',
    function: 'ledger_void_spins',
    from: 'AND (p_grant IS NULL OR grant_id = p_grant)',
    to: 'AND p_grant IS NULL',
  },
}

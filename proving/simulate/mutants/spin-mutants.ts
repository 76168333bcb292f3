import type { Bugs } from './mutant.ts'

/** Promised spins are played too often, too late or for too much. */
export const spinMutants: Bugs = {
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

import type { Mutant } from './mutant.ts'

/** Bonuses live too long or too short, or share in the wrong amounts. */
export const bonusMutants: readonly Mutant[] = [
  {
    name: 'wager-not-counted',
    what: 'a supplier’s bet does not count towards a bonus',
    changes: [
      {
        function: 'ledger_bet',
        from: 'wager_left = greatest(wager_left - p_stake, 0),',
        to: '',
      },
    ],
  },
  {
    name: 'refused-bet-counted',
    what: 'a bet that is refused counts towards a bonus',
    changes: [
      {
        function: 'ledger_bet',
        from: 'INSERT INTO ledger_supplier_tx',
        to: `IF answer.outcome <> 'ok' THEN
            UPDATE ledger_player SET wager_left = greatest(wager_left - p_stake, 0)
              WHERE player = p_player;
          END IF;
          INSERT INTO ledger_supplier_tx`,
      },
    ],
  },
  {
    name: 'bonus-not-closed',
    what: 'a bonus that was staked through never becomes cash',
    changes: [
      {
        function: 'ledger_close_bonuses',
        from: 'IF account.wager_left = 0 THEN',
        to: 'IF account.wager_left < 0 THEN',
      },
    ],
  },
  {
    name: 'bonus-kept-after-expiry',
    what: 'a bonus that has expired is staked as long as nobody looks for it',
    changes: [
      {
        function: 'ledger_grant_bonus',
        from: 'due_at = least(due_at, p_expires_at)',
        to: 'due_at = due_at',
      },
      { function: 'ledger_next_due', from: "state = 'active'", to: "state = 'none'" },
    ],
  },
  {
    name: 'bonus-share-rounded-up',
    what: 'the bonus’s share of a win is rounded up',
    changes: [
      {
        function: 'ledger_win',
        from: '+ p_win) * game.stake_bonus\n',
        to: '+ p_win) * game.stake_bonus + game.stake_cash + game.stake_bonus - 1)\n',
      },
      { function: 'ledger_win', from: 'least(p_win, (game', to: 'least(p_win, ((game' },
    ],
  },
]

import type { Bugs } from './mutant.ts'

/** A win is staked once more where it should not be, or is told of as what it is not. */
export const gambleMutants: Bugs = {
  'gamble-with-bonus': {
    what: 'a gamble is taken while the player has a bonus',
    function: 'ledger_settle_gamble',
    from: 'account.bonus_id IS NOT NULL OR account.bonus > 0',
    to: 'false',
  },
  'gamble-told-before-the-rest': {
    what: 'a gamble that is stopped by more than the bonus is told of the bonus',
    function: 'ledger_settle_gamble',
    from: 'AND ledger_stake_refusal(account, p_session, p_stake, p_stake, p_definition, p_at) IS NULL',
  },
  'gamble-not-marked': {
    what: 'a gamble’s definition is not marked as one: histories tell of a spin',
    changes: [
      {
        function: 'ledger_define',
        from: 'p_hash, p_game, p_gamble, p_bonus',
        to: 'p_hash, p_game, false, p_bonus',
      },
      { function: 'ledger_define', from: 'AND gamble = p_gamble' },
    ],
  },
}

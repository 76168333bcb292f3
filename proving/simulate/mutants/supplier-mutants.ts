import type { Bugs } from './mutant.ts'

/** A message that is stake and win at once is done or taken back by halves, or a silent round is left. */
export const supplierMutants: Bugs = {
  'win-in-transaction-of-its-own': {
    what: 'the win of a message that is stake and win comes after its stake, when it is asked again',
    function: 'ledger_bet_and_win',
    from: "IF answer.outcome = 'ok' AND p_win > 0 THEN",
    to: "IF answer.outcome = 'ok' AND p_win > 0 AND answer.repeated THEN",
  },
  'win-of-refused-bet': {
    what: 'the win of a message whose stake was refused is paid',
    function: 'ledger_bet_and_win',
    from: "IF answer.outcome = 'ok' AND p_win > 0 THEN",
    to: "IF answer.outcome <> 'rolled-back' AND p_win > 0 THEN",
  },
  'taken-back-by-halves': {
    what: 'the stake of a message that was stake and win is taken back, and its win stays',
    changes: [
      {
        function: 'ledger_take_back',
        from: 'AND key IS NOT NULL AND rolled_back_by IS NULL) THEN',
        to: 'AND key IS NULL) THEN',
      },
      { function: 'ledger_rollback', from: "THEN 'win-paid' ELSE", to: "THEN 'ok' ELSE" },
    ],
  },
  'own-win-in-the-way': {
    what: 'a message that was stake and win is not taken back, since it has won',
    function: 'ledger_take_back',
    from: 'AND key IS NOT NULL AND rolled_back_by IS NULL) THEN',
    to: 'AND key IS NULL) THEN',
  },
  'silent-round-asked-once': {
    what: 'a supplier is asked about a silent round only once',
    function: 'ledger_claim_silent_rounds',
    from: 'OR game.asked_at < p_asked_before',
    to: 'OR p_asked_before IS NULL',
  },
  'open-round-not-listed': {
    what: 'a round that a bet has opened is not among the open ones: nobody is asked about it',
    function: 'ledger_bet',
    from: 'INSERT INTO ledger_open_round (player, round) VALUES (p_player, p_key);',
  },
}

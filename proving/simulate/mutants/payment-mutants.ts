import type { Bugs } from './mutant.ts'

/** Money of payments goes where it should not. */
export const paymentMutants: Bugs = {
  'balance-not-checked': {
    what: 'a withdrawal is reserved without the money for it',
    function: 'ledger_post_transfer',
    from: "WHEN account.cash + leg.cash < 0 THEN 'too-little-money'",
    to: "WHEN account.cash + leg.cash < -1000000 THEN 'too-little-money'",
  },
  'debt-forgotten': {
    what: 'a deposit does not pay a debt first',
    function: 'ledger_post_transfer',
    from: 'leg.debt := least(p_amount, -account.debt);',
    to: 'leg.debt := 0;',
  },
  'forced-debit-refused': {
    what: 'a chargeback beyond the cash is refused where it should leave a debt',
    function: 'ledger_post_transfer',
    from: 'leg.cash := -least(p_amount, account.cash);',
    to: 'leg.cash := -p_amount;',
  },
  'hold-not-ended-by-capture': {
    what: 'captured money is still on its way',
    function: 'ledger_post_transfer',
    from: 'leg.incoming := -held; leg.authorized := held;',
  },
  'hold-released-twice': {
    what: 'a withdrawal that is given up brings back twice what was held for it',
    function: 'ledger_post_transfer',
    from: 'leg.cash := p_amount; leg.reserved := -p_amount;',
    to: 'leg.cash := 2 * p_amount; leg.reserved := -p_amount; leg.bank := -p_amount;',
  },
  'debt-beside-cash': {
    what: 'a stake that is taken back is cash of a player who owes money',
    function: 'ledger_return_stake',
    from: 'leg.debt := least(leg.cash, -account.debt);',
    to: 'leg.debt := 0;',
  },
}

import type { PlantedBug } from './planted-bug.ts'

/** What a player is told of a deposit that brought no money. */
const of = {
  part: 'money',
  file: 'apps/site/app/pages/deposit/deposit-problem.ts',
  test: 'apps/site/app/pages/deposit/deposit-problem.test.ts',
} as const

const declined = '[PAY-04] a declined card keeps the form and says: Din bank har afvist betalingen.'
const answered = '[PAY-01] the bank’s question answered "Afvis" takes no money'

export const sentenceBugs: readonly PlantedBug[] = [
  {
    ...of,
    claim: declined,
    what: 'a card that the bank declined is told to be over its date',
    find: "'bank-declined': 'deposit.failure_bank_declined'",
    replace: "'bank-declined': 'deposit.failure_card_expired'",
  },
  {
    ...of,
    claim: declined,
    what: 'a card over its date is told to lack money',
    find: "'card-expired': 'deposit.failure_card_expired'",
    replace: "'card-expired': 'deposit.failure_no_funds'",
  },
  {
    ...of,
    claim: declined,
    what: 'a card that lacks money is told to be declined by the bank',
    find: "'no-funds': 'deposit.failure_no_funds'",
    replace: "'no-funds': 'deposit.failure_bank_declined'",
  },
  {
    ...of,
    claim: declined,
    what: 'what failed for no known reason is blamed on the bank',
    find: "failure ?? 'server-error'",
    replace: "failure ?? 'bank-declined'",
  },
  {
    ...of,
    claim: declined,
    what: 'the sentence of a card over its date is another',
    file: 'apps/site/app/ground/text/generated/seed.ts',
    find: '"deposit.failure_card_expired": "Dit kort er udløbet.',
    replace: '"deposit.failure_card_expired": "Din betaling er udløbet.',
  },
  {
    ...of,
    claim: answered,
    what: 'a payment that was not approved is told as one that the player broke off',
    find: "'authentication-failed': 'deposit.failure_authentication'",
    replace: "'authentication-failed': 'deposit.failure_cancelled'",
  },
  {
    ...of,
    claim: '[PAY-01] Esc at the bank’s question gives the payment up',
    what: 'a payment that the player broke off is told as one that was not approved',
    find: "'cancelled-by-player': 'deposit.failure_cancelled'",
    replace: "'cancelled-by-player': 'deposit.failure_authentication'",
  },
]

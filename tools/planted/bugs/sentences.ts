import { foundBy } from './planted-bug.ts'

/** The sentences a player reads about a deposit that brought no money. */
export const sentenceBugs = [
  ...foundBy('money', 'apps/site/app/parts/deposit/deposit-problem.test.ts', {
    'apps/site/app/parts/deposit/deposit-problem.ts': {
      'a card that the bank declined is told to be over its date': {
        find: "'bank-declined': 'deposit.failure_bank_declined'",
        replace: "'bank-declined': 'deposit.failure_card_expired'",
      },
      'a card over its date is told to lack money': {
        find: "'card-expired': 'deposit.failure_card_expired'",
        replace: "'card-expired': 'deposit.failure_no_funds'",
      },
      'a card that lacks money is told to be declined by the bank': {
        find: "'no-funds': 'deposit.failure_no_funds'",
        replace: "'no-funds': 'deposit.failure_bank_declined'",
      },
      'what failed for no known reason is blamed on the bank': {
        find: "failure ?? 'server-error'",
        replace: "failure ?? 'bank-declined'",
      },
      'a payment that was not approved is told as one that the player broke off': {
        find: "'authentication-failed': 'deposit.failure_authentication'",
        replace: "'authentication-failed': 'deposit.failure_cancelled'",
      },
      'a payment that the player broke off is told as one that was not approved': {
        find: "'cancelled-by-player': 'deposit.failure_cancelled'",
        replace: "'cancelled-by-player': 'deposit.failure_authentication'",
      },
    },
    'apps/site/app/ground/text/generated/seed.ts': {
      'the sentence of a card over its date is another': {
        find: '"deposit.failure_card_expired": "Dit kort er udløbet.',
        replace: '"deposit.failure_card_expired": "Din betaling er udløbet.',
      },
    },
  }),
]

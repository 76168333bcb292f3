import type { PlantedBug } from './planted-bug.ts'

const declined = '[PAY-04] a declined card keeps the form and says: Din bank har afvist betalingen.'
const neverTold = '[PAY-01] a payment never told of is found by asking the provider'
const brokenOff = '[PAY-06] no withdrawal exists when MitID is broken off, or confirmed by another'

/** The platform and the payment provider, as they speak to each other. */
const spoken = {
  part: 'money',
  test: 'apps/platform/src/payments/card/sandbox.db.test.ts',
} as const
const codes = { ...spoken, file: 'apps/platform/src/payments/card/deposit-failure.ts' } as const
const asking = { ...spoken, file: 'apps/platform/src/payments/deposit/read-deposit.ts' } as const

export const moneyBugs: readonly PlantedBug[] = [
  {
    ...codes,
    claim: declined,
    what: 'the code of a bank that declines is taken for a lack of money',
    find: "530: 'bank-declined'",
    replace: "530: 'no-funds'",
  },
  {
    ...codes,
    claim: declined,
    what: 'the code of a card over its date is taken for a bank that declines',
    find: "531: 'card-expired'",
    replace: "531: 'bank-declined'",
  },
  {
    ...codes,
    claim: declined,
    what: 'the code of a lack of money is taken for wrong card details',
    find: "504: 'no-funds'",
    replace: "504: 'card-details'",
  },
  {
    ...codes,
    claim: '[PAY-01] the bank’s question answered "Afvis" takes no money',
    what: 'the code of a no at the bank is taken for a player who broke off',
    find: "550: 'authentication-failed'",
    replace: "550: 'cancelled-by-player'",
  },
  {
    ...spoken,
    claim: '[PAY-01] a payment told twice is booked once',
    what: 'money that was booked is booked anew when it is asked about',
    file: 'apps/platform/src/payments/deposit/capture.ts',
    find: 'if (booked) return booked',
    replace: 'if (booked?.status === "canceled") return booked',
  },
  {
    ...spoken,
    claim: '[PAY-01] a payment told twice is booked once',
    what: 'half of what was taken is booked as the whole that was asked for',
    file: 'apps/platform/src/payments/deposit/capture.ts',
    find: 'const { txId, amountOre } = capture\n  await',
    replace:
      'const { txId } = capture\n' +
      '  const meant = await lockDeposit(tx, capture.reference)\n' +
      '  const amountOre = meant?.requested_ore ?? capture.amountOre\n  await',
  },
  {
    ...asking,
    claim: neverTold,
    what: 'the page of an open deposit does not ask the provider',
    find: 'if (!mayAsk(row, at))',
    replace: 'if (mayAsk(row, at))',
  },
  {
    ...asking,
    claim: neverTold,
    what: 'the page of a deposit asks the provider after minutes only',
    find: 'const askEveryMs = 5 * secondMs',
    replace: 'const askEveryMs = 500 * secondMs',
  },
  {
    ...asking,
    claim: neverTold,
    what: 'the page that asked is told how the deposit stood before',
    find: 'const now = (await findDeposit(context.db, asked)) ?? row',
    replace: 'const now = row',
  },
  {
    ...spoken,
    claim: neverTold,
    what: 'money that the provider tells of when asked is not booked',
    file: 'apps/platform/src/payments/card/card-method.ts',
    find: 'amountOre > 0n',
    replace: 'amountOre < 0n',
  },
  {
    part: 'money',
    claim: declined,
    what: 'a declined deposit still counts in the limits',
    file: 'apps/platform/src/payments/deposit/deposit-states.ts',
    find: '  await releaseDeposit(tx, reference)\n',
    replace: '',
    test: 'e2e/deposit.spec.ts',
    titled: 'a declined card keeps the form',
  },
  {
    part: 'money',
    claim: brokenOff,
    what: 'a withdrawal is confirmed with the MitID of somebody else',
    file: 'apps/platform/src/players/identity/identification.ts',
    find: '!visit.action || player.mitid_sub !== outcome.identity.sub',
    replace: '!visit.action',
    test: 'e2e/withdraw.spec.ts',
    titled: 'MitID is broken off',
  },
  {
    part: 'money',
    claim: 'two hundred schedules of operations and faults leave the books as the model has them',
    what: 'the hold of a deposit that came to nothing stays in the books',
    file: 'apps/platform/src/payments/deposit/deposit-states.ts',
    find: '  await voidDeposit(tx, { playerId, reference, at })\n',
    replace: '',
    test: 'proving/simulate/simulate.db.test.ts',
    titled: 'the fixed schedules',
  },
]

import { after, hourMs, kroner, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { compareWithOutside } from '../../../../../operations/backup/agreement.ts'
import { findLost } from '../../../../../operations/backup/lost-money.ts'
import { settleFromProvider } from '../deposit/open-deposits.ts'
import { settleTakenBack } from '../deposit/take-back.ts'
import { TestMobilePay } from './test-mobile-pay.ts'

let till: TestMobilePay
openForFile(async (stack) => {
  till = stack.use(await TestMobilePay.open())
})

/** The world outside, where MobilePay's report has captures of 200 kr. of these deposits. */
function outsideWith(...references: string[]) {
  const at = till.world.clock.now()
  const taken = { capturedOre: kroner(200), at }
  const payments = references.map((reference) => ({ reference, ...taken }))
  const others = { captured: [], payouts: [], rounds: [], messages: [] }
  return { ...others, mobilePay: { since: after(at, -hourMs), payments } }
}

function lostIn(outside: ReturnType<typeof outsideWith>) {
  const { ownerUrl: databaseUrl, clock } = till.world
  const unknown = { findPlayer: () => undefined, hasGame: () => false }
  return findLost({ databaseUrl, outside, ...unknown, at: clock.now() })
}

const sumsOf = async (outside: ReturnType<typeof outsideWith>) =>
  (await compareWithOutside(till.world.ownerUrl, outside))[0]

test('money taken by MobilePay is asked about where its deposit is known, and else for people', async () => {
  const deposit = await till.begun('200')
  const { reference } = deposit
  await deposit.answer('approved')
  await till.mobilePay.capture({ reference, amountOre: kroner(200), key: 'before-the-loss' })
  const outside = outsideWith(reference, 'begun-after')
  const of = { kind: 'deposit', amountOre: kroner(200) }
  const unknown = { ...of, key: 'begun-after', remedy: 'person', because: 'no such deposit' }
  expect(await lostIn(outside)).toMatchObject([
    { ...of, key: reference, playerId: deposit.player, remedy: 'ask-provider' },
    { ...unknown, playerId: undefined },
  ])
  await settleFromProvider(till.context, reference)
  expect(await deposit.cash()).toBe(kroner(200))
  expect(await lostIn(outside)).toMatchObject([unknown])
  expect(await sumsOf(outsideWith(reference))).toMatchObject({
    ...{ booksOre: kroner(200), outsideOre: kroner(200) },
  })
})

test('a capture counts whole on both sides, whatever of it was given back or disputed since', async () => {
  const deposit = await till.begun('200')
  const { reference: txId } = deposit
  await deposit.answer('approved')
  await deposit.look()
  const { db } = till.world
  for (const [keptOre, cause] of [
    [zeroOre, 'dispute'],
    [kroner(150), 'dispute'],
    [kroner(100), 'refund'],
  ] as const) {
    await db
      .transaction()
      .execute((tx) => settleTakenBack(till.context, tx, { txId, keptOre, cause }))
  }
  expect(await deposit.cash()).toBe(kroner(100))
  const all = await db.selectFrom('wallet_deposit').select('psp_tx_id').execute()
  const booked = all.flatMap(({ psp_tx_id: id }) => (id && !id.includes('~') ? [id] : []))
  const outside = outsideWith(...booked)
  const sums = await sumsOf(outside)
  expect(sums?.booksOre).toBe(sums?.outsideOre)
  expect(await lostIn(outsideWith(txId))).toEqual([])
  // No report reaches so far back: it is on neither side.
  const late = { since: after(till.world.clock.now(), hourMs), payments: [] }
  expect(await sumsOf({ ...outside, mobilePay: late })).toMatchObject({
    ...{ booksOre: zeroOre, outsideOre: zeroOre },
  })
})

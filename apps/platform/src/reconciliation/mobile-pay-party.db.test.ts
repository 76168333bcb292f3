import { kroner, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { prove } from '../../../../operations/verification/invariant.ts'
import { conservationInvariants } from '../../../../operations/verification/payments.ts'
import { createMobilePaySettlements } from '../outside/index.ts'
import { settleTakenBack } from '../payments/deposit/take-back.ts'
import { TestMobilePay } from '../payments/mobile-pay/test-mobile-pay.ts'
import { mobilePayParty, paymentProviderParty, reconcile } from './index.ts'
import type { ReconciliationContext } from './reconciliation-context.ts'

let till: TestMobilePay
let context: ReconciliationContext
let owner: pg.Client

openForFile(async (stack) => {
  till = stack.use(await TestMobilePay.open())
  const { db } = till.world
  const takeBack = async (standing: Parameters<typeof settleTakenBack>[2]) => {
    await db.transaction().execute((tx) => settleTakenBack(till.context, tx, standing))
  }
  const noCards = { readPage: async () => ({ items: [], next: undefined }) }
  context = {
    db,
    log: pino({ level: 'silent' }),
    parties: [
      mobilePayParty(createMobilePaySettlements(till.mobilePay), takeBack),
      paymentProviderParty(noCards, takeBack),
    ],
    enqueueRun: async () => undefined,
    enqueueEmail: async () => undefined,
  }
  owner = new pg.Client({ connectionString: till.world.ownerUrl })
  stack.defer(() => owner.end())
  await owner.connect()
})

/** A run of each party a while later: what the till did this moment is not within the period yet. */
async function run(later = { minutes: 2 } as { minutes?: number; hours?: number }) {
  till.world.clock.advance(later)
  const at = till.world.clock.now()
  const outcome = await reconcile(context, 'mobile-pay', at)
  // The card's provider lists nothing and must be held against nothing.
  expect(await reconcile(context, 'payments', at)).toBe('agreed')
  return outcome
}

async function paid(amount: string) {
  const deposit = await till.begun(amount)
  await deposit.answer('approved')
  await deposit.look()
  return deposit
}

async function takeBack(reference: string, what: object): Promise<void> {
  const answer = await till.control('mobilepay/take-back', { reference, ...what })
  expect(answer.status).toBe(200)
}

async function open(): Promise<object[]> {
  const { rows } = await sql<object>`
    SELECT party, reference, kind, ours_ore, theirs_ore FROM audit_differences
    WHERE resolved_at IS NULL ORDER BY difference_id`.execute(till.world.db)
  return rows
}

async function listed(reference: string) {
  const { rows } = await sql<object>`
    SELECT state, amount_ore FROM reconciliation_item
    WHERE party = 'mobile-pay' AND reference = ${reference}`.execute(till.world.db)
  return rows
}

async function broken(): Promise<string[]> {
  const names: string[] = []
  for (const invariant of conservationInvariants) {
    if (await prove(owner, invariant)) names.push(invariant.name)
  }
  return names
}

test('[LED-08] what was captured agrees to the øre, and one øre off in the books is found', async () => {
  await paid('100')
  await paid('250')
  expect(await run({ minutes: 20 })).toBe('agreed')
  expect(await broken()).toEqual([])
  await owner.query(`BEGIN; ALTER TABLE ledger_journal DROP CONSTRAINT legs_sum_to_zero;
    SET LOCAL session_replication_role = replica;
    UPDATE ledger_journal SET psp = psp - 1 WHERE psp = -25000`)
  expect(await broken()).toEqual(['I11 our books are what the party listed: mobile-pay'])
  await owner.query('ROLLBACK')
  await owner.query(`BEGIN; DELETE FROM reconciliation_item WHERE party = 'mobile-pay'`)
  expect(await broken()).toEqual(['I11 our books are what the party listed: mobile-pay'])
  await owner.query('ROLLBACK')
})

test('[LED-04] a refund and a dispute, lost and then won, are booked by the run and agree', async () => {
  const refunded = await paid('300')
  const disputed = await paid('200')
  expect(await run()).toBe('agreed')
  await takeBack(refunded.reference, { refundedOre: 12_000 })
  await takeBack(disputed.reference, { dispute: 'lost', amountOre: 20_000 })
  expect(await run()).toBe('agreed')
  expect([await refunded.cash(), await disputed.cash()]).toEqual([kroner(180), zeroOre])
  expect(await listed(refunded.reference)).toEqual([{ state: 'refunded', amount_ore: 18_000n }])
  expect(await listed(disputed.reference)).toEqual([{ state: 'charged-back', amount_ore: 0n }])
  expect(await disputed.status()).toBe('reversed')
  await takeBack(disputed.reference, { dispute: 'won', amountOre: 20_000 })
  expect(await run()).toBe('agreed')
  expect(await disputed.cash()).toBe(kroner(200))
  expect(await listed(disputed.reference)).toEqual([{ state: 'captured', amount_ore: 20_000n }])
  till.world.clock.advance({ minutes: 20 })
  expect(await run()).toBe('agreed')
  expect(await broken()).toEqual([])
})

test('[LED-04] what is taken long after its capture counts with all that was taken before', async () => {
  const deposit = await paid('300')
  const { reference } = deposit
  expect(await run()).toBe('agreed')
  await run({ hours: 5 * 24 })
  await takeBack(reference, { dispute: 'lost', amountOre: 5_000 })
  expect(await run()).toBe('agreed')
  expect(await listed(reference)).toEqual([{ state: 'charged-back', amount_ore: 25_000n }])
  await run({ hours: 10 * 24 })
  await takeBack(reference, { refundedOre: 10_000 })
  expect(await run()).toBe('agreed')
  expect(await listed(reference)).toEqual([{ state: 'refunded', amount_ore: 15_000n }])
  expect(await deposit.cash()).toBe(kroner(150))
})

test('[LED-04] a message of a refund gives back nothing that a dispute has taken', async () => {
  const deposit = await paid('300')
  const { reference } = deposit
  await takeBack(reference, { dispute: 'lost', amountOre: 20_000 })
  expect(await run()).toBe('agreed')
  await takeBack(reference, { refundedOre: 1_000 })
  const names = async () => (await deposit.events()).map(({ name }) => name)
  await expect.poll(names).toContain('REFUNDED')
  await till.actOnAll()
  expect(await deposit.cash()).toBe(kroner(90))
  expect(await run()).toBe('agreed')
  expect(await deposit.cash()).toBe(kroner(90))
})

test('[LED-04] a report that runs behind a refund gives nothing of it back', async () => {
  const deposit = await paid('300')
  const { reference } = deposit
  expect(await run()).toBe('agreed')
  const { readFunds } = till.mobilePay
  const reports = new Map<string, Promise<string | undefined>>()
  const asked = (day: string) => reports.get(day) ?? readFunds(day)
  const today = till.world.clock.now().toISOString().slice(0, 10)
  reports.set(today, Promise.resolve(await readFunds(today)))
  await takeBack(reference, { refundedOre: 12_000 })
  till.world.clock.advance({ minutes: 1 })
  const names = async () => (await deposit.events()).map(({ name }) => name)
  await expect.poll(names).toContain('REFUNDED')
  await till.actOnAll()
  till.mobilePay.readFunds = asked
  expect(await run()).toBe('different')
  expect(await deposit.cash()).toBe(kroner(180))
  till.mobilePay.readFunds = readFunds
  expect(await run()).toBe('agreed')
  expect(await deposit.cash()).toBe(kroner(180))
})

test('[LED-08] money that only one side has is raised, whichever it is', async () => {
  const deposit = await paid('100')
  const { reference } = deposit
  await paid('200')
  expect(await run()).toBe('agreed')
  const { readFunds } = till.mobilePay
  till.mobilePay.readFunds = async (day) => {
    const text = await readFunds(day)
    return text?.replaceAll(reference, 'not-one-of-ours')
  }
  expect(await run()).toBe('different')
  expect(await open()).toEqual([])
  expect(await run({ minutes: 11 })).toBe('different')
  expect(await open()).toEqual([
    expect.objectContaining({ kind: 'missing-there', reference, ours_ore: 10_000n }),
    expect.objectContaining({ kind: 'missing-here', theirs_ore: 10_000n }),
  ])
  till.mobilePay.readFunds = readFunds
  expect(await run()).toBe('agreed')
  expect(await open()).toEqual([])
})

test('[LED-08] a report that is none makes the run fail, and nothing pass for gone', async () => {
  const { reference } = await paid('100')
  expect(await run()).toBe('agreed')
  await till.force('nonsense')
  expect(await run()).toBe('failed')
  expect(await listed(reference)).toEqual([{ state: 'captured', amount_ore: 10_000n }])
  expect(await run()).toBe('agreed')
})

import { createHash } from 'node:crypto'
import { standInsAt } from '@nordlys/core'
import { expect } from 'vitest'
import type { MoneyScene } from '../money-scene.ts'
import { bookedKinds, rowsOf } from '../rows.ts'
import { controlStandIns } from '../stand-ins.ts'
import { begun, expectTaken, look, takenOf } from './mobile-pay.ts'
import type { Operation } from './operation.ts'

/** A message that was kept is acted on: its payment is asked about, taken and booked. */
export const mobilePayEventActedOn: Operation = {
  name: 'a kept message of MobilePay is acted on',
  async prepare(scene) {
    const { reference, approve } = await begun(scene)
    await approve()
    const eventId = await keep(scene, reference)
    const task = { name: 'act-on-payment-event', fields: { eventId } }
    return {
      async act() {
        while (!(await scene.platform.tick(task)));
        await scene.platform.live()
      },
      async verify() {
        const kept = 'SELECT outcome, tries FROM payments_event WHERE event_id = $1'
        expect(await rowsOf(scene.databaseUrl, kept, [eventId])).toEqual([
          { outcome: 'asked', tries: 0 },
        ])
        await expectTaken(scene, reference)
      },
    }
  },
}

const disputedOre = 4_000

/**
 * MobilePay's report says that a person's bank has taken money back. Each go takes a further part of one
 * payment: a run reads all of two days, and with a payment for each go it would have ever more to write.
 */
export const mobilePayDisputed: Operation = {
  name: 'a dispute in the report of MobilePay is booked',
  async prepare(scene) {
    const { databaseUrl, platform, sandboxUrl } = scene
    const reference = await largePayment(scene)
    const before = await bookedKinds(databaseUrl, reference)
    const taken = Number((await takenOf(scene, reference))?.taken)
    const dispute = { reference, dispute: 'lost', amountOre: disputedOre }
    await controlStandIns(sandboxUrl, 'mobilepay/take-back', dispute)
    return {
      async act() {
        const run = { name: 'reconcile', fields: { party: 'mobile-pay' } }
        const runsBefore = await runsOf(scene)
        // A run also ends at once while the database still takes the dead one for living.
        do await platform.tick(run)
        while ((await runsOf(scene)) === runsBefore)
        await platform.live()
      },
      async verify() {
        const now = { status: 'implemented', taken: String(taken + disputedOre) }
        expect(await takenOf(scene, reference)).toEqual(now)
        expect(await bookedKinds(databaseUrl, reference)).toEqual([...before, 'deposit-reversed'])
      },
    }
  },
}

/** As the door leaves a message that came with MobilePay's signature. */
async function keep({ databaseUrl, sandboxUrl }: MoneyScene, reference: string): Promise<string> {
  const msn = standInsAt(sandboxUrl).mobilePay.merchantSerialNumber
  const body = Buffer.from(JSON.stringify({ msn, reference, name: 'AUTHORIZED' }))
  const [row] = await rowsOf(
    databaseUrl,
    `INSERT INTO payments_event (party, body, body_hash, reference, name, received_at)
     VALUES ('mobile-pay', $1, $2, $3, 'AUTHORIZED', now()) RETURNING event_id`,
    [body, createHash('sha256').update(body).digest(), reference],
  )
  return String(row?.event_id)
}

/** The scene's payment that disputes take from; it is paid and booked at the first go. */
async function largePayment(scene: MoneyScene): Promise<string> {
  const large = 'SELECT reference FROM wallet_deposit WHERE method = $1 AND amount_ore > 1000000'
  const [known] = await rowsOf(scene.databaseUrl, large, ['mobile_pay'])
  if (known) return String(known.reference)
  const { reference, approve } = await begun(scene, '20000')
  await approve()
  await look(scene, reference)
  return reference
}

async function runsOf({ databaseUrl }: MoneyScene): Promise<unknown> {
  const finished = `SELECT count(*) AS count FROM reconciliation_run
    WHERE party = 'mobile-pay' AND outcome IS NOT NULL`
  const [row] = await rowsOf(databaseUrl, finished)
  return row?.count
}

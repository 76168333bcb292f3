import { readDeposit } from '@nordlys/contracts'
import { invariant, ore, required, standInsAt, systemClock, zeroOre } from '@nordlys/core'
import { createMobilePay } from '@nordlys/platform'
import { expect } from 'vitest'
import { askAgain } from '../ask-again.ts'
import type { MoneyScene } from '../money-scene.ts'
import { bookedKinds, rowsOf } from '../rows.ts'
import { controlStandIns } from '../stand-ins.ts'
import { amountOre, depositRequest, type Started, startAsked } from './deposits.ts'
import { type Operation, oneMessage, tickAgain } from './operation.ts'

/** The player presses "Indbetal": the payment is begun at MobilePay under the deposit's own reference. */
export const mobilePayBegun = oneMessage<Started>(
  'a payment by MobilePay is begun',
  async (scene) => {
    const request = depositRequest('mobile_pay')
    return {
      say: () => startAsked(scene, request),
      async verify({ deposit: { reference }, redirectUrl }) {
        expect(await startAsked(scene, request)).toMatchObject({
          deposit: { reference },
          redirectUrl,
        })
        expect(await atMobilePay(scene).find(reference)).toMatchObject({ state: 'CREATED' })
        expect(await bookedKinds(scene.databaseUrl, reference)).toEqual([])
      },
    }
  },
)

/** Found approved, judged again, taken under its one key, and booked. */
export const mobilePayTaken: Operation = {
  name: 'money approved at MobilePay is taken',
  async prepare(scene) {
    const { reference, approve } = await begun(scene)
    await approve()
    return {
      act: () => look(scene, reference),
      verify: () => expectTaken(scene, reference),
    }
  },
}

/** Approved when we had given the deposit up: it is let go there, and nothing is booked. */
export const mobilePayLetGo: Operation = {
  name: 'money approved too late at MobilePay is let go',
  async prepare(scene) {
    const { reference, approve } = await begun(scene)
    await makeOlder(scene, reference, 16)
    await tickAgain(scene)
    expect(await statusOf(scene, reference)).toBe('canceled')
    await approve()
    return {
      async act() {
        do await makeOlder(scene, reference, 2)
        while (!(await scene.platform.tick()))
        await scene.platform.live()
      },
      async verify() {
        expect(await statusOf(scene, reference)).toBe('canceled')
        expect(await atMobilePay(scene).find(reference)).toMatchObject({
          ...{ capturedOre: zeroOre, canceledOre: amountOre },
        })
        expect(await bookedKinds(scene.databaseUrl, reference)).toEqual([])
      },
    }
  },
}

/** Taken and in part given back before we look: the capture is booked, and what went is taken back. */
export const mobilePayTakenBack: Operation = {
  name: 'money given back at MobilePay is taken back',
  async prepare(scene) {
    const { reference, approve } = await begun(scene)
    await approve()
    await atMobilePay(scene).capture({ reference, amountOre, key: `${reference}-portal` })
    const refund = { reference, refundedOre: 4_000 }
    await controlStandIns(scene.sandboxUrl, 'mobilepay/take-back', refund)
    return {
      act: () => look(scene, reference),
      async verify() {
        expect(await takenOf(scene, reference)).toEqual({ status: 'implemented', taken: '4000' })
        expect(await bookedKinds(scene.databaseUrl, reference)).toEqual([
          ...['deposit', 'deposit-reversed'],
        ])
      },
    }
  },
}

/** A refund that two employees have agreed to: made there under its one key, and booked. */
export const mobilePayRefunded: Operation = {
  name: 'a deposit by MobilePay is given back',
  async prepare(scene) {
    const { reference, approve } = await begun(scene)
    await approve()
    await look(scene, reference)
    await agree(scene, reference)
    return {
      async act() {
        do await rowsOf(scene.databaseUrl, dueNow, [reference])
        while (!(await scene.platform.tick()))
        await scene.platform.live()
      },
      async verify() {
        expect(await takenOf(scene, reference)).toEqual({ status: 'implemented', taken: '4000' })
        expect(await atMobilePay(scene).find(reference)).toMatchObject({ refundedOre: ore(4_000) })
        expect(await bookedKinds(scene.databaseUrl, reference)).toEqual([
          ...['deposit', 'deposit-held', 'deposit-reversed'],
        ])
      },
    }
  },
}

/** All of it was taken at MobilePay, and is booked. */
export async function expectTaken(scene: MoneyScene, reference: string): Promise<void> {
  expect(await takenOf(scene, reference)).toEqual({ status: 'implemented', taken: '0' })
  expect(await atMobilePay(scene).find(reference)).toMatchObject({
    ...{ capturedOre: amountOre, refundedOre: zeroOre, canceledOre: zeroOre },
  })
  expect(await bookedKinds(scene.databaseUrl, reference)).toEqual(['deposit', 'deposit-held'])
}

/** A payment that waits for its player. */
export async function begun(scene: MoneyScene, amount?: string) {
  const { deposit, redirectUrl } = await startAsked(scene, depositRequest('mobile_pay', amount))
  const landing = required(redirectUrl, 'where the player approves')
  return {
    reference: deposit.reference,
    async approve() {
      const body = new URLSearchParams({ answer: 'approved' })
      await fetch(landing.replace('/landing', '/app'), {
        ...{ method: 'POST', body, redirect: 'manual' },
      })
    },
  }
}

function atMobilePay({ sandboxUrl }: MoneyScene) {
  const { url: baseUrl, ...client } = standInsAt(sandboxUrl).mobilePay
  return createMobilePay({ ...client, baseUrl, clock: systemClock })
}

/** So old that page and job ask about it, whenever they asked last. */
async function makeOlder({ databaseUrl }: MoneyScene, reference: string, minutes: number) {
  await rowsOf(
    databaseUrl,
    `UPDATE wallet_deposit SET asked_at = NULL, created_at = now() - $2 * interval '1 minute'
     WHERE reference = $1`,
    [reference, minutes],
  )
}

/** The page that waits asks, and asks again when there was no answer. */
export async function look(scene: MoneyScene, reference: string): Promise<void> {
  const shown = await askAgain(scene.platform, async () => {
    await makeOlder(scene, reference, 2)
    return scene.caller.call(readDeposit, { reference }, scene.session)
  })
  invariant(shown.ok, 'the player’s own deposit is known')
  expect(shown.deposit.status).toBe(await statusOf(scene, reference))
}

const dueNow = `
  UPDATE payments_refund SET next_try_at = now() WHERE reference = $1 AND outcome IS NULL`

/** As the desk's two calls leave it, which are one transaction each. */
async function agree({ databaseUrl }: MoneyScene, reference: string): Promise<void> {
  const employees = `INSERT INTO staff_employee (name, name_key, credential_digest, made_at)
    VALUES ('Ida', 'ida', decode(repeat('01', 32), 'hex'), now()),
      ('Per', 'per', decode(repeat('02', 32), 'hex'), now()) ON CONFLICT DO NOTHING`
  await rowsOf(databaseUrl, employees, [])
  await rowsOf(
    databaseUrl,
    `INSERT INTO payments_refund (reference, tx_id, number, amount_ore, counted_ore,
       two_people_from_ore, reason, wished_by, wished_at, agreed_by, agreed_at, next_try_at)
     SELECT $1, $1, 1, 4000, 4000, 0, 'a proof', min(employee_id), now(), max(employee_id), now(), now()
     FROM staff_employee`,
    [reference],
  )
}

export async function takenOf({ databaseUrl }: MoneyScene, reference: string) {
  const [row] = await rowsOf(
    databaseUrl,
    'SELECT status, taken_ore AS taken FROM wallet_deposit WHERE reference = $1',
    [reference],
  )
  return row
}

async function statusOf(scene: MoneyScene, reference: string) {
  return (await takenOf(scene, reference))?.status
}

import { type Deposit, readDeposit, startDeposit } from '@nordlys/contracts'
import { invariant, kroner, required, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { expect } from 'vitest'
import { goodCard, payByCard } from '../../../world/seed/over-the-wire.ts'
import { askAgain } from '../ask-again.ts'
import type { MoneyScene } from '../money-scene.ts'
import { askParties } from '../outside-books.ts'
import { rowsOf } from '../rows.ts'
import { approve, flush, tellAsProvider } from '../stand-ins.ts'
import { type Operation, oneMessage } from './operation.ts'

export const amountOre = kroner(100)

export type Started = Awaited<ReturnType<typeof startAsked>>

/** The player presses "Indbetal": nothing is booked yet, but the limit is used. */
export const depositStarted = oneMessage<Started>('a deposit is started', async (scene) => {
  const request = depositRequest()
  const before = await countDeposits(scene)
  return {
    say: () => startAsked(scene, request),
    async verify({ deposit: { reference } }) {
      expect(await countDeposits(scene)).toBe(before + 1)
      expect(await startAsked(scene, request)).toMatchObject({ deposit: { reference } })
      expect(await depositInBooks(scene, reference)).toEqual({ status: 'initiated', booked: [] })
    },
  }
})

/** The provider asks whether it may take the money, in the same words until it is told. */
export const depositAuthorized = oneMessage('the provider’s authorize', async (scene) => {
  const { deposit, cashier: shown } = await startAsked(scene, depositRequest())
  const cashier = required(shown, 'the page of the card')
  const { reference } = deposit
  const message = {
    userId: cashier.userId,
    sessionId: cashier.sessionId,
    txId: timeKey(systemClock, systemRandom),
    txAmount: '100.00',
    txAmountCy: 'DKK',
    attributes: { reference },
  }
  const say = () => tellAsProvider(scene.platform, 'authorize', message)
  return {
    say,
    async verify(answer) {
      expect(answer).toMatchObject({ success: true, merchantTxId: reference })
      expect(await say()).toEqual(answer)
      expect(await depositInBooks(scene, reference)).toEqual({
        status: 'pending',
        booked: [held(reference)],
      })
    },
  }
})

/** The whole way of a card that is good: verifyuser, authorize, transfer. */
export const depositPaid: Operation = {
  name: 'the provider takes a card’s money',
  prepare: (scene) => cardAttempt(scene),
}

/** The whole way of a card that is refused: verifyuser, authorize, cancel. */
export const depositCanceled: Operation = {
  name: 'the bank refuses a card',
  prepare: (scene) => cardAttempt(scene, { cardNumber: '4571000000090531' }),
}

/** How it is paid: with another card than the good one, one that is to be saved, or a saved one. */
interface Paid {
  cardNumber?: string
  saveCard?: boolean
  cardId?: string
}

/**
 * Pays with a card through the stand-in, which repeats itself as the provider does: it asks about
 * the player once, and tells of money taken or of a payment that failed until it is understood.
 */
export async function cardAttempt(scene: MoneyScene, paid: Paid = {}) {
  const { cardNumber = goodCard, ...card } = paid
  const begun = await startAsked(scene, { ...depositRequest(), ...card })
  const { reference } = begun.deposit
  let shown: Deposit | undefined
  return {
    reference,
    /** The deposit as its player was shown it last. */
    shown: () => shown,
    async act() {
      const { sandboxUrl } = scene
      const { txState, txId } = await payByCard(begun, {
        sandboxUrl,
        cardHolder: 'Anna',
        cardNumber,
      })
      if (txState === 'WAITING_INPUT') await approve(sandboxUrl, required(txId, 'a transaction'))
      await scene.platform.live()
      await flush(scene.sandboxUrl)
      // One that is told by nobody is asked about, as by the page that waits for it.
      const read = () => scene.caller.call(readDeposit, { reference }, scene.session)
      const answer = await askAgain(scene.platform, read)
      invariant(answer.ok, 'the player’s own deposit is known')
      shown = answer.deposit
    },
    async verify() {
      const { captured } = await askParties(scene.sandboxUrl)
      const [payment, ...others] = captured.filter((each) => each.reference === reference)
      expect(others).toEqual([])
      const { status, booked } = await depositInBooks(scene, reference)
      expect(shown?.status).toBe(status)
      expect(status === 'implemented').toBe(payment !== undefined)
      if (payment) {
        expect(payment.capturedOre).toBe(amountOre)
        expect(booked).toEqual([taken(payment.txId), held(reference)])
      }
      // Nothing of what was held for a deposit that came to nothing is held any more.
      else if (booked.length > 0) expect(booked).toEqual([held(reference), voided(reference)])
    },
  }
}

export function depositRequest(method: 'card' | 'mobile_pay' = 'card', amount = '100') {
  return { amount, method, idempotencyKey: timeKey(systemClock, systemRandom) }
}

export async function startAsked(
  scene: MoneyScene,
  request: ReturnType<typeof depositRequest> & Paid,
) {
  const started = await scene.caller.call(startDeposit, request, scene.session)
  invariant(started.ok, 'the deposit may be started')
  return started
}

async function countDeposits({ databaseUrl }: MoneyScene): Promise<number> {
  const [row] = await rowsOf(
    databaseUrl,
    "SELECT count(*)::int AS count FROM audit_payments WHERE direction = 'deposit'",
  )
  return Number(row?.count)
}

/** The payment's state, and what is booked for it: all of it, however often. */
async function depositInBooks({ databaseUrl }: MoneyScene, reference: string) {
  const payments = await rowsOf(
    databaseUrl,
    'SELECT status, psp_ref FROM audit_payments WHERE payment_id = $1',
    [reference],
  )
  expect(payments).toHaveLength(1)
  const booked = await rowsOf(
    databaseUrl,
    `SELECT kind, ext_ref, max(amount_ore) AS amount_ore
     FROM audit_txns JOIN audit_entries USING (txn_id)
     WHERE ext_ref IN ($1, $2) GROUP BY txn_id, kind, ext_ref ORDER BY kind`,
    [reference, payments[0]?.psp_ref],
  )
  return { status: payments[0]?.status, booked }
}

function bookedAs(kind: string) {
  return (ext_ref: string) => ({ kind, ext_ref, amount_ore: amountOre.toString() })
}

const held = bookedAs('deposit-held')
const voided = bookedAs('deposit-voided')
const taken = bookedAs('deposit')

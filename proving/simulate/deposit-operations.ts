import { formatKroner, kroner, type Ore, required, timeKey } from '@nordlys/core'
import {
  type CallbackAnswer,
  type PaymentAction,
  receivePaymentMessage,
  startDeposit,
} from '../../apps/platform/src/payments/index.ts'
import { type Books, type DepositRow, hasCome } from './books.ts'
import { expectEqual, Failure, show } from './failure.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'
import type { CardPayment } from './parties.ts'
import { leftOf } from './payment-model.ts'
import { useWelcome } from './spin-operations.ts'

const amounts = [200, 100, 350, 600]

/** A deposit, asked under one key until it is answered; then the player may pay it by card. */
export function wantDeposit(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, random, facts, counted } = scene
  const amountOre = kroner(choices.pick(amounts))
  const idempotencyKey = timeKey(clock, random)
  const request = { amount: formatKroner(amountOre), method: 'card', idempotencyKey } as const
  let first: string | undefined
  const moments: Date[] = []
  scene.want('deposit', async ({ payments }, since) => {
    const at = payments.clock.now()
    moments.push(at)
    const answer = await startDeposit(payments, { playerId: player.id, standing: 'open' }, request)
    return () => {
      if (first) counted('a repeated deposit was answered alike')
      expectEqual(show(answer), first ?? show(answer), 'a repeated deposit')
      if (first) return
      first = show(answer)
      if (answer.ok)
        return payDeposit(
          scene,
          player,
          answer.deposit.reference,
          required(answer.cashier, 'the page of the card').sessionId,
          amountOre,
        )
      counted(`a deposit was refused: ${answer.refusal}`)
      if (answer.refusal !== 'limit-exceeded') throw new Failure(`a deposit: ${show(answer)}`)
      const { leftOre } = answer
      const isRight = moments.some((moment) =>
        since().some((books) => {
          const left = leftOf(facts, books, player.id, BigInt(moment.getTime()))
          return left === leftOre && left < amountOre
        }),
      )
      if (!isRight) throw new Failure(`a deposit was refused with ${leftOre} øre left`)
    }
  })
}

/** The player types the card number at the provider's; some never do, and some do so twice. */
function payDeposit(
  scene: Scene,
  player: SimulatedPlayer,
  reference: string,
  sessionId: string,
  askedOre: Ore,
): void {
  const { choices, facts, random, clock } = scene
  if (!depositOf(scene, reference)) throw new Failure(`deposit ${reference} is not in the books`)
  const times = choices.weighted([
    [5, 1],
    [1, 0],
    [3, 2],
  ] as const)
  for (let time = 0; time < times; time++) {
    const amountOre = choices.happens(8) ? kroner(choices.pick([150, 700])) : askedOre
    const payment: CardPayment = {
      name: `card payment ${facts.provider.payments.length + 1}`,
      txId: timeKey(clock, random),
      playerId: player.id,
      reference,
      sessionId,
      amountOre,
      state: 'begun',
    }
    facts.provider.payments.push(payment)
    // PA14: some money comes without our having been asked.
    if (choices.happens(5)) capture(scene, payment)
    else wantMessage(scene, 'authorize', payment)
  }
}

/** The provider takes the money; from now on it is the player's, whatever we say. */
export function capture(scene: Scene, payment: CardPayment): void {
  const deposit = depositOf(scene, payment.reference)
  if (deposit?.status === 'canceled') scene.counted('money was taken for a canceled deposit')
  payment.state = 'captured'
  wantMessage(scene, 'transfer', payment)
  if (scene.choices.happens(4)) wantMessage(scene, 'cancel', payment)
}

export function fail(scene: Scene, payment: CardPayment): void {
  payment.state = 'failed'
  wantMessage(scene, 'cancel', payment)
}

function wantMessage(scene: Scene, action: PaymentAction, payment: CardPayment): void {
  const { txId, playerId, reference, sessionId, amountOre } = payment
  const message = {
    userId: playerId.toString(),
    playerId,
    txId,
    amountOre,
    reference,
    sessionId: action === 'authorize' ? sessionId : undefined,
    statusCode: action === 'cancel' ? 504 : undefined,
    card: { brand: 'Visa', last4: '0000', expiryMonth: '2029-12' },
  }
  let first: string | undefined
  scene.want(action, async ({ payments }, since) => {
    const answer = await receivePaymentMessage(payments, action, message)
    return () => {
      if (first) scene.counted('a repeated message was answered from the books')
      expectEqual(show(answer), first ?? show(answer), `a repeated ${action} of ${txId}`)
      if (first) return
      first = show(answer)
      if (action === 'authorize') hearAuthorize(scene, payment, answer, since())
      else hearEnd(scene, action, payment, answer, since())
    }
  })
}

function hearAuthorize(
  scene: Scene,
  payment: CardPayment,
  answer: CallbackAnswer,
  states: readonly Books[],
): void {
  const { model, facts, counted } = scene
  const { reference, txId, playerId, amountOre } = payment
  const rows = states.flatMap((books) =>
    books.deposits.filter((row) => row.reference === reference),
  )
  if (answer.success) {
    const isTaken = rows.some((row) => row.txId === txId && row.amount === amountOre)
    if (!isTaken) throw new Failure(`${txId} was authorized and its deposit does not know it`)
    if (payment.state === 'begun') payment.state = 'authorized'
    return
  }
  counted(`an authorize was refused: ${answer.errCode}`)
  // PA14: a card is charged all the same, now and then.
  if (payment.state === 'begun' && scene.choices.happens(10)) capture(scene, payment)
  else if (payment.state === 'begun') payment.state = 'failed'
  const reasons: Readonly<Record<string, (row: DepositRow) => boolean>> = {
    SESSION_INVALID: (row) => BigInt(scene.clock.now().getTime()) >= (row.closesAt ?? 0n),
    DEPOSIT_CLOSED: (row) => !isOpen(row) || (row.txId !== null && row.txId !== txId),
    LIMIT_EXCEEDED: (row) => row.status === 'canceled',
  }
  const isBarred = states.some((books) => {
    return model.account(playerId, books).barredUntil > 0n
  })
  if (answer.errCode === 'NOT_ALLOWED' && isBarred) return
  if (!rows.some((row) => reasons[answer.errCode]?.(row))) {
    throw new Failure(`an authorize was refused without reason: ${answer.errCode}`)
  }
  if (answer.errCode !== 'LIMIT_EXCEEDED') return
  const isFull = states.some((books) => {
    const others = { ...books, uses: books.uses.filter((use) => use.reference !== reference) }
    const at = BigInt(scene.clock.now().getTime())
    return leftOf(facts, others, playerId, at) < amountOre
  })
  if (!isFull) throw new Failure('an authorize was refused for a limit that has room')
}

function hearEnd(
  scene: Scene,
  action: PaymentAction,
  payment: CardPayment,
  answer: CallbackAnswer,
  states: readonly Books[],
): void {
  const { model, counted } = scene
  const { txId, reference } = payment
  const isBooked = model.movements.has(`deposit ${txId}`)
  if (action === 'transfer') {
    const row = model.now.deposits.find((each) => each.txId === txId && hasCome(each))
    if (!answer.success || !isBooked) throw new Failure(`captured ${txId} is not booked`)
    expectEqual(answer.merchantTxId, row?.reference, `the deposit of ${txId}`)
    counted('money from a card was booked')
    if (row?.beside) counted('money was booked beside its deposit')
    useWelcome(scene, row?.reference ?? '', payment)
    return
  }
  if (!answer.success) {
    counted('a late cancel was refused')
    expectEqual([answer.errCode, isBooked], ['ALREADY_TRANSFERRED', true], `a cancel of ${txId}`)
    return
  }
  const isEnded = states.some((books) =>
    books.deposits.some((row) => {
      const isOther = row.txId !== null && row.txId !== txId
      return row.reference === reference && (!isOpen(row) || isOther)
    }),
  )
  if (!isEnded) throw new Failure(`the cancel of ${txId} ended nothing`)
}

function depositOf(scene: Scene, reference: string): DepositRow | undefined {
  return scene.model.now.deposits.find((row) => row.reference === reference)
}

function isOpen(row: DepositRow): boolean {
  return ['initiated', 'pending', 'processing'].includes(row.status)
}

import { after, dayMs, kroner, type Ore, type PlayerId, sum, zeroOre } from '@nordlys/core'
import { expect } from 'vitest'
import { readBalances, setBar } from '../../ledger/index.ts'
import { start } from '../base/test-payments.ts'
import { receivePaymentMessage } from '../card/payment-callbacks.ts'
import type { PaymentAction } from '../card/payment-message.ts'
import { giveBackAgreed } from '../refund/give-back.ts'
import { startDeposit } from './deposit.ts'
import { cancelDeposit, isOpen, lockDeposit } from './deposit-states.ts'
import { askAboutOpenDeposits } from './open-deposits.ts'
import { readDeposit, readPaymentState } from './read-deposit.ts'
import {
  bookedOf,
  countedOf,
  fits,
  type Limits,
  newPlayer,
  setLimit,
  usesOf,
} from './test-payment-books.ts'
import type { Step } from './test-payment-history.ts'
import type { TwoCopies } from './test-two-copies.ts'

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** A deposit that a history has begun. */
interface Begun {
  method: 'card' | 'mobile_pay'
  reference: string
  /** Of a card. */
  sessionId: string | undefined
  /** MobilePay's page. */
  landing: string | undefined
}

/**
 * Lives one history through the product: a deposit is let in exactly when every window has room for it, and
 * in the end each capture has one credit, nothing else has any, no reservation is left, and the uses of the
 * limits are what is booked and open, each from its moment.
 */
export async function liveHistory(world: TwoCopies, steps: readonly Step[]): Promise<void> {
  world.beginAgain()
  const history = await History.begin(world)
  for (const [place, step] of steps.entries()) await history.live(step, `step ${place}`)
  await history.settle()
  await history.judge()
}

class History {
  readonly #world: TwoCopies
  readonly #playerId: PlayerId
  readonly #limits: Limits
  readonly #begun: Begun[] = []
  /** The transactions of cards that had leave asked for. */
  readonly #asked = new Set<string>()

  static async begin(world: TwoCopies): Promise<History> {
    const limits = { day: 1_000, week: 2_000, month: 3_000 }
    return new History(world, await newPlayer(world.till.world, limits), limits)
  }

  private constructor(world: TwoCopies, playerId: PlayerId, limits: Limits) {
    this.#world = world
    this.#playerId = playerId
    this.#limits = limits
  }

  get #db() {
    return this.#world.till.world.db
  }

  get #clock() {
    return this.#world.till.world.clock
  }

  async live(step: Step, where: string): Promise<void> {
    const world = this.#world
    switch (step.kind) {
      case 'wait':
        return this.#clock.advance({ ms: step.ms })
      case 'begin':
        return this.#beginDeposit(step, where)
      case 'limit':
        return this.#lower(step)
      case 'pause':
        return this.#pause()
      case 'outage':
        await world.till.force('down')
        return
      case 'message-of-another':
        return world.tell({ name: 'CAPTURED', reference: crypto.randomUUID(), msn: step.unit })
      case 'tick':
        await world.on(step.copies, (copy) => askAboutOpenDeposits(copy, this.#clock.now()))
        return
    }
    const deposit = this.#begun[step.which]
    if (!deposit) return step.kind === 'money' ? this.#money(step, undefined) : undefined
    await (deposit.method === 'card'
      ? this.#liveCard(step, deposit, where)
      : this.#liveMobilePay(step, deposit))
  }

  async #beginDeposit({ amount, method, copies }: Of<'begin'>, where: string): Promise<void> {
    const before = await countedOf(this.#db, this.#playerId)
    const idempotencyKey = crypto.randomUUID()
    const wish = { amount: amount.toString(), method, idempotencyKey } as const
    const player = { playerId: this.#playerId, standing: 'open' } as const
    const begin = () => this.#world.on(copies, (copy) => startDeposit(copy, player, wish))
    let outcomes = await begin()
    // MobilePay was away: the same key goes on with it.
    while (outcomes.some((each) => each?.ok === false && each.refusal === 'payments-down')) {
      outcomes = await begin()
    }
    const [started] = outcomes
    const room = { at: this.#clock.now(), amountKroner: amount, limits: this.#limits }
    for (const each of outcomes) expect(each?.ok, where).toBe(fits(before, room))
    if (!started?.ok) return
    const { deposit, cashier, redirectUrl: landing } = started
    const { reference } = deposit
    this.#begun.push({ method, reference, landing, sessionId: cashier?.sessionId })
  }

  async #lower({ amount }: Of<'limit'>): Promise<void> {
    if (amount >= this.#limits.day) return
    this.#clock.advance({ seconds: 1 })
    this.#limits.day = amount
    const limit = { period: 'day', amountKroner: amount, at: this.#clock.now() } as const
    await setLimit(this.#db, this.#playerId, limit)
  }

  async #pause(): Promise<void> {
    const at = this.#clock.now()
    const until = after(at, dayMs)
    const bar = { playerId: this.#playerId, reason: 'pause', until, at } as const
    await this.#db.transaction().execute((tx) => setBar(tx, bar))
  }

  async #liveCard(step: Step, deposit: Begun, where: string): Promise<void> {
    switch (step.kind) {
      case 'authorize':
        return this.#authorize(step, deposit, where)
      case 'money':
        return this.#money(step, deposit)
      case 'give-up':
        return this.#giveUp(deposit)
      case 'refund':
        return this.#refund(step, deposit)
      case 'return':
        await readPaymentState(this.#db, deposit.reference)
    }
  }

  async #authorize(step: Of<'authorize'>, deposit: Begun, where: string): Promise<void> {
    const told = { tx: this.#txOf(step.which, 0), amount: step.amount }
    const others = await countedOf(this.#db, this.#playerId, deposit.reference)
    const [answer] = await this.#tell({ ...told, action: 'authorize' }, deposit)
    // A repeat gets the first answer, whatever has come since: only the first is leave.
    const isRepeat = this.#asked.has(told.tx)
    this.#asked.add(told.tx)
    if (!answer?.success || isRepeat) return
    const room = { at: this.#clock.now(), amountKroner: step.amount, limits: this.#limits }
    expect(fits(others, room), where).toBe(true)
  }

  async #money({ which, tx, amount, names }: Of<'money'>, deposit: Begun | undefined) {
    const named = names === undefined ? deposit : this.#begun[names]
    const told = { tx: this.#txOf(which, tx), amount, action: 'transfer' } as const
    await this.#tell(told, named?.method === 'card' ? named : undefined)
  }

  #txOf(which: number, tx: number): string {
    return `${this.#playerId}-${which}-${tx}`
  }

  #tell(told: { action: PaymentAction; tx: string; amount: number }, deposit: Begun | undefined) {
    const message = {
      ...{ userId: this.#playerId.toString(), playerId: this.#playerId, txId: told.tx },
      ...{ amountOre: kroner(told.amount), reference: deposit?.reference },
      ...{ sessionId: deposit?.sessionId, statusCode: undefined },
      card: { brand: null, last4: null, expiryMonth: null },
    }
    return this.#world.on([0], (copy) => receivePaymentMessage(copy, told.action, message))
  }

  #giveUp({ reference }: Begun): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      const row = await lockDeposit(tx, reference)
      if (!row || !isOpen(row)) return
      await cancelDeposit(tx, row, 'abandoned', { actor: 'system', at: this.#clock.now() })
    })
  }

  async #liveMobilePay(step: Step, { reference, landing = '' }: Begun): Promise<void> {
    const { till } = this.#world
    switch (step.kind) {
      case 'answer': {
        const body = new URLSearchParams({ answer: step.said })
        const asked = { method: 'POST', body, redirect: 'manual' } as const
        await fetch(landing.replace('/landing', '/app'), asked)
        return
      }
      case 'message':
        return this.#world.tell({ name: step.name, reference }, step.copies)
      case 'look': {
        this.#clock.advance({ seconds: 6 })
        const asked = { playerId: this.#playerId, reference }
        await this.#world.on(step.copies, (copy) => readDeposit(copy, asked))
        return
      }
      case 'return':
        await readPaymentState(this.#db, reference)
        return
      case 'portal':
        await till.control('mobilepay/take-back', { reference, refundedOre: step.amount * 100 })
        return
      case 'refund':
        return this.#refund(step, { reference })
    }
  }

  /** Two employees wish for it, and the job is run once. */
  async #refund({ amount, copies }: Of<'refund'>, { reference }: Pick<Begun, 'reference'>) {
    const { staff } = this.#world
    for (const by of [staff.ida, staff.per]) {
      await staff.refund(reference, { amountOre: amount * 100 }, by)
    }
    await this.#world.on(copies, (copy) => giveBackAgreed(copy, this.#clock.now()))
  }

  /** Time goes on until nothing is open: MobilePay repeats its messages, and the jobs run. */
  async settle(): Promise<void> {
    const world = this.#world
    await world.untilMobilePayAnswers()
    for (let turn = 0; turn < 4; turn += 1) {
      this.#clock.advance({ minutes: 16 })
      await world.on([0], (copy) => askAboutOpenDeposits(copy, this.#clock.now()))
      await world.on([1], (copy) => giveBackAgreed(copy, this.#clock.now()))
    }
    for (const { method, reference } of this.#begun) {
      if (method === 'mobile_pay') await world.tell({ name: 'REFUNDED', reference })
    }
    const waiting = await this.#db
      .selectFrom('payments_event')
      .select('event_id')
      .where('outcome', 'is', null)
      .execute()
    await world.actOn(
      waiting.map((row) => row.event_id),
      [1],
    )
  }

  async judge(): Promise<void> {
    const booked = await bookedOf(this.#db, this.#playerId)
    for (const each of booked) expect(each).toMatchObject({ credits: 1 })
    const captured: object[] = []
    for (const { method, reference: txId } of this.#begun) {
      if (method === 'card') continue
      const payment = await this.#world.till.mobilePay.find(txId)
      if (payment?.state !== 'AUTHORIZED') continue
      const { authorizedOre, capturedOre: amountOre, canceledOre, refundedOre: takenOre } = payment
      expect(authorizedOre, `reserved of ${txId}`).toBe(sum(amountOre, canceledOre))
      if (amountOre > 0n) captured.push({ txId, method, amountOre, takenOre, credits: 1 })
    }
    const byMobilePay = booked.filter(({ method }) => method === 'mobile_pay')
    expect(byMobilePay).toEqual(captured.sort(byTx))
    const left = booked.map(({ amountOre, takenOre }) => (amountOre - takenOre) as Ore)
    const { cashOre, debtOre } = await readBalances(this.#db, this.#playerId)
    expect([cashOre, debtOre]).toEqual([sum(zeroOre, ...left), zeroOre])
    expect(await usesOf(this.#db, this.#playerId)).toEqual(
      await countedOf(this.#db, this.#playerId),
    )
    await this.#leave()
  }

  /** The jobs of later histories, which live the same days, have nothing to do with this one. */
  async #leave(): Promise<void> {
    await this.#db
      .updateTable('wallet_deposit')
      .set({ updated_at: after(start, -2 * dayMs) })
      .where('player_id', '=', this.#playerId)
      .execute()
  }
}

function byTx(one: object, other: object): number {
  return 'txId' in one && 'txId' in other && String(one.txId) < String(other.txId) ? -1 : 1
}

import type { Clock } from '@nordlys/core'
import type { KeptMap } from '../shell/kept-map.ts'
import { type Payment, type PaymentState, statusCodes } from './payment.ts'

/** All payments the provider knows. */
export class PaymentBook {
  readonly #payments: KeptMap<Payment>
  readonly #clock: Clock
  #lastId = 0n

  constructor(clock: Clock, kept: KeptMap<Payment>) {
    this.#clock = clock
    this.#payments = kept
    for (const { txId } of kept.values()) {
      if (BigInt(txId) > this.#lastId) this.#lastId = BigInt(txId)
    }
  }

  /** Higher than any before, also than those before a restart: the platform keeps them for ever. */
  nextId(): string {
    const fromTime = BigInt(this.#clock.now().getTime()) * 1_000n
    this.#lastId = fromTime > this.#lastId ? fromTime : this.#lastId + 1n
    return this.#lastId.toString()
  }

  /** Saves it again whenever a part of it has changed. */
  keep(payment: Payment): void {
    this.#payments.keep(payment.txId, payment)
  }

  find(txId: string): Payment | undefined {
    return this.#payments.get(txId)
  }

  /** A payment of the deposit that has not come to its end. */
  findOpen(reference: string, userId: string): Payment | undefined {
    return this.all().find(
      (each) =>
        each.reference === reference &&
        each.userId === userId &&
        !['FAILED', 'CANCELLED'].includes(each.state),
    )
  }

  /** Oldest change first. */
  all(): Payment[] {
    return this.#payments
      .values()
      .sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime() || (a.txId < b.txId ? -1 : 1))
  }

  move(payment: Payment, state: PaymentState, statusCode: number): void {
    payment.state = state
    payment.statusCode = statusCode
    payment.updatedAt = this.#clock.now()
    this.keep(payment)
  }

  /** From here on the money has left the card, whatever the platform gets to know. */
  capture(payment: Payment, amount: Payment['amount']): void {
    payment.captured = amount
    this.move(payment, 'PROCESSING', statusCodes.processing)
  }

  reset(): void {
    this.#payments.clear()
  }
}

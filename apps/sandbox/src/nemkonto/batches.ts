import { type Ore, sum, zeroOre } from '@nordlys/core'
import { decimal } from '../payments/payment.ts'
import type { KeptMap } from '../shell/kept-map.ts'
import type { BatchFile, Instruction } from './batch-file.ts'
import type { Pace } from './pace.ts'

/** The outcome of a payment: it arrives, or it is refused before or sent back after the bank. */
export type PayoutFate = 'settle' | 'reject' | 'opt-out' | 'return'

/** The states a payment passes through, one a step; it stays in the last. */
const statesOfFate = {
  settle: ['accepted', 'completed', 'sent', 'settled'],
  reject: ['accepted', 'rejected'],
  'opt-out': ['accepted', 'rejected'],
  return: ['accepted', 'completed', 'sent', 'returned'],
} as const satisfies Record<PayoutFate, readonly string[]>

/** The reason in the last state. */
const reasons = {
  settle: null,
  reject: 'no-nemkonto',
  'opt-out': 'opted-out',
  return: 'account-closed',
} as const satisfies Record<PayoutFate, string | null>

interface Payout extends Instruction {
  fate: PayoutFate
}

export interface Batch {
  batchId: string
  source: string
  receivedAt: Date
  /** The same moment in NemKonto's own time. */
  startsAt: Date
  payouts: readonly Payout[]
}

export type Received =
  | { kind: 'new' | 'repeated'; batch: Batch }
  | { kind: 'conflict' }
  | { kind: 'duplicate'; reference: string }

/** All batches that were handed in, and where each payment stands. */
export class Batches {
  readonly #batches: KeptMap<Batch>
  readonly #references: Set<string>
  readonly #pace: Pace

  constructor(pace: Pace, kept: KeptMap<Batch>) {
    this.#pace = pace
    this.#batches = kept
    this.#references = new Set(
      kept.values().flatMap(({ payouts }) => payouts.map(({ reference }) => reference)),
    )
  }

  /** Takes a batch once: the same file again is the same batch. */
  receive(
    file: BatchFile,
    source: string,
    receivedAt: Date,
    fateOf: (instruction: Instruction) => PayoutFate,
  ): Received {
    const known = this.#batches.get(file.batchId)
    if (known)
      return known.source === source ? { kind: 'repeated', batch: known } : { kind: 'conflict' }
    const used = file.instructions.find((each) => this.#references.has(each.reference))
    if (used) return { kind: 'duplicate', reference: used.reference }
    const payouts = file.instructions.map((each) => ({ ...each, fate: fateOf(each) }))
    const startsAt = this.#pace.now()
    const batch = { batchId: file.batchId, source, receivedAt, startsAt, payouts }
    this.#batches.keep(batch.batchId, batch)
    for (const { reference } of payouts) this.#references.add(reference)
    return { kind: 'new', batch }
  }

  find(batchId: string): Batch | undefined {
    return this.#batches.get(batchId)
  }

  /** Newest first. */
  all(): Batch[] {
    return this.#batches.values().reverse()
  }

  statusOf(batch: Batch) {
    const { batchId, receivedAt, payouts } = batch
    return {
      batchId,
      receivedAt: receivedAt.toISOString(),
      payments: payouts.map((payout) => this.#payoutStatus(batch, payout)),
    }
  }

  /** Every payment of every batch, with where it stands. */
  lines() {
    return this.all().flatMap((batch) =>
      batch.payouts.map((payout) => {
        const { status, statusAt, reason } = this.#payoutStatus(batch, payout)
        const { reference, amount } = payout
        const { batchId } = batch
        return { batchId, reference, amount, status, reason, moment: new Date(statusAt) }
      }),
    )
  }

  /** The sum that arrived at players' accounts. */
  settledTotal(): Ore {
    const settled = this.all().flatMap((batch) =>
      batch.payouts.filter((each) => this.#payoutStatus(batch, each).status === 'settled'),
    )
    return sum(zeroOre, ...settled.map((each) => each.amount))
  }

  #payoutStatus(batch: Batch, payout: Payout) {
    const states = statesOfFate[payout.fate]
    const step = Math.min(this.#pace.stepsSince(batch.startsAt), states.length - 1)
    const status = states[step] ?? states[0]
    return {
      reference: payout.reference,
      amount: decimal(payout.amount),
      status,
      statusAt: this.#pace.momentOfStep(batch.startsAt, step).toISOString(),
      reason: status === states.at(-1) ? reasons[payout.fate] : null,
    }
  }

  reset(): void {
    this.#batches.clear()
    this.#references.clear()
  }
}

import { type Ore, ore, type PlayerId } from '@nordlys/core'
import {
  type NemKonto,
  type NemKontoPaymentStatus,
  type NemKontoStatus,
  OutsideError,
  type PaymentProvider,
  type ProviderTransaction,
} from '../../apps/platform/src/outside/index.ts'
import type { Process } from './connection.ts'
import { Failure } from './failure.ts'
import type { Gate } from './gate.ts'

/** One attempt to pay a deposit by card. */
export interface CardPayment {
  name: string
  txId: string
  playerId: PlayerId
  reference: string
  sessionId: string
  /** What the card is asked for: the browser could have changed it. */
  amountOre: Ore
  state: 'begun' | 'authorized' | 'captured' | 'failed'
}

/** The payment provider: what it knows is the truth about money taken from cards. */
export class CardProvider {
  readonly payments: CardPayment[] = []

  asked(gate: Gate, process: Process): PaymentProvider {
    const down = new OutsideError('the payment provider', 'slow')
    return {
      findTransactions: (reference) =>
        gate.outside(process, 'asks the provider', () => this.#list(reference), down),
      // No employee is simulated, so nobody wishes for a refund.
      findRefunds: async () => undefined,
      refund: async () => undefined,
      openSession: async () => true,
      forgetAccount: async () => undefined,
    }
  }

  #list(reference: string): ProviderTransaction[] {
    return this.payments
      .filter((payment) => payment.reference === reference)
      .map(({ txId, playerId, state, amountOre }) => ({
        txId,
        reference,
        userId: playerId.toString(),
        state: stateOf[state],
        statusCode: state === 'failed' ? 504 : 0,
        capturedOre: state === 'captured' ? amountOre : ore(0),
        ...{ maskedAccount: undefined, brand: undefined, expiryMonth: undefined },
        account: undefined,
      }))
  }
}

const stateOf = {
  begun: 'WAITING_INPUT',
  authorized: 'WAITING_APPROVAL',
  captured: 'SUCCESSFUL',
  failed: 'FAILED',
} as const

export interface Payout {
  name: string
  reference: string
  amountOre: Ore
  status: NemKontoStatus
  /** Every status it has had. */
  passed: Set<NemKontoStatus>
}

/** NemKonto: pays each payment of each file it has taken, or does not. */
export class PayoutBank {
  readonly payouts = new Map<string, Payout>()
  readonly #files = new Map<string, { xml: string; references: string[] }>()

  asked(gate: Gate, process: Process): NemKonto {
    const down = new OutsideError('NemKonto', 'down')
    return {
      submit: (xml) => gate.outside(process, 'sends a file', () => this.#take(xml), down),
      readBatch: (batchId) =>
        gate.outside(process, 'asks NemKonto', () => this.#tell(batchId), down),
    }
  }

  move(payout: Payout, status: NemKontoStatus): void {
    payout.status = status
    payout.passed.add(status)
  }

  #take(xml: string): { ok: true } {
    const batchId = /<BatchId>([^<]+)/.exec(xml)?.[1] ?? ''
    const known = this.#files.get(batchId)
    if (known && known.xml !== xml) throw new Failure(`file ${batchId} was sent in two ways`)
    if (known) return { ok: true }
    const payments = [
      ...xml.matchAll(/<RequesterPaymentReference>([^<]+)[\s\S]*?<Amount[^>]*>(\d+)\.(\d\d)</g),
    ]
    const references = payments.map(([, reference = '', kroner = '', rest = '']) => {
      if (this.payouts.has(reference)) throw new Failure(`${reference} was sent in two files`)
      const amountOre = ore(`${kroner}${rest}`)
      const passed = new Set<NemKontoStatus>(['accepted'])
      const name = `payout ${this.payouts.size + 1}`
      this.payouts.set(reference, { name, reference, amountOre, status: 'accepted', passed })
      return reference
    })
    this.#files.set(batchId, { xml, references })
    return { ok: true }
  }

  #tell(batchId: string): NemKontoPaymentStatus[] | undefined {
    return this.#files.get(batchId)?.references.map((reference) => ({
      reference,
      status: this.payouts.get(reference)?.status ?? 'accepted',
      reason: undefined,
    }))
  }
}

import type {
  Deposit,
  DepositFailure,
  DepositKind,
  startDeposit as depositCall,
  OutcomeOf,
} from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'

export type MethodName = Deposit['method']

/**
 * The port of one way of paying in. Each way is a folder of its own that fills this port and knows
 * its provider's messages. The effect of such a message on a deposit is the same for all and stands
 * in `deposit`: `authorizeDeposit` before money is taken, `bookCapture` once it was,
 * `cancelAttempt` when it will not be, `settleTakenBack` when less of it is left.
 */
export interface PaymentMethod {
  /** Whether the operator has it open for this kind of deposit. [DATA-15] */
  isOpen(tx: Tx, kind: DepositKind): Promise<boolean>
  /** The means of paying an opened deposit; the same however often it is asked for. */
  start(deposit: { reference: string; playerId: PlayerId }): StartedPayment
  /** Every attempt at a deposit, oldest first; asking changes nothing. Throws `OutsideError`. */
  ask(reference: string): Promise<Attempt[]>
}

interface StartedPayment {
  cashier: Extract<OutcomeOf<typeof depositCall>, { ok: true }>['cashier']
  /** All that we keep of the session the player pays in, and for how long it may be used. */
  sessionHash: string
  sessionMs: number
}

/** One attempt at a deposit, as its provider knows it. */
export type Attempt = { txId: string; captured: Captured | undefined } & AttemptState

/** `unknown`: not even the provider knows whether money has moved. */
type AttemptState = { state: 'unknown' | 'waiting' } | { state: 'ended'; failure: DepositFailure }

/** Money that an attempt took. */
interface Captured {
  /** The player's number, as the provider repeats it. */
  userId: string
  amountOre: Ore
  card: CardTrace
}

/** The facts we may keep of a card: nothing that can pay. */
export interface CardTrace {
  brand: string | null
  last4: string | null
  /** `2029-12` */
  expiryMonth: string | null
}

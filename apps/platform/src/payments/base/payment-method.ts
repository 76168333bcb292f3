import type {
  DepositFailure,
  DepositKind,
  DepositMethod,
  startDeposit as depositCall,
  OutcomeOf,
  SavedCard,
} from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import type { DepositRow } from './tables.ts'

export type MethodName = DepositMethod

/**
 * The port of one way of paying in. Each way is a folder of its own that fills this port and knows
 * its provider's messages. The effect of such a message on a deposit is the same for all and stands
 * in `deposit`: `authorizeDeposit` before money is taken, `bookCapture` once it was,
 * `cancelAttempt` when it will not be, `settleTakenBack` when less of it is left, and `settleRefunded`
 * when its provider says how much it gave back.
 */
export interface PaymentMethod {
  /** Whether the operator has it open for this kind of deposit. [DATA-15] */
  isOpen(db: Db | Tx, kind: DepositKind): Promise<boolean>
  /** The least that this way takes, where it may be more than the least of every deposit. */
  leastOre?(db: Db | Tx): Promise<Ore>
  /** All that is kept of the session the player pays in, where there is one of ours. */
  session?(reference: string): { hash: string; lifeMs: number }
  /**
   * The means of paying an opened deposit; the same however often it is asked for. Undefined when its
   * saved card is there no more. Throws `OutsideError`.
   */
  start(deposit: OpenedDeposit): Promise<StartedPayment | undefined>
  /** Every attempt at a deposit, oldest first; asking changes nothing. Throws `OutsideError`. */
  ask(deposit: { reference: string; playerId: PlayerId }): Promise<Attempt[]>
  /**
   * Gives captured money back, once under its key: it asks whether that was done before it does it. Answers
   * all that the provider has given back of the capture, or `refused` for what it will never do. Throws
   * `OutsideError`.
   */
  giveBack(refund: Refund): Promise<{ refundedOre: Ore } | 'refused'>
  /** The cards that are saved of a player, the one used last first. Absent: none is ever saved. */
  listCards?(playerId: PlayerId, at: Date): Promise<SavedCard[]>
  /** Whether a saved card may pay for this player. Absent: none is ever saved. */
  ownsCard?(tx: Tx, card: { playerId: PlayerId; cardId: string }): Promise<boolean>
  /** Keeps what is to be kept of the card of a booked capture, in its transaction. */
  keepCard?(tx: Tx, booked: BookedCard): Promise<KeptCard | undefined>
  /** Does all that has fallen due by the clock. */
  doDue?(at: Date): Promise<void>
  /** Why a deposit ends that nobody approved in time. */
  tooLate: DepositFailure
  /** Where it is for us to take authorised money. Absent: the provider asks leave and takes it. */
  taking?: Taking
  /** Where the provider tells of payments only at an address that was registered. */
  webhooks?: Webhooks
}

/** Each throws `OutsideError`. */
interface Webhooks {
  /** The registrations that the provider has of us, by their ids. */
  list(): Promise<string[]>
  /** Makes one; its secret is given this once. */
  register(url: string): Promise<{ id: string; secret: string }>
}

/** Each throws `OutsideError`; done twice it is done once. How the payment stands then, `ask` answers. */
export interface Taking {
  capture(deposit: { reference: string; amountOre: Ore }): Promise<void>
  /** Lets go of all that is authorised and not captured. */
  letGo(reference: string): Promise<void>
}

/** A refund of ours, which goes by the capture that it is of. */
interface Refund {
  txId: string
  amountOre: Ore
  /** Of the refund, never of the attempt: at most 50 characters. */
  key: string
}

export interface OpenedDeposit {
  reference: string
  playerId: PlayerId
  kind: DepositKind
  amountOre: Ore
  /** Whether its card is to be saved. */
  savesCard: boolean
  /** The saved card that pays it; null where the card is typed, and where none pays. */
  cardId: string | null
  /** The path of the game that a return address names. */
  returnTo: string | undefined
}

type StartedPayment = Pick<
  Extract<OutcomeOf<typeof depositCall>, { ok: true }>,
  'cashier' | 'redirectUrl'
>

/** One attempt at a deposit, as its provider knows it. */
export type Attempt = { txId: string; captured: Captured | undefined } & AttemptState

/**
 * `unknown`: not even the provider knows whether money has moved. `authorized`: it may be taken, by us.
 * `captured`: it was taken, so the deposit has nothing more to wait for.
 */
type AttemptState =
  | { state: 'unknown' | 'waiting' | 'captured' }
  | { state: 'authorized'; authorizedOre: Ore }
  | { state: 'ended'; failure: DepositFailure }

/** Money that an attempt took. */
export interface Captured {
  playerId: PlayerId
  amountOre: Ore
  /** The part that was given back since, where the provider says so here. */
  refundedOre?: Ore
  /** The part that is authorised beside it and that nobody has taken or let go. */
  restOre?: Ore
  card: CardTrace
  account?: CardAccount | undefined
}

/** A card as its provider names it. The token can pay: it is kept encrypted, and logged nowhere. */
export interface CardAccount {
  token: string
  holder: string | undefined
}

/** A capture as it is booked, with the card that it was taken from. */
export interface BookedCard {
  deposit: DepositRow
  /** The player that the provider names; the deposit's is another where it was authorized for that one. */
  namedPlayer: PlayerId
  account: CardAccount | undefined
  contact: { firstName: string; lastName: string }
  at: Date
}

/** A card that was saved with a deposit. */
export type KeptCard = Pick<CardTrace, 'brand' | 'last4'>

/** The facts we may keep of a card: nothing that can pay. */
export interface CardTrace {
  brand: string | null
  last4: string | null
  /** `2029-12` */
  expiryMonth: string | null
}

export const noCard: CardTrace = { brand: null, last4: null, expiryMonth: null }

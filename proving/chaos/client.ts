import type { Caller, SessionCredential } from '@nordlys/contracts'
import type { Breach } from '../../operations/verification/money-invariants.ts'
import type { Chance } from '../kill/chance.ts'
import type { Asker, Tally } from './asker.ts'

/** What a client is given: whom it is, whom it asks, and where it draws its wishes from. */
export interface Seat {
  persona: string
  /** A first deposit is of so many kroner. */
  firstKroner: number
  session: SessionCredential
  asker: Asker
  /** The asker's: each call is repeated until it is answered. */
  caller: Caller
  chance: Chance
  tally: Tally
  sandboxUrl: string
  walletSecret: string
}

/** Has one wish after the other until told to stop; ends when the last wish has come to its end. */
export type Client = (stop: AbortSignal) => Promise<void>

/** A kind of client: the whole of what is added for a new one. */
export interface ClientKind {
  name: string
  /** For the players at this game alone. */
  playsAt?: 'rounds' | 'supplier'
  /** The ledger's kinds of transaction its clients answer for. */
  books: readonly string[]
  /** From one wish to the next. */
  paceMs: { least: number; most: number }
  /** Resolves to how a client has one wish, and keeps every answer. */
  open(seat: Seat): Promise<() => Promise<void>>
  /**
   * What its clients were told and the books do not show, or show otherwise (I9), and what the books
   * show of its kinds and none of its clients asked for (I10).
   */
  check(databaseUrl: string, sandboxUrl: string): Promise<Breach[]>
}

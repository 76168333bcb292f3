import type { RoundRefusal } from '@nordlys/contracts'
import type { MerkleTree } from './merkle.ts'
import type { Slip } from './slips.ts'

/** A slip that is final, with the key it is settled under. */
export interface FinalSlip extends Omit<Slip, 'version'> {
  readonly key: string
}

/** A round whose slips are final and whose seed is drawn, as its row has it. */
export interface Decided {
  readonly round: number
  /** When its slips became final: milliseconds since 1970, by the clock of the copy that closed it. */
  readonly closedAt: number
  readonly definitionHash: string
  readonly commitment: string
  /** Over the slips; its root is shown with the commitment. */
  readonly tree: MerkleTree
  /** 32 bytes in hex; nobody but the owner sees it before `result`. */
  readonly seed: string
  readonly outcome: unknown
  readonly slips: readonly FinalSlip[]
}

/** How a slip ended at the books: 0 while nobody knows, 1 booked, else 2 and the refusal's place. */
export type Booked = Uint8Array

/** The books' answer on the slip of a place. */
export type Settled =
  | { readonly place: number; readonly ok: true; readonly balanceOre: number }
  | {
      readonly place: number
      readonly ok: false
      readonly refusal: RoundRefusal
      readonly balanceOre?: number | undefined
    }

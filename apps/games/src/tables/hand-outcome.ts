import type { ClientHand, HandRefusal } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'

/** The player and the game: a play session of ours names both towards the wallet. */
export interface Seat {
  readonly playerRef: string
  readonly playSession: string
  readonly gameId: string
}

/** A hand as it stands, with the wallet's newest word on the balance; a refusal never costs it. */
export type HandOutcome =
  | { ok: true; hand: ClientHand; balanceOre?: Ore }
  | { ok: false; refusal: HandRefusal['refusal']; hand?: ClientHand; balanceOre?: Ore }

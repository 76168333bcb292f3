import type { FavouriteRefusal } from '@nordlys/contracts'
import type { readSlip } from '@nordlys/game-math/tables/roulette/rules'
import type { Slip } from '../slip/slip.ts'

/** The constant of this name in the contracts; they would bring their schemas along. */
export const favouritesMax = 5

export interface KeptSlip {
  /** Its name towards the keeper. */
  readonly favourite: string
  readonly slip: Slip
}

/** A wish to the keeper of favourites. Each may be sent twice. */
export type FavouriteWish =
  | { readonly kind: 'list' }
  | { readonly kind: 'keep'; readonly slip: Slip }
  | { readonly kind: 'drop'; readonly favourite: string }

/** All that are kept now, the oldest first. */
export type FavouritesTold =
  | { readonly ok: true; readonly favourites: readonly KeptSlip[] }
  | {
      readonly ok: false
      readonly refusal: FavouriteRefusal['refusal']
      readonly favourites?: readonly KeptSlip[] | undefined
    }

/** Reads a slip that the table would take by its rules, or says why it would not. */
export type ReadSlip = (value: unknown) => ReturnType<typeof readSlip>

/** Throws `AnswerLost` when nobody answers. */
export type FavouritesKeeper = (wish: FavouriteWish) => Promise<FavouritesTold>

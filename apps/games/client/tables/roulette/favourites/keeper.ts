import type { FavouriteRefusal } from '@nordlys/contracts'
import type { readSlip } from '@nordlys/game-math/tables/roulette/rules'
import type { Slip } from '../slip/slip.ts'

/** What the contracts call so; they would bring their schemas along. */
export const favouritesMax = 5

export interface KeptSlip {
  /** Its name towards whoever keeps it. */
  readonly favourite: string
  readonly slip: Slip
}

/** What is asked of whoever keeps favourites. Each may be asked twice. */
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

/** What the table would take by its rules, or why it would not. */
export type ReadSlip = (value: unknown) => ReturnType<typeof readSlip>

/** Throws `AnswerLost` when nobody answers. */
export type FavouritesKeeper = (wish: FavouriteWish) => Promise<FavouritesTold>

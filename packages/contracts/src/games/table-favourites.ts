import { z } from 'zod'
import { lineField } from '../base/text.ts'

/**
 * Slips that a player keeps at a table, to lay them again on any device. The paths are in `tablePaths`. Each
 * call answers with all that are kept, the oldest first, so a repeat is harmless. For play money nothing is
 * kept here. [GAME-02]
 */
export const favouritesMax = 5
/** The bets of one: as many as roulette has spots. */
export const favouriteBetsMax = 157

const slip = z.array(z.tuple([lineField(40), z.int().min(1)]))
const favourites = z.array(z.object({ favourite: z.string(), slip }))

/** One that is kept already is not kept twice. */
export const keepFavouriteRequest = z.object({ slip: slip.min(1).max(1_000) })
/** One that is gone already changes nothing. */
export const dropFavouriteRequest = z.object({ favourite: z.uuid() })

const favouritesAnswer = z.object({ ok: z.literal(true), favourites })

/** In the order they are checked. */
const favouriteRefusal = z.object({
  ok: z.literal(false),
  refusal: z.enum([
    'token-unknown',
    'token-expired',
    'too-many-attempts',
    'play-money',
    'game-unknown',
    /** Somebody ended the login that the game was opened in. */
    'logged-out',
    'too-many-bets',
    /** A spot that the game does not have, or the same one twice. */
    'spots-invalid',
    /** More or less than the game takes, on a spot or on the table. */
    'stake-invalid',
    'favourites-full',
  ]),
  /** With `favourites-full`: those that are kept, maybe by another device. */
  favourites: favourites.optional(),
})

export type FavouriteSlip = z.output<typeof slip>
export type Favourite = z.output<typeof favourites>[number]
export type FavouritesAnswer = z.output<typeof favouritesAnswer>
export type FavouriteRefusal = z.output<typeof favouriteRefusal>

import {
  type FavouriteRefusal,
  type FavouriteSlip,
  type FavouritesAnswer,
  favouriteBetsMax,
} from '@nordlys/contracts'
import { dropFavourite, keepFavourite, listFavourites } from '../tables/index.ts'
import type { Play } from './play-token.ts'
import { seatOf, type TablePlayContext } from './table-play.ts'

type Answer = Promise<FavouritesAnswer | FavouriteRefusal>

/** What the player keeps at the table that is played. [GAME-02] */
export async function listFavouritesAtTable(context: TablePlayContext, play: Play): Answer {
  if (play.mode === 'free') return refused('play-money')
  if (!context.tableOf(play.gameId)) return refused('game-unknown')
  return { ok: true, favourites: await listFavourites(context, seatOf(play)) }
}

/** Keeps a slip that the table would deal for now. */
export async function keepFavouriteAtTable(
  context: TablePlayContext,
  play: Play,
  slip: FavouriteSlip,
): Answer {
  if (play.mode === 'free') return refused('play-money')
  const game = context.tableOf(play.gameId)
  if (!game) return refused('game-unknown')
  if (slip.length > favouriteBetsMax) return refused('too-many-bets')
  const read = game.engine.read(slip)
  if (!read.ok) return refused(read.refused === 'malformed' ? 'spots-invalid' : 'stake-invalid')
  const { isFull, favourites } = await keepFavourite(context, seatOf(play), slip)
  return isFull ? { ...refused('favourites-full'), favourites } : { ok: true, favourites }
}

/** One that the table takes no more can still be taken away. */
export async function dropFavouriteAtTable(
  context: TablePlayContext,
  play: Play,
  favourite: string,
): Answer {
  if (play.mode === 'free') return refused('play-money')
  if (!context.tableOf(play.gameId)) return refused('game-unknown')
  return { ok: true, favourites: await dropFavourite(context, seatOf(play), favourite) }
}

function refused(refusal: FavouriteRefusal['refusal']): FavouriteRefusal {
  return { ok: false, refusal }
}

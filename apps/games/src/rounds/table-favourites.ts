import {
  type FavouriteRefusal,
  type FavouriteSlip,
  type FavouritesAnswer,
  favouriteBetsMax,
} from '@nordlys/contracts'
import type { TableGame } from '@nordlys/game-math'
import { dropFavourite, keepFavourite, listFavourites, type Seat } from '../tables/index.ts'
import type { Play } from './play-token.ts'
import { seatOf, type TablePlayContext } from './table-play.ts'

type Answer = Promise<FavouritesAnswer | FavouriteRefusal>

/** The favourites that the player keeps at the table that is played. [GAME-02] */
export async function listFavouritesAtTable(context: TablePlayContext, play: Play): Answer {
  const may = await mayKeep(context, play)
  if (!may.ok) return may
  return { ok: true, favourites: await listFavourites(context, may.seat) }
}

/** Keeps a slip that the table would deal for now. */
export async function keepFavouriteAtTable(
  context: TablePlayContext,
  play: Play,
  slip: FavouriteSlip,
): Answer {
  const may = await mayKeep(context, play)
  if (!may.ok) return may
  if (slip.length > favouriteBetsMax) return refused('too-many-bets')
  const read = may.game.engine.read(slip)
  if (!read.ok) return refused(read.refused === 'malformed' ? 'spots-invalid' : 'stake-invalid')
  const { isFull, favourites } = await keepFavourite(context, may.seat, slip)
  return isFull ? { ...refused('favourites-full'), favourites } : { ok: true, favourites }
}

/** One that the table takes no more can still be taken away. */
export async function dropFavouriteAtTable(
  context: TablePlayContext,
  play: Play,
  favourite: string,
): Answer {
  const may = await mayKeep(context, play)
  if (!may.ok) return may
  return { ok: true, favourites: await dropFavourite(context, may.seat, favourite) }
}

/** Whose favourites at which table; nobody's once somebody has ended the login. Throws `WalletDown`. */
async function mayKeep(
  context: TablePlayContext,
  play: Play,
): Promise<{ ok: true; seat: Seat; game: TableGame } | FavouriteRefusal> {
  if (play.mode === 'free') return refused('play-money')
  const game = context.tableOf(play.gameId)
  if (!game) return refused('game-unknown')
  const isRevoked = await context.wallet.isRevoked(play.playSession)
  return isRevoked ? refused('logged-out') : { ok: true, seat: seatOf(play), game }
}

function refused(refusal: FavouriteRefusal['refusal']): FavouriteRefusal {
  return { ok: false, refusal }
}

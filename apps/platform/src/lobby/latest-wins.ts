import type { AnswerOf, readLatestWins as latestCall } from '@nordlys/contracts'
import { after, type Clock, dayMs, type PlayerId, secondMs, TimedCache } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { greatWinOre, listGreatWins } from '../ledger/index.ts'

const winsShown = 30
/** Older wins are no news. */
const windowMs = 30 * dayMs
/** Visitors ask for it, too: one read serves all of them. */
const cachedMs = 30 * secondMs

/** The players' module names a winner, by one letter only. */
export type ReadInitials = (players: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>

export type LatestWins = TimedCache<AnswerOf<typeof latestCall>>

/** The newest wins that are worth telling, newest first, without anybody's name. [GAME-08] */
export async function readLatestWins(
  db: Db,
  readInitials: ReadInitials,
  at: Date,
): Promise<AnswerOf<typeof latestCall>> {
  const wins = await listGreatWins(db, { from: after(at, -windowMs), at, most: winsShown })
  const initials = await readInitials([...new Set(wins.map(({ playerId }) => playerId))])
  return {
    ok: true,
    fromOre: greatWinOre,
    days: windowMs / dayMs,
    wins: wins.map(({ playerId, gameId, amountOre, at: wonAt }) => ({
      initial: initials.get(playerId) ?? '',
      gameId,
      amountOre,
      at: wonAt,
    })),
  }
}

/** A cached list of the latest wins. */
export function keepLatestWins(db: Db, clock: Clock, readInitials: ReadInitials): LatestWins {
  return new TimedCache(clock, cachedMs, (at) => readLatestWins(db, readInitials, at))
}

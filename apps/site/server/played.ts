import { type Caller, readJackpots, readPopularGames } from '@nordlys/contracts'
import { type Clock, secondMs, TimedCache } from '@nordlys/core'
import type { Played } from '../app/request-scope.ts'

/** What is played most changes in days. */
const popularMs = 30 * secondMs
/** A browser that shows a level asks for a newer one by itself. */
const jackpotsMs = secondMs

/** What the platform knows of everybody's play, read once for all the pages of a short while. */
export function playedAt(platform: Caller, clock: Clock): Played {
  const popular = new TimedCache(clock, popularMs, () => platform.call(readPopularGames, {}))
  const jackpots = new TimedCache(clock, jackpotsMs, () => platform.call(readJackpots, {}))
  return { popular: () => popular.read(), jackpots: () => jackpots.read() }
}

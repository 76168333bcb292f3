import { type Caller, readJackpots, readPopularGames } from '@nordlys/contracts'
import { type Clock, secondMs, TimedCache } from '@nordlys/core'
import type { PopularityCache } from '../../app/ground/scope/request-scope.ts'

/** How long the most popular games are cached; they change in days. */
const popularMs = 30 * secondMs
/** How long jackpot levels are cached; a browser that shows one polls for it. */
const jackpotsMs = secondMs

/** Caches the most popular games and the jackpots, the same for everybody, for all requests. */
export function popularityCache(platform: Caller, clock: Clock): PopularityCache {
  const popular = new TimedCache(clock, popularMs, () => platform.call(readPopularGames, {}))
  const jackpots = new TimedCache(clock, jackpotsMs, () => platform.call(readJackpots, {}))
  return { popular: () => popular.read(), jackpots: () => jackpots.read() }
}

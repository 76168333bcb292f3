import { type JackpotNetworkNow, readPlayerGames } from '@nordlys/contracts'
import type { Play } from '../../ground/finding/lists.ts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { readBoard } from '../jackpot-board/read-board.ts'
import type { Pools } from './shelf-context.ts'

/** What is played most, and the player's own games; without the platform nothing is known of them. */
export async function readPlay(scope: RequestScope): Promise<Play> {
  const [popular, own] = await Promise.all([readPopular(scope), readOwn(scope)])
  return { popular, favourites: own.favourites, recent: own.recent }
}

async function readPopular(scope: RequestScope): Promise<readonly string[]> {
  try {
    const outcome = await scope.popularity.popular()
    return outcome.ok ? outcome.games.map(({ gameId }) => gameId) : []
  } catch (error) {
    scope.noteFailure(error)
    return []
  }
}

/** Empty for a visitor. */
export async function readOwn(
  scope: RequestScope,
): Promise<{ favourites: readonly string[]; recent: readonly string[] }> {
  if (!scope.knownPlayer) return nothing
  try {
    const outcome = await callPlatform(scope, readPlayerGames, {})
    return outcome.ok ? { favourites: outcome.favourites, recent: outcome.recent } : nothing
  } catch (error) {
    scope.noteFailure(error)
    return nothing
  }
}

const nothing = { favourites: [], recent: [] }

export async function readPools(scope: RequestScope): Promise<Pools> {
  return poolsOf((await readBoard(scope))?.networks ?? [])
}

/** What the largest jackpot of each network holds. */
export function poolsOf(networks: readonly JackpotNetworkNow[]): Pools {
  const pools = networks.flatMap(({ key, tiers }) => {
    const [largest] = tiers
    return largest ? [[key, largest] as const] : []
  })
  return Object.fromEntries(pools)
}

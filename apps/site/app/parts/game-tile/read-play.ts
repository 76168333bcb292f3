import { isShown, type JackpotNetworkNow, readPlayerGames } from '@nordlys/contracts'
import type { Play } from '../../ground/finding/lists.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { readBoard } from '../jackpot-board/read-board.ts'
import type { Pools, SpinsLeft } from './shelf-context.ts'

/** The most played games, and the player's own; without the platform nothing is known of them. */
export async function readPlay(scope: RequestScope): Promise<Play & { spins: SpinsLeft }> {
  const [popular, own] = await Promise.all([readPopular(scope), readOwn(scope)])
  return { popular, favourites: own.favourites, recent: own.recent, spins: own.spins }
}

function readPopular(scope: RequestScope): Promise<readonly string[]> {
  return orElse(scope, [], async () => {
    const outcome = await scope.popularity.popular()
    return outcome.ok ? outcome.games.map(({ gameId }) => gameId) : []
  })
}

/** Empty for a visitor. It says nothing of spins to one who may be offered nothing. [SCREEN-14] */
export async function readOwn(
  scope: RequestScope,
): Promise<{ favourites: readonly string[]; recent: readonly string[]; spins: SpinsLeft }> {
  const player = scope.knownPlayer
  if (!player) return nothing
  return orElse(scope, nothing, async () => {
    const outcome = await callPlatform(scope, readPlayerGames, {})
    if (!outcome.ok) return nothing
    const { favourites, recent, spins } = outcome
    const isTold = isShown('spins-badge', player.standing)
    const left = isTold ? spins.map(({ gameId, left: count }) => [gameId, count] as const) : []
    return { favourites, recent, spins: Object.fromEntries(left) }
  })
}

const nothing = { favourites: [], recent: [], spins: {} }

export async function readPools(scope: RequestScope): Promise<Pools> {
  return poolsOf((await readBoard(scope))?.networks ?? [])
}

/** The amount in the largest jackpot of each network. */
export function poolsOf(networks: readonly JackpotNetworkNow[]): Pools {
  const pools = networks.flatMap(({ key, tiers }) => {
    const [largest] = tiers
    return largest ? [[key, largest] as const] : []
  })
  return Object.fromEntries(pools)
}

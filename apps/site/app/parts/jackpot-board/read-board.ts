import type { CatalogueGame, JackpotNetworkNow } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { gamesById } from '../../ground/finding/games-by-id.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

export interface Board {
  networks: readonly JackpotNetworkNow[]
  wins: readonly { nameDa: string; amountOre: Ore; at: Date }[]
}

/** The jackpots' levels, the same for everyone. Undefined without an answer: the page says so. */
export function readBoard(scope: RequestScope): Promise<Board | undefined> {
  return orElse(scope, undefined, async () => {
    const outcome = await scope.popularity.jackpots()
    return outcome.ok ? { networks: outcome.networks, wins: outcome.wins } : undefined
  })
}

/** The networks that can be won: those with a game that is offered, when that is known. */
export function shownNetworks(
  board: Board | undefined,
  offered: readonly CatalogueGame[] | undefined,
): readonly JackpotNetworkNow[] {
  const networks = board?.networks ?? []
  if (!offered) return networks
  const those = gamesById(offered)
  return networks.filter(({ gameIds }) => gameIds.some((gameId) => those.has(gameId)))
}

/** The network a game belongs to; undefined when it has none, or nobody can say. */
export async function readNetworkOf(scope: RequestScope, gameId: string) {
  const board = await readBoard(scope)
  return board?.networks.find(({ gameIds }) => gameIds.includes(gameId))
}

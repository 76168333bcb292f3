import { StartProblem } from '@nordlys/core'
import type { GameDefinition } from '@nordlys/game-math'
import { pino } from 'pino'
import { type OfferedGame, offeredGames } from '../../../apps/games/src/catalogue/index.ts'
import { startFreePlay } from '../../../apps/games/test/free-play-server.ts'

/**
 * A game server on loopback with the first offered game of each mechanic, or with those alone that are
 * chosen by their mechanic or their id.
 */
export async function serveGames(
  chosen: readonly string[] | undefined,
): Promise<{ readonly url: string; readonly games: readonly GameDefinition[] } & AsyncDisposable> {
  const served = choose(await offeredGames(pino({ level: 'error' })), chosen)
  const games = await Promise.all(served.map(async ({ open }) => (await open()).definition))
  const { url, close } = await startFreePlay(served, 0)
  return { url, games, [Symbol.asyncDispose]: close }
}

function choose(
  offered: readonly OfferedGame[],
  chosen: readonly string[] | undefined,
): OfferedGame[] {
  const mechanics = Map.groupBy(offered, ({ listed }) => listed.mechanic)
  const firsts = new Map<string, OfferedGame>()
  for (const [mechanic, [game]] of mechanics) if (game) firsts.set(mechanic, game)
  return (chosen ?? [...firsts.keys()]).map((name) => {
    const game = firsts.get(name) ?? offered.find(({ listed }) => listed.id === name)
    const known = [...firsts.keys()].join(', ')
    if (!game) throw new StartProblem(`No game is called "${name}"; the mechanics are ${known}.`)
    return game
  })
}

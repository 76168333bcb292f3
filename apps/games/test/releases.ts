import { required } from '@nordlys/core'
import { definitionHash, type GameDefinition } from '@nordlys/game-math'
import type { OfferedGame } from '../src/catalogue/index.ts'
import { everyGame } from './every-game.ts'
import { gameId } from './table.ts'

/** What a release of the program offers: one game, in the version given, changed as told. */
export async function releaseOf(
  version: number,
  change: (definition: GameDefinition) => object = () => ({}),
): Promise<[OfferedGame]> {
  const all = await everyGame()
  const game = required(
    all.find(({ listed }) => listed.id === gameId),
    gameId,
  )
  const { definition: first, par } = await game.open()
  const definition: GameDefinition = { ...first, ...change(first), version }
  const hash = definitionHash(definition)
  return [
    {
      listed: { ...game.listed, definitionHash: hash },
      open: async () => ({ definition, par: { ...par, definitionHash: hash } }),
    },
  ]
}

/** Every symbol pays twice as much, so that hardly a win replays alike. */
export function doubled({ symbols }: GameDefinition): object {
  return {
    symbols: symbols.map((symbol) => ({
      ...symbol,
      pays: Object.fromEntries(
        Object.entries(symbol.pays).map(([count, coins]) => [count, coins * 2]),
      ),
    })),
  }
}

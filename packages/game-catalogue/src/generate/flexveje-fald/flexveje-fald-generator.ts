import { invariant } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/flexveje-fald/compile'
import type { FlexvejeFaldDefinition } from '@nordlys/game-math/mechanics/flexveje-fald/definition'
import { eachWin } from '@nordlys/game-math/mechanics/flexveje-fald/play-coins'
import { tableRng } from '@nordlys/game-math/random/table-rng'
import type { Chance } from '../shared/chance.ts'
import { listedDraft, listedRounds } from '../shared/listed-draft.ts'
import { type ListedWins, listWins } from '../shared/listed-wins.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator } from '../shared/spec.ts'
import { flexvejeFaldStructure, type TumblingStructure, tumblingCounts } from './structure.ts'

/** Games of ways on reels that change their height, with tumbles and free spins. */
export const flexvejeFaldGenerator: Generator = {
  id: 'flexveje-fald',
  mechanic: 'flexveje-fald',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.18, most: 0.6 },
  draft: draftFlexvejeFald,
  structure(definition) {
    invariant(definition.mechanic === 'flexveje-fald', `${definition.id} does not tumble on ways`)
    const { symbols, heights, tumble, freeSpins, caps } = definition
    return [
      symbols.map(({ pays }) => Object.keys(pays)),
      heights,
      tumble.multipliers,
      tumble.most,
      freeSpins.spinsByScatters,
      caps.maxFreeSpins,
    ]
  },
}

/** Rounds between free spins, at most. */
const rarestFeature = 300

function draftFlexvejeFald(spec: GameSpec, chance: Chance): Draft | undefined {
  const structure = flexvejeFaldStructure(spec, chance)
  const { definition, tunable } = structure
  const { listed, featured } = listTumbles(structure)
  if (featured < listedRounds / rarestFeature) return undefined
  return listedDraft({
    coinsPerBet: definition.coinsPerBet,
    key: definition.table.key,
    listed,
    shape: geometricShape(
      { symbols: tunable.length, counts: tumblingCounts, bySymbol: 0.24, byCount: 0.9 },
      chance,
    ),
    finish: (pays, table): FlexvejeFaldDefinition => ({
      ...definition,
      table,
      symbols: definition.symbols.map((symbol, index) => {
        const row = pays[tunable.indexOf(index)]
        if (!row) return symbol
        const counts = Object.keys(symbol.pays).map(Number)
        const coins = counts.map((count) => [count, row[tumblingCounts.indexOf(count)] ?? 0])
        return { ...symbol, pays: Object.fromEntries(coins) }
      }),
    }),
  })
}

/** All rounds, and how many of them have free spins. */
function listTumbles({ definition, tunable }: TumblingStructure): {
  readonly listed: ListedWins
  readonly featured: number
} {
  const game = compile(definition)
  const { key, rounds } = definition.table
  const rowOf = definition.symbols.map((_, symbol) => tunable.indexOf(symbol))
  const [leastCount = 0] = tumblingCounts
  const cellCount = tunable.length * tumblingCounts.length
  let featured = 0
  const listed = listWins(rounds, cellCount, (round, tell) => {
    const freeSpins = eachWin(game, tableRng(key, round), (symbol, count, times) => {
      const row = rowOf[symbol] ?? -1
      if (row < 0) tell.fixed((game.scatterPays[count] ?? 0) * times)
      else tell.win(row * tumblingCounts.length + count - leastCount, times)
    })
    if (freeSpins > 0) featured += 1
  })
  return { listed, featured }
}

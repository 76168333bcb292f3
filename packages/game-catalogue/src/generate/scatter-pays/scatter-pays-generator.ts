import { invariant } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/scatter-pays/compile'
import { eachWin } from '@nordlys/game-math/mechanics/scatter-pays/play-coins'
import { tableRng } from '@nordlys/game-math/random/table-rng'
import type { Chance } from '../shared/chance.ts'
import { listedDraft, listedRounds } from '../shared/listed-draft.ts'
import { isEveryPayWon, type ListedWins, listWins } from '../shared/listed-wins.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator } from '../shared/spec.ts'
import { withPays } from '../shared/tunable-pays.ts'
import { type AnywhereStructure, anywhereStructure, coinsPerBet } from './structure.ts'

/** Games of wins anywhere on six reels of five rows, with orbs that multiply. */
export const scatterPaysGenerator: Generator = {
  id: 'scatter-pays',
  mechanic: 'scatter-pays',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.12, most: 0.5 },
  draft: draftAnywhere,
  structure(definition) {
    invariant(definition.mechanic === 'scatter-pays', `${definition.id} does not win anywhere`)
    const { symbols, cells1024, orbs, tumble, freeSpins, caps } = definition
    return [
      symbols.length - orbs.length,
      cells1024,
      Object.keys(symbols[1]?.pays ?? {}),
      orbs,
      tumble.most,
      freeSpins.spinsByScatters,
      caps.maxFreeSpins,
    ]
  },
}

/** Pays that are all but alike would be dull, however calm the game. */
const leastSteepness = 0.3
/** Rounds between free spins, at most. */
const rarestFeature = 400

function draftAnywhere(spec: GameSpec, chance: Chance): Draft | undefined {
  const structure = anywhereStructure(spec, chance)
  const { definition, tunable, counts } = structure
  const { listed, featured } = listAnywhere(structure)
  if (featured < listedRounds / rarestFeature || !isEveryPayWon(listed)) return undefined
  const shape = geometricShape(
    { symbols: tunable.length, counts, bySymbol: 0.45, byCount: 1.2 },
    chance,
  )
  return listedDraft({
    coinsPerBet,
    key: definition.table.key,
    listed,
    shape: (steepness) => shape(steepness + leastSteepness),
    finish: (pays, table) => withPays({ ...definition, table }, tunable, counts, pays),
  })
}

/** All rounds, and how many of them have free spins. */
function listAnywhere({ definition, tunable, counts }: AnywhereStructure): {
  readonly listed: ListedWins
  readonly featured: number
} {
  const game = compile(definition)
  const { key, rounds } = definition.table
  let featured = 0
  const listed = listWins(rounds, tunable.length * counts.length, (round, tell) => {
    const freeSpins = eachWin(game, tableRng(key, round), (symbol, count, times) => {
      if (symbol === game.scatter) tell.fixed((game.scatterPays[count] ?? 0) * times)
      else {
        const reached = counts.findLastIndex((each) => each <= count)
        tell.win((symbol - 1) * counts.length + reached, times)
      }
    })
    if (freeSpins > 0) featured += 1
  })
  return { listed, featured }
}

import { invariant } from '@nordlys/core'
import type { GameDefinition } from '@nordlys/game-math'
import type { OutcomeList } from '@nordlys/game-math/features/outcome-list'
import {
  classWeightTotal,
  type OutcomeTableDefinition,
} from '@nordlys/game-math/features/outcome-table'
import { compile as compileCluster } from '@nordlys/game-math/mechanics/cluster/compile'
import { compile as compileMarks } from '@nordlys/game-math/mechanics/cluster-marks/compile'
import { compile as compileHold } from '@nordlys/game-math/mechanics/hold/compile'
import type { HoldDefinition } from '@nordlys/game-math/mechanics/hold/definition'
import { roundDistribution } from '@nordlys/game-math/mechanics/hold/distribution'
import { finalCoins } from '@nordlys/game-math/mechanics/hold/final-coins'
import { gridsOf as gridsOfHold } from '@nordlys/game-math/mechanics/hold/prove'
import { compile as compileLines } from '@nordlys/game-math/mechanics/lines/compile'
import { gridsOf as gridsOfLines } from '@nordlys/game-math/mechanics/lines/prove'
import { compile as compileWays } from '@nordlys/game-math/mechanics/ways/compile'
import { gridsOf as gridsOfWays } from '@nordlys/game-math/mechanics/ways/prove'
import { momentsOf } from '@nordlys/game-math/prove/spin-moments'
import { type WinDistribution, winDistribution } from '@nordlys/game-math/prove/win-distribution'

/** The chance of every win of a whole round, by cells: the largest amount all wins are multiples of. */
export interface WinChances {
  coinsPerBet: number
  cellCoins: number
  /** `chances[win in cells]`. */
  chances: Float64Array
}

/**
 * The exact distribution of a game's rounds, in doubles, from what proves it: nothing is sampled. Undefined
 * for a mechanic whose rounds have too many wins to list, or whose list is not read here.
 */
export function winChancesOf(definition: GameDefinition): WinChances | undefined {
  const distribution = distributionOf(definition)
  return distribution && inCells(distribution, definition.coinsPerBet)
}

function distributionOf(definition: GameDefinition): WinDistribution['chances'] | undefined {
  switch (definition.mechanic) {
    case 'lines': {
      const { base, free } = gridsOfLines(definition)
      return whole(winDistribution(compileLines(definition), base, free, Number.POSITIVE_INFINITY))
    }
    case 'ways': {
      const { base, free } = gridsOfWays(definition)
      return whole(winDistribution(compileWays(definition), base, free, Number.POSITIVE_INFINITY))
    }
    case 'hold-and-win':
      return whole(ofHold(definition))
    case 'cluster':
      return ofList(definition.table, compileCluster(definition).listed.list())
    case 'cluster-marks':
      return ofList(definition.table, compileMarks(definition).listed.list())
    default:
      return undefined
  }
}

function whole({ chances, beyond, dropped }: WinDistribution): Float64Array {
  invariant(beyond.chance < 1e-12 && dropped < 1e-12, 'some wins are not told apart')
  return chances
}

function ofHold(definition: HoldDefinition): WinDistribution {
  const game = compileHold(definition)
  const histogram = gridsOfHold(definition)
  const finals = momentsOf(histogram).byScatters.map(({ grids }, started) =>
    started >= game.trigger && grids > 0n ? finalCoins(game, started) : undefined,
  )
  return roundDistribution(game, histogram, finals)
}

/** Every listed round is as likely as any other of its class. */
function ofList(
  { weights }: OutcomeTableDefinition,
  { order, starts, payouts }: OutcomeList,
): Float64Array {
  const most = payouts.reduce((largest, coins) => Math.max(largest, coins), 0)
  const chances = new Float64Array(most + 1)
  for (const [index, weight] of weights.entries()) {
    const rounds = order.subarray(starts[index], starts[index + 1])
    for (const round of rounds) {
      const coins = payouts[round] ?? 0
      chances[coins] = (chances[coins] ?? 0) + weight / classWeightTotal / rounds.length
    }
  }
  return chances
}

function inCells(byCoins: Float64Array, coinsPerBet: number): WinChances {
  let cellCoins = coinsPerBet
  let most = 0
  byCoins.forEach((chance, coins) => {
    if (chance <= 0) return
    cellCoins = commonDivisor(coins, cellCoins)
    most = coins
  })
  const chances = new Float64Array(most / cellCoins + 1)
  for (let cell = 0; cell < chances.length; cell += 1) {
    chances[cell] = Math.max(0, byCoins[cell * cellCoins] ?? 0)
  }
  return { coinsPerBet, cellCoins, chances }
}

function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

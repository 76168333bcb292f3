import { invariant } from '@nordlys/core'
import type { OutcomeList } from '../features/outcome-list.ts'
import { classWeightTotal, type OutcomeTableDefinition } from '../features/outcome-table.ts'
import { figuresOf, rounded } from '../prove/figures.ts'
import { type Fraction, fraction, multiply, plus, zero } from '../prove/fraction.ts'
import type { TablePar } from '../prove/par.ts'
import type { RoundMoments } from '../prove/round-moments.ts'
import { nothingBeyond, type WinDistribution } from '../prove/win-distribution.ts'
import { tableRng } from '../random/table-rng.ts'
import { type ClusterGame, compile } from './compile.ts'
import type { ClusterDefinition } from './definition.ts'
import { playListed } from './engine.ts'

/** The natural return may be this far from the declared one before classes are weighted. */
const naturalWithin = 0.05
/** One listed round in so many is also played by the engine; the tests play them all. */
const replayedOf = 32

/**
 * Every listed round is played and the classes are added up as exact fractions, caps and all.
 * The list must be the one its definition pins, the engine must win what the fast path won, and
 * the weights may only correct what the rounds give by themselves. [PROOF-01]
 */
export function proveCluster(definition: ClusterDefinition): TablePar {
  const game = compile(definition)
  const list = game.list()
  requireReplayed(game, list)
  const { table, coinsPerBet, caps } = definition
  const natural = list.payouts.reduce((sum, coins) => sum + coins, 0) / table.rounds / coinsPerBet
  const figures = figuresOf(
    definition,
    caps.maxWinBets,
    tableMoments(table, list),
    tableDistribution(table, list),
  )
  const declared = figures.rtpPercent / 100
  invariant(
    Math.abs(natural / declared - 1) <= naturalWithin,
    `the rounds return ${natural} by themselves, the weights make it ${declared}`,
  )
  return {
    ...figures,
    table: {
      rounds: table.rounds,
      naturalRtpPercent: rounded(natural * 100, 4),
      classes: table.classesFromCoins.map((coins, index) => ({
        fromBets: coins / coinsPerBet,
        rounds: roundsOf(list, index).length,
        chance: (table.weights[index] ?? 0) / classWeightTotal,
      })),
    },
  }
}

function roundsOf({ order, starts }: OutcomeList, index: number): Uint32Array {
  return order.subarray(starts[index], starts[index + 1])
}

function tableMoments(table: OutcomeTableDefinition, list: OutcomeList): RoundMoments {
  let [mean, square, losing] = [zero, zero, zero]
  table.weights.forEach((weight, index) => {
    if (weight === 0) return
    const rounds = roundsOf(list, index)
    let [coins, squares] = [0n, 0n]
    for (const round of rounds) {
      const win = BigInt(list.payouts[round] ?? 0)
      coins += win
      squares += win * win
    }
    const share = (sum: bigint): Fraction =>
      multiply(fraction(weight, classWeightTotal), fraction(sum, rounds.length))
    mean = plus(mean, share(coins))
    square = plus(square, share(squares))
    if (index === 0) losing = fraction(weight, classWeightTotal)
  })
  return { mean, square, losing }
}

function tableDistribution(table: OutcomeTableDefinition, list: OutcomeList): WinDistribution {
  const used = table.weights.flatMap((weight, index) =>
    weight > 0 ? [{ weight, rounds: roundsOf(list, index) }] : [],
  )
  let most = 0
  for (const { rounds } of used) {
    for (const round of rounds) most = Math.max(most, list.payouts[round] ?? 0)
  }
  const chances = new Float64Array(most + 1)
  for (const { weight, rounds } of used) {
    const chance = weight / classWeightTotal / rounds.length
    for (const round of rounds) {
      const coins = list.payouts[round] ?? 0
      chances[coins] = (chances[coins] ?? 0) + chance
    }
  }
  return { chances, beyond: nothingBeyond, dropped: 0, maxCoins: most }
}

function requireReplayed(game: ClusterGame, { payouts, order }: OutcomeList): void {
  for (let place = 0; place < order.length; place += replayedOf) {
    const round = order[place] ?? 0
    const { winCoins } = playListed(game, tableRng(game.definition.table.key, round))
    invariant(winCoins === payouts[round], `round ${round} wins ${winCoins} in the engine`)
  }
}

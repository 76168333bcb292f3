import { invariant } from '@nordlys/core'
import type { DefinitionBase } from '../base/definition-base.ts'
import type { RoundOutcome } from '../base/outcome.ts'
import type { OutcomeList } from '../features/outcome-list.ts'
import { classWeightTotal, type OutcomeTableDefinition } from '../features/outcome-table.ts'
import type { Rng } from '../random/rng.ts'
import { tableRng } from '../random/table-rng.ts'
import { figuresOf, rounded } from './figures.ts'
import { type Fraction, fraction, multiply, plus, zero } from './fraction.ts'
import type { TablePar } from './par.ts'
import type { RoundMoments } from './round-moments.ts'
import { nothingBeyond, type WinDistribution } from './win-distribution.ts'

/** The natural return may be this far from the declared one before classes are weighted. */
const naturalWithin = 0.05
/** One listed round in so many is also played by the engine: all of them would take minutes. */
const replayedOf = 32

/** A game whose rounds are drawn from a finite list. */
export type ListedGame = DefinitionBase & {
  readonly caps: { readonly maxWinBets: number }
  readonly table: OutcomeTableDefinition
}

/**
 * Every listed round is played and the classes are added up as exact fractions, caps and all.
 * The list must be the one its definition pins, the engine must win what the fast path won, and
 * the weights may only correct what the rounds give by themselves. [PROOF-01]
 */
export function proveTable(
  definition: ListedGame,
  list: OutcomeList,
  playListed: (rng: Rng) => RoundOutcome,
): TablePar {
  const { table, coinsPerBet, caps } = definition
  requireReplayed(table, list, playListed)
  const natural = list.payouts.reduce((sum, coins) => sum + coins, 0) / table.rounds / coinsPerBet
  const distribution = tableDistribution(table, list)
  const moments = tableMoments(table, list)
  const figures = figuresOf(definition, caps.maxWinBets, moments, distribution)
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
  const coinsOf = (round: number) => BigInt(list.payouts[round] ?? 0)
  return {
    mean: listedShare(table, list, coinsOf),
    square: listedShare(table, list, (round) => coinsOf(round) ** 2n),
    losing: listedShare(table, list, (round) => (coinsOf(round) === 0n ? 1n : 0n)),
  }
}

/** The exact mean over all rounds that can be drawn of what each is worth. */
export function listedShare(
  { weights }: OutcomeTableDefinition,
  list: OutcomeList,
  worth: (round: number) => bigint,
): Fraction {
  return weights.reduce((mean, weight, index) => {
    if (weight === 0) return mean
    const rounds = roundsOf(list, index)
    let sum = 0n
    for (const round of rounds) sum += worth(round)
    const share = multiply(fraction(weight, classWeightTotal), fraction(sum, rounds.length))
    return plus(mean, share)
  }, zero)
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
  const max = { coins: most, chance: chances[most] ?? 0 }
  return { chances, ...nothingBeyond, dropped: 0, most: max }
}

function requireReplayed(
  { key }: OutcomeTableDefinition,
  { payouts, order }: OutcomeList,
  playListed: (rng: Rng) => RoundOutcome,
): void {
  for (let place = 0; place < order.length; place += replayedOf) {
    const round = order[place] ?? 0
    const { winCoins } = playListed(tableRng(key, round))
    invariant(winCoins === payouts[round], `round ${round} wins ${winCoins} in the engine`)
  }
}

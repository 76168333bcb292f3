import { type Fraction, fraction } from '../../prove/fraction.ts'
import type { HoldCollectorGame } from './compile.ts'
import { type PrizeMoments, prizeMoments } from './prize-moments.ts'

/** What a feature gives when so many coins begin it, but for its chest. */
export interface FeatureEnd {
  readonly mean: Fraction
  readonly square: Fraction
  readonly full: Fraction
  /** Cells held at the end, and how many of them hold collectors. */
  readonly held: Fraction
  readonly collectors: Fraction
}

/**
 * Expected values over all ways to a state, times a power of two that every way divides: how likely
 * it is, and the coins held (`sum`) and the whole worth (`worth`), collectors too, with their
 * products; in parts of a coin.
 */
interface Reached {
  chance: bigint
  sum: bigint
  worth: bigint
  sumSum: bigint
  sumWorth: bigint
  worthWorth: bigint
  collectors: bigint
}

/** Method A: a Markov chain over (held, spins left), followed forwards, a whole spin at a time. */
export function featureForwards(game: HoldCollectorGame, started: number): FeatureEnd {
  const { cells } = game
  const { spins, prizes } = game.definition.holdAndWin
  const prize = prizeMoments(prizes)
  const bits = bitsFrom(game, started)
  const reach = Array.from({ length: cells + 1 }, () =>
    Array.from({ length: spins + 1 }, () => nowhere()),
  )
  add(reach[started]?.[spins], begun(prize, started, 1n << bits))
  for (let held = started; held < cells; held += 1) {
    const shift = 10n * BigInt(cells - held)
    const landing = landingWays(game, cells - held)
    for (let left = spins; left > 0; left -= 1) {
      const before = reach[held]?.[left]
      if (!before || before.chance === 0n) continue
      for (const { coins, collectors, ways } of landing) {
        const landed = coins + collectors
        const next = landed > 0 ? reach[held + landed]?.[spins] : reach[held]?.[left - 1]
        add(next, moved(prize, before, { coins, collectors, ways }, shift))
      }
    }
  }
  return endOf(game, prize, reach, bits)
}

/** No way through the feature draws more bits than this for its cells. */
function bitsFrom({ cells, definition }: HoldCollectorGame, started: number): bigint {
  const empty = cells - started
  return BigInt((10 * definition.holdAndWin.spins * empty * (empty + 1)) / 2)
}

function begun({ weight, mean, square }: PrizeMoments, started: number, chance: bigint): Reached {
  const coins = BigInt(started)
  const sum = chance * coins * mean
  const both = chance * (coins * weight * square + coins * (coins - 1n) * mean * mean)
  return {
    chance,
    sum,
    worth: sum,
    sumSum: both,
    sumWorth: both,
    worthWorth: both,
    collectors: 0n,
  }
}

interface Landing {
  readonly coins: number
  readonly collectors: number
  /** Of `1024 ** empty`. */
  readonly ways: bigint
}

/** The new coins add their sum N to the sum S, and each collector then adds S + N to the worth. */
function moved(prize: PrizeMoments, from: Reached, landing: Landing, shift: bigint): Reached {
  const [n, m] = [BigInt(landing.coins), BigInt(landing.collectors)]
  const mean = n * prize.mean
  const square = n * prize.weight * prize.square + n * (n - 1n) * prize.mean * prize.mean
  const { chance, sum, worth, sumSum, sumWorth, worthWorth, collectors } = from
  const times = (value: bigint) => (value * landing.ways) >> shift
  return {
    chance: times(chance),
    sum: times(sum + mean * chance),
    worth: times(worth + m * sum + (m + 1n) * mean * chance),
    sumSum: times(sumSum + 2n * mean * sum + square * chance),
    sumWorth: times(
      sumWorth + m * sumSum + mean * (worth + (2n * m + 1n) * sum) + (m + 1n) * square * chance,
    ),
    worthWorth: times(
      worthWorth +
        2n * m * sumWorth +
        m * m * sumSum +
        2n * (m + 1n) * mean * (worth + m * sum) +
        (m + 1n) * (m + 1n) * square * chance,
    ),
    collectors: times(collectors + m * chance),
  }
}

/** In how many ways some of the empty cells get coins and some get collectors. */
function landingWays({ coinBelow, collectorBelow }: HoldCollectorGame, empty: number): Landing[] {
  const [coin, collector] = [BigInt(coinBelow), BigInt(collectorBelow - coinBelow)]
  const nothing = BigInt(1024 - collectorBelow)
  return Array.from({ length: empty + 1 }, (_, coins) =>
    Array.from({ length: empty - coins + 1 }, (_each, collectors) => {
      const places = choose(empty, coins) * choose(empty - coins, collectors)
      const left = BigInt(empty - coins - collectors)
      const ways = coin ** BigInt(coins) * collector ** BigInt(collectors) * nothing ** left
      return { coins, collectors, ways: places * ways }
    }),
  ).flat()
}

function choose(from: number, some: number): bigint {
  let ways = 1n
  for (let index = 0; index < some; index += 1) {
    ways = (ways * BigInt(from - index)) / BigInt(index + 1)
  }
  return ways
}

function endOf(
  { cells, definition }: HoldCollectorGame,
  { weight }: PrizeMoments,
  reach: readonly (readonly Reached[])[],
  bits: bigint,
): FeatureEnd {
  const [all, full] = [nowhere(), nowhere()]
  let held = 0n
  for (const [count, states] of reach.entries()) {
    for (const [left, state] of states.entries()) {
      if (left > 0 && count < cells) continue
      add(all, state)
      held += BigInt(count) * state.chance
      if (count === cells) add(full, state)
    }
  }
  const extra = BigInt(definition.holdAndWin.fullGridCoins) * weight
  const scale = 1n << bits
  const worth = all.worth + extra * full.chance
  const square = all.worthWorth + 2n * extra * full.worth + extra * extra * full.chance
  return {
    mean: fraction(worth, scale * weight),
    square: fraction(square, scale * weight * weight),
    full: fraction(full.chance, scale),
    held: fraction(held, scale),
    collectors: fraction(all.collectors, scale),
  }
}

function nowhere(): Reached {
  const none = { chance: 0n, sum: 0n, worth: 0n, collectors: 0n }
  return { ...none, sumSum: 0n, sumWorth: 0n, worthWorth: 0n }
}

function add(into: Reached | undefined, from: Reached): void {
  if (!into) return
  into.chance += from.chance
  into.sum += from.sum
  into.worth += from.worth
  into.sumSum += from.sumSum
  into.sumWorth += from.sumWorth
  into.worthWorth += from.worthWorth
  into.collectors += from.collectors
}

import { type SpinHistogram, winsIn } from '../../prove/spin-moments.ts'
import { nothingBeyond, type WinDistribution } from '../../prove/win-distribution.ts'
import { commonStep } from '../../prove/win-steps.ts'
import { totalWeight } from '../chain/spin-chain.ts'
import type { HoldCollectorGame } from './compile.ts'
import { landingOrders } from './landing-orders.ts'

/**
 * The chance of every win of a whole round, in doubles. In which order coins and collectors landed
 * tells how often each coin is counted: once, and once more for every collector after it.
 */
export function roundDistribution(game: HoldCollectorGame, base: SpinHistogram): WinDistribution {
  const wins = base.byScatters.map(winsIn)
  const features = base.byScatters.map((_, started) =>
    started >= game.definition.holdAndWin.trigger && (wins[started]?.length ?? 0) > 0
      ? featureWins(game, started)
      : new Float64Array([1]),
  )
  const step = stepOf(game)
  const most = Math.max(
    ...features.map((won, started) => (wins[started]?.at(-1) ?? 0) + (won.length - 1) * step),
  )
  const chances = new Float64Array(most + 1)
  for (const [started, won] of features.entries()) {
    for (const ofLines of wins[started] ?? []) {
      const share = (base.byScatters[started]?.[ofLines] ?? 0) / base.cycle
      for (let index = 0; index < won.length; index += 1) {
        const chance = won[index] ?? 0
        if (chance === 0) continue
        const coins = ofLines + index * step
        chances[coins] = (chances[coins] ?? 0) + share * chance
      }
    }
  }
  const top = { coins: most, chance: chances[most] ?? 0 }
  return { chances, ...nothingBeyond, dropped: 0, most: top }
}

/** All that a feature can give is a whole multiple of it. */
function stepOf({ definition }: HoldCollectorGame): number {
  const { holdAndWin, chest } = definition
  const coins = [...holdAndWin.prizes, ...chest.prizes].map((prize) => prize.coins)
  const counts = new Float64Array(Math.max(...coins, holdAndWin.fullGridCoins) + 1)
  for (const each of [...coins, holdAndWin.fullGridCoins]) counts[each] = 1
  return commonStep({ cycle: 1, byScatters: [counts] })
}

/** What the feature wins, in steps: what was landed later first, and the chest last. */
function featureWins(game: HoldCollectorGame, started: number): Float64Array {
  const { holdAndWin, chest } = game.definition
  const step = stepOf(game)
  const byCollectors = new Map<number, Float64Array>()
  for (const [order, chance] of landingOrders(game, started)) {
    const collectors = order.split('').filter((landed) => landed === collector).length
    const isFull = started + order.length === game.cells
    const won = winsOf(game, order, step)
    const from = isFull ? holdAndWin.fullGridCoins / step : 0
    const known = byCollectors.get(collectors) ?? new Float64Array(0)
    const sum = longer(known, won.length + from)
    for (let index = 0; index < won.length; index += 1) {
      sum[index + from] = (sum[index + from] ?? 0) + chance * (won[index] ?? 0)
    }
    byCollectors.set(collectors, sum)
  }
  let all = new Float64Array(0)
  for (const [collectors, later] of byCollectors) {
    let won = later
    for (let coin = 0; coin < started; coin += 1) {
      won = plusPrize(won, holdAndWin.prizes, (1 + collectors) / step)
    }
    all = longer(all, won.length)
    for (let index = 0; index < won.length; index += 1) {
      all[index] = (all[index] ?? 0) + (won[index] ?? 0)
    }
  }
  return plusPrize(all, chest.prizes, 1 / step)
}

const collector = '1'

/** Kept as long as its game: many orders end alike. */
const known = new WeakMap<HoldCollectorGame, Map<string, Float64Array>>()

/** What those that landed in this order are worth together at the end, but for the first coins. */
function winsOf(game: HoldCollectorGame, order: string, step: number): Float64Array {
  const orders = known.get(game) ?? new Map([['', new Float64Array([1])]])
  known.set(game, orders)
  const found = orders.get(order)
  if (found) return found
  const later = order.slice(1)
  const rest = winsOf(game, later, step)
  const times = 1 + later.split('').filter((landed) => landed === collector).length
  const won = order.startsWith(collector)
    ? rest
    : plusPrize(rest, game.definition.holdAndWin.prizes, times / step)
  orders.set(order, won)
  return won
}

interface Weighted {
  readonly coins: number
  readonly weight: number
}

/** One more prize, drawn by itself and counted `steps` for each of its coins. */
function plusPrize(
  wins: Float64Array,
  prizes: readonly Weighted[],
  steps: number,
): Float64Array<ArrayBuffer> {
  const total = totalWeight(prizes)
  const most = Math.round((prizes.at(-1)?.coins ?? 0) * steps)
  const sum = new Float64Array(wins.length + most)
  for (const { coins, weight } of prizes) {
    const [by, share] = [Math.round(coins * steps), weight / total]
    for (let index = 0; index < wins.length; index += 1) {
      sum[index + by] = (sum[index + by] ?? 0) + (wins[index] ?? 0) * share
    }
  }
  return sum
}

function longer(wins: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(Math.max(wins.length, length))
  sum.set(wins)
  return sum
}

import type { ClusterGame } from '../../cluster/compile.ts'
import { eachCluster } from '../../cluster/play-coins.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { Paytable } from '../spec.ts'

/** The clusters of every listed round: no pay changes which there are, only what they win. */
export interface ListedClusters {
  readonly rounds: number
  /** Symbol and size of each cluster, as `symbol * sizes + place of the size`. */
  readonly cells: readonly number[]
  readonly multipliers: readonly number[]
  /** Where each round's clusters begin, and the end. */
  readonly starts: Int32Array
  /** By cell: how often it wins in all rounds, each time counted as often as it multiplies. */
  readonly tally: Float64Array
}

export function listClusters(
  game: ClusterGame,
  sizes: readonly number[],
  { key, rounds }: { readonly key: number; readonly rounds: number },
): ListedClusters {
  const cells: number[] = []
  const multipliers: number[] = []
  const starts = new Int32Array(rounds + 1)
  const tally = new Float64Array(game.definition.symbols.length * sizes.length)
  for (let round = 0; round < rounds; round += 1) {
    eachCluster(game, tableRng(key, round), (symbol, size, tumbles) => {
      const cell = symbol * sizes.length + sizes.findLastIndex((each) => each <= size)
      const multiplier = game.multipliers[tumbles] ?? 1
      cells.push(cell)
      multipliers.push(multiplier)
      tally[cell] = (tally[cell] ?? 0) + multiplier
    })
    starts[round + 1] = cells.length
  }
  return { rounds, cells, multipliers, starts, tally }
}

/** The expected coins of a round. */
export function meanCoins({ rounds, tally }: ListedClusters, pays: Paytable): number {
  return pays.flat().reduce((total, coins, cell) => total + coins * (tally[cell] ?? 0), 0) / rounds
}

/** The coins of every listed round. */
export function payoutsOf(
  { rounds, cells, multipliers, starts }: ListedClusters,
  pays: Paytable,
): Float64Array {
  const coins = pays.flat()
  const payouts = new Float64Array(rounds)
  for (let round = 0; round < rounds; round += 1) {
    let total = 0
    for (let place = starts[round] ?? 0; place < (starts[round + 1] ?? 0); place += 1) {
      total += (coins[cells[place] ?? 0] ?? 0) * (multipliers[place] ?? 1)
    }
    payouts[round] = total
  }
  return payouts
}

/** The standard deviation of a round in coins. */
export function deviationOf(payouts: Float64Array): number {
  let [sum, squares] = [0, 0]
  for (const coins of payouts) {
    sum += coins
    squares += coins * coins
  }
  const mean = sum / payouts.length
  return Math.sqrt(squares / payouts.length - mean * mean)
}

import type { Paytable } from './spec.ts'

/** The wins of every listed round: no pay changes which there are, only what they are worth. */
export interface ListedWins {
  readonly rounds: number
  /** The paytable's cell of each win. */
  readonly cells: readonly number[]
  /** How many times each wins its cell. */
  readonly times: readonly number[]
  /** Where each round's wins begin, and the end. */
  readonly starts: Int32Array
  /** By round: coins of symbols whose pays are not open. */
  readonly fixed: Float64Array
  /** By cell: how many times it is won in all rounds. */
  readonly tally: Float64Array
}

/** What a round tells of itself while it is listed. */
export interface WinTeller {
  /** `cell` counts through the rows of the open paytable. */
  win(cell: number, times: number): void
  fixed(coins: number): void
}

/** `play` tells the wins of a round by its number. */
export function listWins(
  rounds: number,
  cellCount: number,
  play: (round: number, tell: WinTeller) => void,
): ListedWins {
  const cells: number[] = []
  const times: number[] = []
  const starts = new Int32Array(rounds + 1)
  const fixed = new Float64Array(rounds)
  const tally = new Float64Array(cellCount)
  let playing = 0
  const tell: WinTeller = {
    win(cell, factor) {
      cells.push(cell)
      times.push(factor)
      tally[cell] = (tally[cell] ?? 0) + factor
    },
    fixed(coins) {
      fixed[playing] = (fixed[playing] ?? 0) + coins
    },
  }
  for (; playing < rounds; playing += 1) {
    play(playing, tell)
    starts[playing + 1] = cells.length
  }
  return { rounds, cells, times, starts, fixed, tally }
}

/** Whether the paytable promises nothing that no listed round wins. */
export function isEveryPayWon({ tally }: ListedWins): boolean {
  return tally.every((won) => won > 0)
}

/** The expected coins of a round. */
export function meanCoins({ rounds, tally, fixed }: ListedWins, pays: Paytable): number {
  const ofPays = pays.flat().reduce((total, coins, cell) => total + coins * (tally[cell] ?? 0), 0)
  return (ofPays + fixed.reduce((total, coins) => total + coins, 0)) / rounds
}

/** The coins of every listed round. */
export function payoutsOf(listed: ListedWins, pays: Paytable): Float64Array {
  const { rounds, cells, times, starts, fixed } = listed
  const coins = pays.flat()
  const payouts = new Float64Array(rounds)
  for (let round = 0; round < rounds; round += 1) {
    let total = fixed[round] ?? 0
    for (let place = starts[round] ?? 0; place < (starts[round + 1] ?? 0); place += 1) {
      total += (coins[cells[place] ?? 0] ?? 0) * (times[place] ?? 1)
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

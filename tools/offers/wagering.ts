import {
  addProduct,
  type Spectrum,
  SpectrumPool,
  spectraOf,
  spectrumSize,
  valuesOf,
} from '@nordlys/game-math/prove/spectrum'
import { addTo, nobody, productOf, type Share, shareAt } from './beyond.ts'
import { momentsOfChances } from './moments.ts'

/** What takers have, by whole cells of money. The rest below a cell is never staked and stays as it is. */
export interface Purses {
  chances: Float64Array
  /** The rest in øre, times its chance, by cell. */
  rests: Float64Array
}

/** A round: the chance of each win, and its stake, in cells. */
export interface Bet {
  chances: Float64Array
  stakeCells: number
}

export interface Played {
  /** Those within the grid, who have played all rounds or are ruined. */
  purses: Purses
  /**
   * Those who have more than the grid tells apart. They cannot be ruined any more, so what becomes of them on
   * average follows from the rounds that are left, and they are added up at once.
   */
  beyond: Share
}

/**
 * So many rounds at one stake, or fewer for who cannot pay the next one: the exact distribution of purses,
 * round by round. Cash and bonus are one purse here. Which of them a stake takes decides nothing: a win of
 * the stake goes back to the purse whole, and who plays to the end has all of it in cash. The grid is doubled
 * until no more than `beyondMost` of the takers are beyond it.
 */
export function playThrough(start: Purses, bet: Bet, rounds: number, beyondMost: number): Played {
  for (let length = gridFor(start, bet, rounds); ; length *= 2) {
    const played = playOn(start, bet, rounds, length)
    if (played.beyond.chance <= beyondMost) return played
  }
}

function playOn(start: Purses, bet: Bet, rounds: number, length: number): Played {
  const { mean, variance } = momentsOfChances(bet.chances)
  const beyond = nobody()
  const addBeyond = (share: Share, left: number) => {
    const drift = (mean - bet.stakeCells) * left
    const ahead = { chance: 1, cells: drift, squares: variance * left + drift * drift }
    addTo(beyond, productOf(share, ahead))
  }
  let alive = cut(start, length, (share) => addBeyond(share, rounds))
  const ruined: Purses = { chances: new Float64Array(length), rests: new Float64Array(length) }
  const pool = new SpectrumPool(spectrumSize(length))
  const [wins] = spectraOf(bet.chances.subarray(0, length), new Float64Array(), pool)
  const far = sumOf({ chances: bet.chances, rests: new Float64Array() }, length)
  for (let left = rounds - 1; left >= 0; left -= 1) {
    moveBelow(alive, ruined, bet.stakeCells)
    const staked = {
      chances: alive.chances.subarray(bet.stakeCells),
      rests: alive.rests.subarray(bet.stakeCells),
    }
    addBeyond(productOf(sumOf(staked), far), left)
    const played = playOnce(staked, wins, pool)
    alive = cut(played, length, (share) => addBeyond(share, left))
  }
  return { purses: added(alive, ruined), beyond }
}

/** Beyond its end nobody can lose all in the rounds that are left, and hardly anybody is. */
function gridFor({ chances }: Purses, { stakeCells }: Bet, rounds: number): number {
  return Math.max(stakeCells * (rounds + 1), 4 * chances.length, 1024)
}

/** All from some cell on as one. */
function sumOf({ chances, rests }: Purses, from = 0): Share {
  const total = nobody()
  for (let cell = from; cell < chances.length; cell += 1) {
    addTo(total, shareAt(cell, chances[cell] ?? 0, rests[cell] ?? 0))
  }
  return total
}

function moveBelow(from: Purses, to: Purses, stakeCells: number): void {
  for (let cell = 0; cell < stakeCells; cell += 1) {
    to.chances[cell] = (to.chances[cell] ?? 0) + (from.chances[cell] ?? 0)
    to.rests[cell] = (to.rests[cell] ?? 0) + (from.rests[cell] ?? 0)
  }
}

/** Everybody who can pay plays once; both lists go through one transform. */
function playOnce({ chances, rests }: Purses, wins: Spectrum, pool: SpectrumPool): Purses {
  const before = spectraOf(chances, rests, pool)
  const after = [pool.take(), pool.take()] as const
  addProduct(after[0], before[0], wins)
  addProduct(after[1], before[1], wins)
  const played = valuesOf(after[0], after[1], pool.size)
  pool.giveBack([...before, ...after])
  return { chances: played[0], rests: played[1] }
}

/** The purses within a grid; those beyond are told one by one. */
function cut({ chances, rests }: Purses, length: number, onBeyond: (share: Share) => void): Purses {
  for (let cell = length; cell < chances.length; cell += 1) {
    const [chance, rest] = [chances[cell] ?? 0, rests[cell] ?? 0]
    if (chance !== 0 || rest !== 0) onBeyond(shareAt(cell, chance, rest))
  }
  const within = { chances: new Float64Array(length), rests: new Float64Array(length) }
  within.chances.set(chances.subarray(0, length))
  within.rests.set(rests.subarray(0, length))
  return within
}

function added(a: Purses, b: Purses): Purses {
  const add = (one: Float64Array, other: Float64Array) =>
    one.map((value, cell) => value + (other[cell] ?? 0))
  return { chances: add(a.chances, b.chances), rests: add(a.rests, b.rests) }
}

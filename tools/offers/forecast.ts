import type { OfferTerms } from '@nordlys/contracts'
import { invariant, type Ore } from '@nordlys/core'
import { givenFor } from '../../apps/platform/src/offer-rules/index.ts'
import { type Moments, momentsOfChances } from './moments.ts'
import { totalOf } from './spins-total.ts'
import { type Played, type Purses, playThrough } from './wagering.ts'
import type { WinChances } from './win-chances.ts'

/** How the taker of the model behaves: all that the terms leave open. */
export interface Taker {
  depositOre: Ore
  /** The game in which spins are played, where there are some. */
  spinGame: WinChances
  /** The game, and the stake, with which a requirement is met. */
  wagerGame: WinChances
  stakeOre: Ore
}

/** What a taker costs: what they have at the end less what they paid in, in øre. */
export interface Forecast {
  meanOre: number
  deviationOre: number
  /** The least amount that at most one taker in a hundred costs more than, rounded up within its cell. */
  worstOre: number
  /** The cell: the grain of what is told apart, 1 where every amount is. */
  grainOre: number
  /** Of the spins alone. */
  spins: { meanOre: number; deviationOre: number }
  /** Rounds that a requirement takes. */
  rounds: number
}

/**
 * The cost of an offer by the exact distributions of its games. The taker plays every spin first, then the
 * whole requirement at one stake until it is met or the next stake cannot be paid; what is left then is
 * counted as theirs. Without a requirement nothing more is played and the deposit stays.
 */
export function forecastOffer(terms: OfferTerms, taker: Taker): Forecast {
  const { depositOre, stakeOre } = taker
  const given = givenFor(terms, depositOre)
  const won = spinsOf(terms, taker.spinGame)
  const spins = inOre(momentsOfChances(won.chances), won.cellOre)
  const begin = Number(depositOre) + Number(given.bonusOre)
  const rounds = Math.ceil(Number(given.requiredOre) / Number(stakeOre))
  const cellOre = rounds > 0 ? cellOf(taker.wagerGame, stakeOre) : won.cellOre
  const start = pursesOf(won, begin, cellOre)
  const bet = {
    chances: taker.wagerGame.chances,
    stakeCells: taker.wagerGame.coinsPerBet / taker.wagerGame.cellCoins,
  }
  const played = playThrough(start.purses, bet, rounds, worstShare / 2)
  const end = endOf(played, start, cellOre)
  return {
    meanOre: end.mean - Number(depositOre),
    deviationOre: Math.sqrt(end.variance),
    worstOre: worstOf(played, cellOre, start.isWhole) - Number(depositOre),
    grainOre: start.isWhole ? 1 : cellOre,
    spins: { meanOre: spins.mean, deviationOre: Math.sqrt(spins.variance) },
    rounds,
  }
}

interface Won {
  chances: Float64Array
  cellOre: number
}

/** What all spins of an offer win together. */
function spinsOf({ parts }: OfferTerms, game: WinChances): Won {
  const [spins, ...more] = parts.filter((part) => part.kind === 'spins')
  invariant(more.length === 0, 'spins of two kinds in one offer')
  if (!spins) return { chances: Float64Array.of(1), cellOre: 1 }
  return { chances: totalOf(game.chances, spins.count), cellOre: cellOf(game, spins.valueOre) }
}

/** A stake is a whole number of øre for each coin, so a cell is whole øre too. */
function cellOf({ coinsPerBet, cellCoins }: WinChances, stakeOre: Ore): number {
  const cellOre = (Number(stakeOre) * cellCoins) / coinsPerBet
  invariant(Number.isInteger(cellOre), `a stake of ${stakeOre} øre on ${coinsPerBet} coins`)
  return cellOre
}

interface Start {
  purses: Purses
  /** The mean of the rest below a cell, and of its square: it never changes. */
  rest: number
  restSquares: number
  /** Whether there is none at all. */
  isWhole: boolean
}

function pursesOf({ chances, cellOre: wonOre }: Won, beginOre: number, cellOre: number): Start {
  const most = beginOre + wonOre * (chances.length - 1)
  const length = Math.floor(most / cellOre) + 1
  const purses = { chances: new Float64Array(length), rests: new Float64Array(length) }
  let [rest, restSquares] = [0, 0]
  for (const [won, chance] of chances.entries()) {
    const amount = beginOre + won * wonOre
    const cell = Math.floor(amount / cellOre)
    const left = amount - cell * cellOre
    purses.chances[cell] = (purses.chances[cell] ?? 0) + chance
    purses.rests[cell] = (purses.rests[cell] ?? 0) + left * chance
    rest += left * chance
    restSquares += left * left * chance
  }
  return { purses, rest, restSquares, isWhole: restSquares === 0 }
}

function endOf({ purses, beyond }: Played, { rest, restSquares }: Start, cellOre: number): Moments {
  let { cells, squares, restCells } = beyond
  purses.chances.forEach((chance, cell) => {
    cells += chance * cell
    squares += chance * cell * cell
    restCells += (purses.rests[cell] ?? 0) * cell
  })
  const mean = cells * cellOre + rest
  const ofSquares = squares * cellOre * cellOre + 2 * restCells * cellOre + restSquares
  return { mean, variance: ofSquares - mean * mean }
}

const worstShare = 0.01

/** The least amount that at most one taker in a hundred has more than. */
function worstOf({ purses, beyond }: Played, cellOre: number, isWhole: boolean): number {
  let above = beyond.chance
  for (let cell = purses.chances.length - 1; cell > 0; cell -= 1) {
    above += purses.chances[cell] ?? 0
    if (above > worstShare) return isWhole ? cell * cellOre : (cell + 1) * cellOre - 1
  }
  return cellOre - 1
}

function inOre({ mean, variance }: Moments, cellOre: number): Moments {
  return { mean: mean * cellOre, variance: variance * cellOre * cellOre }
}

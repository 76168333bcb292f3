import { freeSpinsWon } from '../features/free-spins.ts'
import { drawListed } from '../features/outcome-list.ts'
import type { Rng } from '../random/rng.ts'
import { tableRng } from '../random/table-rng.ts'
import { countStride } from '../slot/compile-reels.ts'
import type { FlexvejeFaldGame } from './compile.ts'

/** The coins `playRound` would win from the same draws: it draws a listed round and plays it. */
export function playRoundCoins(game: FlexvejeFaldGame, rng: Rng): number {
  const { table } = game.definition
  return listedCoins(game, tableRng(table.key, drawListed(game.list(), table, rng)))
}

/**
 * The coins of a listed round, without building anything. Written apart from the engine on
 * purpose: it keeps count of each symbol on each reel, where the engine looks at the grid.
 */
export function listedCoins(game: FlexvejeFaldGame, rng: Rng): number {
  let coins = spinCoins(game, rng, 0)
  let awarded = freeSpinsWon(game, scattersShown(game), 0)
  let tumbles = 0
  for (let played = 0; played < awarded; played += 1) {
    coins += spinCoins(game, rng, tumbles)
    tumbles = board.tumbles
    awarded += freeSpinsWon(game, scattersShown(game), awarded)
  }
  board.freeSpins = awarded
  return Math.min(coins, game.maxWinCoins)
}

/** The free spins of a listed round. */
export function listedFreeSpins(game: FlexvejeFaldGame, rng: Rng): number {
  listedCoins(game, rng)
  return board.freeSpins
}

const rowStride = 8
const symbolStride = 32

/** The spin being played. Cells stand reel after reel, `rowStride` for each. */
const board = {
  heights: new Uint8Array(8),
  cells: new Uint8Array(8 * rowStride),
  /** At `reel * symbolStride + symbol`. */
  counts: new Int32Array(8 * symbolStride),
  /** By symbol: on how many reels it has just won. */
  reached: new Uint8Array(symbolStride),
  /** Before the spin, and then those of the spin too. */
  tumbles: 0,
  /** Of the whole round, when it has ended. */
  freeSpins: 0,
}

function spinCoins(game: FlexvejeFaldGame, rng: Rng, tumblesBefore: number): number {
  fillAll(game, rng)
  const last = game.multipliers.length - 1
  let coins = 0
  let tumbles = tumblesBefore
  for (;;) {
    const won = waysCoins(game)
    coins += won * (game.multipliers[Math.min(tumbles, last)] ?? 1)
    if (won === 0 || tumbles - tumblesBefore === game.mostTumbles) break
    tumbles += 1
    fallAndFill(game, rng)
  }
  board.tumbles = tumbles
  const scatterCoins = game.scatterPays[scattersShown(game)] ?? 0
  return coins + scatterCoins * (game.multipliers[Math.min(tumbles, last)] ?? 1)
}

function scattersShown({ reels, scatter }: FlexvejeFaldGame): number {
  let shown = 0
  for (let reel = 0; reel < reels; reel += 1) {
    shown += board.counts[reel * symbolStride + scatter] ?? 0
  }
  return Math.min(shown, reels)
}

function fillAll({ reels, heights, symbolByDraw }: FlexvejeFaldGame, rng: Rng): void {
  board.counts.fill(0)
  for (let reel = 0; reel < reels; reel += 1) {
    const possible = heights[reel] ?? noSymbols
    board.heights[reel] = possible[rng.below(possible.length)] ?? 0
  }
  drawn.left = 0
  for (let reel = 0; reel < reels; reel += 1) {
    const top = reel * rowStride
    fillReel(symbolByDraw[reel] ?? noSymbols, reel, top + (board.heights[reel] ?? 0), rng)
  }
}

/** What is left of the draw of 32 bits that cells are being filled from. */
const drawn = { bits: 0, left: 0 }

/** The cells of a reel from its top to before `end`. */
function fillReel(symbols: Uint8Array, reel: number, end: number, rng: Rng): void {
  const { cells, counts } = board
  for (let cell = reel * rowStride; cell < end; cell += 1) {
    if (drawn.left === 0) {
      drawn.bits = rng.u32()
      drawn.left = 3
    }
    const symbol = symbols[drawn.bits & 1023] ?? 0
    drawn.bits >>>= 10
    drawn.left -= 1
    cells[cell] = symbol
    counts[reel * symbolStride + symbol] = (counts[reel * symbolStride + symbol] ?? 0) + 1
  }
}

const noSymbols = new Uint8Array(0)

/** What the ways win before any multiplier; remembers how far each symbol reached. */
function waysCoins({ reels, wild, pays, paying }: FlexvejeFaldGame): number {
  const { counts, reached } = board
  let coins = 0
  for (let index = 0; index < paying.length; index += 1) {
    const symbol = paying[index] ?? 0
    let ways = counts[symbol] ?? 0
    reached[symbol] = 0
    if (ways === 0) continue
    let reel = 1
    for (; reel < reels; reel += 1) {
      const at = reel * symbolStride
      const wilds = wild < symbolStride ? (counts[at + wild] ?? 0) : 0
      const shown = (counts[at + symbol] ?? 0) + wilds
      if (shown === 0) break
      ways *= shown
    }
    const pay = pays[symbol * countStride + reel] ?? 0
    if (pay === 0) continue
    coins += ways * pay
    reached[symbol] = reel
  }
  return coins
}

function fallAndFill(game: FlexvejeFaldGame, rng: Rng): void {
  const { cells, counts, reached } = board
  let farthest = 0
  for (let index = 0; index < game.paying.length; index += 1) {
    farthest = Math.max(farthest, reached[game.paying[index] ?? 0] ?? 0)
  }
  // A wild helps every symbol that wins through its reel.
  if (game.wild < symbolStride) reached[game.wild] = farthest
  reached[game.scatter] = 0
  drawn.left = 0
  for (let reel = 0; reel < farthest; reel += 1) {
    const top = reel * rowStride
    let lowest = top + (board.heights[reel] ?? 0) - 1
    for (let cell = lowest; cell >= top; cell -= 1) {
      const symbol = cells[cell] ?? 0
      if ((reached[symbol] ?? 0) > reel) {
        counts[reel * symbolStride + symbol] = (counts[reel * symbolStride + symbol] ?? 0) - 1
      } else {
        cells[lowest] = symbol
        lowest -= 1
      }
    }
    fillReel(game.symbolByDraw[reel] ?? noSymbols, reel, lowest + 1, rng)
  }
}

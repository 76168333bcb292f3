import { countStride } from '../../base/compile-reels.ts'
import { freeSpinsWon } from '../../features/free-spins.ts'
import { drawListed } from '../../features/outcome-list.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { FlexvejeFaldGame } from './game.ts'

// Not re-entrant: `board` and `drawn` are shared by all calls, so that millions of rounds allocate
// nothing. What is told of a win may not play another round.

/** The coins `playRound` would win from the same draws: it draws a listed round and plays it. */
export function playRoundCoins(game: FlexvejeFaldGame, rng: Rng): number {
  const { table } = game.definition
  return listedCoins(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * The coins of a listed round, without building anything. Written apart from the engine on
 * purpose: it keeps count of each symbol on each reel, where the engine looks at the grid.
 */
export function listedCoins(game: FlexvejeFaldGame, rng: Rng): number {
  const { pays } = game
  let coins = 0
  eachWin(game, rng, (symbol, count, times) => {
    coins += (pays[symbol * countStride + count] ?? 0) * times
  })
  return Math.min(coins, game.maxWinCoins)
}

/** The coins of a listed round, its free spins, and what it has won before them. */
export function listedParts(
  game: FlexvejeFaldGame,
  rng: Rng,
): { readonly coins: number; readonly freeSpins: number; readonly baseCoins: number } {
  const { pays } = game
  let [coins, baseCoins] = [0, 0]
  const freeSpins = eachWin(game, rng, (symbol, count, times, spin) => {
    const won = (pays[symbol * countStride + count] ?? 0) * times
    coins += won
    if (spin === 0) baseCoins += won
  })
  const most = game.maxWinCoins
  return { coins: Math.min(coins, most), freeSpins, baseCoins: Math.min(baseCoins, most) }
}

/** A symbol and its count, how many times its pay is won, and in which spin: 0 is the base spin. */
type TellWin = (symbol: number, count: number, times: number, spin: number) => void

/** Every win of a listed round; the answer is how many free spins it has. */
export function eachWin(game: FlexvejeFaldGame, rng: Rng, tell: TellWin): number {
  spin(game, rng, 0, 0, tell)
  let awarded = freeSpinsWon(game, scattersShown(game), 0)
  let tumbles = 0
  for (let played = 1; played <= awarded; played += 1) {
    spin(game, rng, tumbles, played, tell)
    tumbles = board.tumbles
    awarded += freeSpinsWon(game, scattersShown(game), awarded)
  }
  return awarded
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
}

function spin(
  game: FlexvejeFaldGame,
  rng: Rng,
  tumblesBefore: number,
  place: number,
  tell: TellWin,
): void {
  fillAll(game, rng)
  const last = game.multipliers.length - 1
  let tumbles = tumblesBefore
  for (;;) {
    const multiplier = game.multipliers[Math.min(tumbles, last)] ?? 1
    const isWon = tellWays(game, multiplier, place, tell)
    if (!isWon || tumbles - tumblesBefore === game.mostTumbles) break
    tumbles += 1
    fallAndFill(game, rng)
  }
  board.tumbles = tumbles
  const scatters = scattersShown(game)
  if ((game.scatterPays[scatters] ?? 0) === 0) return
  tell(game.scatter, scatters, game.multipliers[Math.min(tumbles, last)] ?? 1, place)
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

/** Whether any way wins; remembers how far each symbol reached. */
function tellWays(
  { reels, wild, pays, paying }: FlexvejeFaldGame,
  multiplier: number,
  place: number,
  tell: TellWin,
): boolean {
  const { counts, reached } = board
  let isWon = false
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
    if ((pays[symbol * countStride + reel] ?? 0) === 0) continue
    tell(symbol, reel, ways * multiplier, place)
    isWon = true
    reached[symbol] = reel
  }
  return isWon
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

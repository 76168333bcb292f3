import { freeSpinsWon } from '../../features/free-spins.ts'
import { drawListed } from '../../features/outcome-list.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { ScatterPaysGame } from './game.ts'

// Not re-entrant: `board` and `won` are shared by all calls, so that millions of rounds allocate
// nothing. What is told of a win may not play another round.

/** The coins `playRound` would win from the same draws: it draws a listed round and plays it. */
export function playRoundCoins(game: ScatterPaysGame, rng: Rng): number {
  const { table } = game.definition
  return listedCoins(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * The coins of a listed round, without building anything. Written apart from the engine on
 * purpose: it keeps count of each symbol, and of the orbs as they fall, where the engine looks at
 * the grid.
 */
export function listedCoins(game: ScatterPaysGame, rng: Rng): number {
  let coins = 0
  eachWin(game, rng, (symbol, count, times) => {
    coins += payOf(game, symbol, count) * times
  })
  return Math.min(coins, game.maxWinCoins)
}

/** The coins of a listed round, its free spins, and what it has won before them. */
export function listedParts(
  game: ScatterPaysGame,
  rng: Rng,
): { readonly coins: number; readonly freeSpins: number; readonly baseCoins: number } {
  let [coins, baseCoins] = [0, 0]
  const freeSpins = eachWin(game, rng, (symbol, count, times, spin) => {
    const won = payOf(game, symbol, count) * times
    coins += won
    if (spin === 0) baseCoins += won
  })
  const most = game.maxWinCoins
  return { coins: Math.min(coins, most), freeSpins, baseCoins: Math.min(baseCoins, most) }
}

function payOf(game: ScatterPaysGame, symbol: number, count: number): number {
  if (symbol === game.scatter) return game.scatterPays[count] ?? 0
  return game.pays[symbol * (game.reels * game.rows + 1) + count] ?? 0
}

/** A symbol, how many of it, what the orbs multiply by, and in which spin: 0 is the base spin. */
type TellWin = (symbol: number, count: number, times: number, spin: number) => void

const rowStride = 8

/** The spin being played. Cells stand reel after reel, `rowStride` for each. */
const board = {
  cells: new Uint8Array(8 * rowStride),
  /** By symbol. */
  counts: new Uint8Array(32),
  /** By symbol: whether it has just won. */
  goes: new Uint8Array(32),
  /** What the orbs that have fallen add up to. */
  orbs: 0,
  bits: 0,
  left: 0,
}
/** The wins of a spin, until its orbs are known: symbol and count in turn. */
const won: number[] = []

/** Every win of a listed round; the answer is how many free spins it has. */
export function eachWin(game: ScatterPaysGame, rng: Rng, tell: TellWin): number {
  const { base, free } = game.symbolByDraw
  let awarded = 0
  let gathered = 0
  for (let spin = 0; spin <= awarded; spin += 1) {
    tumble(game, spin === 0 ? base : free, rng)
    if (spin === 0) tellWins(Math.max(1, board.orbs), spin, tell)
    else if (won.length > 0) {
      gathered += board.orbs
      tellWins(Math.max(1, gathered), spin, tell)
    }
    const scatters = Math.min(board.counts[game.scatter] ?? 0, game.reels)
    if ((game.scatterPays[scatters] ?? 0) > 0) tell(game.scatter, scatters, 1, spin)
    awarded += freeSpinsWon(game, scatters, awarded)
  }
  return awarded
}

function tellWins(times: number, spin: number, tell: TellWin): void {
  for (let at = 0; at < won.length; at += 2) tell(won[at] ?? 0, won[at + 1] ?? 0, times, spin)
}

/** Fills the board and tumbles to the end, collecting what is won. */
function tumble(game: ScatterPaysGame, symbolByDraw: Uint8Array, rng: Rng): void {
  const { reels, rows, mostTumbles } = game
  won.length = 0
  board.counts.fill(0)
  board.orbs = 0
  board.left = 0
  for (let reel = 0; reel < reels; reel += 1) fillReel(game, symbolByDraw, reel, rows, rng)
  for (let tumbles = 0; collectWins(game) && tumbles < mostTumbles; tumbles += 1) {
    board.left = 0
    for (let reel = 0; reel < reels; reel += 1) {
      fillReel(game, symbolByDraw, reel, fallIn(reel, rows), rng)
    }
  }
}

/** Whether any symbol wins; what has won is counted no more. */
function collectWins({ firstOrb, scatter, leastCount }: ScatterPaysGame): boolean {
  const { counts, goes } = board
  let isWon = false
  for (let symbol = 0; symbol < firstOrb; symbol += 1) {
    const count = counts[symbol] ?? 0
    const hasWon = count >= leastCount && symbol !== scatter
    goes[symbol] = hasWon ? 1 : 0
    if (!hasWon) continue
    won.push(symbol, count)
    counts[symbol] = 0
    isWon = true
  }
  return isWon
}

/** What stays of a reel falls; the answer is how many cells above it are empty. */
function fallIn(reel: number, rows: number): number {
  const { cells, goes } = board
  const top = reel * rowStride
  let lowest = top + rows - 1
  for (let cell = lowest; cell >= top; cell -= 1) {
    const symbol = cells[cell] ?? 0
    if (goes[symbol] === 1) continue
    cells[lowest] = symbol
    lowest -= 1
  }
  return lowest + 1 - top
}

function fillReel(
  { firstOrb, orbByDraw, orbTimes }: ScatterPaysGame,
  symbolByDraw: Uint8Array,
  reel: number,
  empty: number,
  rng: Rng,
): void {
  const { cells, counts } = board
  const top = reel * rowStride
  for (let cell = top; cell < top + empty; cell += 1) {
    if (board.left === 0) {
      board.bits = rng.u32()
      board.left = 3
    }
    let symbol = symbolByDraw[board.bits & 1023] ?? 0
    board.bits >>>= 10
    board.left -= 1
    if (symbol === firstOrb) {
      symbol = orbByDraw[rng.below(orbByDraw.length)] ?? firstOrb
      board.orbs += orbTimes[symbol] ?? 0
    }
    cells[cell] = symbol
    counts[symbol] = (counts[symbol] ?? 0) + 1
  }
}

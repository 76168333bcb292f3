import { countStride } from '../../base/compile-reels.ts'
import type { LineEnd } from '../../base/position.ts'
import type { LineGrid } from './compile.ts'
import { type WildFactors, withWild } from './wild-factors.ts'

/**
 * Every win of one line: where lines are read both ways, one from each end. A full line reads the
 * same from both, since no wild stands at an end, and wins once.
 */
export function lineWins(game: LineGrid, line: readonly number[]): LineReading[] {
  const left = lineWin(game, line)
  if (game.direction === undefined || left?.count === line.length) return left ? [left] : []
  const right = lineWin(game, line.toReversed())
  return [
    ...(left ? [{ ...left, from: 'left' } as const] : []),
    ...(right ? [{ ...right, from: 'right' } as const] : []),
  ]
}

/**
 * The best win of one line, read from the left, or undefined. A line that starts with wilds can
 * be read as those wilds alone or as the first other symbol with the wilds standing in for it;
 * the player gets the better reading, and on a tie the wilds alone. Wilds never stand in for the
 * scatter, and the scatter never wins on a line.
 */
export function lineWin(game: LineGrid, line: readonly number[]): LineReading | undefined {
  if (game.factors) return multipliedWin(game, game.factors, line)
  const wilds = countFrom(game, line, 0, game.wild)
  const ofWilds = coins(game, game.wild, wilds)
  const symbol = line[wilds]
  if (symbol === undefined || symbol === game.scatter) return winOf(game.wild, wilds, ofWilds)

  const count = countFrom(game, line, wilds, symbol)
  const isHelped = line.indexOf(game.wild) >= 0 && line.indexOf(game.wild) < count
  const ofSymbol = coins(game, symbol, count) * (isHelped ? game.wildMultiplier : 1)
  return ofWilds >= ofSymbol ? winOf(game.wild, wilds, ofWilds) : winOf(symbol, count, ofSymbol)
}

export interface LineReading {
  readonly symbol: number
  readonly count: number
  readonly coins: number
  /** What wilds of several worths have multiplied it by; absent where there are none. */
  readonly times?: number
  /** Where lines are read both ways: the end it begins at; absent when it fills its line. */
  readonly from?: LineEnd
}

/** A line is read as its first symbol, which is no wild; each wild in the run multiplies. */
function multipliedWin(
  game: LineGrid,
  factors: WildFactors,
  line: readonly number[],
): LineReading | undefined {
  const [symbol = game.scatter] = line
  const isWild = (each: number | undefined) => (factors.ofSymbol[each ?? 0] ?? 0) > 0
  if (symbol === game.scatter || isWild(symbol)) return undefined
  const broken = line.findIndex((each) => each !== symbol && !isWild(each))
  const count = broken < 0 ? line.length : broken
  const wilds = line.slice(0, count).filter(isWild)
  const times = wilds.reduce(
    (before, wild) => withWild(factors, before, factors.ofSymbol[wild] ?? 0),
    0,
  )
  const won = coins(game, symbol, count) * Math.max(times, 1)
  return won > 0 ? { symbol, count, coins: won, ...(times > 1 && { times }) } : undefined
}

/** How many of the first symbols are the symbol or a wild, when those before `from` are. */
function countFrom(game: LineGrid, line: readonly number[], from: number, symbol: number): number {
  let count = from
  while (count < line.length && (line[count] === symbol || line[count] === game.wild)) count += 1
  return count
}

function winOf(symbol: number, count: number, coins: number) {
  return coins > 0 ? { symbol, count, coins } : undefined
}

function coins(game: LineGrid, symbol: number, count: number): number {
  return game.pays[symbol * countStride + count] ?? 0
}

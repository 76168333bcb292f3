import { countStride } from '../slot/compile-reels.ts'
import type { LineGrid } from './compile.ts'

/**
 * The best win of one line, read from the left, or undefined. A line that starts with wilds can
 * be read as those wilds alone or as the first other symbol with the wilds standing in for it;
 * the player gets the better reading, and on a tie the wilds alone. Wilds never stand in for the
 * scatter, and the scatter never wins on a line.
 */
export function lineWin(
  game: LineGrid,
  line: readonly number[],
): { symbol: number; count: number; coins: number } | undefined {
  const wilds = countFrom(game, line, 0, game.wild)
  const ofWilds = coins(game, game.wild, wilds)
  const symbol = line[wilds]
  if (symbol === undefined || symbol === game.scatter) return winOf(game.wild, wilds, ofWilds)

  const count = countFrom(game, line, wilds, symbol)
  const isHelped = line.indexOf(game.wild) >= 0 && line.indexOf(game.wild) < count
  const ofSymbol = coins(game, symbol, count) * (isHelped ? game.wildMultiplier : 1)
  return ofWilds >= ofSymbol ? winOf(game.wild, wilds, ofWilds) : winOf(symbol, count, ofSymbol)
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

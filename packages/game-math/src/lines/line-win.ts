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
  const firstOther = line.findIndex((symbol) => symbol !== game.wild)
  const wilds = firstOther < 0 ? line.length : firstOther
  const ofWilds = { symbol: game.wild, count: wilds, coins: coins(game, game.wild, wilds) }

  const symbol = line[wilds]
  if (symbol === undefined || symbol === game.scatter)
    return ofWilds.coins > 0 ? ofWilds : undefined
  const broken = line.findIndex((each) => each !== symbol && each !== game.wild)
  const count = broken < 0 ? line.length : broken
  const isHelped = line.slice(0, count).includes(game.wild)
  const pay = coins(game, symbol, count) * (isHelped ? game.wildMultiplier : 1)
  const ofSymbol = { symbol, count, coins: pay }

  const best = ofWilds.coins >= ofSymbol.coins ? ofWilds : ofSymbol
  return best.coins > 0 ? best : undefined
}

function coins(game: LineGrid, symbol: number, count: number): number {
  return game.pays[symbol * countStride + count] ?? 0
}

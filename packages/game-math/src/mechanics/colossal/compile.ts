import { invariant, required } from '@nordlys/core'
import { compileStrips, compileWindows, type WindowOfStop } from '../../base/compile-reels.ts'
import { windowAt } from '../../base/reel-grid.ts'
import { freeSpinsChain } from '../chain/free-spins-chain.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import { onlyKind, type SpinKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import { type ColossalDefinition, giantReels } from './definition.ts'

export interface ColossalGame extends ChainGame, LineGrid {
  readonly definition: ColossalDefinition
}

/**
 * A free spin draws first where the giant reel stops, and then turns the two others: its reels are
 * linked, so it is a mixture over what the giant reel shows, and in each part all reels that turn are
 * independent. The tally is the number of reels that show a scatter.
 */
export function compile(definition: ColossalDefinition): ColossalGame {
  const { reels, rows, strips, caps, coinsPerBet } = definition
  const game = compileLineGrid(definition, 'scatter', reels)
  const base = onlyKind(game, compileStrips(strips.base, game.keys, rows))
  const chain = freeSpinsChain(definition, { base, free: freeKind(definition, game) })
  return { ...game, definition, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

function freeKind(definition: ColossalDefinition, game: LineGrid): SpinKind {
  const { rows, strips } = definition
  const [left, giant, right] = strips.free
  invariant(left && giant && right, 'three strips of free spins')
  const indexOf = new Map(game.keys.map((key, index) => [key, index]))
  const windowOf = (column: readonly string[]): WindowOfStop => {
    const symbols = column.map((key) => required(indexOf.get(key), `symbol ${key}`))
    return { symbols, tally: symbols.includes(game.scatter) ? 1 : 0 }
  }
  const stopsOf = (strip: readonly string[]) =>
    strip.map((_, stop) => windowOf(windowAt(strip, stop, rows)))
  const [first, last] = [stopsOf(left), stopsOf(right)]
  return {
    variants: giant.map((key) => {
      const block = windowOf(Array<string>(rows).fill(key))
      const middle = giantReels(definition).map(() => [block])
      return { weight: 1, game, strips: compileWindows([first, ...middle, last], rows) }
    }),
  }
}

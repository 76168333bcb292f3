import { compileStrips } from '../../base/compile-reels.ts'
import type { Strips } from '../../base/definition-base.ts'
import { freeSpinsChain } from '../chain/free-spins-chain.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import type { SpinKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { MysteryDefinition } from './definition.ts'

export interface MysteryGame extends ChainGame, LineGrid {
  readonly definition: MysteryDefinition
}

/** A spin with a mystery is one on strips that have what it becomes in its place. */
export function compile(definition: MysteryDefinition): MysteryGame {
  const { reels, rows, symbols, strips, reveals, caps, coinsPerBet } = definition
  const game = compileLineGrid(definition, 'scatter', reels)
  const mystery = symbols.find(({ kind }) => kind === 'mystery')?.key
  const kindOn = (of: Strips): SpinKind => ({
    variants: reveals.map(({ symbol, weight }) => {
      const revealed = of.map((strip) => strip.map((key) => (key === mystery ? symbol : key)))
      return { weight, game, strips: compileStrips(revealed, game.keys, rows) }
    }),
  })
  const kinds = { base: kindOn(strips.base), free: kindOn(strips.free) }
  const chain = freeSpinsChain(definition, kinds)
  return { ...game, definition, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

import { compileStrips } from '../../base/compile-reels.ts'
import { freeSpinsChain } from '../chain/free-spins-chain.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import type { SpinKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { TwinReelsDefinition } from './definition.ts'

export interface TwinReelsGame extends ChainGame, LineGrid {
  readonly definition: TwinReelsDefinition
}

/** A spin is drawn from variants: one for each choice of twins. */
export function compile(definition: TwinReelsDefinition): TwinReelsGame {
  const { reels, rows, strips, twins, caps, coinsPerBet } = definition
  const game = compileLineGrid(definition, 'scatter', reels)
  const kindOf = (mode: 'base' | 'free'): SpinKind => {
    const compiled = compileStrips(strips[mode], game.keys, rows)
    return {
      variants: twins[mode].map(({ weight, ...linked }) => ({
        weight,
        game,
        strips: compiled,
        linked,
      })),
    }
  }
  const chain = freeSpinsChain(definition, { base: kindOf('base'), free: kindOf('free') })
  return { ...game, definition, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

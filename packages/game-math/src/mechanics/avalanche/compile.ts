import { compileStrips } from '../../base/compile-reels.ts'
import { tumbleMultiplier } from '../../features/tumble.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import { layOutChain, onlyKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { AvalancheDefinition } from './definition.ts'

export interface AvalancheGame extends ChainGame, LineGrid {
  readonly definition: AvalancheDefinition
}

/** A state is the number of avalanches so far; only a win leads on. */
export function compile(definition: AvalancheDefinition): AvalancheGame {
  const { rows, strips, tumble, caps, coinsPerBet } = definition
  const grid = compileLineGrid(definition, 'scatter', 0)
  const chain = layOutChain<number>({
    kinds: [onlyKind(grid, compileStrips(strips.base, grid.keys, rows))],
    starts: [{ weight: 1, state: 0 }],
    spinOf: (tumbles) => ({
      kind: 0,
      part: tumbles === 0 ? 'base' : 'avalanche',
      multiplier: tumbleMultiplier(tumble, tumbles),
    }),
    after: (tumbles, _tally, won) => (won && tumbles < tumble.most ? tumbles + 1 : undefined),
  })
  return { ...grid, definition, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

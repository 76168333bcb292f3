import type { ChainGame } from '../chain/play-coins.ts'
import { layOutChain } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import { respinMultiplier, type WildReelsDefinition } from './definition.ts'
import { WildKinds } from './wild-windows.ts'

/** A game of wild reels laid out for play: it has no scatter, its tally are the reels filled. */
export interface WildReelsGame extends ChainGame, LineGrid {
  readonly definition: WildReelsDefinition
}

/** The reels, as bits, that stand wild in the respin after these stood and those were filled. */
export type NextStanding = (standing: number, filled: number) => number

interface State {
  readonly standing: number
  readonly played: number
}

/** When `nextStanding` leaves no reel, there is no respin. */
export function compileWildReels(
  definition: WildReelsDefinition,
  nextStanding: NextStanding,
): WildReelsGame {
  const { reels, strips, respins, caps, coinsPerBet } = definition
  const grid = compileLineGrid(
    { ...definition, wildMultiplier: 1 },
    'scatter',
    2 ** (reels - 1) - 1,
  )
  const wilds = new WildKinds(grid, strips.base)
  const chain = layOutChain<State>({
    kinds: wilds.kinds,
    starts: [{ weight: 1, state: { standing: 0, played: 0 } }],
    spinOf: ({ standing, played }) => ({
      kind: wilds.numberOf(standing),
      part: played === 0 ? 'base' : 'respins',
      multiplier: played === 0 ? 1 : respinMultiplier(respins, played - 1),
    }),
    after({ standing, played }, filled) {
      const isPossible = (filled & ~wilds.able) === 0 && (filled & standing) === 0
      const next = isPossible ? nextStanding(standing, filled) : 0
      if (next === 0 || played === caps.maxRespins) return undefined
      return { standing: next, played: played + 1 }
    },
  })
  return { ...grid, definition, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

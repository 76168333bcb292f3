import { byCount, compileStrips } from '../../base/compile-reels.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import { layOutChain, onlyKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import { WildKinds } from '../wild-reels/wild-windows.ts'
import type { StickyWildsDefinition } from './definition.ts'

export interface StickyWildsGame extends ChainGame {
  readonly definition: StickyWildsDefinition
  readonly base: LineGrid
  /** Its tally are the reels a wild has filled; it has no scatters. */
  readonly free: LineGrid
  /** By scatter count. */
  readonly freeSpins: readonly number[]
}

type State = 'base' | { readonly left: number; readonly standing: number }

export function compile(definition: StickyWildsDefinition): StickyWildsGame {
  const { reels, rows, strips, freeSpins, caps, coinsPerBet } = definition
  const plain = { ...definition, wildMultiplier: 1 }
  const base = compileLineGrid(plain, 'scatter', reels)
  const mostFilled = 2 ** (reels - 1) - 1
  const free = {
    ...compileLineGrid(plain, 'scatter', mostFilled),
    scatterPays: new Int32Array(mostFilled + 1),
  }
  const spins = byCount(freeSpins.spinsByScatters, reels)
  const wilds = new WildKinds(free, strips.free)
  wilds.kinds.push(onlyKind(base, compileStrips(strips.base, base.keys, rows)))
  const chain = layOutChain<State>({
    kinds: wilds.kinds,
    starts: [{ weight: 1, state: 'base' }],
    spinOf: (state) =>
      state === 'base'
        ? { kind: 0, part: 'base', multiplier: 1 }
        : {
            kind: wilds.numberOf(state.standing),
            part: 'free-spins',
            multiplier: freeSpins.multiplier,
          },
    after(state, tally) {
      if (state === 'base') {
        const left = spins[tally] ?? 0
        return left > 0 ? { left, standing: 0 } : undefined
      }
      const isPossible = (tally & ~wilds.able) === 0 && (tally & state.standing) === 0
      if (state.left === 1 || !isPossible) return undefined
      return { left: state.left - 1, standing: state.standing | tally }
    },
  })
  const maxWinCoins = caps.maxWinBets * coinsPerBet
  return { definition, base, free, freeSpins: spins, chain, maxWinCoins }
}

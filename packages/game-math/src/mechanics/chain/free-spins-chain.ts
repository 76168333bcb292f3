import { byCount } from '../../base/compile-reels.ts'
import {
  type FreeSpinsDefinition,
  freeSpinsWon,
  type SpinsPlan,
} from '../../features/free-spins.ts'
import { layOutChain, type SpinChain, type SpinKind } from './spin-chain.ts'

type State = 'base' | { readonly left: number; readonly awarded: number }

interface FreeSpinsGame {
  readonly reels: number
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxFreeSpins: number }
}

/** A base spin and the free spins it wins, more of them won in free spins too, up to the cap. */
export function freeSpinsChain(
  game: FreeSpinsGame,
  kinds: { readonly base: SpinKind; readonly free: SpinKind },
): SpinChain {
  const plan = spinsPlan(game)
  return layOutChain<State>({
    kinds: [kinds.base, kinds.free],
    starts: [{ weight: 1, state: 'base' }],
    spinOf: (state) =>
      state === 'base'
        ? { kind: 0, part: 'base', multiplier: 1 }
        : { kind: 1, part: 'free-spins', multiplier: game.freeSpins.multiplier },
    after(state, scatters) {
      const { left, awarded } = state === 'base' ? { left: 1, awarded: 0 } : state
      const won = freeSpinsWon(plan, scatters, awarded)
      const next = left - 1 + won
      return next > 0 ? { left: next, awarded: awarded + won } : undefined
    },
  })
}

export function spinsPlan({ reels, freeSpins, caps }: FreeSpinsGame): SpinsPlan {
  return {
    freeSpins: Int32Array.from(byCount(freeSpins.spinsByScatters, reels)),
    maxFreeSpins: caps.maxFreeSpins,
  }
}

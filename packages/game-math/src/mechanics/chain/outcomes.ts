import type { ScatterMoments, SpinMoments } from '../../prove/spin-moments.ts'
import type { ChainState } from './spin-chain.ts'

/** All spins of a state after which the same comes. Coins are before the state's multiplier. */
export interface Outcome extends ScatterMoments {
  /** The state after it. */
  readonly next: number
}

/** The spins of one state, taken together by what follows; whole counts over the spin's cycle. */
export function outcomesOf(state: ChainState, spin: SpinMoments): Outcome[] {
  const together = new Map<number, Outcome>()
  spin.byScatters.forEach(({ grids, losing, coins, coinsSquared }, tally) => {
    const lost = { grids: losing, losing, coins: 0n, coinsSquared: 0n }
    const won = { grids: grids - losing, losing: 0n, coins, coinsSquared }
    for (const [index, each] of [lost, won].entries()) {
      if (each.grids === 0n) continue
      const next = state.next[2 * tally + index] ?? -1
      const known = together.get(next)
      together.set(next, known ? { next, ...add(known, each) } : { next, ...each })
    }
  })
  return [...together.values()]
}

function add(a: ScatterMoments, b: ScatterMoments): ScatterMoments {
  return {
    grids: a.grids + b.grids,
    losing: a.losing + b.losing,
    coins: a.coins + b.coins,
    coinsSquared: a.coinsSquared + b.coinsSquared,
  }
}

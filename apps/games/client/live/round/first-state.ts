import type { LiveState } from './play-state.ts'
import { firstView } from './view.ts'

interface Begun {
  readonly isWatching: boolean
  /** Undefined for a watcher, and until the wallet says it. */
  readonly balanceOre: number | undefined
  readonly stakeMaxOre?: number | undefined
  /** Of the play that this tab held before it was loaded again. */
  readonly kept?: { stakedOre: number; wonOre: number; counted?: number | undefined } | undefined
}

/** Before anything came from the table. */
export function firstState({ isWatching, balanceOre, stakeMaxOre, kept }: Begun): LiveState {
  return {
    ...{ view: firstView(balanceOre), line: 'opening', isWatching, isHeld: false, landed: 0 },
    ...{ counted: kept?.counted ?? 0, stakedOre: kept?.stakedOre ?? 0, wonOre: kept?.wonOre ?? 0 },
    ...{ stakeMaxOre, ended: undefined },
  }
}

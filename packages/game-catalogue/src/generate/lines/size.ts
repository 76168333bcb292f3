import type { GambleTerms } from '@nordlys/game-math/base/definition-base'
import type { Band, Generator } from '../shared/spec.ts'
import type { FreeSpinLadders } from './free-spin-ladders.ts'

/** One size of the games on lines. */
export interface LinesSize {
  readonly id: string
  readonly edition: number
  readonly reels: number
  readonly rows: number
  readonly lines: number
  readonly coinsPerBet: number
  /** Of a strip, from and to. */
  readonly stops: readonly [number, number]
  readonly paying: readonly [number, number]
  readonly volatilities: Generator['volatilities']
  readonly hitRate: Band
  /** Where the multiplier of free spins rises; absent where it is one for all of them. */
  readonly freeSpinLadders?: FreeSpinLadders
  /** Terms on which wins may be staked once more: a game has one of them; none where it is absent. */
  readonly gambles?: readonly GambleTerms[]
}

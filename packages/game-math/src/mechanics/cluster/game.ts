import type { ClusterPlan } from '../../features/cluster-board.ts'
import type { ListedRounds } from '../../features/outcome-list.ts'
import type { ClusterDefinition } from './definition.ts'

/** A definition of clusters laid out for speed. */
export interface ClusterGame extends ClusterPlan {
  readonly definition: ClusterDefinition
  /** Coins of a cluster at `symbol * (cells + 1) + size`. */
  readonly pays: Int32Array
  /** By tumbles so far. */
  readonly multipliers: Int32Array
  readonly mostTumbles: number
  readonly maxWinCoins: number
  /** Made and compared with the proven ones at the first use. */
  readonly listed: ListedRounds
}

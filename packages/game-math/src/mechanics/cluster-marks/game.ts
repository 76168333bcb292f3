import type { ClusterPlan } from '../../features/cluster-board.ts'
import type { SpinsPlan } from '../../features/free-spins.ts'
import type { ListedRounds } from '../../features/outcome-list.ts'
import type { ClusterMarksDefinition } from './definition.ts'

/** A definition of clusters that leave marks, laid out for speed. */
export interface ClusterMarksGame extends ClusterPlan, SpinsPlan {
  readonly definition: ClusterMarksDefinition
  /** Coins of a cluster at `symbol * (cells + 1) + size`. */
  readonly pays: Int32Array
  readonly scatterPays: Int32Array
  /** Of a cell by how often it has won; 0 of one that has not. */
  readonly marks: Int32Array
  readonly mostTumbles: number
  readonly maxWinCoins: number
  /** Made and compared with the proven ones at the first use. */
  readonly listed: ListedRounds
}

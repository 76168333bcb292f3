import type { Clock, Random } from '@nordlys/core'
import type { MasterDrbg } from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { Catalogue } from '../catalogue/index.ts'
import type { Db } from '../db/index.ts'
import type { Wallet } from '../wallet/index.ts'

/** The dependencies of a round on the program around it. */
export interface RoundsContext {
  readonly db: Db
  readonly clock: Clock
  /** For keys and names; never for outcomes. */
  readonly random: Random
  /** For outcomes: the seed of every round. */
  readonly drbg: MasterDrbg
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly tokenSecret: string
  readonly logger: Logger
}

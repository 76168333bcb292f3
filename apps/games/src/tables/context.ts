import type { Clock, Random } from '@nordlys/core'
import type { MasterDrbg } from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { Wallet } from '../wallet/index.ts'
import type { TableDefinitions } from './definitions.ts'
import type { Hands } from './hands.ts'
import type { SeedCipher } from './seed-cipher.ts'

/** The dependencies of hands on the program around them. */
export interface TablesContext {
  readonly hands: Hands
  readonly wallet: Wallet
  readonly clock: Clock
  /** For keys alone; never for outcomes. */
  readonly random: Random
  /** For outcomes: the seed of every hand. */
  readonly drbg: Pick<MasterDrbg, 'seed'>
  readonly seedCipher: SeedCipher
  readonly logger: Logger
  /** The games that hands were begun on, whatever is offered by now. */
  readonly definitions: Pick<TableDefinitions, 'keep' | 'find'>
}

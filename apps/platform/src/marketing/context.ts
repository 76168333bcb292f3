import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import type { PlayerRules, PlayersContext } from '../players/index.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'

/** The dependencies of the module, put together once at the program's start. */
export interface MarketingContext {
  db: Db
  rules: PlayerRules
  readMobileDigits: PlayersContext['readMobileDigits']
  tokens: UnsubscribeTokens
  /** Whether a deposit of the player's was ever captured; the payments know. */
  hasDeposited(db: Db | Tx, playerId: PlayerId): Promise<boolean>
}

import { systemRandom } from '@nordlys/core'
import { createUnsubscribeTokens, type MarketingContext } from '../marketing/index.ts'
import { hasDeposited } from '../payments/index.ts'
import type { PlayersContext } from '../players/index.ts'
import type { PlatformConfig } from './config.ts'
import { derivedKey } from './derived-key.ts'

export function createMarketingContext(
  { secrets, random = systemRandom }: PlatformConfig,
  { db, rules, readMobileDigits }: PlayersContext,
): MarketingContext {
  const key = Buffer.from(derivedKey(secrets.lookupKey, 'unsubscribe links'), 'base64url')
  return { db, rules, readMobileDigits, tokens: createUnsubscribeTokens(key, random), hasDeposited }
}

import type { IdentityPapersContext } from '../identity-papers/index.ts'
import type { PlayersContext } from '../players/index.ts'
import type { SupportContext } from '../support/index.ts'
import type { PlatformConfig } from './config.ts'
import { derivedKey } from './derived-key.ts'

export function createSupportContext(
  { outside, secrets }: PlatformConfig,
  players: PlayersContext,
  identityPapers: IdentityPapersContext,
): SupportContext {
  const { db, clock, enqueue, messages, throttle } = players
  return {
    db,
    clock,
    identityPapers,
    enqueue,
    messages,
    throttle,
    captchaKey: derivedKey(secrets.lookupKey, 'captchas'),
    customerServiceEmail: outside.customerServiceEmail,
  }
}

import type { PlayersContext } from '../players/index.ts'
import type { SupportContext } from '../support/index.ts'
import type { PlatformConfig } from './config.ts'
import { derivedKey } from './derived-key.ts'

export function createSupportContext(
  { outside, secrets }: PlatformConfig,
  players: PlayersContext,
): SupportContext {
  const { db, enqueue, messages, throttle } = players
  return {
    db,
    enqueue,
    messages,
    throttle,
    captchaKey: derivedKey(secrets.lookupKey, 'captchas'),
    customerServiceEmail: outside.customerServiceEmail,
  }
}

import { isDatabaseAway, whyAway } from '@nordlys/core'
import { WalletDown } from '../wallet/index.ts'
import type { TablesContext } from './context.ts'

/**
 * Logs what kept a hand from being swept. A wallet or a database that is away is an outage: a warning with
 * its reason and no stack. Anything else is a bug, and an error. [FLT-23]
 */
export function logFailure(
  { logger }: Pick<TablesContext, 'logger'>,
  error: unknown,
  said: string,
  which: { round?: string } = {},
): void {
  const isAway = error instanceof WalletDown || isDatabaseAway(error)
  if (isAway) logger.warn({ ...which, ...whyAway(error) }, said)
  else logger.error({ ...which, err: error }, said)
}

import type { PlayerSegment } from '@nordlys/contracts'
import type { RequestScope } from './request-scope.ts'

/** Whom content is chosen for on this page. [DATA-15] */
export function segmentOf({ knownPlayer }: RequestScope): PlayerSegment {
  if (!knownPlayer) return 'Guests'
  return knownPlayer.hasDeposited ? 'Depositor' : 'Non-Depositor'
}

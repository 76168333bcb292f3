import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import { setBar } from '../../ledger/index.ts'

/**
 * Bars a player, or lifts the bar, by what is known at a login: ROFUS's answer and whether a deposit
 * limit is in force. Other bars (a pause, an exclusion, a lock) are not touched. [REG-04]
 */
export async function setLoginBars(
  tx: Tx,
  playerId: PlayerId,
  standing: { rofus: 'clear' | 'registered' | 'unanswered'; isLimited: boolean; at: Date },
): Promise<void> {
  const { at } = standing
  const until = (isBarred: boolean) => (isBarred ? 'for-good' : undefined)
  await setBar(tx, { playerId, reason: 'rofus', until: until(standing.rofus !== 'clear'), at })
  await setBar(tx, { playerId, reason: 'no-deposit-limit', until: until(!standing.isLimited), at })
}

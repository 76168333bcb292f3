import { zeroOre } from '@nordlys/core'
import { startPauseIn } from '../../limits/index.ts'
import type { TestPlayers } from '../../players/base/test-players.ts'
import type { PersonalDataContext } from './context.ts'

/** The module on players without money: an account is closed as any is, and nothing is paid out. */
export function testPersonalData(players: TestPlayers): PersonalDataContext {
  const { context } = players
  return {
    players: context,
    siteUrl: 'http://localhost:3000',
    async closeAndPayOut(tx, { playerId, sessionId, idempotencyKey }) {
      const wish = { kind: 'permanent', idempotencyKey } as const
      await startPauseIn(context, tx, { playerId, sessionId }, wish)
      return { paidOutOre: zeroOre }
    },
    enqueueRetention: (tx) => context.enqueue(tx, 'retention', {}),
  }
}

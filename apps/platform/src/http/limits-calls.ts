import { readDepositLimits } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { depositStandings } from '../limits/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player has set themselves, and what is left of it. */
export function registerLimitsCalls(rim: Rim, context: { db: Db }): void {
  serveCall(rim, readDepositLimits, async (asked) => {
    const standings = await depositStandings(context.db, sessionIn(asked).playerId, asked.at)
    return { ok: true, ...standings }
  })
}

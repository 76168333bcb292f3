import { readDepositLimits, startPause as startPauseCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { depositStandings, type PausesContext, startPause } from '../limits/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player has set themselves, what is left of it, and the pause they take. */
export function registerLimitsCalls(rim: Rim, context: { db: Db; players: PausesContext }): void {
  serveCall(rim, readDepositLimits, async (asked) => {
    const standings = await depositStandings(context.db, sessionIn(asked).playerId, asked.at)
    return { ok: true, ...standings }
  })
  serveCall(rim, startPauseCall, (asked) =>
    startPause(context.players, sessionIn(asked), asked.request),
  )
}

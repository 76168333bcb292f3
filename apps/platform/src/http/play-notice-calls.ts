import { closePlayNotice as closeCall, readPlayNotice as readCall } from '@nordlys/contracts'
import { readPlayNoticeMs } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import { closePlayNotice, readPlayNotice } from '../play/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** The play notice of a player. Neither call is an act that keeps a session alive. */
export function registerPlayNoticeCalls(rim: Rim, { db }: { db: Db }): void {
  serveCall(rim, readCall, async (asked) => {
    const { playerId, sessionId, loggedInAt } = sessionIn(asked)
    const intervalMs = await readPlayNoticeMs(db)
    const { at } = asked
    const { dueAt, since, ...notice } = await readPlayNotice(db, {
      playerId,
      sessionId,
      loggedInAt,
      intervalMs,
      at,
    })
    return {
      ok: true,
      ...notice,
      loggedInAt,
      dueInMs: msUntil(dueAt, at),
      ...(since && { since }),
    }
  })

  serveCall(rim, closeCall, async (asked) => {
    const { playerId, sessionId, loggedInAt } = sessionIn(asked)
    const intervalMs = await readPlayNoticeMs(db)
    const wish = { playerId, sessionId, loggedInAt, intervalMs, ...asked.request }
    const { dueAt, at } = await closePlayNotice({ db, clock: rim.clock }, wish)
    return { ok: true, dueInMs: msUntil(dueAt, at) }
  })
}

function msUntil(dueAt: Date, at: Date): number {
  return Math.max(0, dueAt.getTime() - at.getTime())
}

import {
  chooseNoticeInterval as chooseCall,
  closePlayNotice as closeCall,
  readPlayNotice as readCall,
  readNoticeInterval as readIntervalCall,
} from '@nordlys/contracts'
import { readPlayNoticeMs } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import {
  chooseNoticeInterval,
  closePlayNotice,
  readNoticeInterval,
  readPlayNotice,
} from '../play/index.ts'
import type { Edge, Freshen } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/**
 * The play notice of a player, and how often it comes. No call here is an act that keeps a session alive.
 * `freshen` has ROFUS asked again where its answer is old: who closes a notice plays on.
 */
export function registerPlayNoticeCalls(edge: Edge, { db }: { db: Db }, freshen: Freshen): void {
  serveCall(edge, readCall, async (asked) => {
    const { playerId, sessionId, loggedInAt } = sessionIn(asked)
    const longestMs = await readPlayNoticeMs(db)
    const { at } = asked
    const { dueAt, since, ...notice } = await readPlayNotice(db, {
      playerId,
      sessionId,
      loggedInAt,
      longestMs,
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

  serveCall(edge, closeCall, async (asked) => {
    // Before the notice is closed: until then no round begins in a game that stays open. [LIM-06]
    const { playerId, sessionId, loggedInAt } = await freshen(sessionIn(asked), asked.at)
    const longestMs = await readPlayNoticeMs(db)
    const wish = { playerId, sessionId, loggedInAt, longestMs, ...asked.request }
    const { dueAt, at } = await closePlayNotice({ db, clock: edge.clock }, wish)
    return { ok: true, dueInMs: msUntil(dueAt, at) }
  })

  serveCall(edge, readIntervalCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const longestMs = await readPlayNoticeMs(db)
    return { ok: true, ...(await readNoticeInterval(db, { playerId, longestMs })) }
  })

  serveCall(edge, chooseCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const longestMs = await readPlayNoticeMs(db)
    const wish = { playerId, longestMs, ...asked.request }
    return chooseNoticeInterval({ db, clock: edge.clock }, wish)
  })
}

function msUntil(dueAt: Date, at: Date): number {
  return Math.max(0, dueAt.getTime() - at.getTime())
}

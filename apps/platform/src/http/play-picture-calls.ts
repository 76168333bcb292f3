import {
  readPlayPicture as readPictureCall,
  readSessionPlay as readSessionCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { sumDeposits } from '../payments/index.ts'
import { pictureBegins, readPlayedSince, readPlayPicture } from '../play/index.ts'
import { accountOpenedAt, listLogins } from '../players/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** A player's own play in figures. No call here is an act that keeps a session alive. */
export function registerPlayPictureCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, readSessionCall, async (asked) => {
    const { playerId, loggedInAt } = sessionIn(asked)
    const played = await readPlayedSince(db, playerId, { from: loggedInAt, at: asked.at })
    return { ok: true, loggedInAt, ...played }
  })

  serveCall(edge, readPictureCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    return { ok: true, ...(await pictureOf(db, playerId, asked.at)) }
  })
}

async function pictureOf(db: Db, playerId: PlayerId, at: Date) {
  const begins = pictureBegins(at)
  const logins = await listLogins(db, playerId, { from: begins.before, at })
  const actedUntil = new Map(logins.map(({ sessionId, actedUntil }) => [sessionId, actedUntil]))
  const [played, inWeek, inBefore, openedAt] = await Promise.all([
    readPlayPicture(db, { playerId, actedUntil, at }),
    sumDeposits(db, { playerId, from: begins.week, to: at }),
    sumDeposits(db, { playerId, from: begins.before, to: begins.week }),
    accountOpenedAt(db, playerId),
  ])
  return {
    week: { ...played.week, ...inWeek },
    ...(openedAt <= begins.before && { before: { ...played.before, ...inBefore } }),
  }
}

import { readOwnMarkers as ownCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readOwnMarkers } from '../markers/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player is shown of their own markers of harm. */
export function registerMarkersCalls(rim: Rim, { db }: { db: Db }): void {
  serveCall(rim, ownCall, async (asked) => {
    return { ok: true, ...(await readOwnMarkers(db, sessionIn(asked).playerId)) }
  })
}

import { readOwnMarkers as ownCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readOwnMarkers } from '../markers/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player is shown of their own markers of harm. */
export function registerMarkersCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, ownCall, async (asked) => {
    return { ok: true, ...(await readOwnMarkers(db, sessionIn(asked).playerId)) }
  })
}

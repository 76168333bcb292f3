import { type MissionKind, mayCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { noteMissionDone } from '../missions/index.ts'
import type { PlayerSession } from '../players/index.ts'

/** A call did what a mission asks for. Nothing is noted of a player whom missions are not for. */
export async function noteMission(
  db: Db,
  { playerId, standing }: PlayerSession,
  kind: MissionKind,
  at: Date,
): Promise<void> {
  if (mayCall('read-missions', standing)) await noteMissionDone(db, { playerId, kind, at })
}

import { type MissionKind, missionKind } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import { missionWords } from './mission-desk.ts'
import { publishMission } from './publish-mission.ts'
import './tables.ts'

/**
 * Offers the missions of a fresh installation, one of each kind; those that are there stay as they are.
 * One whose words editors have made unlawful is there and not offered: the desk switches it on once they
 * are mended.
 */
export async function seedMissions(db: Db, at: Date): Promise<void> {
  const words = await missionWords(db, at)
  for (const kind of missionKind.options) {
    await db.transaction().execute((tx) => seedMission(tx, { kind, words, at }))
  }
}

async function seedMission(
  tx: Tx,
  { kind, words, at }: { kind: MissionKind; words: readonly string[]; at: Date },
): Promise<void> {
  // Of two programs that seed at one moment the second waits here, and finds it added.
  const added = await tx
    .insertInto('missions_mission')
    .values({ mission_id: kind, active_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mission_id')
    .executeTakeFirst()
  if (added) await publishMission(tx, { missionId: kind, rule: { kind }, words, at })
}

import { type MissionKind, missionKind } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { readContent } from '../content/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { publishMission } from './publish-mission.ts'

/** Offers the missions of a fresh installation, one of each kind; those that are there stay as they are. */
export async function seedMissions(db: Db, at: Date): Promise<void> {
  const { mission = {} } = (await readContent(db, at)).translations
  const words = Object.values(mission)
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
  if (!added) return
  const published = await publishMission(tx, { missionId: kind, rule: { kind }, words, at })
  invariant(published.ok, `a mission of the seed that may not be: ${kind}`)
}

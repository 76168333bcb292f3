import { type MissionKind, missionKind } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import { missionWords } from './mission-desk.ts'
import { publishMission } from './publish-mission.ts'
import './tables.ts'

/**
 * Offers the missions of a fresh installation, one of each kind; those that are there stay as they are.
 * One whose words editors have made unlawful is there and not offered: the desk switches it on once they
 * are mended. Answers a warning for each of those. [FLT-85]
 */
export async function seedMissions(db: Db, at: Date): Promise<string[]> {
  const words = await missionWords(db, at)
  const warnings: string[] = []
  for (const kind of missionKind.options) {
    const seeded = db.transaction().execute((tx) => seedMission(tx, { kind, words, at }))
    warnings.push(...(await seeded))
  }
  return warnings
}

async function seedMission(
  tx: Tx,
  { kind, words, at }: { kind: MissionKind; words: readonly string[]; at: Date },
): Promise<string[]> {
  // Of two programs that seed at one moment the second waits here, and finds it added.
  const added = await tx
    .insertInto('missions_mission')
    .values({ mission_id: kind, active_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mission_id')
    .executeTakeFirst()
  if (!added) return []
  const published = await publishMission(tx, { missionId: kind, rule: { kind }, words, at })
  if (published.ok) return []
  const said = published.problems.map((problem) => `"${problem.words}"`).join(', ')
  return [`the mission ${kind} is not offered: no mission may say ${said}`]
}

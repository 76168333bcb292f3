import { missionKind } from '@nordlys/contracts'
import type { Tx } from '../db/index.ts'
import { type MissionProblem, missionProblems } from '../offer-rules/index.ts'
import './tables.ts'

interface MissionToPublish {
  missionId: string
  /** As an editor writes it; nothing of it is believed. */
  rule: unknown
  /** All of its texts. */
  words: readonly string[]
  at: Date
}

export type MissionPublished =
  | { ok: true; version: number }
  | { ok: false; refusal: 'not-allowed'; problems: readonly MissionProblem[] }

/**
 * Adds a version of a mission, which then never changes, and offers it. Refuses one that names staking,
 * depositing, losing, coming back, coming daily or spending, by its rule or by its words.
 */
export async function publishMission(tx: Tx, mission: MissionToPublish): Promise<MissionPublished> {
  const { missionId, rule, words, at } = mission
  const problems = missionProblems({ rule, words })
  if (problems.length > 0) return { ok: false, refusal: 'not-allowed', problems }
  await tx
    .insertInto('missions_mission')
    .values({ mission_id: missionId, active_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Of two that publish at one moment the second waits here.
  await tx
    .selectFrom('missions_mission')
    .select('mission_id')
    .where('mission_id', '=', missionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { last } = await tx
    .selectFrom('missions_version')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('mission_id', '=', missionId)
    .executeTakeFirstOrThrow()
  const version = (last ?? 0) + 1
  const kind = missionKind.parse((rule as { kind: unknown }).kind)
  await tx
    .insertInto('missions_version')
    .values({ mission_id: missionId, version, kind, published_at: at })
    .execute()
  await tx
    .updateTable('missions_mission')
    .set({ active_version: version })
    .where('mission_id', '=', missionId)
    .execute()
  return { ok: true, version }
}

import {
  listMissions as listCall,
  missionKind,
  type OutcomeOf,
  type RequestOf,
  switchMission as switchCall,
} from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import { audit, looksPersonal } from '../audit/index.ts'
import { readContent } from '../content/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { missionProblems } from '../offer-rules/index.ts'
import { type Employee, type StaffCall, staffCall } from '../staff/index.ts'
import { publishMission } from './publish-mission.ts'
import './tables.ts'

interface DeskContext {
  db: Db
  clock: Clock
}

/** The calls of the staff about missions. */
export function missionCalls(context: DeskContext): StaffCall[] {
  return [
    staffCall(listCall, () => listMissions(context)),
    staffCall(switchCall, ({ request, employee }) => switchMission(context, request, employee)),
  ]
}

/** All missions there are, with the newest version of each. */
async function listMissions({ db }: Pick<DeskContext, 'db'>): Promise<OutcomeOf<typeof listCall>> {
  const rows = await db
    .selectFrom('missions_mission as m')
    .leftJoin('missions_version as v', 'v.mission_id', 'm.mission_id')
    .select(['m.mission_id', 'm.active_version', 'v.version', 'v.kind', 'v.published_at'])
    .distinctOn('m.mission_id')
    .orderBy('m.mission_id')
    .orderBy('v.version', 'desc')
    .execute()
  const missions = rows.map(({ mission_id: missionId, active_version, version, ...of }) => {
    const { kind, published_at: publishedAt } = of
    return {
      missionId,
      ...(active_version !== null && { activeVersion: active_version }),
      ...(version && kind && publishedAt && { newest: { version, kind, publishedAt } }),
    }
  })
  return { ok: true, missions }
}

/**
 * Offers a mission from now on, or none of its name, for one of the staff, who is written down with why.
 * Editors may have changed its words since it was published, so they are judged as they are now.
 */
async function switchMission(
  { db, clock }: DeskContext,
  request: RequestOf<typeof switchCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof switchCall>> {
  const { missionId, to, reason } = request
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  const at = clock.now()
  const words = await missionWords(db, at)
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('missions_mission')
      .select('active_version')
      .where('mission_id', '=', missionId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return { ok: false, refusal: 'unknown' }
    const was = row.active_version
    if ((was !== null) === (to === 'on')) return { ok: false, refusal: 'unchanged' }
    const on = to === 'on' ? await offerNewest(tx, { missionId, words, at }) : undefined
    if (on?.ok === false) return { ...on, problems: [...on.problems] }
    const version = on?.version ?? null
    await tx
      .updateTable('missions_mission')
      .set({ active_version: version })
      .where('mission_id', '=', missionId)
      .execute()
    const details = { mission: missionId, version, was, reason }
    const did = { actor: 'staff', employee, action: `mission-switched-${to}` } as const
    await audit(tx, { ...did, details, at })
    return { ok: true, ...(version !== null && { version }) }
  })
}

/** Every text that describes missions. */
export async function missionWords(db: Db, at: Date): Promise<readonly string[]> {
  const { mission = {} } = (await readContent(db, at)).translations
  return Object.values(mission)
}

/** The newest version, if its words may be; one that has none yet, its first. */
async function offerNewest(
  tx: Tx,
  { missionId, words, at }: { missionId: string; words: readonly string[]; at: Date },
): ReturnType<typeof publishMission> {
  const newest = await tx
    .selectFrom('missions_version')
    .select(['version', 'kind'])
    .where('mission_id', '=', missionId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) {
    // Only missions of a fresh installation are without a version, and each is named for its kind.
    const rule = { kind: missionKind.parse(missionId) }
    return publishMission(tx, { missionId, rule, words, at })
  }
  const { version, kind } = newest
  const problems = missionProblems({ rule: { kind }, words })
  if (problems.length > 0) return { ok: false, refusal: 'not-allowed', problems }
  return { ok: true, version }
}

import type {
  leaveMission as leaveCall,
  MissionKind,
  OutcomeOf,
  startMission as startCall,
  tellMissionDone as tellCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import './tables.ts'

type Answered<C extends typeof startCall | typeof leaveCall | typeof tellCall> = Exclude<
  OutcomeOf<C>,
  { refusal: 'session-expired' }
>

interface Wish {
  playerId: PlayerId
  missionId: string
  at: Date
}

/** Begins the version that is offered; what has begun or is done stays as it is. */
export async function startMission(db: Db, wish: Wish): Promise<Answered<typeof startCall>> {
  const { playerId, missionId, at } = wish
  const mission = await db
    .selectFrom('missions_mission')
    .select('active_version')
    .where('mission_id', '=', missionId)
    .executeTakeFirst()
  const version = mission?.active_version ?? undefined
  if (version === undefined) return { ok: false, refusal: 'not-offered' }
  await db
    .insertInto('missions_progress')
    .values({ player_id: playerId, mission_id: missionId, version, started_at: at, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { ok: true }
}

/** Forgets a mission that is not done. */
export async function leaveMission(
  db: Db,
  { playerId, missionId }: Omit<Wish, 'at'>,
): Promise<Answered<typeof leaveCall>> {
  await db
    .deleteFrom('missions_progress')
    .where('player_id', '=', playerId)
    .where('mission_id', '=', missionId)
    .where('done_at', 'is', null)
    .execute()
  return { ok: true }
}

/** The missions that only the site sees, or the player reports. */
const toldKinds: readonly MissionKind[] = ['read-figures', 'take-self-test', 'find-highest-return']

/** Records the site's report that a mission is done. A repeat does not change the moment. */
export async function tellMissionDone(db: Db, wish: Wish): Promise<Answered<typeof tellCall>> {
  const { playerId, missionId, at } = wish
  const row = await db
    .selectFrom('missions_progress as p')
    .innerJoin('missions_version as v', (join) =>
      join.onRef('v.mission_id', '=', 'p.mission_id').onRef('v.version', '=', 'p.version'),
    )
    .select('v.kind')
    .where('p.player_id', '=', playerId)
    .where('p.mission_id', '=', missionId)
    .executeTakeFirst()
  if (!row || !toldKinds.includes(row.kind)) return { ok: false, refusal: 'not-started' }
  await noteMissionDone(db, { playerId, kind: row.kind, at })
  return { ok: true }
}

/** Notes an act that a mission of this kind asks for: a mission begun is done from now on. */
export async function noteMissionDone(
  db: Db,
  { playerId, kind, at }: { playerId: PlayerId; kind: MissionKind; at: Date },
): Promise<void> {
  await sql`
    UPDATE missions_progress p SET done_at = greatest(${at}::timestamptz, p.started_at)
    FROM missions_version v
    WHERE p.player_id = ${playerId} AND p.done_at IS NULL AND v.kind = ${kind}
      AND v.mission_id = p.mission_id AND v.version = p.version`.execute(db)
}

import {
  type AnswerOf,
  type MissionKind,
  missionKind,
  type readMissions as readCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import './tables.ts'

/**
 * The missions that are offered and those of the player, as they stand. One that was begun keeps the version
 * it was begun in.
 */
export async function readMissions(
  db: Db,
  playerId: PlayerId,
): Promise<{ ok: true } & AnswerOf<typeof readCall>> {
  const rows = await db
    .selectFrom('missions_mission as m')
    .leftJoin('missions_progress as p', (join) =>
      join.onRef('p.mission_id', '=', 'm.mission_id').on('p.player_id', '=', playerId),
    )
    .innerJoin('missions_version as v', (join) =>
      join
        .onRef('v.mission_id', '=', 'm.mission_id')
        .on(({ eb, fn, ref }) =>
          eb('v.version', '=', fn.coalesce('p.version', ref('m.active_version'))),
        ),
    )
    .select(['m.mission_id', 'v.kind', 'p.started_at', 'p.done_at'])
    .orderBy('m.mission_id')
    .execute()
  const placeOf = (kind: MissionKind) => missionKind.options.indexOf(kind)
  const sorted = rows.toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind))
  return {
    ok: true,
    missions: sorted.map(({ mission_id: missionId, kind, started_at, done_at }) => ({
      missionId,
      kind,
      state: done_at ? 'done' : started_at ? 'started' : 'offered',
      ...(done_at && { doneAt: done_at }),
    })),
  }
}

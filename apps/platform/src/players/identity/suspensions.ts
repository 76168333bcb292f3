import { listSuspensions as listCall, type OutcomeOf } from '@nordlys/contracts'
import type { Db } from '../../db/index.ts'
import { type StaffCall, staffCall } from '../../staff/index.ts'
import { recordOf } from '../session/standing-lock.ts'
import '../base/tables.ts'

const listMax = 100

/** The calls of the staff about suspensions. */
export function suspensionCalls({ db }: { db: Db }): StaffCall[] {
  return [staffCall(listCall, ({ at }) => listSuspensions(db, at))]
}

/** Suspensions that nobody has decided: those lifted are, and so are those beside which a lock stands. */
export async function listSuspensions(db: Db, at: Date): Promise<OutcomeOf<typeof listCall>> {
  const rows = await db
    .selectFrom('players_lock as s')
    .selectAll('s')
    .where('s.kind', '=', 'suspension')
    .where('s.lifted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('players_lock as l')
            .select('l.lock_id')
            .whereRef('l.player_id', '=', 's.player_id')
            .where('l.kind', '=', 'lock')
            .where('l.lifted_at', 'is', null),
        ),
      ),
    )
    .orderBy('s.review_by')
    .limit(listMax)
    .execute()
  return {
    ok: true,
    suspensions: rows.map((row) => ({
      playerId: row.player_id,
      lock: recordOf(row),
      isOverdue: row.review_by !== null && row.review_by < at,
    })),
  }
}

import type {
  OutcomeOf,
  RequestOf,
  readComplaints as readAllCall,
  readComplaint as readCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { findOwn, presentCase, readParts, summaryOf } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'

const listMax = 200

/** All of a player's cases that are kept, newest first. */
export async function readComplaints(
  { db }: SupportContext,
  playerId: PlayerId,
): Promise<OutcomeOf<typeof readAllCall>> {
  const rows = await db
    .selectFrom('support_case')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('case_id', 'desc')
    .limit(listMax)
    .execute()
  return { ok: true, complaints: rows.map(summaryOf) }
}

/** One case with all that was written and sent in it; another player's is as one that is not there. [CP8] */
export async function readComplaint(
  { db, identityPapers }: SupportContext,
  playerId: PlayerId,
  { number }: RequestOf<typeof readCall>,
): Promise<OutcomeOf<typeof readCall>> {
  const row = await findOwn(db, playerId, number)
  if (!row) return { ok: false, refusal: 'unknown' }
  const parts = (await readParts(db, identityPapers, [row.case_id]))(row.case_id)
  const messages = parts.messages.map(({ author, words, written_at: writtenAt }) => ({
    ...{ author, words, writtenAt },
  }))
  return { ok: true, complaint: { ...presentCase(row, parts), messages } }
}

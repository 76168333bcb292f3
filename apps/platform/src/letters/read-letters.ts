import {
  lettersAPage,
  type OutcomeOf,
  type RequestOf,
  type readLetters as readAllCall,
  type readLetter as readCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'

/** A page of a player's letters, newest first; empty beyond the last one. */
export async function readLetters(
  db: Db,
  playerId: PlayerId,
  { page }: RequestOf<typeof readAllCall>,
): Promise<OutcomeOf<typeof readAllCall>> {
  const own = db.selectFrom('letters_letter').where('player_id', '=', playerId)
  const { total } = await own
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .select(['letter_id', 'subject', 'written_at'])
    .orderBy('letter_id', 'desc')
    .offset((page - 1) * lettersAPage)
    .limit(lettersAPage)
    .execute()
  const letters = rows.map(({ letter_id: number, subject, written_at: writtenAt }) => ({
    ...{ number: Number(number), subject, writtenAt },
  }))
  return { ok: true, total: Number(total), letters }
}

/** One letter of the player's own; another's is as one that is not there. */
export async function readLetter(
  db: Db,
  playerId: PlayerId,
  { number }: RequestOf<typeof readCall>,
): Promise<OutcomeOf<typeof readCall>> {
  const row = await db
    .selectFrom('letters_letter')
    .select(['subject', 'text', 'written_at'])
    .where('player_id', '=', playerId)
    .where('letter_id', '=', BigInt(number))
    .executeTakeFirst()
  if (!row) return { ok: false, refusal: 'unknown' }
  const { subject, text, written_at: writtenAt } = row
  return { ok: true, letter: { number, subject, text, writtenAt } }
}

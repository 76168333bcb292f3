import {
  complaintsOpenMax,
  complaintTopics,
  type makeComplaint as makeCall,
  may,
  type OutcomeOf,
  type RequestOf,
  type Standing,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { dueAfter } from './complaint-dates.ts'
import { receivedLetter, tellStaff, writeTo } from './complaint-letters.ts'
import { problemsOf } from './complaint-problems.ts'
import { type CaseRow, lockComplaints, noteReceived } from './complaint-rows.ts'
import { findSubject } from './complaint-subjects.ts'
import type { SupportContext } from './context.ts'

type Asked = RequestOf<typeof makeCall>

/**
 * Makes a case of the player's and writes to them, in one step. A wish that was sent before under the key
 * gets the same answer. [CP1, CP7]
 */
export function makeComplaint(
  context: SupportContext,
  { playerId, standing }: { playerId: PlayerId; standing: Standing },
  asked: Asked,
): Promise<OutcomeOf<typeof makeCall>> {
  return context.db.transaction().execute(async (tx) => {
    await lockComplaints(tx, playerId)
    const before = await findByKey(tx, playerId, asked.idempotencyKey)
    if (before) return isSame(before, asked) ? made(before) : { ok: false, refusal: 'key-used' }
    const at = context.clock.now()
    if (!may(standing, 'complain')) return { ok: false, refusal: 'not-allowed' }
    const topic = complaintTopics.find((known) => known === asked.topic)
    const subject = asked.subject && (await findSubject(tx, playerId, asked.subject))
    const problems = problemsOf(asked, { topic, isSubjectUnknown: !!asked.subject && !subject })
    if (!topic || problems.length > 0) return { ok: false, refusal: 'not-valid', problems }
    if (await hasTooMany(tx, playerId)) return { ok: false, refusal: 'too-many-complaints' }
    const row = await tx
      .insertInto('support_case')
      .values({
        player_id: playerId,
        wish_key: asked.idempotencyKey,
        topic,
        subject_kind: subject?.kind ?? null,
        subject_ref: subject?.id ?? null,
        subject_at: subject?.at ?? null,
        wish: asked.wish,
        words: asked.words,
        received_at: at,
        due_at: dueAfter(at),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteReceived(tx, row)
    await writeTo(context, tx, row, receivedLetter(row))
    await tellStaff(context, tx, row, { key: 'received', subject: 'Ny klage' })
    return made(row)
  })
}

function findByKey(tx: Tx, playerId: PlayerId, key: string): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('support_case')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('wish_key', '=', key)
    .executeTakeFirst()
}

function isSame(row: CaseRow, { topic, words, wish, subject }: Asked): boolean {
  const { subject_kind: kind, subject_ref: id } = row
  const isSameSubject = (subject?.kind ?? null) === kind && (subject?.id ?? null) === id
  return row.topic === topic && row.words === words && row.wish === wish && isSameSubject
}

function made(row: CaseRow): OutcomeOf<typeof makeCall> {
  return { ok: true, number: Number(row.case_id), dueAt: row.due_at }
}

async function hasTooMany(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const { open } = await tx
    .selectFrom('support_case')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('player_id', '=', playerId)
    .where('state', '<>', 'decided')
    .executeTakeFirstOrThrow()
  return open >= complaintsOpenMax
}

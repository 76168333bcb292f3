import type {
  ComplaintSubject,
  ComplaintSubjectChoice,
  ComplaintSubjectNamed,
  listComplaintSubjects as listCall,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import { after, dayMs, isTimeKey, midnight, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { findRoundMoment, listRoundLines } from '../ledger/index.ts'
import { findPaymentMoment, listPayments } from '../payments/index.ts'

/** Without a day, what somebody complains of is mostly of late. */
const usualDays = 30
/** Of each kind; one with more is found by its day. */
const choicesMax = { latest: 25, ofDay: 100 } as const

/** The player's own payments and rounds that a complaint may be about, newest first. [CP1] */
export async function listSubjects(
  db: Db,
  playerId: PlayerId,
  { day }: RequestOf<typeof listCall>,
  at: Date,
): Promise<OutcomeOf<typeof listCall>> {
  const { from, to } = day === undefined ? latest(at) : wholeDay(day)
  const max = day === undefined ? choicesMax.latest : choicesMax.ofDay
  const payments = (await listPayments(db, { playerId, from, at })).filter((each) => each.at < to)
  const rounds = await listRoundLines(db, { playerId, from, to, limit: max })
  const subjects: ComplaintSubjectChoice[] = [
    ...payments.slice(0, max).map(({ kind, id, at, amountOre }) => ({ kind, id, at, amountOre })),
    ...rounds.map(({ key, at, gameId, stakeOre }) => ({
      ...({ kind: 'round', id: key, at, gameId } as const),
      amountOre: stakeOre,
    })),
  ]
  return { ok: true, subjects: subjects.toSorted((a, b) => b.at.getTime() - a.at.getTime()) }
}

function latest(at: Date): { from: Date; to: Date } {
  return { from: after(at, -usualDays * dayMs), to: after(at, 1) }
}

function wholeDay(day: string): { from: Date; to: Date } {
  const start = Date.parse(`${day}T00:00:00Z`)
  return { from: new Date(midnight(start)), to: new Date(midnight(start + dayMs)) }
}

/** The round or payment as it is kept with a case; undefined when the player has none such. */
export async function findSubject(
  tx: Tx,
  playerId: PlayerId,
  { kind, id }: ComplaintSubjectNamed,
): Promise<ComplaintSubject | undefined> {
  const at =
    kind === 'round'
      ? isTimeKey(id)
        ? await findRoundMoment(tx, playerId, id)
        : undefined
      : await findPaymentMoment(tx, playerId, { kind, id })
  return at && { kind, id, at }
}

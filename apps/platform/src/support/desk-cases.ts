import type { StaffComplaint } from '@nordlys/contracts'
import { type PlayerId, required } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Employee } from '../staff/index.ts'
import { type CaseRow, presentCase, readParts } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'

export function lockCase(tx: Tx, number: number): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('support_case')
    .selectAll()
    .where('case_id', '=', BigInt(number))
    .forUpdate()
    .executeTakeFirst()
}

/** The line of the audit, without a word of what was written. */
export function note(
  tx: Tx,
  { case_id: number, player_id: player }: CaseRow,
  did: {
    action: string
    employee: Employee
    at: Date
    details: Readonly<Record<string, string | bigint>>
  },
): Promise<void> {
  const { details, ...line } = did
  return audit(tx, {
    actor: 'staff',
    ...(player !== null && { playerId: player as PlayerId }),
    ...line,
    details: { number, ...details },
  })
}

/** The case as it is now, with what was just written. */
export async function shown(
  context: SupportContext,
  tx: Tx,
  row: CaseRow,
): Promise<StaffComplaint> {
  return required(await present(context, tx, Number(row.case_id)), 'the case that was locked')
}

/** A case as staff read it; undefined where there is none. */
export async function present(
  context: SupportContext,
  db: Db | Tx,
  number: number,
): Promise<StaffComplaint | undefined> {
  const rows = await db
    .selectFrom('support_case')
    .selectAll()
    .where('case_id', '=', BigInt(number))
    .execute()
  return (await presentAll(context, db, rows))[0]
}

export async function presentAll(
  { identityPapers }: SupportContext,
  db: Db | Tx,
  rows: readonly CaseRow[],
): Promise<StaffComplaint[]> {
  const partsOf = await readParts(
    db,
    identityPapers,
    rows.map(({ case_id: caseId }) => caseId),
  )
  const names = await namesOf(db, rows)
  return rows.map((row) => {
    const parts = partsOf(row.case_id)
    const { name, email, player_id: playerId } = row
    const decidedBy = row.decided_by === null ? undefined : names.get(row.decided_by)
    return {
      ...presentCase(row, parts),
      ...(playerId !== null && { playerId }),
      ...(name !== null && email !== null && { from: { name, email } }),
      ...(decidedBy && { decidedBy }),
      messages: parts.messages.map(({ author, by, words, written_at: writtenAt }) => ({
        ...{ author, words, writtenAt },
        ...(by !== null && { by }),
      })),
    }
  })
}

async function namesOf(db: Db | Tx, rows: readonly CaseRow[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ decided_by: by }) => (by === null ? [] : [by]))
  if (ids.length === 0) return new Map()
  const employees = await db
    .selectFrom('staff_employee')
    .select(['employee_id', 'name'])
    .where('employee_id', 'in', ids)
    .execute()
  return new Map(employees.map(({ employee_id: id, name }) => [id, name]))
}

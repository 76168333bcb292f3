import { after, minuteMs } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'

const linesAtOnce = 1_000
/** A line that has waited longer for its seal is an alarm. */
export const sealWaitMaxMs = minuteMs

/**
 * Numbers and chains the lines that were committed since: one copy at a time, in transactions of its
 * own, so that whoever writes a line never waits for a number. Returns how many. [FLT-28]
 */
export async function sealLines(db: Db, at: Date): Promise<number> {
  let total = 0
  for (;;) {
    const { rows } = await sql<{ sealed: number }>`
      SELECT audit_seal_lines(${at}, ${linesAtOnce}) AS sealed`.execute(db)
    const sealed = rows[0]?.sealed ?? 0
    total += sealed
    if (sealed < linesAtOnce) return total
  }
}

/** How many lines have waited too long. While one copy seals, this is 0 whichever copy asks. */
export async function countOverdue(db: Db | Tx, at: Date): Promise<number> {
  const { rows } = await sql<{ overdue: bigint }>`
    SELECT count(*) AS overdue FROM audit_unsealed JOIN audit_line USING (line_id)
    WHERE at <= ${after(at, -sealWaitMaxMs)}`.execute(db)
  return Number(rows[0]?.overdue ?? 0)
}

/**
 * Whether it is news that lines have waited too long. Of all copies of the program one has it: what was told
 * is kept until no line waits too long any more. [FLT-28]
 */
export async function noteOverdue(tx: Tx, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('audit_overdue')
    .set({ told_at: at })
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function forgetOverdue(db: Db | Tx): Promise<void> {
  await db
    .updateTable('audit_overdue')
    .set({ told_at: null })
    .where('told_at', 'is not', null)
    .execute()
}

/** Where the chain stands. Kept elsewhere, it shows later whether the end was cut off. */
export async function readHead(db: Db): Promise<{ number: bigint; hash: string } | undefined> {
  const { rows } = await sql<{ number: bigint; hash: string }>`
    SELECT number, encode(hash, 'hex') AS hash FROM audit_seal
    ORDER BY number DESC LIMIT 1`.execute(db)
  return rows[0]
}

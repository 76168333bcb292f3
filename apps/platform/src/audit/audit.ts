import { holdsPersonalNumber, invariant, type PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import type { AuditLineTable } from './tables.ts'

/** What a detail may hold; amounts are bigint øre under names that end in `Ore`. */
type AuditDetail = string | number | bigint | boolean | Date | null

export interface AuditEntry {
  actor: AuditLineTable['actor']
  playerId?: PlayerId
  /** The employee who did it, where one of the staff did. */
  employee?: { employeeId: number }
  /** What happened, in the past tense: `session-ended`. */
  action: string
  details: Readonly<Record<string, AuditDetail>>
  at: Date
}

/**
 * Writes one line in the transaction that makes the change, so that neither exists without the
 * other. A personal number has no place in it and crashes the caller; neither have tokens.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await auditAll(tx, [entry])
}

/** The same for many at once, one line each, in their order. */
export async function auditAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({
    at: entry.at,
    actor: entry.actor,
    player_id: entry.playerId ?? null,
    action: entry.action,
    employee_id: entry.employee?.employeeId ?? null,
    details: JSON.stringify(plain(entry.details)),
  }))
  await tx.insertInto('audit_line').values(rows).execute()
}

function plain(details: AuditEntry['details']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      invariant(!looksPersonal(value), `an audit line must not hold what "${name}" looks like`)
      // Øre beyond 2^53 do not exist; text would make sums over the table needlessly hard.
      return [name, typeof value === 'bigint' ? Number(value) : value]
    }),
  )
}

/** A text with a CPR number, however it is written. */
export function looksPersonal(value: AuditDetail): boolean {
  return typeof value === 'string' && holdsPersonalNumber(value)
}

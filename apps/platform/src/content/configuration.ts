import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

const legalAgeYears = 18

/** How old one must be for an account: as configured, never under the law's age. [VAL-02] */
export async function readMinimumAgeYears(db: Db | Tx): Promise<number> {
  const asAge = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) ? value : undefined
  const configured = await readConfiguration(db, 'account_minimum_age', asAge, legalAgeYears)
  return Math.max(legalAgeYears, configured)
}

/**
 * A named configuration item as `read` makes of it; the default when it is absent or is not what
 * `read` takes (which answers undefined then): a slip in the back office must not stop the casino.
 */
export async function readConfiguration<T>(
  db: Db | Tx,
  name: string,
  read: (value: unknown) => T | undefined,
  otherwise: T,
): Promise<T> {
  const row = await db
    .selectFrom('content_configuration')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return (row && read(row.value)) ?? otherwise
}

import type { Breach } from '../../operations/verification/money-invariants.ts'
import { eachRow } from '../kill/rows.ts'

/** Finds where a client's journal and the books differ, by the `key` of each row. */
export async function compareJournal<Told>(
  { what, journal }: { what: string; journal: ReadonlyMap<string, Told> },
  books: { databaseUrl: string; query: string },
  isAsTold: (told: Told, row: Record<string, unknown>) => boolean,
): Promise<Breach[]> {
  const missing = new Map(journal)
  const unasked: unknown[] = []
  const different: unknown[] = []
  await eachRow(books.databaseUrl, books.query, (row) => {
    const key = String(row.key)
    const told = missing.get(key)
    missing.delete(key)
    if (told === undefined) unasked.push(row)
    else if (!isAsTold(told, row)) different.push({ row, told })
  })
  return [
    { invariant: `I9 each ${what} that was answered is in the books`, rows: [...missing] },
    { invariant: `I9 each ${what} is booked as it was answered`, rows: different },
    { invariant: `I10 no ${what} is booked that nobody asked for`, rows: unasked },
  ]
}

import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import { OutsideError, type SettledItem } from '../outside/index.ts'
import type { Party } from './reconciliation-context.ts'

interface Period {
  from: Date
  to: Date
}

interface Place {
  moment: Date
  reference: string
}

interface Line extends SettledItem {
  /** How often the very same line stands in the list. */
  times: number
}

/**
 * Brings our copy of a party's list up to date for a period, one query a page: lines that are new or
 * changed are written, lines that are gone or have moved here from an earlier moment are removed, the
 * rest is only read. Throws `OutsideError`,
 * also when the list is not in its own order, since what was left out would pass for gone.
 */
export async function copyList(db: Db, party: Party, period: Period): Promise<void> {
  let low: Place = { moment: period.from, reference: '' }
  let after: string | undefined
  do {
    const { items, next } = await party.list.readPage(period, after)
    if (next !== undefined && (items.length === 0 || next === after)) throw nonsense(party)
    const lines = linesOf(party, items, low, period)
    const last = lines.at(-1)
    const high = next === undefined || !last ? { moment: period.to, reference: '' } : last
    await writePage(db, party.name, lines, { low, high, from: period.from })
    low = high
    after = next
  } while (after !== undefined)
}

/** The page's lines, those alike counted; in order and within the period, or it is no list. */
function linesOf(party: Party, items: readonly SettledItem[], low: Place, { to }: Period): Line[] {
  const lines: Line[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last && isSame(last, item)) {
      last.times += 1
      continue
    }
    if (!isAfter(item, last ?? low) || item.moment >= to) throw nonsense(party)
    lines.push({ ...item, times: 1 })
  }
  return lines
}

function isSame(a: Place, b: Place): boolean {
  return a.moment.getTime() === b.moment.getTime() && a.reference === b.reference
}

function isAfter(item: Place, last: Place): boolean {
  const distanceMs = item.moment.getTime() - last.moment.getTime()
  return distanceMs > 0 || (distanceMs === 0 && item.reference > last.reference)
}

function nonsense(party: Party): OutsideError {
  return new OutsideError(party.name, 'nonsense')
}

async function writePage(
  db: Db,
  party: string,
  lines: readonly Line[],
  { low, high, from }: { low: Place; high: Place; from: Date },
): Promise<void> {
  const references = lines.map((line) => line.reference)
  const moments = lines.map((line) => line.moment)
  await sql`
    WITH listed AS (
      SELECT * FROM unnest(${moments}::timestamptz[], ${references}::text[],
        ${lines.map((line) => line.playerId ?? null)}::integer[],
        ${lines.map((line) => line.state)}::text[],
        ${lines.map((line) => line.amountOre.toString())}::bigint[],
        ${lines.map((line) => line.times)}::integer[])
        AS listed(moment, reference, player_id, state, amount_ore, times)
    ), gone AS (
      DELETE FROM reconciliation_item i
      WHERE i.party = ${party}
        AND (i.moment, i.reference) > (${low.moment}::timestamptz, ${low.reference}::text COLLATE "C")
        AND (i.moment, i.reference) <= (${high.moment}::timestamptz, ${high.reference}::text COLLATE "C")
        AND NOT EXISTS (SELECT FROM listed l WHERE l.moment = i.moment AND l.reference = i.reference)
    ), written AS (
      INSERT INTO reconciliation_item AS i
        (party, moment, reference, player_id, state, amount_ore, times)
      SELECT ${party}, moment, reference, player_id, state, amount_ore, times FROM listed l
      WHERE NOT EXISTS (SELECT FROM reconciliation_item same
        WHERE same.party = ${party} AND same.moment = l.moment
          AND same.reference = l.reference COLLATE "C"
          AND (same.player_id, same.state, same.amount_ore, same.times)
            IS NOT DISTINCT FROM (l.player_id, l.state, l.amount_ore, l.times))
      ON CONFLICT (party, moment, reference) DO UPDATE
        SET player_id = excluded.player_id, state = excluded.state, amount_ore = excluded.amount_ore,
          times = excluded.times
      RETURNING reference
    )
    DELETE FROM reconciliation_item moved USING written
    WHERE moved.party = ${party} AND moved.reference = written.reference
      AND moved.moment < ${from}::timestamptz
  `.execute(db)
}

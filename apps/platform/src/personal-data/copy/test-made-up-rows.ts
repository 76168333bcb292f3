import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { columnsOf } from '../register/columns.ts'
import type { TableEntry } from '../register/entry.ts'
import { register } from '../register/register.ts'

/** The tables of the register whose rows are players’, but for the one that only the auditor reads. */
export const playersTables = Object.entries(register).filter(
  ([table, { whose }]) => whose.kind === 'player' && table !== 'ledger_bar_change',
)

interface Column {
  name: string
  type: string
}

/**
 * Lays a table without constraints over each table of players’ data, for this connection alone, so that
 * each can have a row of anybody's. The pool must have one connection.
 */
export async function layTestTables(db: Db): Promise<void> {
  for (const [table] of playersTables) {
    await sql
      .raw(
        `CREATE TEMP TABLE ${table} (LIKE public.${table} INCLUDING DEFAULTS INCLUDING IDENTITY)`,
      )
      .execute(db)
  }
}

/** Writes a row of every such table whose values say whose and which they are. */
export async function writeMadeUpRows(
  db: Db,
  playerId: number,
  seal: (purpose: 'contact' | 'cpr' | 'details' | 'document-name', text: string) => string,
): Promise<void> {
  const columns = await readColumns(db)
  for (const [table, entry] of playersTables) {
    const values = (columns.get(table) ?? []).map(({ name, type }) => {
      const fixed = fixedValues[`${table}.${name}`]
      if (fixed !== undefined) return fixed
      const purpose = entry.columns.sealed?.[name]
      if (purpose) return quoted(seal(purpose, `${purpose} of ${playerId}`))
      return madeUp(type, playerId, markOf(table, entry, name))
    })
    await sql
      .raw(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE VALUES (${values.join(', ')})`)
      .execute(db)
  }
}

/** The mark of a value: links are the same wherever they lead. */
function markOf(table: string, entry: TableEntry, column: string): string {
  if (links.has(`${table}.${column}`)) return 'link'
  const exported = columnsOf(entry).find((each) => each.column === column)?.exported
  return `${exported} ${table}.${column}`
}

const links = new Set(
  playersTables.flatMap(([table, { whose }]) => {
    if (whose.kind !== 'player' || 'column' in whose) return []
    return whose.through.flatMap((to) => [`${table}.${to.column}`, `${to.table}.${to.key}`])
  }),
)

const fixedValues: Readonly<Record<string, string>> = {
  'audit_line.actor': "'player'",
  'ledger_journal.seq': '1',
  'ledger_journal.before': 'NULL',
  'ledger_player.seq': '1',
  'players_contact_change.before_sealed': 'NULL',
  'players_player.leaving_at': 'NULL',
  'players_player.left_at': 'NULL',
  'personal_data_copy.ready_at': 'NULL',
  'personal_data_copy.expires_at': 'NULL',
  'personal_data_copy.gone_at': 'NULL',
}

/** A key of the player's in every table that has one, so that rows lead to one another. */
export function uuidOf(playerId: number): string {
  return `00000000-0000-7000-8000-${String(playerId).padStart(12, '0')}`
}

function madeUp(type: string, playerId: number, mark: string): string {
  const text = `${mark} of ${playerId}`
  const values: Readonly<Record<string, string>> = {
    boolean: 'true',
    bytea: `convert_to(${quoted(text)}, 'UTF8')`,
    date: "'2026-11-21'",
    interval: "'1 day'",
    json: quoted(JSON.stringify(text)),
    jsonb: quoted(JSON.stringify(text)),
    smallint: '1',
    text: quoted(text),
    'text[]': `ARRAY[${quoted(text)}]`,
    'timestamp with time zone': "'2026-11-21T12:00:00Z'",
    uuid: quoted(uuidOf(playerId)),
  }
  return values[type] ?? String(playerId)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

async function readColumns(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column & { table: string }>`
    SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

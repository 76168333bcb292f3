import { brandName, dataCopySchemaPath } from '@nordlys/contracts'
import { type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { openPersonalNumber } from '../../players/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import type { TableEntry } from '../register/entry.ts'
import { leftOutNotice } from './notice.ts'
import { copiedTables, nameInCopy, rowsQuery } from './select-rows.ts'
import { jsonOf } from './value.ts'

const rowsAtOnce = 500

interface Copied {
  playerId: PlayerId
  at: Date
}

/**
 * The text of a copy, a piece at a time: each table that the register marks, with each row of the player's
 * on a line of its own. Reading is bounded, however much there is. [PD3]
 */
export async function* copyText(
  context: PersonalDataContext,
  tx: Tx,
  copied: Copied,
): AsyncGenerator<string> {
  const head = {
    $schema: new URL(dataCopySchemaPath, context.siteUrl).href,
    title: `Kopi af dine data hos ${brandName}`,
    account: copied.playerId,
    madeAt: copied.at.toISOString(),
    currency: 'DKK',
    leftOut: leftOutNotice,
  }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "tables": {`
  let before = ''
  for (const [table, entry] of copiedTables()) {
    const title = required(entry.title, `the title of ${table}`)
    yield `${before}\n  ${JSON.stringify(table)}: {"title": ${JSON.stringify(title)}, "rows": [`
    before = ','
    yield* tableText(context, tx, { ...copied, table, entry })
    yield '\n  ]}'
  }
  yield '\n }\n}\n'
}

async function* tableText(
  context: PersonalDataContext,
  tx: Tx,
  of: Copied & { table: string; entry: TableEntry },
): AsyncGenerator<string> {
  let before = ''
  for await (const row of rowsOf(tx, rowsQuery(of.table, of.entry, of.playerId))) {
    const opened = await openRow(context, tx, of, row)
    const fields = Object.entries(opened).map(([name, value]) => [name, jsonOf(value)])
    yield `${before}\n   ${JSON.stringify(Object.fromEntries(fields))}`
    before = ','
  }
}

type Row = Record<string, unknown>

async function* rowsOf(tx: Tx, query: string): AsyncGenerator<Row> {
  await sql`DECLARE copied NO SCROLL CURSOR FOR ${sql.raw(query)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(rowsAtOnce)} FROM copied`.execute(tx)
    yield* rows
    if (rows.length < rowsAtOnce) break
  }
  await sql`CLOSE copied`.execute(tx)
}

/** The row with its encrypted values opened. A reading of the CPR number leaves its line. */
async function openRow(
  { players }: PersonalDataContext,
  tx: Tx,
  { playerId, at, entry }: Copied & { entry: TableEntry },
  row: Row,
): Promise<Row> {
  const opened = { ...row }
  for (const [column, purpose] of Object.entries(entry.columns.sealed ?? {})) {
    const name = nameInCopy(column)
    if (row[name] === null) continue
    opened[name] =
      purpose === 'cpr'
        ? await openPersonalNumber(players, tx, { playerId, purpose: 'data-copy', at })
        : players.vault.decrypt(purpose, String(row[name]))
  }
  return opened
}

import { dataCopySchemaPath } from '@nordlys/contracts'
import type { ColumnEntry } from '../register/columns.ts'
import { fieldTitles, ownFieldTitles } from '../register/field-titles.ts'
import { type ColumnType, columnTypesOf } from './column-types.ts'
import { copiedTables, nameInCopy } from './select-rows.ts'

/** The schema as the site serves it, from `generated/schema.sql`. */
export function writtenCopySchema(shape: string): string {
  // A line a field: what changes of it is seen in a review.
  return `${JSON.stringify(copySchema(columnTypesOf(shape))).replaceAll('},"', '},\n"')}\n`
}

/**
 * The JSON Schema of a copy, by the register and the types of the columns, which are found by
 * `table.column`. [PD3]
 */
function copySchema(types: ReadonlyMap<string, ColumnType>): object {
  const tables = copiedTables().map(([table, entry, columns]) => {
    const fields = columns.map((of) => [
      nameInCopy(of.column),
      { title: titleOf(table, of), ...fieldSchema(of, types.get(`${table}.${of.column}`)) },
    ])
    return [table, tableSchema(entry.title ?? '', Object.fromEntries(fields))] as const
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: dataCopySchemaPath,
    title: 'Kopi af en spillers data',
    ...objectSchema({
      $schema: { type: 'string' },
      title: { type: 'string' },
      account: { type: 'integer' },
      madeAt: { type: 'string', format: 'date-time' },
      currency: { const: 'DKK' },
      leftOut: { type: 'string' },
      tables: objectSchema(Object.fromEntries(tables)),
    }),
    $defs: definitions,
  }
}

export function titleOf(table: string, { column }: Pick<ColumnEntry, 'column'>): string {
  const name = nameInCopy(column)
  const title = ownFieldTitles[`${table}.${name}`] ?? fieldTitles[name]
  if (!title) throw new Error(`${column} has no words in field-titles.ts`)
  return title
}

function tableSchema(title: string, fields: Record<string, object>): object {
  const rows = { type: 'array', items: objectSchema(fields) }
  return { title, ...objectSchema({ title: { type: 'string' }, rows }) }
}

function objectSchema(properties: Record<string, object>): object {
  const required = Object.keys(properties)
  return { type: 'object', properties, required, additionalProperties: false }
}

const moment = { $ref: '#/$defs/moment' }
const whole = { type: 'integer' }

const kinds: Readonly<Record<string, object>> = {
  bigint: whole,
  boolean: { type: 'boolean' },
  bytea: { $ref: '#/$defs/bytes' },
  integer: whole,
  json: {},
  jsonb: {},
  smallint: whole,
  text: { type: 'string' },
  'text[]': { type: 'array', items: { type: 'string' } },
  'timestamp with time zone': moment,
  uuid: { type: 'string' },
}

const definitions = {
  moment: { anyOf: [{ type: 'string', format: 'date-time' }, { enum: ['infinity', '-infinity'] }] },
  bytes: { type: 'string', pattern: '^([0-9a-f]{2})*$', description: 'hexadecimal' },
  money: { type: 'integer', description: 'øre, DKK' },
}

function fieldSchema({ column, exported }: ColumnEntry, of: ColumnType | undefined): object {
  if (!of) throw new Error(`the type of ${column} is not known`)
  const text = { type: 'string' }
  if (exported === 'opened') return of.isRequired ? text : orNull(text)
  if (exported === 'named') return orNull({ type: 'string' })
  const kind = exported === 'money' ? { $ref: '#/$defs/money' } : kinds[of.type]
  if (!kind) throw new Error(`a copy has no form for ${of.type}, the type of ${column}`)
  return of.isRequired ? kind : orNull(kind)
}

function orNull(form: object): object {
  return { anyOf: [form, { type: 'null' }] }
}

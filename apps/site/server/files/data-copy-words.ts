import { readFileSync } from 'node:fs'
import { dataCopySchemaPath } from '@nordlys/contracts'
import { formatKroner, formatMoment, ore } from '@nordlys/core'
import { z } from 'zod'

/** A value's form, as far as words need it: a reference of its own, or one that may be null. */
const form = z.object({ $ref: z.string().optional() })
const field = form.extend({ title: z.string(), anyOf: z.array(form).optional() })
const rowsOf = z.object({ items: z.object({ properties: z.record(z.string(), field) }) })
const tableOf = z.object({ properties: z.object({ rows: rowsOf }) })
const schema = z.object({
  properties: z.object({
    tables: z.object({ properties: z.record(z.string(), tableOf) }),
  }),
})

type Field = z.output<typeof field>
export type CopyFields = ReadonlyMap<string, Readonly<Record<string, Field>>>

/** The fields of each table of a copy, by its published schema. */
export function readCopyFields(): CopyFields {
  const file = new URL(`../../public${dataCopySchemaPath}`, import.meta.url)
  const { tables } = schema.parse(JSON.parse(readFileSync(file, 'utf8'))).properties
  return new Map(
    Object.entries(tables.properties).map(([table, { properties }]) => [
      table,
      properties.rows.items.properties,
    ]),
  )
}

/** A row in words: each field that has a value, with its title. Amounts are in kroner. */
export function rowWords(
  fields: Readonly<Record<string, Field>>,
  row: Readonly<Record<string, unknown>>,
): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${fields[name]?.title ?? name}: ${valueWords(fields[name], value)}`)
    .join(' · ')
}

function valueWords(of: Field | undefined, value: unknown): string {
  const kinds = [of?.$ref, ...(of?.anyOf ?? []).map(({ $ref }) => $ref)]
  if (typeof value === 'boolean') return value ? 'ja' : 'nej'
  if (kinds.includes('#/$defs/money') && typeof value === 'number') {
    return formatKroner(ore(BigInt(value)))
  }
  if (kinds.includes('#/$defs/moment')) return momentWords(String(value))
  if (Array.isArray(value)) return value.map(String).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function momentWords(value: string): string {
  if (value === 'infinity') return 'ingen ende'
  return value === '-infinity' ? 'altid' : formatMoment(new Date(value))
}

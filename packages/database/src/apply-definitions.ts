import type pg from 'pg'
import { type Definition, planOf, triggersOf } from './definitions.ts'

/**
 * Applies the functions, views and triggers that differ from what was applied last, and returns their
 * names; `definitions` are in the order of their needs. Throws as `refuseUnknown`.
 */
export async function applyDefinitions(
  client: pg.ClientBase,
  schema: string,
  definitions: readonly Definition[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM db_definition',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const { drop, apply } = planOf(definitions, applied)
  for (const what of drop) {
    await client.query(`DROP ${what.replace(/^(FUNCTION|VIEW) /, '$1 IF EXISTS ')}`)
  }
  for (const definition of apply) await applyOne(client, definition)
  await client.query('DELETE FROM db_definition WHERE NOT name = ANY ($1)', [
    definitions.map(({ name }) => name),
  ])
  await refuseUnknown(client, schema, definitions)
  return apply.map(({ name }) => name)
}

async function applyOne(
  client: pg.ClientBase,
  { name, path, text, hash }: Definition,
): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error })
  }
  await client.query(
    `INSERT INTO db_definition (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, applied_at = now()`,
    [name, hash],
  )
}

/**
 * Throws when the schema has a function or a view that no file defines, two functions of one name, or
 * lacks one that a file defines, or has a trigger that no file makes: nobody could read what it does.
 */
export async function refuseUnknown(
  client: pg.ClientBase,
  schema: string,
  definitions: readonly Definition[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(presentQuery, [schema])
  const unknown = rows.map(({ name }) => name)
  for (const { name, kind } of definitions) {
    if (kind === 'triggers') continue
    const place = unknown.indexOf(name)
    if (place === -1) throw new Error(`${name} is in a file and not in the database`)
    unknown.splice(place, 1)
  }
  unknown.push(...(await unknownTriggers(client, schema, definitions)))
  if (unknown.length === 0) return
  throw new Error(
    `the database has what no file defines: ${unknown.join(', ')}. A versioned migration drops ` +
      'what is no longer needed, "-- Replaces:" in a file what got other arguments.',
  )
}

/** Those of partitions come and go with their months; the function that makes a month makes them. */
async function unknownTriggers(
  client: pg.ClientBase,
  schema: string,
  definitions: readonly Definition[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(triggersQuery, [schema])
  const defined = new Set(definitions.flatMap(({ text }) => triggersOf(text)))
  return rows.map(({ name }) => name).filter((name) => !defined.has(name))
}

const triggersQuery = `
  SELECT 'trigger ' || tgname || ' on ' || relname AS name
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
    AND NOT tgisinternal AND NOT relispartition
  ORDER BY name`

const presentQuery = `
  SELECT proname AS name FROM pg_proc
    WHERE pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
  UNION ALL SELECT relname FROM pg_class
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1) AND relkind IN ('v', 'm')
  ORDER BY name`

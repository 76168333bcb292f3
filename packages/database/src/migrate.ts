import { StartProblem } from '@nordlys/core'
import pg from 'pg'
import { applyDefinitions, refuseUnknown } from './apply-definitions.ts'
import { type Definition, readDefinitions } from './definitions.ts'
import type { SchemaFiles } from './schema-files.ts'
import {
  applyVersioned,
  hashOf,
  inTransaction,
  isAheadOf,
  readLanded,
  readVersioned,
  type Versioned,
} from './versioned.ts'

export interface Migrated {
  /** The names of what was applied now. */
  applied: string[]
  /** The database was migrated by a newer release than this one, and was left as it is. */
  isAhead: boolean
}

export interface MigrateOptions {
  /**
   * Allows a rollback: applies the definitions of an earlier release, when a person took a change back.
   */
  again?: boolean
  /** Where the runner tells that it left a newer release's database as it is; else standard error. */
  say?: (line: string) => void
}

/**
 * Brings a database to the shape that a program's files describe: versioned migrations first, each in
 * its own transaction, then, in one transaction, the functions, views and triggers that differ from
 * what was applied last. It goes forward only: a copy of an older release that starts again leaves
 * everything as it is, so that it does not undo what a newer one serves with.
 */
export async function migrate(
  databaseUrl: string,
  files: SchemaFiles,
  options: MigrateOptions = {},
): Promise<Migrated> {
  const versioned = await readVersioned(files.migrations)
  const definitions = await readDefinitions(files.definitions)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [files.lock])
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${files.schema}`)
    await client.query(`SET search_path TO ${files.schema}`)
    await client.query(runnersTables)
    return await bringForward(client, files, { versioned, definitions }, options)
  } finally {
    await client.end()
  }
}

/**
 * Throws the operator's message when a newer release has migrated the database: a program that does
 * not know its tables and functions could not end what players have begun. [FLT-87]
 */
export async function refuseNewer(databaseUrl: string, files: SchemaFiles): Promise<void> {
  const versioned = await readVersioned(files.migrations)
  const definitions = await readDefinitions(files.definitions)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`SET search_path TO ${files.schema}`)
    const isOlder = (await standingOf(client, releaseOf(versioned, definitions))) === 'older'
    if (!isOlder && !isAheadOf(versioned, await readLanded(client))) return
  } finally {
    await client.end()
  }
  throw new StartProblem(
    `The database (schema ${files.schema}) is of a newer release than this program: start that ` +
      'release, or take the change back with "npm run schema -- apply".',
  )
}

async function bringForward(
  client: pg.Client,
  { schema }: SchemaFiles,
  { versioned, definitions }: { versioned: Versioned[]; definitions: Definition[] },
  { again = false, say = tellOperator }: MigrateOptions,
): Promise<Migrated> {
  const release = releaseOf(versioned, definitions)
  const landed = await readLanded(client)
  const standing = await standingOf(client, release)
  if (standing === 'newest') {
    await refuseUnknown(client, schema, definitions)
    return { applied: [], isAhead: false }
  }
  const lacksTables = isAheadOf(versioned, landed)
  if (lacksTables || (standing === 'older' && !again)) {
    say(aheadLine(schema, lacksTables))
    return { applied: [], isAhead: true }
  }
  const applied = await applyVersioned(client, versioned, landed)
  await inTransaction(client, 'applying functions, views and triggers', async () => {
    applied.push(...(await applyDefinitions(client, schema, definitions)))
    await client.query('INSERT INTO db_release (digest) VALUES ($1)', [release])
  })
  return { applied, isAhead: false }
}

function aheadLine(schema: string, lacksTables: boolean): string {
  const left = `the database (schema ${schema}) is of a newer release; its functions were left as they are`
  return lacksTables
    ? `${left}, since this release lacks migrations that it has`
    : `${left}: npm run schema -- apply gives it this one's`
}

function tellOperator(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** A release is everything that it applies: the digest changes with any of its files. */
function releaseOf(versioned: readonly Versioned[], definitions: readonly Definition[]): string {
  return hashOf(
    [...versioned, ...definitions].map(({ name, hash }) => `${name} ${hash}`).join('\n'),
  )
}

async function standingOf(client: pg.Client, release: string): Promise<'newest' | 'older' | 'new'> {
  const { rows } = await client.query<{ digest: string }>(
    'SELECT digest FROM db_release ORDER BY release_id DESC',
  )
  if (rows[0]?.digest === release) return 'newest'
  return rows.some(({ digest }) => digest === release) ? 'older' : 'new'
}

const runnersTables = `
  CREATE TABLE IF NOT EXISTS db_migration (
    name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS db_definition (
    name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS db_release (
    release_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, digest text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`

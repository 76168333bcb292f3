import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Tables or data, applied once and never changed after they landed. */
export interface Versioned {
  /** `0002-offers`: the file's name, or the folder's when it has several files. */
  name: string
  text: string
  hash: string
  /** The migrations of an older database in its place: name and hash of each. */
  replaces: ReadonlyMap<string, string>
}

const replacesFile = 'replaces.txt'

/** The versioned migrations of a folder, in their order. */
export async function readVersioned(folder: URL): Promise<Versioned[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort()
  return Promise.all(names.map((name) => readOne(new URL(name, folder), name)))
}

async function readOne(url: URL, name: string): Promise<Versioned> {
  if (!name.endsWith('/')) {
    const text = await readFile(url, 'utf8')
    return { name, text, hash: hashOf(text), replaces: new Map() }
  }
  const files = (await readdir(url)).sort()
  const parts = files.filter((file) => file.endsWith('.sql'))
  const texts = await Promise.all(parts.map((part) => readFile(new URL(part, url), 'utf8')))
  const text = texts.join('\n')
  const replaces = files.includes(replacesFile)
    ? parseReplaces(await readFile(new URL(replacesFile, url), 'utf8'))
    : new Map<string, string>()
  return { name: name.slice(0, -1), text, hash: hashOf(text), replaces }
}

/** Lines of `name hash`. */
function parseReplaces(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )
}

/** SHA-256 of a text, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The migrations that have landed in a database: hash by name. */
export type Landed = ReadonlyMap<string, string>

export async function readLanded(client: pg.ClientBase): Promise<Landed> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM db_migration',
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/**
 * Whether a migration has landed that these files do not contain: the database belongs to a newer
 * release.
 */
export function isAheadOf(versioned: readonly Versioned[], landed: Landed): boolean {
  const known = new Set(versioned.flatMap(({ name, replaces }) => [name, ...replaces.keys()]))
  return [...landed.keys()].some((name) => !known.has(name))
}

/**
 * Applies what is missing, each in its own transaction, and returns its names. Throws when a file was
 * changed after it landed, and when a missing one sorts before one that has landed: on a new database
 * it would run earlier than on this one, and the two could differ.
 */
export async function applyVersioned(
  client: pg.ClientBase,
  versioned: readonly Versioned[],
  landed: Landed,
): Promise<string[]> {
  const applied: string[] = []
  const newest = [...landed.keys()].sort().at(-1) ?? ''
  for (const migration of versioned) {
    const hash = landed.get(migration.name)
    if (hash === migration.hash) continue
    if (hash) throw new Error(`migration ${migration.name} was changed after it landed`)
    if (landed.size > 0 && migration.replaces.size > 0) {
      await takeOver(client, migration, landed)
      continue
    }
    if (migration.name < newest && !isReplaced(versioned, newest)) {
      throw new Error(`migration ${migration.name} sorts before ${newest}, which has landed`)
    }
    await applyOne(client, migration)
    applied.push(migration.name)
  }
  return applied
}

function isReplaced(versioned: readonly Versioned[], name: string): boolean {
  return versioned.some(({ replaces }) => replaces.has(name))
}

/** The baseline counts as landed where every migration that it stands for has landed. */
async function takeOver(client: pg.ClientBase, baseline: Versioned, landed: Landed) {
  const missing = [...baseline.replaces].filter(([name, hash]) => landed.get(name) !== hash)
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ')
    throw new Error(
      `${baseline.name} stands for migrations that this database lacks or has otherwise: ${names}. ` +
        'Start the last release that had them once, then this one.',
    )
  }
  await inTransaction(client, `migration ${baseline.name}`, async () => {
    await client.query('DELETE FROM db_migration WHERE name = ANY ($1)', [
      [...baseline.replaces.keys()],
    ])
    await note(client, baseline)
  })
}

async function applyOne(client: pg.ClientBase, migration: Versioned): Promise<void> {
  await inTransaction(client, `migration ${migration.name}`, async () => {
    await client.query(migration.text)
    await note(client, migration)
  })
}

async function note(client: pg.ClientBase, { name, hash }: Versioned): Promise<void> {
  await client.query('INSERT INTO db_migration (name, hash) VALUES ($1, $2)', [name, hash])
}

/** Runs `work` in a transaction; its error names `what` failed. */
export async function inTransaction(
  client: pg.ClientBase,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`${what} failed: ${String(error)}`, { cause: error })
  }
}

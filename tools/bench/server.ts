import pg from 'pg'
import { migrateAll } from '../../world/migrations.ts'

/** The server all contestants but the crash run on. */
export interface BenchServer {
  /** The product's database; others are beside it. */
  url: string
  /** The server's first process: its CPU and its children's are counted. */
  pid: number
  settings: Record<string, string>
  version: string
}

const settingNames = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'shared_buffers',
  'max_wal_size',
]

/** Refuses to measure a server that would not keep what it acknowledged. */
export async function describeServer(url: string): Promise<BenchServer> {
  return withOwner(url, async (owner) => {
    const { rows } = await owner.query(
      'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
      [settingNames],
    )
    const settings = Object.fromEntries(rows.map((row) => [row.name, row.setting]))
    if (settings.fsync !== 'on' || settings.synchronous_commit !== 'on') {
      throw new Error('the server does not make what it acknowledges durable: no figure')
    }
    const file = await owner.query("SELECT pg_read_file('postmaster.pid') AS text")
    const pid = Number(String(file.rows[0].text).split('\n')[0])
    const { rows: versions } = await owner.query('SHOW server_version')
    return { url, pid, settings, version: String(versions[0].server_version) }
  })
}

/** An empty database beside the product's, or a copy of one that nobody is connected to. */
export async function createDatabase(url: string, name: string, copyOf = 'template1') {
  await withOwner(url, (owner) => owner.query(`CREATE DATABASE ${name} TEMPLATE ${copyOf}`))
  return url.replace(/\/[^/]*$/, `/${name}`)
}

export async function createMigrated(url: string, name: string): Promise<string> {
  const made = await createDatabase(url, name)
  await migrateAll(made)
  return made
}

/** Work of the database's owner, on a connection of its own. */
export async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>) {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '@nordlys/core'
import pg from 'pg'
import { copyOnce, isThere, syncFolder } from './durable-file.ts'
import { layoutOf } from './manifest.ts'

const slot = 'nordlys_archive'
const segmentName = /^[0-9A-F]{24}$/

/**
 * Copies the write-ahead log of a running server into `backupFolder/wal`, one closed file after the
 * other. A replication slot makes the server keep each file until it is copied, so the archive can
 * be cut off and started again without a hole, and the server needs no setting and no shell.
 */
export class LogArchive implements AsyncDisposable {
  readonly #client: pg.Client
  readonly #logFolder: string
  readonly #dataFolder: string
  readonly #segmentBytes: bigint

  private constructor(client: pg.Client, folder: string, server: Server) {
    this.#client = client
    this.#logFolder = layoutOf(folder).log
    this.#dataFolder = server.dataFolder
    this.#segmentBytes = server.segmentBytes
  }

  /** Throws `StartProblem` when the folder belongs to another database or the log has a hole. */
  static async open(databaseUrl: string, backupFolder: string): Promise<LogArchive> {
    const client = new pg.Client({ connectionString: databaseUrl })
    // A server that dies emits an `error` for the query under way; without a listener it would end our
    // process, too.
    client.on('error', () => undefined)
    await client.connect()
    try {
      const server = await describe(client)
      await claimFolder(backupFolder, server)
      await reserveLog(client, backupFolder)
      return new LogArchive(client, backupFolder, server)
    } catch (error) {
      await client.end()
      throw error
    }
  }

  /** Closes the current log file and copies every closed one. Returns how many were new. */
  async catchUp(): Promise<number> {
    await this.#client.query('SELECT pg_switch_wal()')
    return this.copyClosed()
  }

  /** Copies the closed files, then advances the replication slot so that the server may remove them. */
  async copyClosed(): Promise<number> {
    const { rows } = await this.#client.query(
      `SELECT pg_walfile_name(pg_current_wal_flush_lsn()) AS open,
         pg_walfile_name(restart_lsn) AS first FROM pg_replication_slots WHERE slot_name = $1`,
      [slot],
    )
    const { open, first } = rows[0] ?? {}
    if (!first) throw lostLog()
    const names = (await readdir(join(this.#dataFolder, 'pg_wal')))
      .filter((name) => segmentName.test(name) && name >= first && name < open)
      .sort()
    let copied = 0
    for (const name of names) {
      const from = join(this.#dataFolder, 'pg_wal', name)
      if (await copyOnce(from, join(this.#logFolder, name))) copied += 1
      await this.#client.query('SELECT pg_replication_slot_advance($1, $2)', [
        slot,
        endOf(name, this.#segmentBytes),
      ])
    }
    return copied
  }

  /** Copies until aborted; at most `everyMs` of work is then not in the archive. */
  async follow(everyMs: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.catchUp()
      await wait(everyMs, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    }
  }

  /** The server keeps its log for us until we come back. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end()
  }

  /** Drops the slot: no archive run will follow, so the server need keep no log for one. */
  async giveUp(): Promise<void> {
    await this.#client.query('SELECT pg_drop_replication_slot($1)', [slot])
  }
}

interface Server {
  dataFolder: string
  segmentBytes: bigint
  /** Whose log it is: a restored database writes another one under the same names. */
  identity: string
}

async function describe(client: pg.Client): Promise<Server> {
  const { rows } = await client.query(
    `SELECT current_setting('data_directory') AS data, system_identifier::text AS system,
       left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline,
       (SELECT setting FROM pg_settings WHERE name = 'wal_segment_size') AS bytes
     FROM pg_control_system()`,
  )
  const { data, system, timeline, bytes } = rows[0]
  return {
    dataFolder: String(data),
    segmentBytes: BigInt(bytes),
    identity: `database ${system}, timeline ${timeline}\n`,
  }
}

async function claimFolder(backupFolder: string, { identity }: Server): Promise<void> {
  const { log } = layoutOf(backupFolder)
  await mkdir(log, { recursive: true, mode: 0o700 })
  const path = join(backupFolder, 'of')
  if (!(await isThere(path))) {
    await writeFile(path, identity, { flag: 'wx', mode: 0o600, flush: true })
    await syncFolder(backupFolder)
  }
  const owner = await readFile(path, 'utf8')
  if (owner === identity) return
  throw new StartProblem(
    `The backups in ${backupFolder} are of ${owner.trim()} and this is ${identity.trim()}: ` +
      'choose another folder. A restored database needs a folder of its own.',
  )
}

async function reserveLog(client: pg.Client, backupFolder: string): Promise<void> {
  const { rows } = await client.query(
    'SELECT wal_status FROM pg_replication_slots WHERE slot_name = $1',
    [slot],
  )
  if (rows[0]?.wal_status === 'lost') throw lostLog()
  if (rows[0]) return
  if ((await readdir(layoutOf(backupFolder).log)).length > 0) throw lostLog()
  await client.query('SELECT pg_create_physical_replication_slot($1, true)', [slot])
}

function lostLog(): StartProblem {
  return new StartProblem(
    'The log between the last archived file and now is gone: drop the replication slot ' +
      `${slot} when it is there, and begin a new backup folder.`,
  )
}

/** Where a log file ends, as the server writes positions: `0/5000000`. */
export function endOf(name: string, segmentBytes: bigint): string {
  const segmentsPerFile = 0x1_0000_0000n / segmentBytes
  const high = BigInt(`0x${name.slice(8, 16)}`)
  const low = BigInt(`0x${name.slice(16, 24)}`)
  const end = (high * segmentsPerFile + low + 1n) * segmentBytes
  return `${(end >> 32n).toString(16)}/${(end & 0xffff_ffffn).toString(16)}`.toUpperCase()
}

import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, invariant } from '@nordlys/core'
import { findBinaries } from '../../operations/postgres/binaries.ts'
import { openCluster } from '../../operations/postgres/cluster.ts'
import { openDatabase } from '../../operations/postgres/open-database.ts'
import { removeServerFolder } from '../../operations/postgres/remove-folder.ts'
import { readPostmaster, restartServer, type Server } from '../../operations/postgres/server.ts'
import { serverUser } from '../../operations/postgres/server-user.ts'
import { migrateAll } from '../../world/migrations.ts'
import { rowsOf } from './rows.ts'

const seenOffMs = 10

export type MortalPostgres = Awaited<ReturnType<typeof openMortalPostgres>>

/**
 * Opens a durable PostgreSQL of its own, migrated, that can be killed and recovers at the same address.
 * `keep`: it is started again by itself when it dies, as `npm start` has it.
 */
export async function openMortalPostgres(keep = false) {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'nordlys-mortal-'))
  await chmod(folder, 0o711)
  stack.defer(() => removeServerFolder(folder))
  const dataDir = join(folder, 'data')
  const { url } = stack.use(await openDatabase({ dataDir, keep, log: () => undefined }))
  await migrateAll(url)
  const user = await serverUser()
  const binaries = await findBinaries(user)
  const cluster = await openCluster(dataDir, binaries, user, true)
  const server = { cluster, binaries, user, durable: true }
  const opened = stack.move()
  return {
    url,
    /** Goes with the database, which is in `dataDir` below it; the server's user can enter it. */
    folder,
    dataDir,
    kill: () => killServer(url, server),
    /** Starts it again, which is to recover from the crash. */
    start: () => restartServer(server, Number(new URL(url).port)),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** The postmaster and all its processes at once: what was not on disk is gone. */
async function killServer(url: string, { cluster }: Server): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  invariant(postmaster, 'the server runs')
  const backends = await rowsOf(url, 'SELECT pid FROM pg_stat_activity')
  for (const pid of [postmaster.pid, ...backends.map((row) => Number(row.pid))]) killHard(pid)
  // Its number is its own until the system has seen it off, and so is its folder.
  const isThere = async () => (await readPostmaster(cluster))?.pid === postmaster.pid
  while (await isThere()) await wait(seenOffMs)
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // A backend that has ended since it was listed.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

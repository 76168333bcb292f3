import { chmod, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { findCluster } from './cluster.ts'
import { lockFolder } from './lock.ts'
import { removeServerFolder } from './remove-folder.ts'
import { isAlive, readPostmaster, stopServer } from './server.ts'
import { serverUser } from './server-user.ts'

const prefix = 'nordlys-test-'
/** Holds the number of the process whose folder it is, from before there is a server in it. */
const ownerFile = 'owner'

/** A new folder below `parent` for a test's server, this process's own, which the server's user can enter. */
export async function ownedFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix))
  await chmod(folder, 0o711)
  await writeFile(join(folder, ownerFile), String(process.pid))
  return folder
}

/**
 * Removes the servers of runs that were killed: those whose folder names a process that has ended. The
 * folder's lock alone does not tell: a process in another network namespace, such as a sandbox, holds a
 * lock that we cannot see.
 */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = join(parent, name)
    const owner = Number(await readFile(join(folder, ownerFile), 'utf8').catch(() => ''))
    if (!owner || isAlive(owner)) continue
    // The lock lets one run at a time clean up; another user's folders are left to that user.
    const lock = await lockFolder(folder).catch(() => undefined)
    if (!lock) continue
    await removeServer(folder).catch(() => undefined)
    await lock[Symbol.asyncDispose]()
  }
}

/**
 * An abandoned server is stopped as it is; a server that does not run is not started only to be stopped,
 * which would write into the folder.
 */
async function removeServer(folder: string): Promise<void> {
  const cluster = await findCluster(folder)
  if (cluster && (await readPostmaster(cluster))) {
    const user = await serverUser()
    await stopServer({ cluster, binaries: await findBinaries(user), user, durable: false })
  }
  await removeServerFolder(folder)
}

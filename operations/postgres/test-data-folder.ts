import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { runCommand } from './command.ts'
import { removeServerFolder } from './remove-folder.ts'
import { serverUser } from './server-user.ts'

export interface DataFolder extends AsyncDisposable {
  path: string
}

/** An empty data folder that others may enter, gone when disposed with the server's files. */
export async function newDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'nordlys-opener-'))
  await chmod(path, 0o711)
  return {
    path,
    async [Symbol.asyncDispose]() {
      // As root the server's files may lie outside the data folder: the folder says where.
      const text = await readFile(join(path, 'database.json'), 'utf8').catch(() => '{}')
      const { home = 'postgres' } = JSON.parse(text)
      await removeServerFolder(resolve(path, home))
      await removeServerFolder(path)
    },
  }
}

/**
 * A template: a data folder whose server was made and never started. Making one costs a second, copying
 * it nothing.
 */
export async function madeDataFolder(): Promise<DataFolder> {
  const folder = await newDataFolder()
  const user = await serverUser()
  await openCluster(folder.path, await findBinaries(user), user, false)
  return folder
}

/** The same files with the same owners in a folder of their own. */
export async function copyDataFolder({ path }: DataFolder): Promise<DataFolder> {
  const copy = await newDataFolder()
  const { code, output } = await runCommand('cp', ['-a', `${path}/.`, copy.path], { cwd: path })
  if (code !== 0) throw new Error(`the data folder was not copied: ${output}`)
  return copy
}

/** The first value of the first row. */
export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

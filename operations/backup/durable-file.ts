import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '@nordlys/core'

export interface Copied {
  bytes: number
  /** Hex. */
  sha256: string
}

/**
 * Copies a file that may be written to meanwhile. When the promise resolves, the copy is on the disk
 * (fsync).
 */
export async function copyDurably(from: string, to: string): Promise<Copied> {
  await using source = await open(from, 'r')
  await using target = await open(to, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source.createReadStream({ autoClose: false })) {
    hash.update(chunk)
    bytes += chunk.length
    await target.writeFile(chunk)
  }
  await target.sync()
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Copies a file under a name that nobody has. False when the very same content is there already;
 * other content under the name is never written over and throws.
 */
export async function copyOnce(from: string, to: string): Promise<boolean> {
  const draft = `${to}.draft`
  await rm(draft, { force: true })
  const { sha256 } = await copyDurably(from, draft)
  const isNew = await link(draft, to).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    },
  )
  await rm(draft)
  await syncFolder(dirname(to))
  if (isNew || (await hashOf(to)) === sha256) return isNew
  throw new Error(`${to} is there with other content: two databases share one archive`)
}

/**
 * Makes a folder's directory entries durable (fsync), as the files are. Windows has no such call and
 * needs none.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

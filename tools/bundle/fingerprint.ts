import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'build', 'dist', '.react-router', 'test-results'])

/** A hash over the names and contents of all files below `folders`, tests left out. */
export async function fingerprint(folders: readonly string[], root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of [...folders].sort()) await addTree(hash, root, path)
  hash.update(await readFile(join(root, 'package-lock.json')))
  return hash.digest('hex')
}

async function addTree(hash: ReturnType<typeof createHash>, root: string, path: string) {
  const entries = await readdir(join(root, path), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory() && !ignored.has(entry.name)) await addTree(hash, root, inner)
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue
    hash
      .update(`${inner}\0`)
      .update(await readFile(join(root, inner)))
      .update('\0')
  }
}

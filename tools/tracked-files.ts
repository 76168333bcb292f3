import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './command.ts'

const generated = new Set(['node_modules', '.git', '.data', 'build', 'dist', 'test-results'])

/** Every file git tracks or would track; without git, every file that is not generated. */
export async function trackedFiles(root: string): Promise<string[]> {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const git = await runProgram('git', listing, { cwd: root }).catch(() => undefined)
  if (git?.code !== 0) return walkFolder(root, '')
  const paths = [...new Set(git.output.split('\0').filter(Boolean))].sort()
  const present = await Promise.all(paths.map((path) => isFile(join(root, path))))
  return paths.filter((_path, index) => present[index])
}

/** A file that was deleted is still listed until the deletion is committed. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

async function walkFolder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = entries
    .filter(({ name }) => !generated.has(name))
    .map(async (entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return walkFolder(root, path)
      return entry.isFile() ? [path] : []
    })
  return (await Promise.all(lists)).flat().sort()
}

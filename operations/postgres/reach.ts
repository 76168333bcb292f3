import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const othersMayEnter = 0o001
const othersMayReadAndRun = 0o005

/** Whether another user may walk down to `folder`: every folder on the way lets others through. */
export async function othersReach(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & othersMayEnter) === 0) return false
  const parent = dirname(folder)
  return parent === folder ? true : othersReach(parent)
}

/** Whether another user may run the program at `path`. */
export async function othersRun(path: string): Promise<boolean> {
  const { mode } = await stat(path)
  return (mode & othersMayReadAndRun) === othersMayReadAndRun && othersReach(dirname(path))
}

/** A folder of ours outside any home, which other users can enter; made when absent. */
export async function publicFolder(): Promise<string> {
  for (const folder of [join('/var/lib', 'nordlys'), join(tmpdir(), 'nordlys-database')]) {
    const made = await mkdir(folder, { recursive: true }).then(
      () => true,
      () => false,
    )
    if (!made) continue
    await chmod(folder, 0o711)
    if (await othersReach(folder)) return folder
  }
  throw new Error('no folder that a system user can enter')
}

/** Lets others read all below `path`, and run what its owner may run. */
export async function openForOthers(path: string): Promise<void> {
  const { mode } = await lstat(path)
  const runnable = (mode & 0o100) !== 0
  await chmod(path, runnable ? 0o755 : 0o644)
  for (const entry of await childrenOf(path)) await openForOthers(join(path, entry))
}

async function childrenOf(path: string): Promise<string[]> {
  if (!(await lstat(path)).isDirectory()) return []
  const entries = await readdir(path, { withFileTypes: true })
  return entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => entry.name)
}

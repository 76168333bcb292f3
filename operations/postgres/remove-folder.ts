import { readdir, readlink, realpath, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const lookMs = 20

/**
 * Removes a folder that servers ran in, once their last process has ended: one whose postmaster was killed
 * goes on writing for as long as its statement takes. Nobody may start a server in it any more.
 */
export async function removeServerFolder(folder: string): Promise<void> {
  while ((await processesIn(folder)).length > 0) await wait(lookMs)
  await rm(folder, { recursive: true, force: true })
}

/**
 * The processes that work in `folder` or below, as every one of a server does in its data. Only Linux tells;
 * elsewhere there are none.
 */
export async function processesIn(folder: string): Promise<number[]> {
  const within = await realpath(folder).catch(() => undefined)
  if (within === undefined) return []
  const names = await readdir('/proc').catch(() => [])
  const pids = names.map(Number).filter((pid) => pid > 0)
  const places = await Promise.all(pids.map((pid) => placeOf(pid)))
  return pids.filter((_, at) => `${places[at]}${sep}`.startsWith(`${within}${sep}`))
}

/** Undefined for one that has ended, or is another user's. */
function placeOf(pid: number): Promise<string | undefined> {
  return readlink(join('/proc', String(pid), 'cwd')).catch(() => undefined)
}

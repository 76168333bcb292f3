import { readdirSync, readFileSync } from 'node:fs'

/** Ticks a second of /proc's clocks; the same on every Linux the product runs on. */
export const ticksPerSecond = 100

export interface ProcessTimes {
  parent: number
  /** Ticks since the machine started: a number that is used again belongs to another process. */
  startedAt: number
  /** User and system seconds, its own and those of its children that ended and were waited for. */
  seconds: number
}

/** Every process of this machine by its id. Linux only, where /proc tells. */
export function readProcesses(): Map<number, ProcessTimes> {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const times = Number.isInteger(pid) ? readTimes(pid) : undefined
    if (times) all.set(pid, times)
  }
  return all
}

/** Undefined when the process has ended meanwhile. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, startedAt = 0] = [fields[1], fields[19]]
    const ticks = fields.slice(11, 15).reduce((total, count) => total + count, 0)
    return { parent, startedAt, seconds: ticks / ticksPerSecond }
  } catch {
    return undefined
  }
}

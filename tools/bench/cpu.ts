import { readdirSync, readFileSync } from 'node:fs'

/** Ticks a second of /proc's clocks; the same on every Linux the product runs on. */
const ticksPerSecond = 100

interface ProcessTimes {
  parent: number
  seconds: number
}

/** CPU seconds (user and system) that a process and all its children have used so far. */
export function cpuSecondsOfTree(root: number): number {
  let total = 0
  for (const { seconds } of readTree(root).values()) total += seconds
  return total
}

/** A process and all its children, by id. */
export function pidsOfTree(root: number): number[] {
  return [...readTree(root).keys()]
}

function readTree(root: number): Map<number, ProcessTimes> {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const times = Number.isInteger(pid) ? readTimes(pid) : undefined
    if (times) all.set(pid, times)
  }
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = all.get(at)?.parent)
      if (at === root) return true
    return false
  }
  return new Map([...all].filter(([pid]) => belongs(pid)))
}

/** CPU seconds the whole machine was busy. */
export function busySeconds(): number {
  const first = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? ''
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = first
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + soft) / ticksPerSecond
}

/** Undefined when the process has ended meanwhile. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].map((place) => Number(fields[place] ?? 0))
    // Children that ended and were waited for are counted with their parent (fields 13 and 14).
    const seconds = ticks.reduce((total, tick) => total + tick, 0) / ticksPerSecond
    return { parent: Number(fields[1] ?? 0), seconds }
  } catch {
    return undefined
  }
}

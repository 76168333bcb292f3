import { readFileSync } from 'node:fs'
import { type ProcessTimes, readProcesses, ticksPerSecond } from '../../process-times.ts'

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
  const all = readProcesses()
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = all.get(at)?.parent)
      if (at === root) return true
    return false
  }
  return new Map([...all].filter(([pid]) => belongs(pid)))
}

/** The memory of a process that is in use, in MB. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
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

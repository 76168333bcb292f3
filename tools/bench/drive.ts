import { setTimeout as wait } from 'node:timers/promises'
import { cpuSecondsOfTree } from './base/cpu.ts'
import { percentile, type Slot } from './base/pairs.ts'

/**
 * So many workers, each waiting for its answer before it asks again: for so many seconds, or until all have
 * asked so many times together. CPU is that of `pids` with their children; what drives the load counts only
 * when `withDriver`. `turn` counts what all workers have asked.
 */
export async function drive(options: {
  workers: number
  seconds?: number
  times?: number
  pids: readonly number[]
  withDriver?: boolean
  work: (worker: number, turn: number) => Promise<void>
}): Promise<Slot> {
  const { workers, seconds, times = Number.POSITIVE_INFINITY, pids, withDriver, work } = options
  const cpu = () => pids.reduce((total, pid) => total + cpuSecondsOfTree(pid), 0)
  let [isOver, turn] = [false, 0]
  const waits: number[] = []
  const loop = async (_: unknown, worker: number) => {
    while (!isOver && turn < times) {
      const begun = performance.now()
      await work(worker, turn++)
      waits.push(performance.now() - begun)
    }
  }
  const before = cpu()
  const ownBefore = process.cpuUsage()
  const begun = performance.now()
  const loops = Promise.all(Array.from({ length: workers }, loop))
  if (seconds !== undefined) {
    await Promise.race([loops, wait(seconds * 1000)])
    isOver = true
  }
  await loops
  const elapsed = (performance.now() - begun) / 1000
  const own = process.cpuUsage(ownBefore)
  const driver = withDriver ? (own.user + own.system) / 1e6 : 0
  const cpuSeconds = cpu() - before + driver
  return {
    perSecond: waits.length / elapsed,
    cpuMicroseconds: (cpuSeconds / waits.length) * 1e6,
    cpuSeconds,
    p50Ms: percentile(waits, 0.5),
    p99Ms: percentile(waits, 0.99),
  }
}

import { cpuSecondsOfTree } from './base/cpu.ts'
import { percentile, type Slot } from './base/pairs.ts'

/**
 * So many workers, each waiting for its answer before it asks again, for so long. CPU is that of
 * `pids` with their children; what drives the load counts only when `withDriver`.
 */
export async function drive(options: {
  workers: number
  seconds: number
  pids: readonly number[]
  withDriver: boolean
  work: (worker: number) => Promise<void>
}): Promise<Slot> {
  const { workers, seconds, pids, withDriver, work } = options
  const cpu = () => pids.reduce((total, pid) => total + cpuSecondsOfTree(pid), 0)
  let stop = false
  const waits: number[] = []
  const loop = async (worker: number) => {
    while (!stop) {
      const begun = performance.now()
      await work(worker)
      waits.push(performance.now() - begun)
    }
  }
  const before = cpu()
  const ownBefore = process.cpuUsage()
  const begun = performance.now()
  const loops = Array.from({ length: workers }, (_, worker) => loop(worker))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  stop = true
  await Promise.all(loops)
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

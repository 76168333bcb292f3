import { fork } from 'node:child_process'
import { createTestDatabase } from '@nordlys/testing/databases'
import { findBreaches } from '../../operations/verification/money-invariants.ts'

/** What a worker process tells of each seed. */
export interface Report {
  seed: number
  failure: string | undefined
  counts: [what: string, times: number][]
}

/** So many seeds share a database, whose books are checked as a whole in the end. */
const seedsPerDatabase = 250

export interface Many {
  counts: Map<string, number>
  /** By which seed each of those happened first. */
  firstSeeds: Map<string, number>
  passed: number
  failed: number[]
  /** What went wrong in each of those. */
  failures: string[]
}

/** Runs seeds in worker processes, each on a database of its own, until one fails. */
export async function runMany(options: {
  serverUrl: string
  seeds: readonly number[]
  workers: number
  onProgress?: (many: Many) => void
}): Promise<Many> {
  const { serverUrl, seeds, workers, onProgress } = options
  const firstSeeds = new Map<string, number>()
  const many: Many = { counts: new Map(), firstSeeds, passed: 0, failed: [], failures: [] }
  const size = Math.min(seedsPerDatabase, Math.ceil(seeds.length / workers))
  const shares: (readonly number[])[] = []
  for (let first = 0; first < seeds.length; first += size) {
    shares.push(seeds.slice(first, first + size))
  }
  const take = (report: Report) => {
    for (const [what, times] of report.counts) {
      many.counts.set(what, (many.counts.get(what) ?? 0) + times)
      firstSeeds.set(what, Math.min(firstSeeds.get(what) ?? report.seed, report.seed))
    }
    if (report.failure) {
      many.failed.push(report.seed)
      many.failures.push(`seed ${report.seed}: ${report.failure}`)
    } else many.passed += 1
    onProgress?.(many)
  }
  await inLanes(workers, shares, async (share) => {
    if (many.failed.length === 0) await runShare({ serverUrl, seeds: share }, take)
  })
  return many
}

/** So many at a time. */
export async function inLanes<T>(
  lanes: number,
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await act(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Runs seeds on a database of their own until one fails, with a bug planted when one is named. */
export async function runShare(
  share: { serverUrl: string; seeds: readonly number[]; mutant?: string },
  take: (report: Report) => void,
): Promise<void> {
  const { serverUrl, seeds, mutant = '' } = share
  await using database = await createTestDatabase(serverUrl)
  const words = [database.url, mutant, ...seeds.map(String)]
  const child = fork(new URL('./mutants/worker.ts', import.meta.url), words)
  let hasFailed = false
  child.on('message', (report: Report) => {
    hasFailed ||= report.failure !== undefined
    take(report)
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`a worker ended with ${code}`)
  if (hasFailed || mutant) return
  const breaches = await findBreaches(database.url)
  if (breaches.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(breaches)}`)
}

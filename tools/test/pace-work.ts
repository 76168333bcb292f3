import { createHash } from 'node:crypto'
import { isMainThread, parentPort } from 'node:worker_threads'

// The worker of `pace.ts`: does the fixed work some times over and tells what each time cost.
const rounds = 4
const rowCount = 20_000
const repeats = 6

if (!isMainThread) parentPort?.postMessage(Array.from({ length: rounds }, measure))

/** Milliseconds this thread had a processor for. */
function measure(): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** What tests do most: makes objects, sorts by text, writes and reads JSON, hashes. */
function work(): void {
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const rows = Array.from({ length: rowCount }, (_, index) => ({
      id: index,
      name: `row ${(index * 7_919) % 20_011}`,
      amount: (index * 31) % 977,
    }))
    rows.sort((one, other) => (one.name < other.name ? -1 : 1))
    const text = JSON.stringify(rows)
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest()
  }
}

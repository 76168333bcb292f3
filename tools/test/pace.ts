import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { referenceMs } from './budgets.ts'

/**
 * The machine's pace: how many times the processor seconds of the reference machine it needs; budgets
 * scale with it. It is processor time, not wall time, and measured on every core at once, as the tests
 * run: so contention between cores is included, and other work on the machine changes little.
 */
async function measurePace(cores: number): Promise<number> {
  const program = new URL('./pace-work.ts', import.meta.url)
  const rounds = await Promise.all(
    Array.from({ length: cores }, async () => {
      const [answer] = await once(new Worker(program), 'message')
      return answer as number[]
    }),
  )
  return paceOf(rounds, referenceMs)
}

/** The machine's pace at one moment of a run. */
export interface PaceSample {
  /** Of `performance.now()`. */
  atMs: number
  pace: number
}

const sampleEveryMs = 30_000

/**
 * Measures the pace again and again while the tests run, about two of a hundred processor seconds: on a
 * machine shared with others one measurement before a run of twenty minutes says little of its end.
 */
export async function watchPace(cores: number) {
  const samples: PaceSample[] = []
  const measure = async () => {
    const atMs = performance.now()
    samples.push({ atMs, pace: await measurePace(cores) })
  }
  await measure()
  const timer = setInterval(() => void measure(), sampleEveryMs)
  return { samples, [Symbol.dispose]: () => clearInterval(timer) }
}

/** The median of the samples taken while a part ran, with the one before it and the one after it. */
export function paceBetween(
  samples: readonly PaceSample[],
  { startedMs, endedMs }: Readonly<Record<'startedMs' | 'endedMs', number>>,
): number {
  const first = samples.findLastIndex(({ atMs }) => atMs <= startedMs)
  const after = samples.findIndex(({ atMs }) => atMs >= endedMs)
  const part = samples.slice(Math.max(first, 0), after < 0 ? undefined : after + 1)
  return medianOf(part.map(({ pace }) => pace)) ?? 1
}

/** The median of all rounds but each core's first, in which the work is still being compiled. */
export function paceOf(rounds: readonly (readonly number[])[], reference: number): number {
  const median = medianOf(rounds.flatMap(([, ...later]) => later)) ?? reference
  return Math.round((median / reference) * 100) / 100
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

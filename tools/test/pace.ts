import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { referenceMs } from './budgets.ts'

/**
 * The machine's pace: how many times the processor seconds of the reference machine it needs; budgets
 * scale with it. It is processor time, not wall time, and measured on every core at once, as the tests
 * run: so contention between cores is included, and other work on the machine changes little.
 */
export async function measurePace(cores: number): Promise<number> {
  const program = new URL('./pace-work.ts', import.meta.url)
  const rounds = await Promise.all(
    Array.from({ length: cores }, async () => {
      const [answer] = await once(new Worker(program), 'message')
      return answer as number[]
    }),
  )
  return paceOf(rounds, referenceMs)
}

/** The median of all rounds but each core's first, in which the work is still being compiled. */
export function paceOf(rounds: readonly (readonly number[])[], reference: number): number {
  const warm = rounds.flatMap(([, ...later]) => later).toSorted((one, other) => one - other)
  const median = warm[Math.floor(warm.length / 2)] ?? reference
  return Math.round((median / reference) * 100) / 100
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { referenceMs } from './budgets.ts'

/**
 * How many times the processor seconds of the reference machine this one needs: budgets scale with
 * it. Processor time and not wall time, and on every core at once, as the tests run: what two cores
 * take from each other is in the figure, and other work on the machine changes it little.
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

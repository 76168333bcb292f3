import { invariant, required } from '@nordlys/core'

export interface Planned {
  name: string
  /** The steps that must have ended first; one the plan does not hold is not waited for. */
  after?: readonly string[]
}

/**
 * Runs every step of a plan, up to `atOnce` of them side by side: whenever one ends, the first in the
 * plan that waits for nothing more takes its place. The results stand in the order of the plan.
 */
export async function runPlan<S extends Planned, Result extends object>(
  plan: readonly S[],
  atOnce: number,
  runStep: (step: S) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...plan]
  const unended = new Set(plan.map(({ name }) => name))
  const running = new Set<Promise<void>>()
  const results = new Map<S, Result>()

  const start = async (step: S): Promise<void> => {
    results.set(step, await runStep(step))
    unended.delete(step.name)
  }
  const isReady = ({ after = [] }: S) => !after.some((name) => unended.has(name))

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(isReady) : -1
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step) {
      const run: Promise<void> = start(step).finally(() => running.delete(run))
      running.add(run)
    } else {
      invariant(running.size > 0, `nothing runs, so ${waiting[0]?.name} would wait for ever`)
      await Promise.race(running)
    }
  }
  return plan.map((step) => required(results.get(step), step.name))
}

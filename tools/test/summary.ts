import type { StepResult } from './steps.ts'

export interface Outcome extends StepResult {
  name: string
  seconds: number
}

/** A table of all steps, and at the very end one line that machines read. */
export function summary(outcomes: readonly Outcome[]): string {
  const passed = outcomes.reduce((total, { passed }) => total + passed, 0)
  const failed = outcomes.reduce((total, { failed }) => total + failed, 0)
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map((outcome) => {
    const { name, seconds } = outcome
    if (outcome.isCut) return `- ${name.padEnd(width)} not done: out of time after ${seconds} s`
    const mark = outcome.failed === 0 ? '✓' : '✗'
    const counts = [outcome.passed, outcome.failed].map((count) => count.toString().padStart(6))
    return `${mark} ${name.padEnd(width)} ${counts[0]} passed ${counts[1]} failed ${seconds} s`
  })
  return ['', ...rows, '', `${passed} passed, ${failed} failed`].join('\n')
}

import type { StepResult } from './steps.ts'

export interface Outcome extends StepResult {
  name: string
  part: string
  /** Milliseconds since the whole run began. */
  startedMs: number
  endedMs: number
  /** Undefined where the machine does not tell. */
  processorSeconds: number | undefined
}

/** A table of all steps; what else there is to tell; at the very end one line that machines read. */
export function summary(
  outcomes: readonly Outcome[],
  notes: readonly string[] = [],
  failedBesides = 0,
): string {
  const passed = outcomes.reduce((total, { passed }) => total + passed, 0)
  const failed = outcomes.reduce((total, { failed }) => total + failed, failedBesides)
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map((outcome) => {
    const name = outcome.name.padEnd(width)
    const seconds = Math.round((outcome.endedMs - outcome.startedMs) / 1_000)
    if (outcome.isCut) return `- ${name} not done: out of time after ${seconds} s`
    const mark = outcome.failed === 0 ? '✓' : '✗'
    const counts = [outcome.passed, outcome.failed].map((count) => count.toString().padStart(6))
    return `${mark} ${name} ${counts[0]} passed ${counts[1]} failed ${seconds} s`
  })
  const lines = notes.length > 0 ? ['', ...notes] : []
  return ['', ...rows, ...lines, '', `${passed} passed, ${failed} failed`].join('\n')
}

/** What a step has to say though it passed: its lines that begin with `note:`, each once. */
export function notesIn(output: string): string[] {
  return [...new Set(output.match(/^note: .+$/gm))]
}

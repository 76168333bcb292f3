import { partBudgets, toleranceTimes } from './budgets.ts'
import { type PaceSample, paceBetween } from './pace.ts'
import type { Outcome } from './summary.ts'

export interface Costs {
  /** Every part beside its budget, and the dearest files. */
  lines: readonly string[]
  /** The parts that needed far more than their budgets, each a sentence. */
  overspent: readonly string[]
  /** Every file, for the report that is kept. */
  allFiles: readonly string[]
}

interface PartCost {
  part: string
  /** From the first of its steps to the end of the last. */
  wallSeconds: number
  processorSeconds: number | undefined
  /** What the machine's pace made of the part's budget while the part ran. */
  budget: number | undefined
  pace: number
}

const filesShown = 5

/** What a run cost, beside its budgets at the pace the machine had while each part ran. */
export function costsOf(
  outcomes: readonly Outcome[],
  samples: readonly PaceSample[],
  budgets = partBudgets,
): Costs {
  const done = outcomes.filter(({ isCut }) => !isCut)
  const parts = [...new Set(done.map(({ part }) => part))].map((part) => {
    const steps = done.filter((step) => step.part === part)
    return partCost(part, steps, samples, budgets[part])
  })
  const whole = partCost('all', done, samples, undefined)
  return {
    lines: [...partLines([...parts, whole]), ...fileLines(done, filesShown)],
    allFiles: fileLines(done),
    overspent: parts.flatMap(overspentBy),
  }
}

function partCost(
  part: string,
  steps: readonly Outcome[],
  samples: readonly PaceSample[],
  atPaceOne: number | undefined,
): PartCost {
  const startedMs = Math.min(...steps.map((step) => step.startedMs))
  const endedMs = Math.max(...steps.map((step) => step.endedMs))
  const seconds = steps.map(({ processorSeconds }) => processorSeconds)
  const known = seconds.filter((value) => value !== undefined)
  const isKnown = known.length === seconds.length
  const processorSeconds = isKnown ? known.reduce((sum, value) => sum + value, 0) : undefined
  const pace = paceBetween(samples, { startedMs, endedMs })
  const budget = atPaceOne === undefined ? undefined : atPaceOne * pace
  return { part, wallSeconds: (endedMs - startedMs) / 1_000, processorSeconds, budget, pace }
}

function overspentBy({ part, processorSeconds, budget }: PartCost): string[] {
  if (processorSeconds === undefined || budget === undefined) return []
  if (processorSeconds <= budget * toleranceTimes) return []
  const used = `${part} used ${processorSeconds.toFixed(1)} processor seconds`
  return [`${used}, more than ${toleranceTimes} times its budget of ${budget.toFixed(1)}`]
}

function partLines(parts: readonly PartCost[]): string[] {
  const width = Math.max(...parts.map(({ part }) => part.length))
  const rows = parts.map(({ part, wallSeconds, processorSeconds, budget, pace }) => {
    const cells = [wallSeconds, processorSeconds, budget].map(cell)
    return `${part.padEnd(width)}${cells.join('')}${pace.toFixed(2).padStart(13)}`
  })
  const heads = ['wall s', 'processor s', 'budget s', 'pace'].map((head) => head.padStart(13))
  return [`${''.padEnd(width)}${heads.join('')}`, ...rows]
}

function fileLines(outcomes: readonly Outcome[], most?: number): string[] {
  return outcomes.flatMap(({ name, part, files = [] }) => {
    const shown = files.slice(0, most).map(({ file, seconds }) => `${cell(seconds)}  ${file}`)
    const kind = part === 'browser' ? 'seconds of its tests' : 'processor seconds of its process'
    return shown.length === 0 ? [] : ['', `${name}: ${kind}, file`, ...shown]
  })
}

function cell(seconds: number | undefined): string {
  return (seconds === undefined ? '-' : seconds.toFixed(1)).padStart(13)
}

import { inspect } from 'node:util'
import type { Breach } from '../../operations/verification/money-invariants.ts'
import type { Digest } from './digest.ts'

/** What a run of chaos came to. */
export interface ChaosReport {
  seed: string
  minutes: number
  /** Operations that came to an answer, by kind. */
  acknowledged: ReadonlyMap<string, number>
  lostAnswers: number
  /** For each kind of fault: the longest time, in ms, without any answer, of each that struck. */
  struck: Map<string, number[]>
  /** From the last fault until nothing was under way. */
  settledAfterMs: number
  digests: readonly Digest[]
  /** Only those with rows. */
  breaches: readonly Breach[]
}

const rowsShown = 5

/** The report for a person to read, one fact a line. */
export function summaryOf(report: ChaosReport): string {
  const { seed, minutes, lostAnswers, settledAfterMs, digests, breaches } = report
  const counted = [...report.acknowledged].sort().map(([kind, count]) => `  ${kind}: ${count}`)
  const struck = [...report.struck].sort().map(([name, silences]) => {
    const sorted = silences.toSorted((a, b) => a - b)
    const [median, worst] = [sorted[sorted.length >> 1], sorted.at(-1)]
    return `  ${name}: ${silences.length} times, without any answer ${median} ms (worst ${worst} ms)`
  })
  return [
    `chaos of ${minutes} minutes, seed ${seed}`,
    'operations acknowledged:',
    ...counted,
    `answers lost and asked for again: ${lostAnswers}`,
    'faults:',
    ...struck,
    `everything at its end ${settledAfterMs} ms after the last fault`,
    `digests of old entries taken and found again: ${digests.map(({ entries }) => entries).join(', ')}`,
    breaches.length === 0 ? 'no breach' : 'BREACHES:',
    ...breaches.map((breach) => `  ${breach.invariant}\n${shownRows(breach)}`),
  ].join('\n')
}

function shownRows({ rows }: Breach): string {
  const shown = rows.slice(0, rowsShown).map((row) => `    ${inspect(row, { breakLength: 200 })}`)
  const more = rows.length > rowsShown ? [`    and ${rows.length - rowsShown} more`] : []
  return [...shown, ...more].join('\n')
}

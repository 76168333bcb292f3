import type { Source } from '../code/source.ts'
import type { Measure } from './measure.ts'
import { isOfTests } from './ties.ts'

/** The lines on 2026-11-25, before the redesign of folders: it is to add none. */
export const linesAtStart = 127_900
const medianMax = 51
const p90Max = 137

const source = /\.(ts|tsx|mjs|css|sql)$/
const code = /\.(ts|tsx|mjs)$/
/** Drawings and data written as code. */
const aside = /^(tools\/)?art\/|\/generated\/|\.generated\.ts$|(^|\/)seed\//

/**
 * Lines of source; and how long a file of code is, as STYLE.md tells it. Sheets and SQL, a function a
 * file, count for the first alone.
 */
export function lines(sources: readonly Source[]): Measure[] {
  const counted = sources
    .filter(({ path }) => source.test(path) && !aside.test(path) && !isOfTests(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const total = counted.reduce((sum, { lines }) => sum + lines, 0)
  const lengths = counted
    .filter(({ path }) => code.test(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b)
  return [
    bounded(`lines of source in ${counted.length} files`, total, linesAtStart),
    bounded('median lines of a file of code', part(lengths, 0.5), medianMax),
    bounded('lines of a file of code that nine of ten keep to', part(lengths, 0.9), p90Max),
  ]
}

function part(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function bounded(name: string, now: number, max: number): Measure {
  const text = `${name}: ${now}, at most ${max}`
  const findings = now > max ? [{ path: '.', line: 1, text }] : []
  return { name, now: String(now), bar: String(max), findings }
}

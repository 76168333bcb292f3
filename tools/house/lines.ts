import type { Source } from '../code/source.ts'
import type { Measure } from './measure.ts'
import { isOfTests } from './ties.ts'

/** A count of 2026-11-25, taken while the folders were redesigned; decision 0068 tells what came since. */
export const linesMax = 127_900
const medianMax = 51
const p90Max = 137

const source = /\.(ts|tsx|mjs|css|sql)$/
const code = /\.(ts|tsx|mjs)$/
/** Drawings and data written as code. */
const aside = /^art\/|\/generated\/|\.generated\.ts$|(^|\/)seed\//

/** Lines of source, sheets and SQL included. */
export function linesInAll(sources: readonly Source[]): Measure {
  const counted = countedIn(sources)
  const total = counted.reduce((sum, { lines }) => sum + lines, 0)
  return bounded(`lines of source in ${counted.length} files`, total, linesMax)
}

/** How long a file of code is, as STYLE.md tells it: sheets and SQL, a function a file, aside. */
export function linesOfFiles(sources: readonly Source[]): Measure[] {
  const lengths = countedIn(sources)
    .filter(({ path }) => code.test(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b)
  return [
    bounded('median lines of a file of code', part(lengths, 0.5), medianMax),
    bounded('lines of a file of code that nine of ten keep to', part(lengths, 0.9), p90Max),
  ]
}

function countedIn(sources: readonly Source[]): { path: string; lines: number }[] {
  return sources
    .filter(({ path }) => source.test(path) && !aside.test(path) && !isOfTests(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
}

function part(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function bounded(name: string, now: number, max: number): Measure {
  const text = `${name}: ${now}, at most ${max}`
  const findings = now > max ? [{ path: '.', line: 1, text }] : []
  return { name, now: String(now), bar: String(max), findings }
}

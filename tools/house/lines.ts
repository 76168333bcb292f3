import type { Source } from '../code/source.ts'
import bars from './bars.json' with { type: 'json' }
import { bounded, type Measure } from './measure.ts'
import { isOfTests } from './ties.ts'

type Area = keyof typeof bars.lines
type Lines = Readonly<Record<Area, number>>

const barsFile = 'tools/house/bars.json'
const medianMax = 51
const p90Max = 137

const source = /\.(ts|tsx|mjs|css|sql|glsl|diff)$/
const code = /\.(ts|tsx|mjs)$/
/** Data that is written as code, most of it by programs. */
const data = /\/generated\/|\.generated\.ts$|(^|\/)seed\//
/** The helpers of tests are counted as little as the tests. */
const ofTesting = /^testing\//
/** Drawings are one long list after another: they do not count for a file's usual length. */
const drawn = /^art\//

/** Lines of source in each area, with sheets, SQL and diffs. An area may not grow over its bar. */
export function linesOfAreas(sources: readonly Source[], max: Lines = bars.lines): Measure[] {
  return Object.entries(countOfAreas(sources)).map(([area, lines]) =>
    bounded(`lines of source in ${area}`, lines, max[area as Area], barsFile),
  )
}

function countOfAreas(sources: readonly Source[]): Lines {
  const counts = { product: 0, tools: 0, proving: 0, art: 0, e2e: 0 }
  for (const { path, lines } of countedIn(sources)) counts[areaOf(path)] += lines
  return counts
}

/** How long a file of code is, as STYLE.md tells it: sheets and SQL, a function a file, aside. */
export function linesOfFiles(sources: readonly Source[]): Measure[] {
  const lengths = countedIn(sources)
    .filter(({ path }) => code.test(path) && !drawn.test(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b)
  return [
    bounded('median lines of a file of code', part(lengths, 0.5), medianMax, barsFile),
    bounded(
      'lines of a file of code that nine of ten keep to',
      part(lengths, 0.9),
      p90Max,
      barsFile,
    ),
  ]
}

/** The bars as they stand, those of areas that have become smaller lowered to their counts. */
export function loweredBars(sources: readonly Source[], at: Date): typeof bars {
  const counts = countOfAreas(sources)
  const lines = { ...bars.lines }
  for (const area of Object.keys(lines) as Area[]) lines[area] = Math.min(lines[area], counts[area])
  return { date: at.toISOString().slice(0, 10), lines }
}

function areaOf(path: string): Area {
  const [folder = ''] = path.split('/')
  return folder in bars.lines ? (folder as Area) : 'product'
}

function countedIn(sources: readonly Source[]): { path: string; lines: number }[] {
  return sources
    .filter(({ path }) => source.test(path) && !data.test(path) && !ofTesting.test(path))
    .filter(({ path }) => !isOfTests(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
}

function part(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

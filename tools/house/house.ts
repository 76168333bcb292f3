import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '@nordlys/core'
import { importsOf } from '../code/imports.ts'
import { codeFile, parse } from '../code/source.ts'
import { readSources } from '../code/sources.ts'
import { root } from '../root.ts'
import { circleLines, tangleLines } from './details.ts'
import { loweredBars } from './lines.ts'
import type { Measure, Project } from './measure.ts'
import { measuresOf, tiesIn } from './measures.ts'

// `npm run house`: how the code stands beside the bars it keeps to; it fails when anything stands above
// one. With `--tangles` or `--circles` and a folder it tells what ties that folder's files and folders to
// each other. With `--lower` the bar of each area that has become smaller is set to its count.
const { values, positionals } = parseArgs({
  options: {
    tangles: { type: 'boolean' },
    circles: { type: 'boolean' },
    lower: { type: 'boolean' },
  },
  allowPositionals: true,
})
const [part = ''] = positionals
const project = await readProject()

if (values.tangles) print(tangleLines(tiesIn(project), part))
if (values.circles) print(circleLines(tiesIn(project), part))
if (values.lower) {
  const bars = loweredBars(project.sources, systemClock.now())
  await writeFile(join(root, 'tools/house/bars.json'), `${JSON.stringify(bars, null, 2)}\n`)
}
if (!values.tangles && !values.circles && !values.lower) judge(measuresOf(project))

async function readProject(): Promise<Project> {
  const sources = await readSources(root)
  const files = sources
    .filter(({ path }) => codeFile.test(path))
    .map((source) => ({ path: source.path, imports: importsOf(parse(source)) }))
  return { sources, files }
}

function judge(measures: readonly Measure[]): void {
  const findings = measures.flatMap((measure) => measure.findings)
  const faults = findings.map(({ path, line, text }) => `${path}:${line}: ${text}`)
  print([...table(measures), '', ...faults, `${faults.length} findings`])
  process.exitCode = faults.length === 0 ? 0 : 1
}

function table(measures: readonly Measure[]): string[] {
  const rows = [{ name: 'measure', now: 'now', bar: 'bar' }, ...measures]
  const [name, now] = [widest(rows.map((row) => row.name)), widest(rows.map((row) => row.now))]
  return rows.map((row) => `${row.name.padEnd(name)}  ${row.now.padEnd(now)}  ${row.bar}`)
}

function widest(cells: readonly string[]): number {
  return Math.max(...cells.map(({ length }) => length))
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

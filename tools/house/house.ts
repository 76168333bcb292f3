import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '@nordlys/core'
import { importsOf } from '../code/imports.ts'
import { codeFile, parse } from '../code/source.ts'
import { readSources } from '../code/sources.ts'
import { root } from '../root.ts'
import { loweredBars } from './lines.ts'
import type { Measure, Project } from './measure.ts'
import { measuresOf } from './measures.ts'

// `npm run house`: how the code stands beside the bars it keeps to; it fails when anything stands above
// one. With `--lower` the bar of each area that has become smaller is set to its count.
const { values } = parseArgs({ options: { lower: { type: 'boolean' } } })
const project = await readProject()

if (values.lower) {
  const bars = loweredBars(project.sources, systemClock.now())
  await writeFile(join(root, 'tools/house/bars.json'), `${JSON.stringify(bars, null, 2)}\n`)
} else judge(measuresOf(project))

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
  for (const line of [...table(measures), '', ...faults]) console.log(line)
  console.log(`${faults.length} findings`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

function table(measures: readonly Measure[]): string[] {
  const rows = [{ name: 'measure', now: 'now', bar: 'bar' }, ...measures]
  const widest = (column: 'name' | 'now') => Math.max(...rows.map((row) => row[column].length))
  const [name, now] = [widest('name'), widest('now')]
  return rows.map((row) => `${row.name.padEnd(name)}  ${row.now.padEnd(now)}  ${row.bar}`)
}

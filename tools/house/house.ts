import { parseArgs } from 'node:util'
import { importsOf } from '../code/imports.ts'
import { codeFile, parse } from '../code/source.ts'
import { readSources } from '../code/sources.ts'
import { root } from '../root.ts'
import { circleLines, tangleLines } from './details.ts'
import { exceptions, exceptionsMax, isBearable, unneeded } from './exceptions.ts'
import type { Measure, Project } from './measure.ts'
import { measuresOf, sizeOf, tiesIn } from './measures.ts'

// `npm run house`: how the code stands beside the bars it keeps to, and what stands above one. It fails
// when that is no exception, when an exception is needed no more, or when there are too many of them.
// With `--tangles` or `--circles` and a folder it tells what ties that folder's files and folders to
// each other, so that one sees what to cut.
const { values, positionals } = parseArgs({
  options: { tangles: { type: 'boolean' }, circles: { type: 'boolean' } },
  allowPositionals: true,
})
const [part = ''] = positionals
const project = await readProject()

if (values.tangles) print(tangleLines(tiesIn(project), part))
if (values.circles) print(circleLines(tiesIn(project), part))
if (!values.tangles && !values.circles) judge([...measuresOf(project), sizeOf(project)])

async function readProject(): Promise<Project> {
  const sources = await readSources(root)
  const files = sources
    .filter(({ path }) => codeFile.test(path))
    .map((source) => ({ path: source.path, imports: importsOf(parse(source)) }))
  return { sources, files }
}

function judge(measures: readonly Measure[]): void {
  const findings = measures.flatMap((measure) => measure.findings)
  const faults = [
    ...findings
      .filter((finding) => !isBearable(finding))
      .map(({ path, line, text }) => `${path}:${line}: ${text}`),
    ...unneeded(findings).map(({ reason }) => `tools/house/exceptions.ts: not needed: ${reason}`),
    ...(exceptions.length > exceptionsMax ? [`more than ${exceptionsMax} exceptions`] : []),
  ]
  print(table(measures))
  print(['', ...exceptions.map(({ reason }) => `but for ${reason}`), ''])
  print([...faults, `${faults.length} findings`])
  process.exitCode = faults.length === 0 ? 0 : 1
}

function table(measures: readonly Measure[]): string[] {
  const rows = [
    ['measure', 'now', 'bar'],
    ...measures.map(({ name, now, bar }) => [name, now, bar]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

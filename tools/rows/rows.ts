import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from '../code/source.ts'
import { root } from '../root.ts'
import { testTitles } from '../tidy/test-titles.ts'
import { isTestFile } from '../tidy/words.ts'
import { trackedFiles } from '../tracked-files.ts'
import {
  type CitedRow,
  citeRows,
  type Requirement,
  type TitledFile,
  unknownIds,
} from './citations.ts'
import { missingRows, type Part, problemsOf } from './due.ts'
import { securityRows } from './security.ts'

// `npm run rows`: every requirement and every row of security, and the tests that prove it.
// With `--problems` only what is to be put right is printed. It fails when there is anything.
const { values } = parseArgs({ options: { problems: { type: 'boolean' } } })

const list = await readFile(join(root, 'docs/requirements.json'), 'utf8')
const parts: Part[] = JSON.parse(await readFile(join(root, 'docs/requirement-parts.json'), 'utf8'))
const security = await readFile(join(root, 'docs/security.md'), 'utf8')
const requirements: Requirement[] = [...JSON.parse(list), ...securityRows(security)]
const files = await Promise.all((await trackedFiles(root)).filter(isTestFile).map(readTitles))
const rows = citeRows(requirements, files)
const missing = new Set(missingRows(rows, parts))
const problems = problemsOf(rows, parts, unknownIds(requirements, files))

if (!values.problems) {
  for (const row of rows) console.log(lineOf(row))
  console.log('')
  for (const part of parts) console.log(sumOf(part))
  console.log('')
}
for (const problem of problems) console.log(problem)
console.log(`${problems.length} problems in ${rows.length} rows`)
process.exitCode = problems.length === 0 ? 0 : 1

async function readTitles(path: string): Promise<TitledFile> {
  const text = await readFile(join(root, path), 'utf8')
  return { path, titles: testTitles(parse({ path, text })) }
}

function lineOf(row: CitedRow): string {
  const mark = row.files.length > 0 ? '✓' : missing.has(row) ? '✗' : ' '
  const cited = row.files.map((path) => `\n    ${path}`).join('')
  return `${mark} ${row.id.padEnd(11)} ${row.part.padEnd(8)} ${row.text}${cited}`
}

function sumOf({ part, due, exempt = {} }: Part): string {
  const all = rows.filter((row) => row.part === part)
  const cited = all.filter((row) => row.files.length > 0)
  const exemptions = Object.entries(exempt).map(([id, reason]) => `; ${id} not: ${reason}`)
  const words = due ? 'due' : 'not due'
  return `${part.padEnd(8)} ${cited.length} of ${all.length} cited, ${words}${exemptions.join('')}`
}

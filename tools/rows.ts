import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import { type CitedRow, citeRows, type Requirement, unknownIds } from './rows/citations.ts'
import { securityRows } from './rows/security.ts'
import { trackedFiles } from './tidy/tracked-files.ts'
import { isTestFile } from './tidy/words.ts'

// `npm run rows`: every requirement and every row of security, and the tests that prove it.
/** The parts whose every row must be cited by now. */
const due = ['journey']

const list = await readFile(join(root, 'docs/requirements.json'), 'utf8')
const security = await readFile(join(root, 'docs/security.md'), 'utf8')
const requirements: Requirement[] = [...JSON.parse(list), ...securityRows(security)]
const paths = (await trackedFiles(root)).filter((path) => isTestFile(path) && !isOwn(path))
const files = await Promise.all(
  paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
)
const rows = citeRows(requirements, files)
for (const row of rows) print(lineOf(row))
print('')
for (const part of new Set(rows.map((row) => row.part))) print(sumOf(part))
const missing = rows.filter((row) => due.includes(row.part) && row.files.length === 0)
print(`\nmissing of ${due.join(', ')}: ${missing.map(({ id }) => id).join(', ') || 'none'}`)
const unknown = unknownIds(requirements, files)
if (unknown.length > 0) print(`cited, but in no list: ${unknown.join(', ')}`)

/** The tests of this very program name rows as examples. */
function isOwn(path: string): boolean {
  return path.startsWith('tools/rows/')
}

function lineOf({ id, part, text, files: citing }: CitedRow): string {
  const mark = citing.length > 0 ? '✓' : due.includes(part) ? '✗' : ' '
  const cited = citing.map((path) => `\n    ${path}`).join('')
  return `${mark} ${id.padEnd(11)} ${part.padEnd(8)} ${text}${cited}`
}

function sumOf(part: string): string {
  const all = rows.filter((row) => row.part === part)
  const cited = all.filter((row) => row.files.length > 0)
  return `${part.padEnd(8)} ${cited.length} of ${all.length} cited`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

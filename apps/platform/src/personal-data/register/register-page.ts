import { type ColumnEntry, columnsOf } from './columns.ts'
import type { Entries } from './entry.ts'
import { keptFor } from './kept-for.ts'
import { registerParts } from './register.ts'
import { basisWords, erasedWords, exportedWords, whoseWords } from './words.ts'

const head = `# Personal data

The register of personal data, table by table: whose it is, why it is kept, on which ground and for how
long, whether it is in a copy of one’s data, and what becomes of it when a player asks to have it erased.
Written by \`npm run data -- write\` from \`apps/platform/src/personal-data/register\`, never by hand. A test
holds the register against the database’s own catalogue, so that no table and no column is missing.

`

/** `docs/personal-data.md`: the register as a page. [PD2] */
export function registerPage(): string {
  const parts = Object.entries(registerParts).map(
    ([title, entries]) => `## ${title}\n\n${partTable(entries)}`,
  )
  return `${head}${parts.join('\n\n')}\n`
}

const titles = ['table', 'columns', 'whose', 'why', 'basis', 'kept', 'in a copy', 'at erasure']

function partTable(entries: Entries): string {
  const rows = Object.entries(entries).flatMap(([table, entry]) =>
    alike(columnsOf(entry)).map(({ names, of }) => [
      ...[`\`${table}\``, names.map((name) => `\`${name}\``).join(', '), whoseWords[of.whose]],
      ...[of.why, basisWords[of.basis], keptFor(of.kept)],
      ...[exportedWords[of.exported], erasedWords[of.erased]],
    ]),
  )
  return [titles, titles.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Columns that have the same answers are one line. */
function alike(columns: readonly ColumnEntry[]): { names: string[]; of: ColumnEntry }[] {
  const groups = new Map<string, { names: string[]; of: ColumnEntry }>()
  for (const of of columns) {
    const { column, ...answers } = of
    const key = JSON.stringify(answers)
    const group = groups.get(key) ?? { names: [], of }
    group.names.push(column)
    groups.set(key, group)
  }
  return [...groups.values()]
}

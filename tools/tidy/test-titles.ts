import { isSyntax, nameOf, type Parsed, type Syntax } from '../code/source.ts'
import { type Bindings, bindRows, constantsOf, listOf, Table } from './title-tables.ts'

/** The title of a test, or of a group of tests. */
export interface TestTitle {
  /** As it stands in the file, `${name}` and `%s` included. */
  written: string
  /** As a report tells it: one for each row of the table it stands over, as far as a reader can tell. */
  says: string[]
}

const tests = ['test', 'it', 'describe']
/** After these a call is still a test or a group. One that is skipped, or meant to fail, proves nothing. */
const kinds = ['describe', 'concurrent', 'sequential', 'serial', 'parallel']
const overTables = ['each', 'for']

/** Every title in a test file. What stands in comments, steps and other texts is none. */
export function testTitles(file: Parsed): TestTitle[] {
  const table = new Table(constantsOf(file.program))
  const found: TestTitle[] = []
  visit(file.program, new Map())
  return found

  function visit(node: Syntax, bindings: Bindings): void {
    const title = titleOf(file, node, table, bindings)
    if (title) found.push(title)
    const inside = node.type === 'ForOfStatement' ? bindRows(node, table, bindings) : bindings
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isSyntax(child)) visit(child, inside)
      }
    }
  }
}

function titleOf(
  { text }: Parsed,
  node: Syntax,
  table: Table,
  bindings: Bindings,
): TestTitle | undefined {
  if (node.type !== 'CallExpression' || !isTest(node.callee)) return undefined
  const [title] = listOf(node.arguments)
  if (!title) return undefined
  const said = table.textsOf(title, text, bindings)
  if (said.length === 0) return undefined
  const rows = rowsOver(node.callee, table)
  const says = rows.length > 0 ? rows.flatMap((row) => said.map((one) => fill(one, row))) : said
  const isQuoted = title.type === 'Literal' || title.type === 'TemplateLiteral'
  const written = isQuoted ? text.slice(title.start + 1, title.end - 1) : (said[0] ?? '')
  return { written, says: [...new Set(says)] }

  function fill(title: string, row: Syntax): string {
    const values = table.columnsOf(row)
    const next = values[Symbol.iterator]()
    return title
      .replace(/%[sdifjoO]/g, (mark) => table.textOf(next.next().value) ?? mark)
      .replace(/\$([A-Za-z]\w*)/g, (mark, name) => table.textOf(table.pick(row, name)) ?? mark)
  }
}

/** The rows of `test.each(rows)(title)`. */
function rowsOver(callee: unknown, table: Table): Syntax[] {
  if (!isSyntax(callee) || callee.type !== 'CallExpression') return []
  const [rows] = listOf(callee.arguments)
  return rows ? table.elementsOf(rows) : []
}

/** Whether a call of it has a title: `test`, `test.describe`, `test.each(rows)`. */
function isTest(callee: unknown): boolean {
  if (!isSyntax(callee)) return false
  if (callee.type === 'CallExpression') return isMember(callee.callee, overTables)
  return tests.includes(nameOf(callee) ?? '') || isMember(callee, kinds)
}

function isMember(node: unknown, names: readonly string[]): boolean {
  if (!isSyntax(node) || node.type !== 'MemberExpression') return false
  return names.includes(nameOf(node.property) ?? '') && isTest(node.object)
}

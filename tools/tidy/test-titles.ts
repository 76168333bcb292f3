import { isSyntax, nameOf, type Parsed, walk } from '../code/source.ts'

const tests = ['test', 'it', 'describe']
/** After these a call is still a test or a group. One that is skipped, or meant to fail, proves nothing. */
const kinds = ['describe', 'concurrent', 'sequential', 'serial', 'parallel']
const overTables = ['each', 'for']

/**
 * The title of every test and group in a test file, as it is written, `${name}` and `%s` included. What
 * stands in comments, steps and other texts is none.
 */
export function testTitles({ program, text }: Parsed): string[] {
  const found: string[] = []
  walk(program, ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isTest(callee) || !Array.isArray(given)) return
    const [title] = given
    if (!isSyntax(title)) return
    if (title.type === 'Literal') found.push(String(title.value))
    if (title.type === 'TemplateLiteral') found.push(text.slice(title.start + 1, title.end - 1))
  })
  return found
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

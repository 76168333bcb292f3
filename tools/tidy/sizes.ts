import {
  type Finding,
  lineAt,
  nameOf,
  type Parsed,
  type Source,
  type Syntax,
  walk,
} from '../code/source.ts'

export const fileLinesMax = 400
const functionLinesMax = 70
/** The formatter keeps code to 100; text that cannot be broken may stand a little further out. */
export const columnsMax = 110

const measured = /\.(ts|tsx|mjs|css|sql|diff)$/
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Files and lines that are too long. */
export function lengthFindings({ path, text }: Source): Finding[] {
  if (!measured.test(path)) return []
  const lines = text.replace(/\n$/, '').split('\n')
  const long = lines.flatMap((line, index) =>
    [...line].length > columnsMax
      ? [{ path, line: index + 1, text: `longer than ${columnsMax} columns` }]
      : [],
  )
  if (lines.length <= fileLinesMax) return long
  const sentence = `${lines.length} lines, at most ${fileLinesMax}`
  return [{ path, line: lines.length, text: sentence }, ...long]
}

/** Functions that are too long. What only groups tests is none. */
export function functionFindings(file: Parsed): Finding[] {
  const findings: Finding[] = []
  walk(file.program, (node, parent) => {
    if (!functions.includes(node.type) || isTestGroup(parent)) return
    const first = lineAt(file.text, node.start)
    const lines = lineAt(file.text, node.end) - first + 1
    if (lines <= functionLinesMax) return
    const text = `a function of ${lines} lines, at most ${functionLinesMax}`
    findings.push({ path: file.path, line: first, text })
  })
  return findings
}

function isTestGroup(parent: Syntax | undefined): boolean {
  return parent?.type === 'CallExpression' && nameOf(parent.callee) === 'describe'
}

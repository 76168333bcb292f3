import { type Finding, isSyntax, lineAt, nameOf, type Parsed, walk } from '../code/source.ts'

/** What runs in a browser, where anybody between may have answered. */
export const inBrowsers = /^(?:apps\/site\/app|apps\/games\/client|packages\/ui)\/(?!.*\.test\.)/

/** Answers that a browser's script takes for what it hopes they are. */
export function answerFindings({ path, text, program }: Parsed): Finding[] {
  if (!inBrowsers.test(path)) return []
  const findings: Finding[] = []
  walk(program, (node) => {
    const isRead =
      node.type === 'CallExpression' &&
      isSyntax(node.callee) &&
      node.callee.type === 'MemberExpression' &&
      nameOf(node.callee.property) === 'json' &&
      Array.isArray(node.arguments) &&
      node.arguments.length === 0
    if (!isRead) return
    const found = 'an answer that is believed as it came: read it by `checkedAnswer`'
    findings.push({ path, line: lineAt(text, node.start), text: found })
  })
  return findings
}

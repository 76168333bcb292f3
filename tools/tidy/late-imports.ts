import { type Finding, isSyntax, lineAt, nameOf, type Parsed, walk } from '../code/source.ts'
import { inBrowsers } from './answers.ts'

/** Who asks for a script of ours again, when it did not come. */
const again: ReadonlySet<string> = new Set(['importAgain', 'importPersistently'])

/**
 * Scripts that are imported late and only once. Some browsers remember for as long as the page stands that
 * one did not come.
 */
export function lateImportFindings({ path, text, program }: Parsed): Finding[] {
  if (!inBrowsers.test(path)) return []
  const imports = new Set<number>()
  const handed = new Set<number>()
  walk(program, (node) => {
    if (node.type === 'ImportExpression') imports.add(node.start)
    if (node.type !== 'CallExpression' || !again.has(nameOf(node.callee) ?? '')) return
    for (const argument of [node.arguments].flat().filter(isSyntax)) {
      walk(argument, (inside) => {
        if (inside.type === 'ImportExpression') handed.add(inside.start)
      })
    }
  })
  const found =
    'a script that is asked for once: import it by `importAgain` or `importPersistently`'
  const once = [...imports].filter((start) => !handed.has(start))
  return once.map((start) => ({ path, line: lineAt(text, start), text: found }))
}

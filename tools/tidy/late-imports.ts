import { argumentsOf } from '../code/rules.ts'
import { type Finding, findingAt, nameOf, nodesIn, type Parsed } from '../code/source.ts'
import { inBrowsers } from './answers.ts'

/** These ask for a script of ours again when it did not come. */
const again: ReadonlySet<string> = new Set(['importAgain', 'importPersistently'])

/**
 * Scripts that are imported late and only once. Some browsers remember for as long as the page stands that
 * one did not come.
 */
export function lateImportFindings(file: Parsed): Finding[] {
  if (!inBrowsers.test(file.path)) return []
  const handed = nodesIn(file.program, 'CallExpression')
    .filter(({ callee }) => again.has(nameOf(callee) ?? ''))
    .flatMap(argumentsOf)
    .flatMap((argument) => nodesIn(argument, 'ImportExpression'))
  const imports = nodesIn(file.program, 'ImportExpression')
  const found =
    'a script that is asked for once: import it by `importAgain` or `importPersistently`'
  return imports
    .filter((node) => !handed.includes(node))
    .map(({ start }) => findingAt(file, start, found))
}

import { parseSync } from 'vite'

/** One tracked file. */
export interface Source {
  /** From the project's root, with forward slashes. */
  path: string
  text: string
}

/** Something to put right, and where. */
export interface Finding {
  path: string
  line: number
  text: string
}

/** A node of the syntax tree, as far as these rules read it. */
export interface Syntax {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Parsed extends Source {
  program: Syntax
  comments: readonly { value: string; start: number }[]
}

export const codeFile = /\.(ts|tsx|mjs)$/

export function parse(source: Source): Parsed {
  const { program, comments, errors } = parseSync(source.path, source.text)
  if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]?.message}`)
  return { ...source, program: toSyntax(program), comments }
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1
  return line
}

/** A finding on the line of the text that holds this offset. */
export function findingAt({ path, text }: Source, offset: number, said: string): Finding {
  return { path, line: lineAt(text, offset), text: said }
}

/** Calls `visit` on every node, parents first. */
export function walk(
  node: Syntax,
  visit: (node: Syntax, parent?: Syntax) => void,
  parent?: Syntax,
): void {
  visit(node, parent)
  for (const child of Object.values(node).flat()) {
    if (isSyntax(child)) walk(child, visit, node)
  }
}

/** Every node of this type, in the order of the text. */
export function nodesIn(root: Syntax, type: string): Syntax[] {
  const found: Syntax[] = []
  walk(root, (node) => {
    if (node.type === type) found.push(node)
  })
  return found
}

export function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function toSyntax(value: object): Syntax {
  if (isSyntax(value)) return value
  throw new Error('not a syntax tree')
}

/** The name of an identifier, or undefined for any other node. */
export function nameOf(node: unknown): string | undefined {
  if (!isSyntax(node) || node.type !== 'Identifier') return undefined
  return typeof node.name === 'string' ? node.name : undefined
}

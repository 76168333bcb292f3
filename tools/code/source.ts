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

/** Calls `visit` on every node, parents first. */
export function walk(node: Syntax, visit: (node: Syntax, parent?: Syntax) => void): void {
  visitTree(node, undefined, visit)
}

function visitTree(
  node: Syntax,
  parent: Syntax | undefined,
  visit: (node: Syntax, parent?: Syntax) => void,
): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSyntax(child)) visitTree(child, node, visit)
    }
  }
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

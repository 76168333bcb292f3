import {
  type Finding,
  findingAt,
  isSyntax,
  nameOf,
  type Parsed,
  type Syntax,
  walk,
} from './source.ts'

/** A kind of node that may not stand in some files. */
export interface Rule {
  matches: (node: Syntax) => boolean
  /** What to do instead. */
  text: string
  /** Files it is for, when not for all. */
  in?: RegExp
  /** Files that may. */
  except?: RegExp
}

export function ruleFindingsOf(file: Parsed, rules: readonly Rule[]): Finding[] {
  const { path } = file
  const active = rules.filter((rule) => (rule.in?.test(path) ?? true) && !rule.except?.test(path))
  const findings: Finding[] = []
  if (active.length === 0) return findings
  walk(file.program, (node) => {
    for (const { matches, text } of active) {
      if (matches(node)) findings.push(findingAt(file, node.start, text))
    }
  })
  return findings
}

/** `object.property`. */
export function member(object: string, property: string): (node: Syntax) => boolean {
  return (node) => propertyOf(node) === property && nameOf(node.object) === object
}

export function propertyOf(node: unknown): string | undefined {
  return isSyntax(node) && node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}

/** The name a call is made by, with or without an object before it. */
export function calledName(node: Syntax): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  return nameOf(node.callee) ?? propertyOf(node.callee)
}

/** Called on an object: `answer.json()`. */
export function isMethod(node: Syntax, name: string): boolean {
  return node.type === 'CallExpression' && propertyOf(node.callee) === name
}

export function argumentsOf(node: Syntax): Syntax[] {
  return [node.arguments].flat().filter(isSyntax)
}

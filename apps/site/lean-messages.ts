import { basename } from 'node:path'

/** As far as we read the tree of a program. */
interface Node {
  type: string
  start: number
  end: number
  callee?: { type: string; name?: string }
  arguments?: Node[]
}

/** Meant for those who write a program, never for those who use it. */
const isWarning = /^(warning|warningOnce|warnOnce)$/
/** Stops the program when what it says is not so. */
const isInvariant = /^(UNSAFE_)?invariant(\$\d+)?$/

/**
 * A library's sentences to developers, which every page would carry: the place in the library that
 * met a bug says which it is, and a warning is seen where one develops.
 */
export function shortMessages(code: string, id: string, parse: (code: string) => object): string {
  const edits: Edit[] = []
  visit(parse(code), (node) => {
    const name = node.callee?.type === 'Identifier' ? (node.callee.name ?? '') : ''
    if (isWarning.test(name)) edits.push({ start: node.start, end: node.end, by: 'void 0' })
    const message = node.arguments?.[1]
    if (!message || !isInvariant.test(name)) return
    const lineNumber = code.slice(0, node.start).split('\n').length
    edits.push({ start: message.start, end: message.end, by: `"${basename(id)} ${lineNumber}"` })
  })
  return edited(code, edits)
}

interface Edit {
  start: number
  end: number
  by: string
}

/** An edit inside of something that is replaced goes with it. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = ''
  let done = 0
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue
    text += code.slice(done, start) + by
    done = end
  }
  return text + code.slice(done)
}

function visit(value: unknown, see: (call: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, see)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (isCall(value)) see(value)
  for (const each of Object.values(value)) visit(each, see)
}

function isCall(value: object): value is Node {
  return 'type' in value && value.type === 'CallExpression'
}

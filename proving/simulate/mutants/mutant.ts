import { readFileSync } from 'node:fs'
import type { Server } from '../server.ts'

/** A bug planted into the database or on the way to it; it must be found. */
export interface Mutant {
  name: string
  /** The fault, as a person would report it. */
  what: string
  /** Several where one alone is caught by a guard behind it. */
  changes: readonly Change[]
}

interface Change {
  /** A function of the database, the beginning of statements of the product, or `schema`. */
  of: string
  from: string
  to: string
}

/** Every bug that is planted, each by itself. */
export const mutants: readonly Mutant[] = mutantsIn(
  readFileSync(new URL('./mutants.diff', import.meta.url), 'utf8'),
)

/**
 * The mutants of a diff: after `@@` the name and what is wrong, after each `Index:` where it is, and the
 * change. A schema has only what its owner does. Statements without a change are committed at once,
 * whatever becomes of the rest of their transaction.
 */
export function mutantsIn(diff: string): Mutant[] {
  const [, ...parts] = diff.replace(/^(#.*)?\n/gm, '').split(/^@@ /m)
  return parts.map((part) => {
    const [head = '', ...changes] = part.split(/^Index: /m)
    const [, name = '', what = ''] = /^([\w-]+): (.+)/.exec(head) ?? []
    return { name, what, changes: changes.map(changeOf) }
  })
}

function changeOf(text: string): Change {
  const [of = '', ...lines] = text.trimEnd().split('\n')
  const side = (signs: string) =>
    lines.flatMap((line) => (signs.includes(line.charAt(0)) ? [line.slice(1)] : [])).join('\n')
  return { of, from: side(' -'), to: side(' +') }
}

/** Plants a mutant; throws when the product is not what the mutant knows. */
export async function plant(server: Server, { name, changes }: Mutant): Promise<void> {
  for (const change of changes) {
    const { of, from, to } = change
    const before = server.rewrite
    if (of === 'schema') await server.control.query(to)
    else if (/^\w+$/.test(of)) await plantInFunction(server, name, change)
    else if (from === '') server.isAside = (text) => text.startsWith(of)
    else server.rewrite = (text) => (text.startsWith(of) ? text.replace(from, to) : before(text))
  }
}

/** Of the function one part, of which there must be exactly one, is replaced. */
async function plantInFunction(server: Server, name: string, { of, from, to }: Change) {
  const { rows } = await server.control.query<{ text: string }>(
    'SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = $1',
    [of],
  )
  const text = rows[0]?.text ?? ''
  if (text.split(from).length !== 2) throw new Error(`mutant ${name} does not fit ${of}`)
  await server.control.query(text.replace(from, () => to))
}

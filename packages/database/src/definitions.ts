import { readdir, readFile } from 'node:fs/promises'
import { hashOf } from './versioned.ts'

/** A file of functions, views or triggers, which may be applied again and again. */
export interface Definition {
  /** The name it defines, or, of a file of triggers, its path without `sql/` and `.sql`. */
  name: string
  /** Its path below the folder of definitions. */
  path: string
  kind: 'function' | 'view' | 'triggers'
  text: string
  hash: string
  /** The names of the definitions that must be there before it. */
  needs: readonly string[]
  /** The definitions dropped before it is applied: `FUNCTION ledger_define(bytea, text)`. */
  replaces: readonly string[]
}

/**
 * The definitions below a folder, each after what it needs. Throws when a file is not named for what it
 * defines, defines two things, or needs what no file has.
 */
export async function readDefinitions(folder: URL): Promise<Definition[]> {
  const entries = await readdir(folder, { recursive: true })
  const paths = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)sql\/.*\.sql$/.test(path))
    .sort()
  const read = async (path: string) =>
    parseDefinition(path, await readFile(new URL(path, folder), 'utf8'))
  return inOrder(await Promise.all(paths.map(read)))
}

const defining = /^CREATE (?:OR REPLACE )?(FUNCTION|VIEW) ([a-z_0-9]+)/gm

/** One file, read: its path and its text. */
export function parseDefinition(path: string, text: string): Definition {
  const found = [...text.matchAll(defining)]
  if (found.length > 1) throw new Error(`${path} defines more than one function or view`)
  const [, kind, defined] = found[0] ?? []
  const plainPath = path.replace(/(^|\/)sql\//, '$1').replace(/\.sql$/, '')
  const base = plainPath.split('/').at(-1)?.replaceAll('-', '_')
  if (defined && defined.slice(defined.indexOf('_') + 1) !== base) {
    throw new Error(`${path} defines ${defined}: a file is named for what it defines`)
  }
  return {
    name: defined ?? plainPath,
    path,
    kind: kind === undefined ? 'triggers' : kind === 'VIEW' ? 'view' : 'function',
    text,
    hash: hashOf(text),
    needs: listOf(text, 'Needs'),
    replaces: [...text.matchAll(/^-- Replaces: (.+)$/gm)].map(([, what]) => what ?? ''),
  }
}

/** The triggers that a text makes: `trigger x on y`. */
export function triggersOf(text: string): string[] {
  const code = text.replace(/--.*/g, '')
  return [...code.matchAll(/^CREATE OR REPLACE TRIGGER (\w+)\s[^;]*?\sON\s+(\w+)/gm)].map(
    ([, name, table]) => `trigger ${name} on ${table}`,
  )
}

/** `-- Needs: a, b,` at the head of a file; a line that ends in a comma goes on in the next. */
function listOf(text: string, label: string): string[] {
  const list = new RegExp(`^-- ${label}: ((?:.*,\\n--)*.*)$`, 'm').exec(text)?.[1]
  return (list ?? '')
    .replaceAll('\n--', ' ')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Each after what it needs, otherwise as given. */
export function inOrder(definitions: readonly Definition[]): Definition[] {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const ordered = new Set<Definition>()
  const visit = (definition: Definition, above: readonly string[]) => {
    if (ordered.has(definition)) return
    if (above.includes(definition.name)) {
      throw new Error(`definitions need each other: ${[...above, definition.name].join(', ')}`)
    }
    for (const name of definition.needs) {
      const needed = byName.get(name)
      if (!needed) throw new Error(`${definition.path} needs ${name}, which no file defines`)
      visit(needed, [...above, definition.name])
    }
    ordered.add(definition)
  }
  for (const definition of definitions) visit(definition, [])
  return [...ordered]
}

/** The steps that bring the definitions of a database up to date. */
export interface Plan {
  /** The objects to drop beforehand, `VIEW audit_lines`, in order. */
  drop: string[]
  apply: Definition[]
}

/**
 * Definitions that differ from those applied last (`applied`: hash by name) are applied. The
 * objects that a file says it replaces are dropped first, and with them the views that need them
 * and the functions that take or return them, which are then applied as well.
 */
export function planOf(
  definitions: readonly Definition[],
  applied: ReadonlyMap<string, string>,
): Plan {
  const plan: Plan = { drop: [], apply: [] }
  const dropped = new Set<string>()
  for (const definition of definitions) {
    const { name, hash, kind, replaces } = definition
    const isChanged = applied.get(name) !== hash
    const goes = dependencies(definition).some((needed) => dropped.has(needed))
    if (!isChanged && !goes) continue
    plan.apply.push(definition)
    const going = [
      ...(goes ? [`${kind.toUpperCase()} ${name}`] : []),
      // Also of one that was never applied: a database from before the baseline has what came earlier.
      ...(isChanged ? replaces : []),
    ]
    if (going.length > 0) dropped.add(name)
    plan.drop.unshift(...going)
  }
  return plan
}

/**
 * The objects that PostgreSQL lets nobody drop while the definition is there. It does not look into
 * a function's body: of a function's needs, it counts the types of its arguments and of its result
 * alone.
 */
function dependencies({ kind, needs, text }: Definition): readonly string[] {
  if (kind === 'view') return needs
  if (kind === 'triggers') return []
  const [signature = ''] = text.replace(/--.*/g, '').split('$$')
  const names = new Set(signature.match(/\w+/g))
  return needs.filter((needed) => names.has(needed))
}

import type { Server } from '../server.ts'

/** A bug planted into the database or on the way to it; it must be found. */
export type Mutant = Bug & { name: string }

/** Bugs by the names of their mutants. */
export type Bugs = Readonly<Record<string, Bug>>

/** What would be wrong, and one change, or several where one alone is caught by a guard behind it. */
type Bug = { what: string } & (Change | { changes: readonly Change[] })

type Change =
  /** Of a function a part, of which there must be exactly one, that another takes the place of. */
  | { function: string; from: string; to?: string }
  /** The same of every statement of the product that begins so. */
  | { statement: string; from: string; to: string }
  /** Statements of the product that begin so are committed at once, whatever becomes of the rest. */
  | { aside: string }
  /** What the owner of the tables does. */
  | { schema: string }

/** Plants a mutant; throws when the product is not what the mutant knows. */
export async function plant(server: Server, mutant: Mutant): Promise<void> {
  for (const change of 'changes' in mutant ? mutant.changes : [mutant]) {
    if ('schema' in change) await server.control.query(change.schema)
    else if ('aside' in change) server.isAside = (text) => text.startsWith(change.aside)
    else if ('statement' in change) plantInStatement(server, change)
    else await plantInFunction(server, mutant.name, change)
  }
}

function plantInStatement(
  server: Server,
  { statement, from, to }: Extract<Change, { statement: string }>,
): void {
  const before = server.rewrite
  server.rewrite = (text) => (text.startsWith(statement) ? text.replace(from, to) : before(text))
}

async function plantInFunction(
  server: Server,
  name: string,
  change: Extract<Change, { function: string }>,
): Promise<void> {
  const { rows } = await server.control.query<{ text: string }>(
    'SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = $1',
    [change.function],
  )
  const text = rows[0]?.text ?? ''
  if (text.split(change.from).length !== 2) {
    throw new Error(`mutant ${name} does not fit ${change.function}`)
  }
  await server.control.query(text.replace(change.from, () => change.to ?? ''))
}

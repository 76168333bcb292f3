import {
  type ContentKind,
  type ContentValue,
  contentKinds,
  innerConfigurations,
  isNamedConfiguration,
  isOwnAddress,
  namedConfigurations,
} from '@nordlys/contracts'
import { hiddenIn } from '@nordlys/core'
import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Database, Db, Tx } from '../db/index.ts'
import { circlesWith } from './redirect-rules.ts'
import './tables.ts'

/** One entry of the content store; what has no dates is public always. */
export interface ContentEntry<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind
  readonly id: string
  /** The order within its kind. */
  readonly place: number
  readonly value: ContentValue<Kind>
  readonly publicFrom?: Date | undefined
  readonly publicUntil?: Date | undefined
}

/** The author and the moment of a change of content: they stand beside every change. */
export interface ContentAuthor {
  /** `staff:anna`, `seed`, `file`: who, in one word. */
  author: string
  at: Date
}

export type SaveOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-valid'; problems: readonly string[] }

/** Puts an entry in, or in place of the one of that name, with a line of who changed what. */
export async function saveEntry(
  tx: Tx,
  entry: Omit<ContentEntry, 'value'> & { value: unknown },
  by: ContentAuthor,
): Promise<SaveOutcome> {
  const problems = problemsOf(entry)
  const circles = problems.length > 0 ? [] : await circlesWith(tx, entry)
  const all = [...problems, ...circles]
  if (all.length > 0) return { ok: false, refusal: 'not-valid', problems: all }
  await signChanges(tx, by)
  const row = rowOf(entry)
  await tx
    .insertInto('content_entry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute()
  return { ok: true }
}

/** Takes an entry away; false when there was none. */
export async function removeEntry(
  tx: Tx,
  { kind, id }: Pick<ContentEntry, 'kind' | 'id'>,
  by: ContentAuthor,
): Promise<boolean> {
  await signChanges(tx, by)
  const { numDeletedRows } = await tx
    .deleteFrom('content_entry')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The problems that keep an entry from being saved: its shape, its dates, its name's demands. */
export function problemsOf(
  entry: Omit<ContentEntry, 'value'> & { value: unknown },
): readonly string[] {
  const read = contentKinds[entry.kind].safeParse(entry.value)
  const { publicFrom, publicUntil } = entry
  const isOrdered = !publicFrom || !publicUntil || publicFrom < publicUntil
  return [
    ...(read.success ? namedProblems(entry, read.data) : read.error.issues.map(tellIssue)),
    ...hiddenProblems([], entry.value),
    ...(isOrdered ? [] : ['it is to be put away before it is published']),
  ]
}

/** Characters that no reader sees, or that turn the direction of what stands around them. [FLT-71] */
function hiddenProblems(path: PropertyKey[], value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const hidden = hiddenIn(value).filter((code) => code !== 'U+000A')
    return hidden.map((code) => tellIssue({ path, message: `it holds ${code}, which is not seen` }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [
    ...hiddenProblems(path, name),
    ...hiddenProblems([...path, name], one),
  ])
}

/** A configuration of a known name has a shape of its own: pages and rules build on it. [DATA-06] */
function namedProblems(entry: Pick<ContentEntry, 'kind' | 'id'>, item: unknown): readonly string[] {
  if (entry.kind === 'page') {
    const { slug } = item as ContentValue<'page'>
    const taken = [...new Set([entry.id, slug])].filter(isOwnAddress)
    return taken.map((address) => `/${address} is an address of the product's own`)
  }
  if (entry.kind !== 'configuration') return []
  const { name, value, isPublic } = item as ContentValue<'configuration'>
  if (name !== entry.id) return [`it calls itself ${name}`]
  if (isPublic && innerConfigurations.includes(name)) return [`${name} may not be public`]
  if (!isNamedConfiguration(name)) return []
  const read = namedConfigurations[name].safeParse(value)
  if (read.success) return []
  return read.error.issues.map(
    ({ path, message }) => `${name} cannot be this: ${['value', ...path].join('.')}: ${message}`,
  )
}

/** Says in whose name this transaction changes content from here on. */
export async function signChanges(tx: Tx, { author, at }: ContentAuthor): Promise<void> {
  await sql`SELECT set_config('nordlys.content_author', ${author}, true),
    set_config('nordlys.content_at', ${at.toISOString()}, true)`.execute(tx)
}

export function rowOf(entry: Omit<ContentEntry, 'value'> & { value: unknown }) {
  return {
    kind: entry.kind,
    id: entry.id,
    place: entry.place,
    value: JSON.stringify(entry.value),
    public_from: entry.publicFrom ?? null,
    public_until: entry.publicUntil ?? null,
  }
}

/** All entries of a kind that are public at a moment, in their order. */
export async function readPublic<Kind extends ContentKind>(
  db: Db | Tx,
  kind: Kind,
  at: Date,
): Promise<ContentEntry<Kind>[]> {
  const rows = await db
    .selectFrom('content_entry')
    .selectAll()
    .where('kind', '=', kind)
    .where(isPublicAt(at))
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map((row) => entryOf(kind, row))
}

/** One entry that is public at a moment. */
export async function findPublic<Kind extends ContentKind>(
  db: Db | Tx,
  { kind, id, at }: { kind: Kind; id: string; at: Date },
): Promise<ContentEntry<Kind> | undefined> {
  const row = await db
    .selectFrom('content_entry')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where(isPublicAt(at))
    .executeTakeFirst()
  return row && entryOf(kind, row)
}

export function isPublicAt(at: Date) {
  return ({ eb, and, or }: ExpressionBuilder<Database, 'content_entry'>) =>
    and([
      or([eb('public_from', 'is', null), eb('public_from', '<=', at)]),
      or([eb('public_until', 'is', null), eb('public_until', '>', at)]),
    ])
}

interface EntryRow {
  id: string
  place: number
  value: unknown
  public_from: Date | null
  public_until: Date | null
}

/** Stored content was checked when it was saved; the type says so again. */
export function entryOf<Kind extends ContentKind>(kind: Kind, row: EntryRow): ContentEntry<Kind> {
  return {
    kind,
    id: row.id,
    place: row.place,
    value: row.value as ContentValue<Kind>,
    publicFrom: row.public_from ?? undefined,
    publicUntil: row.public_until ?? undefined,
  }
}

function tellIssue({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message
}

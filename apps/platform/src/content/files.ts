import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type ContentKind, type ContentValue, contentKinds } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import { type ContentAuthor, entryOf, problemsOf, rowOf, signChanges } from './entries.ts'
import { imageTypeOf, type StoredImage } from './images.ts'
import { circlesIn, circlesOfNew } from './redirect-rules.ts'

/** An entry as a file holds it: not yet checked. */
export interface FiledEntry {
  readonly kind: ContentKind
  readonly id: string
  readonly place: number
  readonly value: unknown
  readonly publicFrom?: Date | undefined
  readonly publicUntil?: Date | undefined
}

/**
 * How a kind lies in a folder: all texts in one file by group and key, short things as a list in
 * their order, long ones in a file each, named by their id.
 */
type Filing<Kind extends ContentKind> =
  | { form: 'texts'; name: string }
  | { form: 'list'; name: string; idOf: (value: ContentValue<Kind>) => string }
  | { form: 'folder'; name: string; idOf: (value: ContentValue<Kind>) => string }

const filings: { readonly [Kind in ContentKind]: Filing<Kind> } = {
  translation: { form: 'texts', name: 'translations.json' },
  configuration: { form: 'list', name: 'configuration.json', idOf: ({ name }) => name },
  menu: { form: 'list', name: 'menu.json', idOf: ({ id }) => id },
  footer: { form: 'list', name: 'footer.json', idOf: ({ id }) => id },
  page: { form: 'folder', name: 'pages', idOf: ({ slug }) => slug },
  news: { form: 'folder', name: 'news', idOf: ({ newsSlug }) => newsSlug },
  campaign: { form: 'folder', name: 'campaigns', idOf: ({ slug }) => slug },
  landing: {
    form: 'folder',
    name: 'landing-pages',
    idOf: ({ landingType, landingById }) => `${landingType}/${landingById}`,
  },
  banner: { form: 'list', name: 'banners.json', idOf: ({ id }) => id },
  popup: { form: 'list', name: 'popups.json', idOf: ({ id }) => id },
  images: { form: 'list', name: 'images.json', idOf: ({ name }) => name },
  layout: { form: 'list', name: 'layouts.json', idOf: ({ name }) => name },
  button: { form: 'list', name: 'buttons.json', idOf: ({ name }) => name },
  input: { form: 'list', name: 'inputs.json', idOf: ({ name }) => name },
  seo: { form: 'list', name: 'seo.json', idOf: ({ path }) => path },
  redirect: { form: 'list', name: 'redirects.json', idOf: ({ path }) => path },
}

const imageFolder = 'images/'

const kinds = Object.keys(contentKinds) as ContentKind[]

/**
 * Reads a folder of content and checks every entry's shape. A kind that has no file has no entries;
 * a file nobody reads is a problem, since somebody thinks it is read.
 */
export async function readFiles(
  folder: string,
): Promise<{ entries: FiledEntry[]; images: string[]; problems: string[] }> {
  const entries: FiledEntry[] = []
  const problems: string[] = []
  const names = await listFiles(folder)
  const images = names.filter(isImage).map((name) => name.slice(imageFolder.length))
  const filed = new Set<string>()
  for (const kind of kinds) {
    for (const name of names.filter((each) => belongsTo(kind, each))) {
      filed.add(name)
      const contents: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
      for (const entry of entriesIn(kind, name, contents)) {
        entries.push(entry)
        problems.push(...problemsOf(entry).map((what) => `${name}, ${entry.id}: ${what}`))
        problems.push(...misnamed(name, entry))
      }
    }
  }
  const seen = new Set<string>()
  for (const { kind, id } of entries) {
    if (seen.has(`${kind} ${id}`)) problems.push(`${kind} ${id} is there twice`)
    seen.add(`${kind} ${id}`)
  }
  const rules = entries.filter(({ kind }) => kind === 'redirect')
  problems.push(
    ...circlesIn(rules.map(({ value }) => value)),
    ...names
      .filter((name) => !filed.has(name) && !isImage(name))
      .map((name) => `${name} is read by nobody`),
  )
  return { entries, images, problems }
}

/** The pictures of a folder that `readFiles` has named. */
export function readImages(folder: string, names: readonly string[]): Promise<StoredImage[]> {
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folder, imageFolder, name)) })),
  )
}

/** Writes a folder that `readFiles` reads back as the same entries. */
export async function writeFiles(folder: string, entries: readonly FiledEntry[]): Promise<void> {
  for (const kind of kinds) {
    const own = entries.filter((entry) => entry.kind === kind)
    const filing = filings[kind]
    if (own.length === 0) continue
    if (filing.form === 'folder') {
      for (const entry of own) {
        await writeJson(join(folder, filing.name, `${entry.id}.json`), fieldsOf(entry))
      }
    } else {
      const contents = filing.form === 'texts' ? groupsOf(own) : inOrder(own).map(fieldsOf)
      await writeJson(join(folder, filing.name), contents)
    }
  }
}

/** Everything in the store, public or not. */
export async function exportContent(db: Db): Promise<FiledEntry[]> {
  const rows = await db
    .selectFrom('content_entry')
    .selectAll()
    .orderBy('kind')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map((row) => entryOf(row.kind as ContentKind, row))
}

/**
 * Puts checked entries in. `'replace'` makes the store's entries of these names as they are here;
 * `'add'` leaves alone whatever is there, and whatever an editor has ever changed or taken away, and leaves
 * off a rule that would lead round in a circle with theirs: it answers why, for each of those.
 */
export async function importContent(
  tx: Tx,
  entries: readonly FiledEntry[],
  by: ContentAuthor & { existing: 'replace' | 'add' },
): Promise<string[]> {
  if (entries.length === 0) return []
  await signChanges(tx, by)
  if (by.existing === 'add') return addContent(tx, entries)
  await tx
    .insertInto('content_entry')
    .values(entries.map(rowOf))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet((eb) => ({
        place: eb.ref('excluded.place'),
        value: eb.ref('excluded.value'),
        public_from: eb.ref('excluded.public_from'),
        public_until: eb.ref('excluded.public_until'),
      })),
    )
    .execute()
  return []
}

async function addContent(tx: Tx, entries: readonly FiledEntry[]): Promise<string[]> {
  const known = await tx.selectFrom('content_change').select(['kind', 'id']).distinct().execute()
  const touched = new Set(known.map(({ kind, id }) => `${kind} ${id}`))
  const added = entries.filter(({ kind, id }) => !touched.has(`${kind} ${id}`))
  const circles = await circlesOfNew(tx, added)
  const taken = added.filter((entry) => !circles.has(entry))
  if (taken.length > 0) {
    await tx
      .insertInto('content_entry')
      .values(taken.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return [...circles].map(([{ id }, circle]) => `the redirect ${id} is left off: ${circle}`)
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort()
}

function isImage(name: string): boolean {
  return name.startsWith(imageFolder) && imageTypeOf(name.slice(imageFolder.length)) !== undefined
}

function belongsTo(kind: ContentKind, name: string): boolean {
  const filing = filings[kind]
  return filing.form === 'folder' ? name.startsWith(`${filing.name}/`) : name === filing.name
}

function entriesIn(kind: ContentKind, name: string, contents: unknown): FiledEntry[] {
  const filing = filings[kind]
  if (filing.form === 'texts') {
    const groups = Object.entries(contents as Record<string, Record<string, unknown>>)
    return groups.flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, value]) => ({
        kind,
        id: `${group}.${key}`,
        place: 0,
        value,
      })),
    )
  }
  const list = filing.form === 'list' ? (contents as unknown[]) : [contents]
  return list.map((fields, place) => {
    const { publicFrom, publicUntil, ...value } = fields as Record<string, unknown>
    const inFile = name.slice(filing.name.length + 1, -'.json'.length)
    return {
      kind,
      id: filing.form === 'folder' ? inFile : nameIn(kind, value),
      place: filing.form === 'list' ? place : placeIn(value),
      value,
      ...(typeof publicFrom === 'string' && { publicFrom: new Date(publicFrom) }),
      ...(typeof publicUntil === 'string' && { publicUntil: new Date(publicUntil) }),
    }
  })
}

/** Of a list's entry whose shape may be wrong: a problem will say so under this name. */
function nameIn(kind: ContentKind, value: unknown): string {
  const read = contentKinds[kind].safeParse(value)
  return read.success ? idOf(kind, read.data) : '(without a name)'
}

/** News has its number, so that two of one moment keep their order. */
function placeIn(value: Record<string, unknown>): number {
  return typeof value.newsId === 'number' ? value.newsId : 0
}

function idOf<Kind extends ContentKind>(kind: Kind, value: unknown): string {
  const filing: Filing<Kind> = filings[kind]
  return filing.form === 'texts' ? '' : filing.idOf(value as ContentValue<Kind>)
}

function misnamed(name: string, { kind, id, value }: FiledEntry): string[] {
  if (filings[kind].form !== 'folder' || !contentKinds[kind].safeParse(value).success) return []
  const own = idOf(kind, value)
  return own === id ? [] : [`${name}: it calls itself ${own}`]
}

function fieldsOf({ value, publicFrom, publicUntil }: FiledEntry): unknown {
  return {
    ...(publicFrom && { publicFrom: publicFrom.toISOString() }),
    ...(publicUntil && { publicUntil: publicUntil.toISOString() }),
    ...(value as object),
  }
}

function inOrder(entries: readonly FiledEntry[]): FiledEntry[] {
  return entries.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
}

function groupsOf(entries: readonly FiledEntry[]): Record<string, Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const { id, value } of entries) {
    const dot = id.indexOf('.')
    const group = id.slice(0, dot)
    groups[group] ??= {}
    groups[group][id.slice(dot + 1)] = value
  }
  return groups
}

async function writeJson(path: string, contents: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(contents, null, 2)}\n`)
}

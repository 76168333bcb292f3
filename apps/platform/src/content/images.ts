import { createHash } from 'node:crypto'
import type { Db, Tx } from '../db/index.ts'
import { type ContentAuthor, signChanges } from './entries.ts'
import './tables.ts'

/** A picture or a short film of the store, by its file's name. */
export interface StoredImage {
  readonly name: string
  readonly bytes: Buffer
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The media type that a name's ending stands for; undefined for a name the store does not take. */
export function imageTypeOf(name: string): string | undefined {
  const ending = /^[a-z0-9][a-z0-9-]{0,79}\.([a-z0-9]+)$/.exec(name)?.[1]
  return ending && types[ending]
}

/** A picture with its hash, which is its version. */
export async function findImage(
  db: Db,
  name: string,
): Promise<(StoredImage & { sha256: string; type: string }) | undefined> {
  const type = imageTypeOf(name)
  if (type === undefined) return undefined
  const row = await db
    .selectFrom('content_image')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { name, bytes: row.bytes, sha256: row.sha256.toString('hex'), type }
}

/** The picture's hash alone, for a browser that may have it already: a film is many megabytes. */
export async function findImageHash(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_image')
    .select('sha256')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.sha256.toString('hex')
}

export async function listImages(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectFrom('content_image').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** Puts pictures in; `'add'` leaves those that were ever there as an editor left them. */
export async function importImages(
  tx: Tx,
  images: readonly StoredImage[],
  by: ContentAuthor & { existing: 'replace' | 'add' },
): Promise<void> {
  await signChanges(tx, by)
  const touched = new Set<string>()
  if (by.existing === 'add') {
    const lines = await tx
      .selectFrom('content_change')
      .select('id')
      .distinct()
      .where('kind', '=', 'image')
      .execute()
    for (const { id } of lines) touched.add(id)
  }
  for (const { name, bytes } of images) {
    if (touched.has(name)) continue
    const sha256 = createHash('sha256').update(bytes).digest()
    await tx
      .insertInto('content_image')
      .values({ name, bytes, sha256 })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ bytes, sha256 })
          .where('content_image.sha256', '<>', sha256),
      )
      .execute()
  }
}

import { readFile } from 'node:fs/promises'
import type { ContentPage, FooterItem, MenuItem } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

interface ConfigurationSeed {
  name: string
  type: string
  value: unknown
  isPublic: boolean
}

const folder = new URL('./seed/', import.meta.url)

/**
 * Fills in the content a fresh installation shows, and texts that came with a new release. What an
 * editor has changed stays as it is: a seed only adds what is missing.
 */
export async function seedContent(db: Db): Promise<void> {
  const [translations, menu, footer, configuration, pages] = await Promise.all([
    readSeed<Record<string, Record<string, string>>>('translations.json'),
    readSeed<MenuItem[]>('menu.json'),
    readSeed<(FooterItem & { id?: string })[]>('footer.json'),
    readSeed<ConfigurationSeed[]>('configuration.json'),
    readSeed<ContentPage[]>('pages.json'),
  ])
  await db.transaction().execute(async (tx) => {
    await addTexts(tx, translations)
    await addPages(tx, pages)
    for (const [place, item] of menu.entries()) {
      const row = { id: item.id, place, item: JSON.stringify(item) }
      await tx
        .insertInto('content_menu_item')
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute()
    }
    for (const [place, item] of footer.entries()) {
      const row = { id: item.id ?? `footer-${place}`, place, item: JSON.stringify(item) }
      await tx
        .insertInto('content_footer_item')
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute()
    }
    for (const { name, type, value, isPublic } of configuration) {
      const row = { name, type, value: JSON.stringify(value), is_public: isPublic }
      await tx
        .insertInto('content_configuration')
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute()
    }
  })
}

async function addTexts(tx: Tx, groups: Record<string, Record<string, string>>): Promise<void> {
  const rows = Object.entries(groups).flatMap(([group_name, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ group_name, key, text })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('content_translation')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute()
}

async function addPages(tx: Tx, pages: ContentPage[]): Promise<void> {
  const rows = pages.map((page) => ({ slug: page.slug, page: JSON.stringify(page) }))
  await tx
    .insertInto('content_page')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function readSeed<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8'))
}

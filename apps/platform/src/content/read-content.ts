import type { AnswerOf, ContentPage, readContent as readContentCall } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

type Content = Omit<AnswerOf<typeof readContentCall>, 'ok'>

/** The number of the content's newest change, as text. */
export async function readContentVersion(db: Db | Tx): Promise<string> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return row.version.toString()
}

/** All public content at one version: read in one snapshot, so that its parts belong together. */
export function readContent(db: Db): Promise<Content> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const version = await readContentVersion(tx)
      const texts = await tx.selectFrom('content_translation').selectAll().execute()
      const menu = await tx
        .selectFrom('content_menu_item')
        .select('item')
        .orderBy('place')
        .execute()
      const footer = await tx
        .selectFrom('content_footer_item')
        .select('item')
        .orderBy('place')
        .execute()
      const configuration = await tx
        .selectFrom('content_configuration')
        .select(['name', 'value'])
        .where('is_public', '=', true)
        .execute()
      return {
        version,
        translations: groupTexts(texts),
        menu: menu.map((row) => row.item),
        footer: footer.map((row) => row.item),
        configuration: Object.fromEntries(
          configuration.map((row) => [row.name, row.value]),
        ) as Content['configuration'],
      }
    })
}

export async function findPage(db: Db, slug: string): Promise<ContentPage | undefined> {
  const row = await db
    .selectFrom('content_page')
    .select('page')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.page
}

function groupTexts(rows: { group_name: string; key: string; text: string }[]) {
  const groups: Record<string, Record<string, string>> = {}
  for (const { group_name, key, text } of rows) {
    groups[group_name] ??= {}
    const group = groups[group_name]
    group[key] = text
  }
  return groups
}

import type {
  AnswerOf,
  ContentKind,
  ContentPage,
  ContentValue,
  readContent as readContentCall,
} from '@nordlys/contracts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { findPublic, isPublicAt, readPublic } from './entries.ts'
import './tables.ts'

type Content = Omit<AnswerOf<typeof readContentCall>, 'ok'>

/**
 * The content's version, as text: another one after every change, and as soon as something is to be
 * published or put away.
 */
export async function readContentVersion(db: Db | Tx, at: Date): Promise<string> {
  const { rows } = await sql<{ version: bigint; due: Date | null }>`
    SELECT version, greatest(
      (SELECT max(public_from) FROM content_entry WHERE public_from <= ${at}),
      (SELECT max(public_until) FROM content_entry WHERE public_until <= ${at})) AS due
    FROM content_version`.execute(db)
  const [row] = rows
  return `${row?.version ?? 0n}.${row?.due?.getTime() ?? 0}`
}

/** The content that every page needs: read in one snapshot, so that its parts belong together. */
export function readContent(db: Db, at: Date): Promise<Content> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const valuesOf = async <Kind extends ContentKind>(kind: Kind) =>
        (await readPublic(tx, kind, at)).map(({ value }): ContentValue<Kind> => value)
      const named = (entries: readonly { name: string; value: string }[]) =>
        Object.fromEntries(entries.map(({ name, value }) => [name, value]))
      const configuration = await valuesOf('configuration')
      return {
        version: await readContentVersion(tx, at),
        translations: groupTexts(await readPublic(tx, 'translation', at)),
        menu: await valuesOf('menu'),
        footer: await valuesOf('footer'),
        configuration: Object.fromEntries(
          configuration.filter(({ isPublic }) => isPublic).map(({ name, value }) => [name, value]),
        ),
        images: await valuesOf('images'),
        layouts: await valuesOf('layout'),
        buttons: named(await valuesOf('button')),
        inputs: named(await valuesOf('input')),
        seo: await valuesOf('seo'),
        redirects: await valuesOf('redirect'),
        banners: await valuesOf('banner'),
        popups: await valuesOf('popup'),
      }
    })
}

export async function findPage(db: Db, slug: string, at: Date): Promise<ContentPage | undefined> {
  return (await findPublic(db, { kind: 'page', id: slug, at }))?.value
}

/**
 * Each path of a page of content that is public at a moment and for search engines; apart from the others
 * those of content that names a figure of the welcome offer, and of these once more those with words for an
 * offer in steps.
 */
export async function readAddresses(
  db: Db,
  at: Date,
): Promise<Record<'paths' | 'offerPaths' | 'offerStepPaths', string[]>> {
  const rows = await db
    .selectFrom('content_entry')
    .select(['kind', 'id', namesOffer.as('is_offer'), hasSteps.as('has_steps')])
    .where('kind', 'in', ['page', 'news', 'campaign'])
    .where(isPublicAt(at))
    .where((eb) => eb.or([eb('kind', '<>', 'news'), isPublished]))
    .orderBy('kind')
    .orderBy('id')
    .execute()
  const folders: Readonly<Record<string, string>> = { news: '/nyheder/', campaign: '/kampagner/' }
  const pathOf = ({ kind, id }: { kind: string; id: string }) => `${folders[kind] ?? '/'}${id}`
  const offers = rows.filter((row) => row.is_offer)
  return {
    paths: rows.filter((row) => !row.is_offer).map(pathOf),
    offerPaths: offers.map(pathOf),
    offerStepPaths: offers.filter((row) => row.has_steps).map(pathOf),
  }
}

/** A page stays without the offer: the pieces that name it fall away alone. */
const namesOffer = sql<boolean>`kind <> 'page' AND value::text LIKE '%{offer.%'`

const hasSteps = sql<boolean>`value ? 'inSteps'`

export const isPublished = sql<boolean>`value ->> 'status' = 'published'`

function groupTexts(entries: readonly { id: string; value: string }[]) {
  const groups: Record<string, Record<string, string>> = {}
  for (const { id, value } of entries) {
    const dot = id.indexOf('.')
    const name = id.slice(0, dot)
    groups[name] ??= {}
    groups[name][id.slice(dot + 1)] = value
  }
  return groups
}

import type { ContentKind } from '@nordlys/contracts'
import type { FiledEntry } from '../../apps/platform/src/content/index.ts'

/** What content may name: it is not known to the content store. */
export interface KnownThings {
  /** Whether the site answers a path by itself, without any content. */
  isRoute(path: string): boolean
  images: ReadonlySet<string>
  gameIds: ReadonlySet<string>
}

const folders: Partial<Record<ContentKind, string>> = {
  page: '/',
  news: '/nyheder/',
  campaign: '/kampagner/',
  landing: '/lp/',
}

/** Every link, picture and game that content names and nobody has. */
export function danglingThings(entries: readonly FiledEntry[], known: KnownThings): string[] {
  const paths = new Set(
    entries.flatMap(({ kind, id }) => (folders[kind] ? [folders[kind] + id] : [])),
  )
  const isThere = (path: string) => paths.has(path) || known.isRoute(path)
  return entries.flatMap(({ kind, id, value }) =>
    textsIn(value).flatMap((text) =>
      missingIn(text, { ...known, isRoute: isThere }).map((what) => `${kind} ${id}: ${what}`),
    ),
  )
}

const imageAddress = /^store:\/\/images\/(.+)$/
const ownAddress = /^\/(?!\/)\S*$/
const ownLink = /\]\((\/[^()\s]*)\)/g

function missingIn(text: FoundText, { isRoute, images, gameIds }: KnownThings): string[] {
  const { name, words } = text
  if (name === 'gameIds') return gameIds.has(words) ? [] : [`no game is called ${words}`]
  const image = imageAddress.exec(words)?.[1]
  if (image !== undefined) return images.has(image) ? [] : [`there is no picture ${image}`]
  // A landing page's or a record's own name is no link.
  const isLink = ownAddress.test(words) && name !== 'path'
  const links = isLink ? [words] : [...words.matchAll(ownLink)].map(([, to = '']) => to)
  return links
    .map((to) => to.replace(/[?#].*$/, ''))
    .filter((to) => !isRoute(to))
    .map((to) => `${to} leads nowhere`)
}

interface FoundText {
  /** The field it stands in, or the list. */
  name: string
  words: string
}

function textsIn(value: unknown, name = ''): FoundText[] {
  if (typeof value === 'string') return [{ name, words: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inside]) => textsIn(inside, field))
}

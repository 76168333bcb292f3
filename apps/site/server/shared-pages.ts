import { filterNames } from '../app/finding/filters.ts'
import { type Cookies, carriesSession } from './cookies.ts'

/**
 * The documents that are the same for every visitor, with the query parameters they depend on.
 * Anything else is made for one request alone. A page listed here reads no cookie in its loaders.
 */
const sharedPages: readonly { path: RegExp; query: readonly string[]; not?: string }[] = [
  { path: /^\/$/, query: [] },
  { path: /^\/(?:vilkaar|persondatapolitik)$/, query: [] },
  { path: /^\/jackpots$/, query: [] },
  {
    path: /^\/spilleautomater(?:\/(?:alle-spil|nye-spil|bedste-spil|soeg))?$/,
    query: [...filterNames, 'sorter', 'side'],
    // What is typed is never typed twice alike: it would only push others out.
    not: 'q',
  },
  { path: /^\/spilleautomater\/(?:money|free)\/[a-z0-9-]{1,80}$/, query: [] },
]

/** Path and allowed query of a document any visitor may share, or undefined. */
export function sharedPageKey(method: string, url: URL, cookies: Cookies): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || carriesSession(cookies)) return undefined
  const page = sharedPages.find(({ path }) => path.test(url.pathname))
  if (!page || (page.not !== undefined && url.searchParams.get(page.not))) return undefined
  const query = new URLSearchParams()
  for (const name of page.query) {
    for (const value of url.searchParams.getAll(name).sort()) query.append(name, value)
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname
}

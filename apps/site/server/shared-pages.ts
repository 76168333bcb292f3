import { countChosen, findingQuery, readFinding } from '../app/finding/filters.ts'
import { type Cookies, carriesSession } from './cookies.ts'

/**
 * The documents that are the same for every visitor. Anything else is made for one request alone. A
 * page listed here reads no cookie in its loaders.
 */
const sharedPages: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:vilkaar|persondatapolitik|billedkilder)$/,
  /^\/jackpots$/,
  /^\/spilleautomater\/(?:money|free|matematik)\/[a-z0-9-]{1,80}$/,
]

const sharedLists = /^\/spilleautomater(?:\/(?:alle-spil|nye-spil|bedste-spil|soeg))?$/

/** Rarer choices than this are seldom made twice: they would only push others out. */
const choicesMax = 2

/** Path and query of a document any visitor may share, or undefined. What it does not read is left out. */
export function sharedPageKey(method: string, url: URL, cookies: Cookies): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || carriesSession(cookies)) return undefined
  const { pathname, searchParams } = url
  if (sharedPages.some((path) => path.test(pathname))) return pathname
  if (!sharedLists.test(pathname)) return undefined
  const finding = readFinding(searchParams)
  // What is typed is never typed twice alike either.
  if (finding.q !== '' || countChosen(finding) > choicesMax) return undefined
  return `${pathname}${findingQuery(finding)}`
}

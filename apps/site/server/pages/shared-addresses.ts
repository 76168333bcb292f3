import { countChosen, findingQuery, readFinding } from '../../app/ground/finding/filters.ts'
import { newsListAddress, pageNumberIn } from '../../app/ground/links/news-address.ts'
import { consentTextsPath, sharedLists, sharedPages } from '../../app/ground/links/public-pages.ts'
import { type Cookies, carriesSession } from '../edge/cookies.ts'

/** Those of the shared pages that are there whatever the content holds. [API-04] */
export const prerenderedPaths: readonly string[] = [
  '/',
  '/spilleautomater',
  '/jackpots',
  '/nyheder',
  '/kampagner',
  '/vilkaar',
  '/persondatapolitik',
  '/cookiepolitik',
  '/selvtest',
  '/billedkilder',
]

/** Shared as long as the address says nothing that only one visitor has to see. */
const saidToOne: ReadonlyMap<string, readonly string[]> = new Map([
  ['/kontaktos', ['sendt']],
  ['/log-ind', ['redirect', 'fejl', 'lukket']],
])

/** Rarer choices than this are seldom made twice: they would only push others out. */
const choicesMax = 2

/** Path and query of what any visitor may share, or undefined. What it does not read is left out. */
export function sharedPageKey(method: string, url: URL, cookies: Cookies): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname, searchParams } = url
  if (pathname === consentTextsPath) return pathname
  if (carriesSession(cookies)) return undefined
  // The answer notes the site that sent this visitor, and is therefore this visitor's alone.
  if (searchParams.has('btag')) return undefined
  // A number beyond the last page is led elsewhere, and what leads elsewhere is never kept.
  if (pathname === newsListAddress(1)) return newsListAddress(pageNumberIn(searchParams))
  if (sharedPages.some((path) => path.test(pathname))) return pathname
  const words = saidToOne.get(pathname)
  if (words) return words.some((word) => searchParams.has(word)) ? undefined : pathname
  if (!sharedLists.test(pathname)) return undefined
  const finding = readFinding(searchParams)
  // Searches are never typed twice alike either.
  if (finding.q !== '' || countChosen(finding) > choicesMax) return undefined
  return `${pathname}${findingQuery(finding)}`
}

import { brotliDecompressSync } from 'node:zlib'
import { chooseAddresses } from '../../world/config/addresses.ts'
import { againstBareBuffer } from './bare-buffer.ts'
import { asBrowser, fetchRaw } from './base/fetch-raw.ts'
import type { Comparison } from './base/pairs.ts'
import { costText, figuresOf, type Measured, rowsOf } from './base/report.ts'
import { type MoneyPrograms, sessionCookies, siteCredential } from './money-programs.ts'
import type { Plan } from './plan.ts'
import { playersCount } from './players.ts'
import { plenty, type RunningProgram, startProgramProcess } from './processes.ts'

/** One of each kind of public address; those of a kind are made by the same code. */
const publicPages = [
  '/',
  '/spilleautomater',
  '/spilleautomater/nye-spil',
  '/spilleautomater/alle-spil?side=2',
  '/spilleautomater/free/vikingernes-guld',
  '/spilleautomater/matematik/vikingernes-guld',
  '/jackpots',
  '/bordspil',
  '/bordspil/roulette',
  '/live-casino',
  '/live/andre-live-spil',
  '/nyheder',
  '/nyheder/saadan-laeser-du-en-matematikside',
  '/kampagner',
  '/kampagner/kend-chancen',
  '/lp/spil/jackpots',
  '/contents/ofte-stillede-spoergsmaal',
  '/casino-aarhus',
  '/vilkaar',
  '/billedkilder',
  '/kontaktos',
  '/nyevindere',
  '/log-ind',
]
/** Pages of text: what they bring of script is for reading them. */
const contentPages = /^\/(?:nyheder|kampagner|lp|contents|casino-aarhus|vilkaar)/
const cachedRequests = 1_500
const playersRequests = 200
const pagePairs = 3

interface Cost {
  path: string
  /** Server CPU a request, as a multiple of the bare buffer's. */
  times: number
  scriptBytes: number
  comparison: Comparison
}

/** The cached home page against the same bytes from a bare buffer, each server in its own process. */
export async function measureHome(programs: MoneyPrograms, plan: Plan): Promise<Measured> {
  plan.say('cached home page / a bare buffer')
  await using site = await startSite(programs)
  const page = await fetchRaw(site.url, '/')
  const { pairs, say } = plan
  const home = await againstBareBuffer({ site, path: '/', page, requests: 3_000, pairs, say })
  return {
    figures: figuresOf`
      cached home page / a bare buffer of the same bytes, server CPU a request
        | ${costText(home.cpuRatio, { digits: 2, unit: 'x' })} | <= 2.5x`,
    rows: rowsOf(home, 'cached home page'),
    detail: home,
  }
}

/** What a request costs the site's server, against the same bytes from memory, page by page. */
export async function measurePages(
  programs: MoneyPrograms,
  { pairs, say }: Plan,
): Promise<Measured> {
  say('each public page, and the home page of a player / a bare buffer')
  await using site = await startSite(programs)
  const few = Math.min(pairs, pagePairs)
  const costs: Cost[] = []
  for (const path of publicPages) {
    const page = await fetchRaw(site.url, path)
    const plan = { site, path, page, requests: cachedRequests, pairs: few, say: () => undefined }
    const comparison = await againstBareBuffer(plan)
    const scriptBytes = await scriptBytesOf(site.url, brotliDecompressSync(page).toString())
    costs.push({ path, times: timesOf(comparison), scriptBytes, comparison })
    say(`pages: ${path} ${timesOf(comparison).toFixed(2)}x, ${Math.round(scriptBytes / 1000)} KB`)
  }
  const headers = { ...asBrowser, cookie: sessionCookies(playersCount) }
  const page = await fetchRaw(site.url, '/', headers)
  const plan = { site, path: '/', page, requests: playersRequests, pairs: few, headers, say }
  return reportOf(costs, await againstBareBuffer(plan))
}

export async function startSite({
  platform,
  games,
}: Pick<MoneyPrograms, 'platform' | 'games'>): Promise<RunningProgram> {
  const { ports, urls } = await chooseAddresses(0)
  return startProgramProcess('site', {
    port: ports.site,
    publicUrl: urls.site,
    platformUrl: platform.url,
    gamesUrl: games.url,
    serviceCredential: siteCredential,
    // One address asks for everything here.
    pageLimits: { stranger: plenty, session: plenty },
  })
}

/** Every script the page asks for before anything is clicked, as it goes over the wire. */
async function scriptBytesOf(url: string, html: string): Promise<number> {
  const links = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g)
  const inline = html.matchAll(/import(?:\s[^"']*from)?\s*["']([^"']+\.js)["']/g)
  const paths = new Set([...links, ...inline].map((match) => match[1] ?? ''))
  const scripts = await Promise.all(
    [...paths].map((path) => fetchRaw(url, new URL(path, 'http://localhost').pathname)),
  )
  return scripts.reduce((total, { length }) => total + length, 0)
}

/** The comparison's ratio is the peer's CPU over ours. */
function timesOf({ cpuRatio }: Comparison): number {
  return 1 / cpuRatio.median
}

function reportOf(costs: readonly Cost[], player: Comparison): Measured {
  const [dearest] = costs.toSorted((a, b) => b.times - a.times)
  const [heaviest] = costs
    .filter(({ path }) => contentPages.test(path))
    .toSorted((a, b) => b.scriptBytes - a.scriptBytes)
  return {
    figures: figuresOf`
      cached page / a bare buffer of the same bytes, server CPU, the worst of ${costs.length}
        | ${dearest?.times.toFixed(2)}x (${dearest?.path}) | <= 2.5x
      home of a player who is logged in / a bare buffer, server CPU a request
        | ${timesOf(player).toFixed(1)}x | <= 100x
      JavaScript of a page of content, brotli, the worst
        | ${((heaviest?.scriptBytes ?? 0) / 1000).toFixed(1)} KB (${heaviest?.path}) | kept by the build`,
    detail: { costs, player },
  }
}

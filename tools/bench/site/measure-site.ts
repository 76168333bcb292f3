import type { Browser, BrowserContextOptions } from '@playwright/test'
import { openBrowser } from '../../browser.ts'
import { logInAs } from '../../log-in-as.ts'
import { figuresOf, type Measured } from '../base/report.ts'
import { type Interaction, measureInteractions } from './interactions.ts'
import { type LighthouseScore, measureLighthouse } from './lighthouse.ts'
import { measurePaint, type Paint } from './paint.ts'
import { startProduct } from './product.ts'
import { measureTransferred, type Transferred } from './transferred.ts'

const pages = [
  '/',
  '/spilleautomater',
  '/nyheder',
  '/kampagner/kend-chancen',
  '/kontaktos',
  '/log-ind',
]
/** Home, and pages of content. */
const read = ['/', '/nyheder', '/privatlivspolitik', '/kampagner/kend-chancen']
const debuggingPort = 9_333

/** The waits of the site's visitors, on a phone that is slower than this machine. */
export async function measureSite(say: (line: string) => void): Promise<Measured> {
  await using product = await startProduct()
  const base = product.url
  await using browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`])
  const player = await playerState(browser, base)
  const transfers: Transferred[] = []
  for (const path of read) transfers.push(await measureTransferred(browser, base + path))
  const asPlayer = await measureTransferred(browser, `${base}/`, player)
  transfers.push({ ...asPlayer, path: 'a player’s home' })
  say(`site: scripts ${transfers.map(toldTransfer).join(', ')}`)
  const interactions = await measureInteractions(browser, base, player)
  for (const { name, ms } of interactions) say(`site: ${name} ${ms} ms`)
  const paints: Paint[] = []
  for (const path of pages) {
    const paint = await measurePaint(browser, base, path)
    say(`site: ${path} ${Math.round(paint.oursMs)} of ${Math.round(paint.twinMs)} ms`)
    paints.push(paint)
  }
  const scores: LighthouseScore[] = []
  for (const path of pages) {
    const score = await measureLighthouse(debuggingPort, base, path)
    say(`site: ${JSON.stringify(score)}`)
    scores.push(score)
  }
  return reportOf(paints, interactions, scores, transfers)
}

export async function playerState(browser: Browser, base: string) {
  await using context = await browser.newContext({ locale: 'da-DK' })
  const page = await context.newPage()
  await logInAs(page, base, 'Anna Nielsen')
  // The greeting comes once a login: here, and over nothing that is pressed.
  await page.getByRole('dialog').getByRole('button').first().click()
  const state: BrowserContextOptions['storageState'] = await context.storageState()
  return state
}

function toldTransfer({ path, kib }: Transferred): string {
  return `${path} ${kib.toFixed(1)} KiB`
}

function reportOf(
  paints: readonly Paint[],
  interactions: readonly Interaction[],
  scores: readonly LighthouseScore[],
  transfers: readonly Transferred[],
): Measured {
  const [slowest] = paints.toSorted((a, b) => b.ratio - a.ratio)
  const [laziest] = interactions.toSorted((a, b) => b.ms - a.ms)
  const [weakest] = scores.toSorted((a, b) => a.performance - b.performance)
  const others = scores.flatMap((each) => [each.accessibility, each.bestPractices, each.seo])
  const index = Math.round(Math.min(...scores.map((each) => each.benchmarkIndex)))
  return {
    figures: figuresOf`
      JavaScript transferred until idle and 5 s, headers included
        | ${transfers.map(toldTransfer).join(', ')} | home <= 120 KiB, content <= 115, kept by the build
      largest contentful paint / that of a static twin, the worst of ${paints.length} pages
        | ${slowest?.ratio.toFixed(2)} (${slowest?.path}, ${slowest?.oursMs.toFixed(0)} ms) | <= 1.3
      a press until the next frame, processor time times 4, the worst of four
        | ${laziest?.ms} ms (${laziest?.name}) | <= 150 ms
      Lighthouse mobile, performance, the least of ${scores.length} medians of 5
        | ${weakest?.performance} (${weakest?.path}, index ${index}) | >= 90, at an index >= 1500
      Lighthouse mobile, everything else, the least | ${Math.min(...others)} | 100`,
    notes: ['Site: a phone with a quarter of the processor, on 1.6 Mbit/s with 150 ms.'],
    detail: { paints, interactions, scores, transfers },
  }
}

import type { Browser, Page } from '@playwright/test'
import type { State, Viewer } from './viewers.ts'

const widths = [390, 800, 1440] as const

/**
 * What on these pages this viewer cannot hit: for each page and width the header, the
 * marks of the authorities, the clock and the page's first control are pointed at, and what is under
 * the pointer must be they. The marks and the clock must be there at the page's end, too, and no
 * bullets beside them.
 *
 * Without script: layers are laid by styles, and no dialog comes over what is looked at.
 */
export async function notHit(
  browser: Browser,
  paths: readonly string[],
  { baseURL, viewer, state }: { baseURL: string; viewer: Viewer; state: State },
): Promise<string[]> {
  await using context = await browser.newContext({
    baseURL,
    storageState: state,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  // Pictures change no layer, and the games and the card fields are documents of their own.
  const { origin } = new URL(baseURL)
  await context.route(
    (url) => url.origin !== origin || /\.(avif|webp|png|svg|mp4|woff2|js)$/.test(url.pathname),
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
      const found = await look(page, viewer !== 'visitor')
      wrong.push(...found.map((each) => `${viewer} ${path} ${width}: ${each}`))
    }
  }
  return wrong
}

function look(page: Page, isPlayer: boolean): Promise<string[]> {
  return page.evaluate(missedIn, isPlayer)
}

/** Runs in the page. */
function missedIn(isPlayer: boolean): string[] {
  const kept: Record<string, string> = {
    '18+': '.s-age-mark',
    StopSpillet: 'a[href^="tel:"]',
    ROFUS: 'a[href*="rofus"]',
    licence: 'a[href*="spillemyndigheden"]',
    // A page that is one for all learns the time by script.
    ...(isPlayer && { clock: 'time', session: '.s-clock:not(time)' }),
  }
  const rim = [...document.querySelectorAll('.s-strip, .s-game-bar, .s-game__marks')]
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const isHit = (element: Element) => {
    // The first line of a link that runs over two: the middle of both may lie beside it.
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const { left, top, width, height } = box
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const missed = (where: string) =>
    Object.entries(kept).flatMap(([name, selector]) => {
      const found = rim.flatMap((part) => [...part.querySelectorAll(selector)]).filter(shown)
      if (found.length === 0) return [`no ${name}`]
      return found.every(isHit) ? [] : [`${name} is covered or out of sight ${where}`]
    })
  scrollTo(0, 0)
  const bars = document.querySelectorAll('.s-header, .s-thin-bar, .s-game-bar')
  const ofHeader = [...bars].flatMap((bar) => [...bar.querySelectorAll('a, button')]).filter(shown)
  const wrong = missed('at the top')
  if (ofHeader.length === 0) wrong.push('no header')
  const lists = rim.flatMap((part) => [...part.querySelectorAll('ul')])
  if (lists.some((list) => getComputedStyle(list).listStyleType !== 'none')) {
    wrong.push('bullets before the marks')
  }
  for (const each of ofHeader) {
    if (!isHit(each)) wrong.push(`${each.getAttribute('aria-label') ?? each.textContent} of header`)
  }
  scrollTo(0, document.documentElement.scrollHeight)
  wrong.push(...missed('at the end'))
  const controls = 'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select'
  const [control] = [...document.querySelectorAll(`main :is(${controls})`)].filter(
    (each) => shown(each) && !each.closest('dialog, .n-visually-hidden, label'),
  )
  control?.scrollIntoView({ block: 'center' })
  if (control && !isHit(control)) wrong.push(`${control.outerHTML.slice(0, 90)} of main`)
  return wrong
}

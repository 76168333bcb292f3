import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumPath } from '../chromium.ts'
import { contactSheet } from './contact-sheet.ts'
import { screens, screenWidths } from './list.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: join(import.meta.dirname, '../../screens') },
    /** Only screens whose name holds this. */
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'dark' },
    /** Who logs in for the screens that need a player, by the name on the MitID page. */
    persona: { type: 'string', default: 'Anna Nielsen' },
  },
})

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  await mkdir(values.out, { recursive: true })
  const player = await logIn(browser)
  for (const screen of screens.filter(({ name }) => name.includes(values.only))) {
    const state = screen.needsPlayer ? player : undefined
    const shots = await Promise.all(
      screenWidths.map((width) => shoot(browser, screen.path, width, state)),
    )
    const sheet = await contactSheet(browser, shots)
    const file = join(values.out, `${screen.name}-${values.theme}.png`)
    await writeFile(file, sheet)
    process.stdout.write(`${file}\n`)
  }
} finally {
  await browser.close()
}

type PlayerState = NonNullable<BrowserContextOptions['storageState']>

/** Logs in as a player does, through the page that stands in for MitID. */
async function logIn(from: Browser): Promise<PlayerState> {
  const context = await from.newContext({ locale: 'da-DK' })
  const page = await context.newPage()
  await page.goto(new URL('/log-ind', values.base).href)
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await page.getByRole('radio', { name: values.persona, exact: true }).check()
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await page.waitForURL((url) => url.origin === new URL(values.base).origin)
  const state = await context.storageState()
  await context.close()
  return state
}

/** The whole page at one width, as a PNG. */
async function shoot(from: Browser, path: string, width: number, player?: PlayerState) {
  const context = await from.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: values.theme === 'light' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    locale: 'da-DK',
    ...(player && { storageState: player }),
  })
  const page = await context.newPage()
  page.on('console', (line) => {
    if (line.type() === 'error') process.stdout.write(`  ${path} ${width}: ${line.text()}\n`)
  })
  await page.goto(new URL(path, values.base).href, { waitUntil: 'networkidle' })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0)
    process.stdout.write(`  ${path} ${width}: ${overflow} px wider than the screen\n`)
  // A window as tall as the page shows fixed bars once, where they belong.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  const image = await page.screenshot()
  await context.close()
  return { width, image }
}

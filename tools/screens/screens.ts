import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { openBrowser } from '../browser.ts'
import { logInAs } from '../log-in-as.ts'
import { contactSheet } from './contact-sheet.ts'
import { playScreens, type Screen, screens, screenWidths } from './list.ts'
import { playUntil } from './play-until.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    /** The game server, for the screens of games in play. */
    games: { type: 'string', default: 'http://127.0.0.1:3002' },
    out: { type: 'string', default: join(import.meta.dirname, '../../screens') },
    /** Only screens whose name holds this. */
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'dark' },
    /** Who logs in for the screens that need a player, by the name on the MitID page. */
    persona: { type: 'string', default: 'Anna Nielsen' },
  },
})

await using browser = await openBrowser()
await mkdir(values.out, { recursive: true })
const isWanted = ({ name }: { name: string }) => name.includes(values.only)
const pages = screens.filter(isWanted)
const player = pages.some(({ needsPlayer }) => needsPlayer) ? await logIn(browser) : undefined
for (const screen of pages) {
  await keep(screen.name, (page) => open(page, screen), screen.needsPlayer ? player : undefined)
}
for (const screen of playScreens.filter(isWanted)) {
  await keep(screen.name, (page) => playUntil(page, values.games, screen))
}

type PlayerState = NonNullable<BrowserContextOptions['storageState']>

/** The cookies and storage of a player who is logged in. */
async function logIn(from: Browser): Promise<PlayerState> {
  await using context = await from.newContext({ locale: 'da-DK' })
  const page = await context.newPage()
  await logInAs(page, values.base, values.persona)
  // The greeting comes once a login: here, and over no screen that is looked at.
  await page.waitForLoadState('networkidle')
  // Waited for here: the context lives as long as this function.
  return await context.storageState()
}

type Arrive = (page: Page) => Promise<void>

/** One screen at every width, side by side on one picture. */
async function keep(name: string, arrive: Arrive, player?: PlayerState): Promise<void> {
  const shots = await Promise.all(
    screenWidths.map((width) => shoot(browser, arrive, width, player)),
  )
  const file = join(values.out, `${name}-${values.theme}.png`)
  await writeFile(file, await contactSheet(browser, shots))
  process.stdout.write(`${file}\n`)
}

async function open(page: Page, { path, press }: Screen): Promise<void> {
  await page.goto(new URL(path, values.base).href, { waitUntil: 'networkidle' })
  if (press === undefined) return
  const from = page.url()
  await page.getByRole('button', { name: press }).click()
  await page.waitForURL((url) => url.href !== from, { waitUntil: 'networkidle' })
}

/** The whole page at one width, as a PNG. */
async function shoot(from: Browser, arrive: Arrive, width: number, player?: PlayerState) {
  await using context = await from.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: values.theme === 'light' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    locale: 'da-DK',
    ...(player && { storageState: player }),
  })
  const page = await context.newPage()
  page.on('console', (line) => {
    if (line.type() === 'error') process.stdout.write(`  ${page.url()} ${width}: ${line.text()}\n`)
  })
  await arrive(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) {
    process.stdout.write(`  ${page.url()} ${width}: ${overflow} px wider than the screen\n`)
  }
  // A window as tall as the page shows fixed bars once, where they belong.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  return { width, image: await page.screenshot() }
}

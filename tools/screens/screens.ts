import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { contactSheet } from './contact-sheet.ts'
import { screens, screenWidths } from './list.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: join(import.meta.dirname, '../../screens') },
    /** Only screens whose name holds this. */
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'dark' },
    /** A `Cookie` header of a logged-in player, for the screens that need one. */
    cookie: { type: 'string', default: '' },
  },
})

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  await mkdir(values.out, { recursive: true })
  for (const screen of screens.filter(({ name }) => name.includes(values.only))) {
    if (screen.needsPlayer && !values.cookie) continue
    const shots = await Promise.all(
      screenWidths.map((width) => shoot(browser, screen.path, width, screen.needsPlayer)),
    )
    const sheet = await contactSheet(browser, shots)
    const file = join(values.out, `${screen.name}-${values.theme}.png`)
    await writeFile(file, sheet)
    process.stdout.write(`${file}\n`)
  }
} finally {
  await browser.close()
}

/** The whole page at one width, as a PNG. */
async function shoot(from: Browser, path: string, width: number, asPlayer = false) {
  const context = await from.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: values.theme === 'light' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    locale: 'da-DK',
    ...(asPlayer && { extraHTTPHeaders: { cookie: values.cookie } }),
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

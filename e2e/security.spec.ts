import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectLoggedIn, logOut } from './steps/log-in.ts'
import { openGame, playRound } from './steps/open-game.ts'
import { goWatched } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'
import { stopClock } from './steps/still-clock.ts'

const accountPages = [
  '/min-konto/profil',
  '/min-konto/oversigt',
  '/min-konto/indbetal',
  '/min-konto/udbetal',
  '/min-konto/transaktioner',
  '/min-konto/begraensninger',
]

test('[SEC-10] [SEC-25] what opens a session stands in no address and no storage', async ({
  page,
  context,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  const person = await registerPlayer(page)
  const secret = await secretOf(page)
  const held: string[] = []
  for (const path of accountPages) {
    await page.goto(path)
    held.push(await page.content(), await storedHere(page))
  }
  await openGame(page, 'money')
  held.push(await page.content(), await storedHere(page))
  expect(held.filter((text) => text.includes(secret))).toEqual([])
  const ownSite = e2eAddresses().site
  const ours = addresses.filter((address) => address.startsWith(ownSite)).map(decodeURIComponent)
  expect(ours.length).toBeGreaterThan(20)
  for (const told of [secret, person.cpr, person.email, person.name]) {
    expect(ours.filter((address) => address.includes(told))).toEqual([])
  }
  expect((await context.cookies()).find(({ name }) => name === '__Host-session')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  })
})

test('[SEC-42] another player’s payments and rounds are what nobody’s are: not there', async ({
  browser,
}) => {
  await using hers = await visitor(browser)
  await using theirs = await visitor(browser)
  await registerWithMoney(hers.page, 200)
  await registerPlayer(theirs.page)
  const game = await openGame(hers.page, 'money')
  await playRound(hers.page, game)
  await hers.page.goto('/min-konto/transaktioner')
  const replay = hers.page.locator('a[href*="/transaktioner/runde/"]').first()
  const round = (await replay.getAttribute('href')) ?? ''
  const { reference } = await beginDeposit(hers.page)
  const asked = {
    replay: [round, `/min-konto/transaktioner/runde/${randomUUID()}`],
    payment: [reference, randomUUID()].map((of) => `/min-konto/indbetal/betaling?reference=${of}`),
    way_back: [reference, randomUUID()].map((of) => `/MobilePay?reference=${of}`),
  }
  for (const [what, [anothers = '', nobodys = '']] of Object.entries(asked)) {
    const [strange, none] = [await told(theirs.page, anothers), await told(theirs.page, nobodys)]
    expect([what, strange]).toEqual([what, none])
    expect([what, await told(hers.page, anothers)]).not.toEqual([what, none])
  }
})

test('[SEC-15] a player’s pages and their data are kept by nobody', async ({
  request,
  playwright,
}) => {
  const person = await registerPlayer({ request })
  const baseURL = e2eAddresses().site
  const visitor = await playwright.request.newContext({ baseURL })
  for (const path of [...accountPages, '/', '/spilleautomater', '/jackpots']) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const answer = await request.get(address)
      expect([address, answer.headers()['cache-control']]).toEqual([address, 'no-store'])
      const public_ = await (await visitor.get(address)).text()
      for (const own of [person.email, person.name]) expect(public_).not.toContain(own)
    }
  }
  await visitor.dispose()
})

test('[SEC-30] another site’s picture, frame, form or link logs nobody out', async ({ page }) => {
  await registerPlayer(page)
  const site = e2eAddresses().site
  await using evil = await evilSite(`
    <img src="${site}/?logout=true"><iframe src="${site}/?logout=true"></iframe>
    <form method="post" action="${site}/api/auth/logout" target="f" enctype="text/plain"></form>
    <iframe name="f"></iframe><a href="${site}/?logout=true">Klik</a>
    <script>document.forms[0].submit()</script>`)
  await page.goto(evil.url, { waitUntil: 'networkidle' })
  // The page has come to life and seen where it was led from when it has its login validated.
  const validated = page.waitForResponse(/\/validateExpire$/)
  await page.getByRole('link', { name: 'Klik' }).click()
  await expect(page).toHaveURL(`${site}/?logout=true`)
  await expectLoggedIn(page)
  await validated
  await page.goto('/min-konto/profil')
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
})

test('[SEC-06] [SEC-04] a script that is not the page’s does not run, and the browser tells of it', async ({
  page,
}) => {
  for (const path of ['/', '/log-ind']) {
    await page.goto(path)
    const told = page.waitForResponse(/policy-reports/)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.broken = 1')
      document.body.append(script)
    })
    expect([path, (await told).status()]).toEqual([path, 204])
    expect(await page.evaluate('window.broken')).toBeUndefined()
  }
})

test('[SEC-31] where a login ends, the page takes away what it shows of the player', async ({
  page,
  context,
}) => {
  const person = await registerPlayer(page)
  await stopClock(page)
  await goWatched(page, '/min-konto/profil')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expect(page.getByText('+45 21 34 56 78').first()).toBeVisible()
  await context.clearCookies({ name: '__Host-session' })
  await page.clock.resume()
  await expect(page.getByRole('dialog', { name: 'Du er blevet logget ud' })).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
  await page.getByRole('button', { name: 'Luk', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er blevet logget ud')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/log-ind?redirect=%2Fmin-konto%2Fprofil')
})

test('[SEC-21] [SEC-31] after a logout the cookie opens nothing, and the way back shows nothing', async ({
  page,
  context,
}) => {
  const person = await registerPlayer(page)
  await page.goto('/min-konto/profil')
  await expect(page.getByText(person.email).first()).toBeVisible()
  const cookies = await context.cookies()
  await logOut(page)
  await page.goBack()
  await expect(page).toHaveURL('/log-ind?redirect=%2Fmin-konto%2Fprofil')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Log ind')
  await expect(page.getByText(person.email)).toHaveCount(0)
  await context.addCookies(cookies)
  const answer = await page.request.get('/min-konto/profil', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toContain('/log-ind')
})

/** The status, where it leads and what a call answers; a page has words of its own each time. */
async function told(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  const isCall = answer.headers()['content-type']?.includes('json')
  return [answer.status(), answer.headers().location, isCall && (await answer.json())]
}

async function secretOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === '__Host-session')?.value ?? 'no session'
}

/** Everything a script of this page could read besides the page. */
function storedHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const named = Object.entries(window).filter(([, value]) => typeof value === 'string')
    const kept = [localStorage, sessionStorage].map((storage) => ({ ...storage }))
    return JSON.stringify([kept, databases, named, document.cookie, history.state, name])
  })
}

/** Somebody in a browser of their own. */
async function visitor(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

/** A page on another site: the same machine by another name. */
async function evilSite(body: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>x</title>${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function beginDeposit(page: Page): Promise<{ reference: string }> {
  const started = await page.request.post('/min-konto/indbetal/betaling', {
    headers: { origin: e2eAddresses().site },
    form: { amount: '100', key: randomUUID() },
  })
  const { deposit }: { deposit: { reference: string } } = await started.json()
  return deposit
}

import { randomUUID } from 'node:crypto'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import {
  contentRoutes,
  doors,
  gameRoutes,
  newsRoutes,
  playerRoutes,
  type Route,
} from './steps/every-route.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectPageRoundCardAccessible } from './steps/expect-page-round-card-accessible.ts'
import { shownOf } from './steps/notice-of.ts'
import { goActing } from './steps/page-start.ts'
import { freshPerson } from './steps/person.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerOverHttp } from './steps/register-over-http.ts'
import { registerPlayer } from './steps/register-player.ts'

/** Rows, the address, and where it leads at once. */
const redirects: readonly (readonly [string, string, string])[] = [
  ['ROUTE-05', '/lp', '/kampagner'],
  ['ROUTE-07', '/QuickDeposit', '/quick-deposit'],
  ['ROUTE-15', '/live-casino/spil-for-penge/', '/live-casino'],
  ['ROUTE-15', '/live-casino/spil-for-penge/et-bord', '/live-casino/money/et-bord'],
  ['ROUTE-15', '/live-casino/money/vikingernes-guld', '/spilleautomater/money/vikingernes-guld'],
  ['ROUTE-16', '/mobil-live-casino/et-bord', '/live-casino/money/et-bord'],
  ['ROUTE-16', '/mobilspil/vikingernes-guld', '/spilleautomater/money/vikingernes-guld'],
  ['ROUTE-18', '/spilleautomater/spil-for-sjov/', '/spilleautomater'],
  [
    'ROUTE-18',
    '/spilleautomater/spil-for-sjov/vikingernes-guld',
    '/spilleautomater/free/vikingernes-guld',
  ],
  [
    'ROUTE-18',
    '/spilleautomater/spil-for-penge/vikingernes-guld',
    '/spilleautomater/money/vikingernes-guld',
  ],
  ['ROUTE-04', '/loginsuccess', '/log-ind'],
]

/** Games that are not offered, and what no route and no page takes. */
const missing: readonly (readonly [string, string])[] = [
  ['ROUTE-15', '/live-casino/money/et-bord'],
  ['ROUTE-15', '/live-casino/gratis/vikingernes-guld'],
  ['ROUTE-24', '/her-er-intet'],
  ['ROUTE-24', '/bordspil/kryds-og-bolle'],
]

/** The pages that are looked at by axe: one of each kind that no other test looks at. */
const looked = ['/nyevindere', '/live-casino']
const lookedByPlayer = ['/loginsuccess', '/min-konto/overfoer']

test('[ROUTE-02, ROUTE-03] the doors for players answer a visitor', async ({ request }) => {
  for (const route of doors) await expectPage(request, route)
})

test('[ROUTE-09, ROUTE-10, ROUTE-13, ROUTE-14, ROUTE-17, ROUTE-18] every list of games answers', async ({
  request,
}) => {
  for (const route of gameRoutes) await expectPage(request, route)
})

test('[ROUTE-01, ROUTE-05, ROUTE-08, ROUTE-11, ROUTE-12] every page with news answers', async ({
  request,
}) => {
  for (const route of newsRoutes) await expectPage(request, route)
})

test('[ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22] every page of content answers', async ({
  request,
}) => {
  for (const route of contentRoutes) await expectPage(request, route)
})

test('[ROUTE-04, ROUTE-05, ROUTE-07, ROUTE-15, ROUTE-16, ROUTE-18] another name leads to its page', async ({
  request,
}) => {
  for (const [rows, path, to] of redirects) {
    await test.step(`[${rows}] ${path}`, () => expectRedirect(request, path, to))
  }
})

test('[ROUTE-15, ROUTE-24] what is not there is told so', async ({ request }) => {
  for (const [rows, path] of missing) {
    await test.step(`[${rows}] ${path}`, async () => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(404)
      expect(headingsIn(await answer.text())).toHaveLength(1)
    })
  }
})

test('[ROUTE-06, ROUTE-07, ROUTE-23] a player’s pages lead a visitor to the login and back', async ({
  request,
}) => {
  const all = [...playerRoutes.map(([, path]) => path), '/MobilePay', '/MobilePayQuick?a=b']
  for (const path of [...all, '/extpayment']) {
    await test.step(path, () =>
      expectRedirect(request, path, `/log-ind?redirect=${encodeURIComponent(path)}`),
    )
  }
})

test('[FLT-39] without a session a payment’s reference tells its state and nothing else', async ({
  request,
  playwright,
}) => {
  await registerOverHttp(request, freshPerson())
  const reference = await beginDeposit(request)
  const visitor = await playwright.request.newContext({ baseURL: e2eAddresses().site })
  for (const path of ['/MobilePay', '/MobilePayQuick', '/extpayment']) {
    const text = shownOf(await (await visitor.get(`${path}?reference=${reference}`)).text())
    expect(text).toContain('Betalingen er ikke afsluttet endnu')
    expect(text).not.toMatch(/\d+(,\d\d)? kr\./)
    const none = await visitor.get(`${path}?reference=${randomUUID()}`)
    expect(shownOf(await none.text())).toContain('Vi kan ikke se, hvilken betaling')
  }
  await visitor.dispose()
})

test('[ROUTE-04, ROUTE-06, ROUTE-07, ROUTE-23] and answer a player', async ({ request }) => {
  await registerOverHttp(request, freshPerson())
  const routes = [...playerRoutes, ...gameRoutes, ...newsRoutes, ...contentRoutes]
  for (const route of routes) await expectPage(request, route)
  await expectPage(request, ['ROUTE-04', '/loginsuccess', 'Du er logget ind'])
  for (const path of ['/MobilePay', '/MobilePayQuick', '/extpayment?reference=en-andens']) {
    await expectPage(request, ['ROUTE-06', path, 'Din betaling'])
  }
  const reference = await beginDeposit(request)
  const query = `?reference=${reference}`
  await expectRedirect(request, `/MobilePay${query}`, `/min-konto/indbetal${query}`)
  await expectRedirect(request, `/extpayment${query}`, `/min-konto/indbetal${query}`)
  await expectRedirect(request, `/MobilePayQuick${query}`, `/quick-deposit${query}`)
})

test('axe finds nothing on the pages that no other test looks at', async ({ page }) => {
  const complaints = listenForComplaints(page)
  for (const path of looked) await look(page, path)
  expect(complaints).toEqual([])
})

test('axe finds nothing on the account’s further pages, on a phone', async ({ page }) => {
  await registerPlayer(page)
  const complaints = listenForComplaints(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of lookedByPlayer) await look(page, path)
  expect(complaints).toEqual([])
})

test('[ROUTE-07][HEAD-05] a quick deposit has three amounts and no header of the site', async ({
  request,
}) => {
  await registerPlayer({ request })
  const answer = await request.get('/QuickDeposit')
  expect(answer.url()).toMatch(/\/quick-deposit$/)
  const html = shownOf(await answer.text())
  for (const kroner of [200, 500, 1_000]) {
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="quick_amount")[^>]*value="${kroner}"`))
  }
  expect(html).not.toContain('Samlet saldo')
})

test('[ROUTE-12][VAL-12][CONTENT-04] a message reaches customer service, by keyboard alone', async ({
  page,
}) => {
  await goActing(page, '/kontaktos')
  const hours = page.getByRole('region', { name: 'Åbningstider' })
  await expect(hours).toContainText('Kundeservice har åbent alle dage kl. 10-18.')
  await page.getByRole('button', { name: 'Send besked' }).press('Enter')
  const summary = page.getByRole('alert')
  for (const problem of [
    'Indtast dit navn.',
    'Indtast din e-mailadresse.',
    'Vælg, hvad det drejer sig om.',
    'Skriv din besked.',
    'Bekræft, at du ikke er en robot.',
  ]) {
    await expect(summary).toContainText(problem)
  }
  await expectAccessible(page)
  const words = `Min besked ${randomUUID()}`
  await page.getByLabel('Navn').fill('Freja Frisk')
  await page.getByLabel('E-mailadresse').fill('freja@eksempel.dk')
  await page.getByLabel('Hvad drejer det sig om?').selectOption('Klage')
  await page.getByLabel('Besked', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Jeg er ikke en robot' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Bekræftet' })).toBeAttached()
  await page.getByRole('button', { name: 'Send besked' }).press('Enter')
  await expect(page.getByText('Tak for din besked. Vi svarer hurtigst muligt.')).toBeVisible()
  await expectAccessible(page)
  const inbox = `${e2eAddresses().sandbox}/messages/api?to=kundeservice@example.dk`
  await expect.poll(async () => (await page.request.get(inbox)).text()).toContain(words)
})

test('[VAL-12] a captcha that takes too long is told of, and may be tried again', async ({
  page,
}) => {
  await page.clock.install()
  await goActing(page, '/kontaktos')
  const work = { algorithm: 'SHA-256', challenge: 'never', salt: 'x', signature: 'x' }
  await page.route('/kontaktos/captcha', (route) =>
    route.fulfill({ json: { ok: true, captcha: { ...work, numberMax: 1e9 }, expiresAt: '' } }),
  )
  const press = page.getByRole('button', { name: 'Jeg er ikke en robot' })
  const given = page.waitForResponse('**/kontaktos/captcha')
  await press.click()
  await (await given).finished()
  await expect(page.getByText('Din browser løser opgaven').first()).toBeAttached()
  await page.clock.fastForward('00:31')
  await expect(page.locator('#captcha-note')).toHaveText(
    'Opgaven blev ikke løst i tide. Prøv igen.',
  )
  await page.unroute('/kontaktos/captcha')
  await press.click()
  await expect(page.getByText('Bekræftet. Du kan sende beskeden.').first()).toBeVisible()
})

function expectPage(request: APIRequestContext, [row, path, heading = '']: Route): Promise<void> {
  return test.step(`[${row}] ${path}`, async () => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const headings = headingsIn(html)
    expect(headings).toHaveLength(1)
    expect(headings[0]).toMatch(new RegExp(`^${heading}`))
    expect(html).toMatch(/<title>[^<]+<\/title>/)
  })
}

async function expectRedirect(request: APIRequestContext, path: string, to: string): Promise<void> {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status()).toBeGreaterThanOrEqual(301)
  expect(answer.status()).toBeLessThanOrEqual(303)
  expect(answer.headers().location).toBe(to)
}

/** The words of every main heading in a document as it is sent. */
function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  )
}

async function look(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    const holdsCard = path === '/min-konto/overfoer'
    await (holdsCard ? expectPageRoundCardAccessible(page) : expectAccessible(page))
  })
}

/** A deposit that was begun and not paid. */
async function beginDeposit(request: APIRequestContext): Promise<string> {
  const started = await request.post('/min-konto/indbetal/betaling', {
    headers: { origin: e2eAddresses().site },
    form: { amount: '100', key: randomUUID() },
  })
  const { deposit }: { deposit: { reference: string } } = await started.json()
  return deposit.reference
}

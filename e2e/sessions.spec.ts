import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import {
  type APIRequestContext,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
  test,
} from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { logInOverHttp } from './steps/log-in-over-http.ts'
import type { Person } from './steps/person.ts'
import { siteOrigin } from './steps/register-over-http.ts'
import { registerPlayer } from './steps/register-player.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/148.0.0.0 Mobile Safari/537.36`
const tablet = `Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${webkit} Version/26.0 Safari/604.1`

const card = (page: Page) => page.getByRole('region', { name: 'Her er du logget ind' })

type Playwright = PlaywrightWorkerArgs['playwright']

/** The same player in another browser; its requests are all that is needed of it. */
async function elsewhere({ request }: Playwright, person: Person, userAgent: string) {
  const context = await request.newContext({ baseURL: e2eAddresses().site, userAgent })
  await logInOverHttp(context, person)
  await expectLoggedIn(context)
  return context
}

async function expectLoggedOut(request: APIRequestContext): Promise<void> {
  expect(await pathLedTo(request)).toBe('/log-ind')
}

async function expectLoggedIn(request: APIRequestContext): Promise<void> {
  expect(await pathLedTo(request)).toBe('/min-konto/oversigt')
}

async function pathLedTo(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/min-konto/oversigt')).url()).pathname
}

test('[SEC-24] a player sees where they are logged in, and logs out in one place or all others', async ({
  page,
  playwright,
}) => {
  const person = await registerPlayer(page)
  const onPhone = await elsewhere(playwright, person, phone)
  const onTablet = await elsewhere(playwright, person, tablet)
  await page.goto('/min-konto/profil')
  const lines = card(page).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText('Denne enhed')
  await expect(lines.first().getByRole('button')).toHaveCount(0)
  await expect(lines.filter({ hasText: 'Chrome på Android' })).toContainText(
    /Logget ind \d.* kl\. /,
  )
  await expectAccessible(page)

  await card(page).getByRole('button', { name: 'Log ud: Chrome på Android' }).click()
  await expect(card(page).getByText('Du er nu logget ud der')).toBeVisible()
  await expect(lines).toHaveCount(2)
  await expectLoggedOut(onPhone)

  await logInOverHttp(onPhone, person)
  await page.goto('/min-konto/profil')
  await expect(lines).toHaveCount(3)
  await card(page).getByRole('button', { name: 'Log ud alle andre steder' }).click()
  await expect(card(page).getByText('Du er nu logget ud alle andre steder')).toBeVisible()
  await expect(lines).toHaveCount(1)
  await expectLoggedOut(onPhone)
  await expectLoggedOut(onTablet)
  await expectLoggedIn(page.request)
})

test('[SEC-24] it works without script, and of a session that is unknown the page tells', async ({
  page,
  browser,
  playwright,
}) => {
  const person = await registerPlayer(page)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(await page.context().cookies())
  const here = await plain.newPage()
  const onPhone = await elsewhere(playwright, person, phone)
  await here.goto('/min-konto/profil')
  await card(here).getByRole('button', { name: 'Log ud: Chrome på Android' }).click()
  await expect(card(here).getByText('Du er nu logget ud der')).toBeVisible()
  await expect(card(here).getByRole('listitem')).toHaveCount(1)
  await expectLoggedOut(onPhone)

  const answer = await page.request.post('/min-konto/profil/sessioner', {
    headers: { origin: await siteOrigin(page.request) },
    form: { name: 'nobody' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers().location ?? '')
  await expect(card(page).getByRole('alert')).toContainText('Den login findes ikke mere')
})

test('[SEC-24] only a page of ours ends sessions, and only for who is logged in', async ({
  request,
  playwright,
}) => {
  const person = await registerPlayer({ request })
  const onPhone = await elsewhere(playwright, person, phone)
  const ask = { form: { others: '1' }, maxRedirects: 0 }
  const path = '/min-konto/profil/sessioner'
  const foreign = { ...ask, headers: { origin: 'https://other.example' } }
  expect((await request.post(path, foreign)).status()).toBe(403)
  await using nobody = await playwright.request.newContext({ baseURL: e2eAddresses().site })
  const headers = { origin: await siteOrigin(request) }
  const refused = await nobody.post(path, { ...ask, headers })
  expect(refused.headers().location).toContain('/log-ind?')
  await expectLoggedIn(onPhone)
})

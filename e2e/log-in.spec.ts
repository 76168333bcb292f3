import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { type APIResponse, expect, test } from '@playwright/test'
import { signInAtMitid } from './steps/at-mitid.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { logIn, logOut } from './steps/log-in.ts'
import { logInOverHttp } from './steps/log-in-over-http.ts'
import { noticeOf, shownOf } from './steps/notice-of.ts'
import { freshPerson } from './steps/person.ts'
import { registerPlayer } from './steps/register-player.ts'

test('[REG-05] a player logs out and in again, and comes to the page they were on the way to', async ({
  page,
}) => {
  const player = await registerPlayer(page)
  await logOut(page)
  await page.goto('/min-konto/transaktioner?side=1')
  await expect(page).toHaveURL(/\/log-ind\?redirect=/)
  await logIn(page, player)
  await expect(page).toHaveURL('/min-konto/transaktioner?side=1')
})

test('[REG-05] a login that was asked for leads to the front page, as does one that was led astray', async ({
  request,
  playwright,
}) => {
  const player = await registerPlayer({ request })
  await using visitor = await playwright.request.newContext({ baseURL: e2eAddresses().site })
  // The page of the login itself has nothing for who is logged in.
  expect(pathOf(await request.get('/log-ind'))).toBe('/')
  expect(pathOf(await logInOverHttp(request, player))).toBe('/')
  const returnTo = '//evil.example/min-konto'
  // Neither does the login's page take such an address on, nor does a form that brings one lead there.
  const shown = await visitor.get(`/log-ind?redirect=${returnTo}`)
  expect(await shown.text()).not.toContain('name="redirect"')
  const kept = await visitor.get('/log-ind?redirect=/min-konto/oversigt')
  expect(await kept.text()).toContain('name="redirect"')
  expect(pathOf(await logInOverHttp(request, player, { returnTo }))).toBe('/')
})

test('[REG-06] somebody without an account is offered one', async ({ page }) => {
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await signInAtMitid(page, freshPerson())
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Vi kan ikke finde en spilkonto til dit MitID.')
  await expect(notice).toContainText('Det tager få minutter at oprette en spilkonto.')
  await expect(notice).toBeFocused()
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL('/registrer')
})

const refusedPersonas = [
  { name: 'Jens Låst', persona: 'jens', sentence: 'Dit MitID er spærret.' },
  { name: 'Lars Lav', persona: 'lars', sentence: 'for lavt sikringsniveau' },
  { name: 'Mette Udløbet', persona: 'mette', sentence: 'Din godkendelse med MitID er udløbet.' },
  { name: 'Per Falsk', persona: 'per', sentence: 'Vi kunne ikke bekræfte svaret fra MitID.' },
  { name: 'Ulla Utilgængelig', persona: 'ulla', sentence: 'tekniske problemer med MitID' },
]

for (const { name, persona, sentence } of refusedPersonas) {
  test(`[REG-06] ${name} is not logged in, and is told why`, async ({ request }) => {
    const told = await (await logInOverHttp(request, { persona })).text()
    expect(noticeOf(told)).toContain(sentence)
    expect(shownOf(told)).toContain('Log ind med MitID')
    expect(pathOf(await request.get('/min-konto/oversigt'))).toBe('/log-ind')
  })
}

test('[REG-06] breaking off at MitID keeps where the login was to lead', async ({ request }) => {
  const returnTo = '/min-konto/oversigt'
  const answer = await logInOverHttp(request, 'abort', { returnTo })
  expect(noticeOf(await answer.text())).toContain('Du afbrød login med MitID.')
  expect(new URL(answer.url()).searchParams.get('redirect')).toBe(returnTo)
})

test('[REG-06] a return from MitID that nobody is on is a login that has expired', async ({
  request,
}) => {
  const answer = await request.get('/mitid/retur?code=stolen&state=made-up')
  expect(new URL(answer.url()).pathname).toBe('/log-ind')
  expect(new URL(answer.url()).search).toBe('?fejl=transaction-expired')
  expect(noticeOf(await answer.text())).toContain('Der gik for lang tid')
})

test('the login page is free of what axe can find, and the keyboard alone is enough', async ({
  page,
}) => {
  await page.goto('/log-ind')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Gå til indholdet' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Log ind med MitID' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'MitID' })).toBeVisible()
})

function pathOf(answer: APIResponse): string {
  return new URL(answer.url()).pathname
}

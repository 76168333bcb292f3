import { expect, test } from '@playwright/test'
import { abortAtMitid, signInAtMitid } from './steps/at-mitid.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { logIn, logOut } from './steps/log-in.ts'
import { freshPerson } from './steps/person.ts'
import { registerPlayer } from './steps/register-player.ts'

test('[REG-05] a player logs out and in again, and comes to the page they were on the way to', async ({
  page,
}) => {
  const player = await registerPlayer(page)
  await logOut(page)
  await logIn(page, player)
  await expect(page).toHaveURL('/')
  await page.goto('/log-ind')
  await expect(page).toHaveURL('/')
  await logOut(page)
  await page.goto('/min-konto/transaktioner?side=1')
  await expect(page).toHaveURL(/\/log-ind\?redirect=/)
  await logIn(page, player)
  await expect(page).toHaveURL('/min-konto/transaktioner?side=1')
  await logOut(page)
  await page.goto('/log-ind?redirect=//evil.example/min-konto')
  await logIn(page, player)
  await expect(page).toHaveURL('/')
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
  { name: 'Jens Låst', sentence: 'Din konto er spærret.' },
  { name: 'Lars Lav', sentence: 'for lavt sikringsniveau' },
  { name: 'Mette Udløbet', sentence: 'Din godkendelse med MitID er udløbet.' },
  { name: 'Per Falsk', sentence: 'Vi kunne ikke bekræfte svaret fra MitID.' },
  { name: 'Ulla Utilgængelig', sentence: 'tekniske problemer med MitID' },
]

for (const { name, sentence } of refusedPersonas) {
  test(`[REG-06] ${name} is not logged in, and is told why`, async ({ page }) => {
    await page.goto('/log-ind')
    await page.getByRole('button', { name: 'Log ind med MitID' }).click()
    await signInAtMitid(page, name)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(page.getByRole('button', { name: 'Log ind med MitID' })).toBeVisible()
  })
}

test('[REG-06] breaking off at MitID keeps where the login was to lead', async ({ page }) => {
  await page.goto('/log-ind?redirect=%2Fmin-konto%2Foversigt')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await abortAtMitid(page)
  await expect(page.getByRole('alert')).toContainText('Du afbrød login med MitID.')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/min-konto/oversigt')
})

test('[REG-06] a return from MitID that nobody is on is a login that has expired', async ({
  page,
}) => {
  await page.goto('/mitid/retur?code=stolen&state=made-up')
  await expect(page).toHaveURL('/log-ind?fejl=transaction-expired')
  await expect(page.getByRole('alert')).toContainText('Din godkendelse med MitID er udløbet.')
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

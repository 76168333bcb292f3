import { expect, type Page, test } from '@playwright/test'
import { playerRoutes } from './steps/every-route.ts'
import { depositByCard } from './steps/pay-by-card.ts'
import { registerAtDeposit, registerPlayer } from './steps/register-player.ts'

/** What the page's own document, and no frame in it, was told that its policy forbids. */
async function watchViolations(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeBinding('tellOfViolation', ({ frame }, what: string) => {
    if (frame === page.mainFrame()) told.push(what)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      const { tellOfViolation } = window as unknown as { tellOfViolation(what: string): void }
      tellOfViolation(`${location.pathname} ${effectiveDirective} ${sample}`)
    })
  })
  return told
}

const expectMainHeading = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

test('[SEC-05] registration, deposit and every page of the account keep to trusted types', async ({
  page,
}) => {
  const violations = await watchViolations(page)
  await registerAtDeposit(page)
  await depositByCard(page, 200)
  for (const [, path] of playerRoutes) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    )
    await expectMainHeading(page)
    await expect(page.getByText('Logget ind i').first()).toBeAttached()
  }
  expect(violations).toEqual([])
})

test('[SEC-05] pages entered from the account keep to it, those with data and workers, too', async ({
  page,
}) => {
  const violations = await watchViolations(page)
  await registerPlayer(page)
  await page.goto('/min-konto/profil')
  await page.evaluate('window.sameDocument = true')
  await page.getByRole('link', { name: 'Skriv til kundeservice' }).click()
  await page.getByRole('button', { name: 'Jeg er ikke en robot' }).press('Enter')
  await expect(page.getByText('Bekræftet. Du kan sende beskeden.').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nyheder' }).click()
  await expect(page).toHaveURL('/nyheder')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/nyheder\/./)
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
  await page.evaluate('window.__reactRouterDataRouter.navigate("/her-er-intet")')
  await expect(page).toHaveURL('/her-er-intet')
  await expect(page.getByText('Siden blev ikke fundet: /her-er-intet')).toBeVisible()
  expect(await page.evaluate('window.sameDocument')).toBe(true)
  expect(violations).toEqual([])
})

test('[SEC-05] on a page of the account no text becomes elements, code or a script’s address', async ({
  page,
}) => {
  await registerPlayer(page)
  await page.goto('/min-konto/oversigt')
  await expectMainHeading(page)
  const written = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      elements: () => (document.createElement('div').innerHTML = '<img src=x>'),
      adjacent: () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
      address: () => (document.createElement('script').src = 'https://evil.example/a.js'),
      page: () => (document.createElement('script').src = '/spilleautomater'),
      code: () => (document.createElement('script').text = 'window.broken = 1'),
      worker: () => new Worker('data:text/javascript,1'),
      document: () => document.write('<b>b</b>'),
      policy: () => Object(window).trustedTypes.createPolicy('default', {}),
      other: () => Object(window).trustedTypes.createPolicy('other', {}),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} went through`
      } catch (error) {
        return `${name} ${(error as Error).name}`
      }
    })
  })
  expect(written.filter((line) => !line.endsWith(' TypeError'))).toEqual([])
})

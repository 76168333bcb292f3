import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { openGame, playRound } from './steps/open-game.ts'
import { registerPlayer } from './steps/register-player.ts'
import { depositOverHttp } from './steps/session.ts'

const wagering = (page: Page) => page.getByRole('region', { name: 'Gennemspilskrav' })
const history = (page: Page) => page.getByRole('table', { name: /Tidligere bonusser/ })

/** 200 kr. of bonus, to be staked ten times. */
async function registerWithBonus(page: Page): Promise<void> {
  const { name: cardHolder } = await registerPlayer(page)
  await depositOverHttp(page, 200, { cardHolder, bonus: { code: 'NORDLYS500', kroner: 200 } })
}

async function expectWagering(page: Page): Promise<void> {
  await expect(wagering(page)).toContainText('0 %')
  await expect(wagering(page)).toContainText('0 kr. af 2.000 kr.')
  await expect(wagering(page)).toContainText('Mangler 2.000 kr.')
  await expect(wagering(page)).toContainText('Højeste indsats 100 kr.')
  await expect(wagering(page)).toContainText('60 dage tilbage')
}

test('[BONUS-02] [BONUS-03] [SCREEN-14] a player follows a bonus and ends it, without script too', async ({
  page,
  browser,
}) => {
  await registerWithBonus(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/min-konto/oversigt')
  await expectWagering(page)
  await expectAccessible(page)
  await wagering(page).getByRole('link', { name: 'Afslut bonus' }).click()
  const question = page.getByRole('status').filter({ hasText: 'Vil du afslutte din bonus?' })
  await expect(question).toBeFocused()
  await expect(question).toContainText('Du mister 200 kr. i bonus')
  await expectAccessible(page)
  await question.getByRole('link', { name: 'Behold bonussen' }).click()
  await expect(question).toBeHidden()
  await expectWagering(page)

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await plain.addCookies(await page.context().cookies())
  const here = await plain.newPage()
  await here.goto('/min-konto/oversigt')
  await expectWagering(here)
  await wagering(here).getByRole('link', { name: 'Afslut bonus' }).click()
  await here.getByRole('button', { name: 'Ja, afslut bonus' }).click()
  await expect(here.getByText('Din bonus er afsluttet')).toBeVisible()
  await expect(wagering(here)).toBeHidden()
  await expect(history(here)).toContainText('Bonuskode NORDLYS500')
  await expect(history(here)).toContainText('Du afsluttede den selv')
  await plain.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/min-konto/kampagne')
  await expect(page.getByText('Du har ikke nogen aktiv bonus.')).toBeVisible()
  await expect(history(page)).toContainText('Bonus bortfaldet')
  await expectAccessible(page)
  await page.goto('/min-konto/transaktioner?type=bonus')
  const gone = page.getByRole('row').filter({ hasText: 'Bonus bortfaldet' })
  await expect(gone).toContainText('Du afsluttede den selv')
  await expect(gone).not.toContainText('Gennemført')
})

const notice = {
  toldAt: '2026-11-26T12:00:00.000Z',
  title: 'Status på din bonus',
  lead: 'Resultatet er tilfældigt; der er ingen hast.',
  wholePercent: 62,
  percent: '62 %',
  progress: '3.120 kr. af 5.000 kr.',
  label: 'Gennemspilskrav',
  facts: [
    { label: 'Mangler', value: '1.880 kr.' },
    { label: 'Højeste indsats', value: '100 kr.' },
  ],
  ways: { goOn: 'Fortsæt', end: 'Afslut bonus', terms: 'Vilkår' },
}

test('[BONUS-02] between two rounds a player is told how far the bonus has come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerWithBonus(page)
  // Five minutes of play are not waited for here: the platform's own tests count them.
  let due: object | undefined = { dueInMs: 0, notice }
  await page.route('**/gennemspilning', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { due } }) : route.continue(),
  )
  const game = await openGame(page, 'money')
  await playRound(page, game)
  const dialog = page.getByRole('dialog', { name: 'Status på din bonus' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('62 % 3.120 kr. af 5.000 kr.')
  await expect(dialog.getByRole('link', { name: 'Afslut bonus' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Vilkår' })).toBeVisible()
  await expectAccessible(page)
  due = undefined
  const closed = page.waitForResponse((answer) => answer.url().endsWith('/gennemspilning'))
  await dialog.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(dialog).toBeHidden()
  // The platform, which was not asked, has none that is due.
  expect((await (await closed).json()).dueInMs).toBeGreaterThan(0)
  expect(await page.evaluate(() => localStorage.getItem('_wagering'))).not.toBeNull()
  await playRound(page, game)
  await expect(dialog).toBeHidden()
})

import { expect, type Page, test } from '@playwright/test'
import { type OwnWorld, startOwnWorld } from '../world/e2e/own-world.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectLoggedIn } from './steps/log-in.ts'
import { goActing } from './steps/page-start.ts'
import { cards, expectReceipt, pay } from './steps/pay-by-card.ts'
import { freshPerson } from './steps/person.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { chooseOfferOverHttp, registerOverHttp, siteOrigin } from './steps/register-over-http.ts'
import { registerByHand } from './steps/register-player.ts'
import { switchOfferOn } from './steps/welcome-offer.ts'

// One world, whose operator has an offer; the seed has none.
test.describe.configure({ mode: 'default' })

let world: OwnWorld
test.beforeAll(async () => {
  world = await startOwnWorld('test-results/world-welcome-offer.log')
  await switchOfferOn(world)
})
test.afterAll(() => world[Symbol.asyncDispose]())

const atHome = test.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    await using context = await browser.newContext({ baseURL: world.urls.site })
    await use(await context.newPage())
  },
})

atHome(
  '[ROUTE-01] home shows the offer with its terms in sight and one thing to do',
  async ({ page }) => {
    const complaints = listenForComplaints(page)
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('500 kr. i bonus og 500 spins')
    const terms = page
      .getByRole('main')
      .getByText(/^Kun nye kunder, der er fyldt 18 år/)
      .filter({ visible: true })
    for (const condition of ['100 kr.', '10 gange', 'Højeste indsats', '60 dage']) {
      await expect(terms).toContainText(condition)
    }
    await expect(terms).toBeInViewport({ ratio: 1 })
    const register = page.getByRole('main').getByRole('link', { name: 'Opret konto' })
    await expect(register).toHaveCount(1)
    await expect(register).toHaveAttribute('href', '/registrer')
    expect(complaints).toEqual([])
  },
)

atHome('the terms open with a worked example, and Esc gives the focus back', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Se vilkår og regneeksempel' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Vilkår for velkomsttilbuddet' })
  await expect(dialog.getByText('Du spiller for 10 × 500 kr.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

atHome('[REG-01, REG-02] a visitor registers with the offer', async ({ page }) => {
  await registerByHand(page, { withOffer: true })
  await expectLoggedIn(page)
})

atHome('[REG-01] going on without a bonus asks for no consent to its terms', async ({ page }) => {
  await atContact(page, false)
  await expect(page.getByRole('checkbox', { name: /^Jeg har læst/ })).toHaveCount(0)
  await expect(page.getByText('At fortsætte uden bonus')).toBeVisible()
  await page.getByRole('link', { name: 'Skift dit valg' }).click()
  await page.getByRole('button', { name: 'Vælg velkomsttilbuddet' }).click()
  await expect(page.getByRole('checkbox', { name: /^Jeg har læst/ })).not.toBeChecked()
})

atHome(
  'both doors of step 1 are the same size, and the terms stand before them',
  async ({ page }) => {
    await page.goto('/registrer')
    const take = await page.getByRole('button', { name: 'Vælg velkomsttilbuddet' }).boundingBox()
    const leave = await page.getByRole('button', { name: 'Fortsæt uden bonus' }).boundingBox()
    expect(leave).toMatchObject({ width: take?.width, height: take?.height, y: take?.y })
    await expect(page.getByText('Bonussen skal gennemspilles 10 gange')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Regneeksempel' })).toBeVisible()
  },
)

atHome('[VAL-10] the terms of the offer are a consent of their own', async ({ page }) => {
  await atContact(page, true)
  await page.getByRole('button', { name: 'Fortsæt til MitID' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('heading')).toHaveText('Ret 8 felter for at fortsætte')
  await expect(summary.getByRole('link').last()).toHaveText(
    'Du skal acceptere vilkårene for tilbuddet for at fortsætte.',
  )
  await expectAccessible(page)
})

atHome(
  '[BONUS-01] 100 kr. by card brings what the offer promised, told at once',
  async ({ page }) => {
    const { request } = page
    await registerOverHttp(request, freshPerson(), { withOffer: true })
    await page.goto('/min-konto/indbetal')
    await pay(page, 100, cards.withoutQuestion)
    await expectReceipt(page, 100)
    await expect(page.getByText('Du har fået 500 kr. i bonus.')).toBeVisible()
    await expect(page.getByText('Du har fået 500 spins a 0,20 kr.')).toBeVisible()
    const cookies = await page.context().cookies()
    const sessionId = cookies.find(({ name }) => name === '_auth_token')?.value
    const headers = { origin: await siteOrigin(request) }
    const summary = await request.post('/api/deposit/account-summary', {
      data: { sessionId },
      headers,
    })
    expect((await summary.json()).data).toEqual({
      BonusBalance: 50_000,
      TotalActiveBonusWageredFraction: 0,
      TotalActiveWageringRequirement: 500_000,
      TotalBalance: 60_000,
      WithdrawableBalance: 10_000,
    })
  },
)

/** Step 2, in a browser that has taken step 1. */
async function atContact(page: Page, withOffer: boolean): Promise<void> {
  await chooseOfferOverHttp(page.request, withOffer)
  await goActing(page, '/registrer?trin=2')
}

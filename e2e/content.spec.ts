import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'

test('[ROUTE-08] [CONTENT-01] news are listed 26 a page, newest first, and each has its page', async ({
  page,
}) => {
  await page.goto('/nyheder')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(26)
  const dates = await cards
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted().toReversed())
  await expectAccessible(page)
  const pages = page.getByRole('navigation', { name: 'Sider med nyheder' })
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/nyheder?side=2')
  // The address changes before the list does.
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
  const first = cards.first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} | Nordlys Casino`)
  const article = page.locator('script[type="application/ld+json"]').first()
  expect(JSON.parse(await article.innerText())).toMatchObject({
    '@type': 'NewsArticle',
    headline: title,
  })
  await expectAccessible(page)
})

test('[ERR-01] [ERR-02] a news item that is not there is a page that was not found', async ({
  page,
}) => {
  for (const path of ['/nyheder/findes-ikke', '/kampagner/findes-ikke', '/lp/a/b']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`Siden blev ikke fundet: ${path}`)).toBeVisible()
  }
})

test('[CONTENT-02] [ROUTE-11] [HEAD-05] a campaign has its conditions, and no header', async ({
  page,
}) => {
  await page.goto('/kampagner')
  const offers = page.getByRole('main').getByRole('article')
  const count = await offers.count()
  expect(count).toBeGreaterThan(4)
  await expect(page.getByRole('main').getByText('18+ · Spil ansvarligt')).toHaveCount(count)
  await expectAccessible(page)
  await page.goto('/kampagner/velkomstbonus')
  await expect(page.getByRole('heading', { name: 'Vilkår' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Åbn menuen' })).toHaveCount(0)
  await expect(page.getByRole('complementary').getByText('StopSpillet')).toBeVisible()
  await expectAccessible(page)
})

test('[CONTENT-02] [ROUTE-05] a landing page has one way on, and its conditions', async ({
  page,
}) => {
  await page.goto('/lp/spil/jackpots')
  await expect(page.getByRole('heading', { name: 'Vilkår' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await expectAccessible(page)
  await page.goto('/lp')
  await expect(page).toHaveURL('/kampagner')
})

for (const path of [
  '/contents/om-os',
  '/contents/ofte-stillede-spoergsmaal',
  '/nordlys-uden-jackpot',
  '/cookiepolitik',
  '/persondatapolitik',
  '/casino-aarhus',
  '/kampagner/aarhus-roulette',
]) {
  test(`[CONTENT-02] [ROUTE-20] [ROUTE-21] [ROUTE-22] ${path} is a page of content`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('[ROUTE-22] every page of the venue answers', async ({ request }) => {
  const below = [
    ...['royal-club', 'english', 'events', 'kampagner', 'privatlivspolitik', 'poker', 'blackjack'],
    ...['roulette', 'texas-holdem', 'spilleautomater', 'husregler', 'betingelser'],
    ...['ansvarligt-spil', 'kontakt', 'nyheder'],
  ]
  for (const name of below) {
    const answer = await request.get(`/casino-aarhus/${name}`)
    expect([name, answer.status()]).toEqual([name, 200])
    const lang = /<article[^>]* lang="(\w+)"/.exec(await answer.text())?.[1]
    expect([name, lang]).toEqual([name, name === 'english' ? 'en' : undefined])
  }
})

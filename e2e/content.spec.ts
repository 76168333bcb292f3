import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { shownOf } from './steps/notice-of.ts'
import { goActing } from './steps/page-start.ts'

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

test('[ROUTE-08] [CONTENT-01] every page of the news is served whole, down to the oldest', async ({
  request,
}) => {
  const first = await newsPage(request, '/nyheder')
  expect(first.canonical).toMatch(/\/nyheder$/)
  expect(first.slugs).toHaveLength(26)
  const listed = new Set(first.slugs)
  for (let page = 2; page <= first.lastPage; page += 1) {
    const shown = await newsPage(request, `/nyheder?side=${page}`)
    expect(shown.canonical).toMatch(new RegExp(`/nyheder\\?side=${page}$`))
    expect([page, shown.slugs.filter((slug) => listed.has(slug))]).toEqual([page, []])
    for (const slug of shown.slugs) listed.add(slug)
  }
  const payload = await (await request.get('/nyheder/_payload.json')).json()
  const [told] = Object.values<{ totalRecords?: number }>(payload.data).filter(
    ({ totalRecords }) => totalRecords !== undefined,
  )
  expect(listed.size).toBe(told?.totalRecords)
})

test('[ROUTE-08] a page of the news beyond the last leads to the last, and none to the first', async ({
  request,
}) => {
  const { lastPage } = await newsPage(request, '/nyheder')
  const beyond = await request.get(`/nyheder?side=${lastPage + 1}`, { maxRedirects: 0 })
  expect(beyond.status()).toBe(302)
  expect(beyond.headers().location).toBe(`/nyheder?side=${lastPage}`)
  const { canonical } = await newsPage(request, '/nyheder?side=nul')
  expect(canonical).toMatch(/\/nyheder$/)
})

test('[ERR-01] [ERR-02] a news item that is not there is a page that was not found', async ({
  page,
}) => {
  for (const path of ['/nyheder/findes-ikke?a=b', '/kampagner/findes-ikke', '/lp/a/b']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    expect(await answer?.text()).toContain(`Page Not Found: ${path}`)
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
  await page.goto('/kampagner/kend-chancen')
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

test('[CONTENT-02][ROUTE-20][ROUTE-21][ROUTE-22] pages of content are shown, and axe finds nothing', async ({
  page,
}) => {
  for (const path of [
    '/contents/om-os',
    '/contents/ofte-stillede-spoergsmaal',
    '/nordlys-uden-jackpot',
    '/cookiepolitik',
    '/persondatapolitik',
    '/casino-aarhus',
    '/kampagner/aarhus-roulette',
  ]) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }
})

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

/** What a page of the news says as it is sent, before any script. */
async function newsPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect([path, answer.status()]).toEqual([path, 200])
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const ofPages = [...main.matchAll(/href="\/nyheder\?side=(\d+)"/g)]
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    slugs: [...main.matchAll(/href="\/nyheder\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? ''),
    lastPage: Math.max(...ofPages.map(([, page]) => Number(page))),
  }
}

test('[LIM-07] the self-test is answered in the browser alone, and says where help is', async ({
  page,
  request,
}) => {
  const html = shownOf(await (await request.get('/selvtest')).text())
  expect(html.match(/<legend>/g)).toHaveLength(9)
  expect(html).toContain('Ofte til noget, eller ind imellem til tre eller flere')
  expect(html).not.toContain('<form')

  await goActing(page, '/selvtest')
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const before = [await kept(), await page.context().cookies()]
  const sent: string[] = []
  page.on('request', (asked) => sent.push(asked.url()))
  const show = page.getByRole('button', { name: 'Se, hvad svarene siger' })
  await show.click()
  await expect(page.getByRole('alert')).toHaveText('Du mangler at svare på 9 af de ni spørgsmål')
  const noes = page.getByRole('radio', { name: 'Nej' })
  for (const no of await noes.all()) await no.check()
  const third = page.getByRole('group', { name: 'Har du spillet videre' })
  await third.getByRole('radio', { name: 'Ofte' }).check()
  await show.click()
  const result = page.getByRole('status').filter({ hasText: 'Du genkender meget af det' })
  await expect(result).toBeFocused()
  await expect(result.getByRole('link', { name: 'Ring til 70 22 28 25' })).toBeVisible()
  await expect(result.getByRole('link', { name: 'Sæt en grænse' })).toBeVisible()
  await expect(result.getByRole('link', { name: 'Hold pause' })).toBeVisible()
  await expect(result.getByRole('link', { name: 'Tag testen hos StopSpillet' })).toBeVisible()
  await expectAccessible(page)
  expect([await kept(), await page.context().cookies()]).toEqual(before)
  expect(page.url()).toMatch(/\/selvtest$/)
  // The result leads on, and where to is made ready, whatever the result; nothing else is asked for.
  expect(sent.filter((url) => !/\/assets\/|\/__manifest\?/.test(url))).toEqual([])
})

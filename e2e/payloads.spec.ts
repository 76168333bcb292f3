import { expect, test } from '@playwright/test'

test('[API-04] each prerendered page of the build tells its data, and no page of a player does', async ({
  page,
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const { prerendered } = await (await request.get(`/builds/meta/${id}.json`)).json()
  for (const path of prerendered) {
    const answer = await request.get(`${path === '/' ? '' : path}/_payload.json`)
    expect([path, answer.status()]).toEqual([path, 200])
    const { data } = await answer.json()
    expect(data.root.pieces.footer.length).toBeGreaterThan(0)
    expect(data.root.player).toBeUndefined()
    expect(Object.keys(data).length).toBe(2)
  }
  const news = await (await request.get('/nyheder/_payload.json')).json()
  await page.goto('/nyheder')
  const [first] = Object.values<{ news?: { title: string }[] }>(news.data)
    .flatMap((route) => route.news ?? [])
    .map(({ title }) => title)
  expect(first).toBeTruthy()
  await expect(page.getByRole('main').getByRole('heading', { name: String(first) })).toBeVisible()
  for (const path of ['/min-konto/oversigt', '/min-konto', '/nyheder/findes-ikke']) {
    expect((await request.get(`${path}/_payload.json`)).status()).toBe(404)
  }
})

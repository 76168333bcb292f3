import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

test('[REG-07] a landing page is noted on each answer, though the page is made once', async () => {
  await using site = await testSite(() => htmlPage())
  for (const cookie of ['', '_consent=1', '_consent=1.statistics']) {
    const { headers } = await site.server.inject({ url: '/lp/spil/jackpots', headers: { cookie } })
    expect(headers['set-cookie']).toBe(`landingPageCookie=spil%2Fjackpots; ${attributes}`)
  }
  const consenting = await site.server.inject({
    url: '/lp/spil/jackpots',
    headers: { cookie: '_consent=1.marketing' },
  })
  expect(consenting.headers['set-cookie']).toBe(
    `landingPageCookie=spil%2Fjackpots; ${attributes}; Max-Age=2592000`,
  )
  expect(site.rendered).toHaveLength(1)
})

test('[REG-07] it is noted with a partner’s tag beside it, and when only its data is asked for', async () => {
  await using site = await testSite((scope) => {
    scope.setCookie('btag=partner')
    return htmlPage()
  })
  const tagged = await site.server.inject('/lp/spil/jackpots?btag=partner')
  expect(tagged.headers['set-cookie']).toEqual([
    `landingPageCookie=spil%2Fjackpots; ${attributes}`,
    'btag=partner',
  ])
  const data = await site.server.inject('/lp/spil/jackpots.data')
  expect(data.headers['set-cookie']).toContain(`landingPageCookie=spil%2Fjackpots; ${attributes}`)
})

test('[REG-07] a campaign’s own page is noted in the same way, and the newest counts', async () => {
  await using site = await testSite(() => htmlPage())
  const cookie = 'landingPageCookie=spil%2Fjackpots'
  const answer = await site.server.inject({
    url: '/kampagner/velkomstbonus',
    headers: { cookie },
  })
  const line = `landingPageCookie=kampagner%2Fvelkomstbonus; ${attributes}`
  expect(answer.headers['set-cookie']).toBe(line)
  expect((await site.server.inject('/kampagner')).headers['set-cookie']).toBeUndefined()
})

test('[REG-07] no other page notes one, and a landing page that is not there neither', async () => {
  await using site = await testSite(() => htmlPage())
  expect((await site.server.inject('/')).headers['set-cookie']).toBeUndefined()
  await using empty = await testSite(() => new Response('none', { status: 404 }))
  const missing = await empty.server.inject('/lp/spil/findes-ikke')
  expect(missing.headers['set-cookie']).toBeUndefined()
})

test('[REG-07] [CONTENT-05] a consent taken back lets the campaign end with the browser', async () => {
  await using site = await testSite(() => htmlPage())
  const choose = (value: string) =>
    site.server.inject({
      method: 'POST',
      url: '/api/cookie',
      headers: {
        origin: 'http://localhost:3000',
        cookie: 'btag=partner; landingPageCookie=spil%2Fjackpots; _consent=1.marketing',
      },
      payload: { key: '_consent', value, max_age: 31_536_000 },
    })
  expect((await choose('1')).headers['set-cookie']).toEqual([
    '_consent=1; Path=/; Secure; SameSite=Lax; Max-Age=31536000',
    `landingPageCookie=spil%2Fjackpots; ${attributes}`,
    `btag=partner; ${attributes}`,
  ])
  expect((await choose('1.marketing')).headers['set-cookie']).toContain(
    `btag=partner; ${attributes}; Max-Age=2592000`,
  )
})

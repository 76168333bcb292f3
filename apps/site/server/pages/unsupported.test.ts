import { missingOfPolicy } from '@nordlys/testing/missing-of-policy'
import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const internetExplorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const oldChrome = `Mozilla/5.0 (Windows NT 6.1) ${webkit} Chrome/109.0.0.0 Safari/537.36`
const googlebot = `Mozilla/5.0 ${webkit} (compatible; Googlebot/2.1) Chrome/99.0 Safari/537.36`

test.each([
  [
    'Internet Explorer understøttes ikke længere. Brug Edge, Chrome, Firefox eller Safari.',
    internetExplorer,
  ],
  ['Din version af Chrome er for gammel. Opdater til den nyeste version.', oldChrome],
  [
    'Din version af Safari er for gammel. Opdater til den nyeste version.',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) ${webkit} Version/13.1.2 Safari/605.1.15`,
  ],
  [
    'Opdater iOS til en nyere version for at bruge siden.',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) ${webkit} Version/15.6 Safari/604.1`,
  ],
  [
    'Opdater Android eller din browser til en nyere version for at bruge siden.',
    `Mozilla/5.0 (Linux; Android 7.0; SM-G930F) ${webkit} Chrome/99.0 Mobile Safari/537.36`,
  ],
  [
    'Din browser understøttes ikke. Opdater den, eller brug en anden browser.',
    'Mozilla/5.0 (Windows NT 6.1; rv:52.0) Gecko/20100101 Firefox/52.0',
  ],
])('[SCREEN-06] %s', async (words, userAgent) => {
  await using site = await testSite(() => htmlPage())
  const headers = { 'user-agent': userAgent }
  const led = await site.server.inject({ url: '/spilleautomater', headers })
  expect([led.statusCode, led.headers.location]).toEqual([302, '/unsupported'])
  expect(site.rendered).toEqual([])
  const page = await site.server.inject({ url: '/unsupported', headers })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(words)
  expect(page.body).not.toMatch(/<script|<header|style="|<svg|var\(--/)
})

test('[SCREEN-06] its one style sheet is one that any browser reads', async () => {
  await using site = await testSite(() => htmlPage())
  const page = await site.server.inject({ url: '/unsupported' })
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? []
  const sheet = await site.server.inject({ url: href, headers: { 'user-agent': internetExplorer } })
  expect(sheet.headers['content-type']).toContain('text/css')
  expect(sheet.body).toMatch(/body \{/)
  expect(sheet.body).not.toMatch(/var\(|@|grid|flex|clamp|min\(|light-dark|&/)
})

test('[SCREEN-06] an old browser gets no page that others share, and they not its answer', async () => {
  await using site = await testSite(() => htmlPage())
  const ask = (userAgent: string) =>
    site.server.inject({ url: '/jackpots', headers: { 'user-agent': userAgent } })
  expect((await ask(oldChrome)).statusCode).toBe(302)
  expect((await ask(googlebot)).statusCode).toBe(200)
  expect((await ask(oldChrome.replace('109', '131'))).statusCode).toBe(200)
  expect((await ask(oldChrome)).statusCode).toBe(302)
})

test('[SCREEN-06] an old browser is told so while the platform is away, too', async () => {
  await using site = await testSite(() => htmlPage())
  await site.neighbours[Symbol.asyncDispose]()
  const page = await site.server.inject({ url: '/unsupported' })
  expect(page.body).toContain('Din browser understøttes ikke.')
})

test('[FLT-08] a player has clock and time in session, too, and the page is not read anew', async () => {
  await using site = await testSite(() => htmlPage())
  const headers = { 'user-agent': internetExplorer, cookie: knownCookies }
  const visitor = await site.server.inject({ url: '/unsupported' })
  expect(visitor.body).not.toContain('<iframe')
  const page = await site.server.inject({ url: '/unsupported', headers })
  expect(page.headers).not.toHaveProperty('refresh')
  const [, source = ''] = /<iframe class="clock" src="([^"]+)"/.exec(page.body) ?? []
  site.clock.advance({ minutes: 42 })
  const clock = await site.server.inject({ url: source, headers })
  expect(clock.body).toContain('Logget ind i 00.42 · kl. 14.42')
  expect(clock.headers).toMatchObject({ refresh: '20', 'cache-control': 'no-store' })
  expect(clock.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  const odd = await site.server.inject({ url: '/unsupported/ur?siden=%3Cb%3E' })
  expect([odd.statusCode, odd.body.includes('<b>')]).toEqual([200, false])
})

/** The ways that every page has, with or without the shell round it. */
const barLinks = [
  '<a href="tel:+4570222825">StopSpillet 70 22 28 25</a>',
  '<a href="https://www.rofus.nu">ROFUS</a>',
  '<a href="https://www.spillemyndigheden.dk">Tilladelse fra Spillemyndigheden</a>',
  '<a href="/contents/klager">Klager</a>',
]

test('[FLT-79] [FLT-78] what is drawn without the shell has links, clock and policy', async () => {
  const cold = { burst: 0, perSecond: 0.001 }
  const failing = () => new Response(null, { status: 500 })
  await using broken = await testSite(failing)
  await using crashed = await testSite(() => Promise.reject(new Error('a bug')))
  await using busy = await testSite(() => htmlPage(), {
    pageLimits: { stranger: cold, session: cold, refusalDelayMs: 0 },
  })
  await using odd = await testSite(() => new Response(null, { status: 400 }))
  const pages = [
    [broken, { url: '/min-konto' }, 500],
    [crashed, { url: '/min-konto' }, 503],
    [broken, { url: '/unsupported' }, 200],
    [busy, { url: '/min-konto' }, 429],
    [odd, { url: '/min-konto' }, 400],
  ] as const
  for (const [site, asked, status] of pages) {
    for (const cookie of [knownCookies, '']) {
      const headers = { cookie, accept: 'text/html', origin: 'http://localhost:3000' }
      const { statusCode, body, headers: told } = await site.server.inject({ ...asked, headers })
      expect([asked.url, statusCode]).toEqual([asked.url, status])
      for (const link of barLinks) expect(body).toContain(link)
      expect(body.includes('<iframe class="clock" src="/unsupported/ur')).toBe(cookie !== '')
      expect(missingOfPolicy(told)).toEqual([])
    }
  }
  const clock = await broken.server.inject('/unsupported/ur')
  expect(clock.body).toContain('<body class="clock">kl. 14.00</body>')
  expect(missingOfPolicy(clock.headers)).toEqual([])
})

test('[FLT-79] an old browser is shown how to complain', async () => {
  await using site = await testSite(() => htmlPage('Sådan klager du'))
  const headers = { 'user-agent': internetExplorer }
  const page = await site.server.inject({ url: '/contents/klager', headers })
  expect([page.statusCode, page.body.includes('Sådan klager du')]).toEqual([200, true])
})

test('[FLT-08] the marks stand above the page, where scrolling leaves them', async () => {
  await using site = await testSite(() => htmlPage())
  const { body } = await site.server.inject({ url: '/unsupported' })
  const [, rim = ''] = /<div class="rim">([\s\S]*?)<\/div>/.exec(body) ?? []
  for (const mark of ['18+', ...barLinks]) expect(rim).toContain(mark)
  const sheet = await site.server.inject({ url: '/unsupported.css' })
  expect(sheet.body).toMatch(/\.rim \{ position: fixed; top: 0;/)
})

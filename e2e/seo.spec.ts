import { type APIRequestContext, expect, test } from '@playwright/test'
import { freshPerson } from './steps/person.ts'
import { registerOverHttp } from './steps/register-over-http.ts'

const listed = 'index, follow'
const hidden = 'noindex, follow'
const closed = 'noindex, nofollow'

/** The address, what search engines are told, the page it counts as, and what it says it is about. */
type Told = readonly [path: string, robots: string, canonical: string, ...about: string[]]

const trail = 'BreadcrumbList'
const list = 'ItemList'

const publicPages: readonly Told[] = [
  ['/', listed, '/', 'Organization', 'WebSite'],
  ['/log-ind', listed, '/log-ind'],
  ['/registrer', hidden, '/registrer'],
  ['/lp/spil/jackpots', hidden, '/lp/spil/jackpots'],
  ['/nyheder', listed, '/nyheder'],
  ['/nyheder/vaskepanden', listed, '/nyheder/vaskepanden', 'NewsArticle', trail],
  ['/bordspil', listed, '/bordspil', trail, list],
  ['/bordspil/roulette', listed, '/bordspil/roulette', trail, list],
  ['/bordspil/blackjack', listed, '/bordspil/blackjack', trail, list],
  ['/bordspil/video-poker', listed, '/bordspil/video-poker', trail, list],
  ['/jackpots', listed, '/jackpots', trail],
  ['/kampagner', listed, '/kampagner'],
  ['/kampagner/kend-chancen', listed, '/kampagner/kend-chancen', trail],
  ['/kontaktos', listed, '/kontaktos'],
  ['/nyevindere', listed, '/nyevindere'],
  ['/live-casino', listed, '/live-casino', trail, list],
  ['/live/live-casino', listed, '/live-casino', trail, list],
  ['/live/live-roulette', listed, '/live/live-roulette', trail, list],
  ['/live/live-blackjack', listed, '/live/live-blackjack', trail],
  ['/live/andre-live-spil', listed, '/live/andre-live-spil', trail, list],
  ['/spilleautomater', listed, '/spilleautomater', trail],
  ['/spilleautomater/alle-spil', listed, '/spilleautomater', trail],
  ['/spilleautomater/nye-spil', listed, '/spilleautomater/nye-spil', trail],
  ['/spilleautomater/bedste-spil', listed, '/spilleautomater/bedste-spil', trail],
  ['/spilleautomater?tema=rummet', listed, '/spilleautomater', trail],
  ['/spilleautomater?q=guld', hidden, '/spilleautomater', trail],
  ['/spilleautomater/soeg?q=guld', hidden, '/spilleautomater/soeg', trail],
  [
    '/spilleautomater/money/vikingernes-guld',
    listed,
    '/spilleautomater/free/vikingernes-guld',
    trail,
  ],
  [
    '/spilleautomater/free/vikingernes-guld',
    listed,
    '/spilleautomater/free/vikingernes-guld',
    trail,
  ],
  [
    '/spilleautomater/matematik/langskibets-guld',
    listed,
    '/spilleautomater/matematik/langskibets-guld',
  ],
  ['/bordspil/free/blackjack', listed, '/bordspil/free/blackjack', trail],
  ['/bordspil/matematik/blackjack', listed, '/bordspil/matematik/blackjack'],
  ['/unsubscribe', closed, '/unsubscribe'],
  ['/unsubscribesms', closed, '/unsubscribesms'],
  ['/unsubscribebrand', closed, '/unsubscribebrand'],
  ['/contents/rofus', listed, '/contents/rofus'],
  ['/cookiepolitik', listed, '/cookiepolitik'],
  ['/persondatapolitik', listed, '/persondatapolitik'],
  ['/casino-aarhus', listed, '/casino-aarhus'],
  ['/billedkilder', listed, '/billedkilder'],
  ['/selvtest', listed, '/selvtest'],
]

const playerPages = [
  '/quick-deposit',
  '/MobilePay',
  '/loginsuccess',
  '/min-konto/oversigt',
  '/min-konto/profil',
  '/min-konto/indbetal',
  '/min-konto/udbetal',
  '/min-konto/overfoer',
  '/min-konto/kampagne',
  '/min-konto/transaktioner',
  '/min-konto/begraensninger',
]

test('[DATA-11] every public page tells search engines what it is, and what may be listed', async ({
  request,
}) => {
  const titles = new Map<string, string>()
  const pictures = new Set<string>()
  for (const [path, robots, canonical, ...about] of publicPages) {
    await test.step(path, async () => {
      const head = await headOf(request, path)
      expect.soft(head.robots).toBe(robots)
      expect.soft(new URL(head.canonical).pathname).toBe(canonical)
      expect.soft(head.title).toMatch(/\| Nordlys( Casino)?$|^Nordlys Casino: /)
      expect.soft(head.description.length).toBeGreaterThan(40)
      expect.soft(head.description.length).toBeLessThan(200)
      expect.soft(head.about).toEqual(about)
      expect.soft(head.shared).toEqual({
        title: expect.stringMatching(/\S/),
        description: head.description,
        url: head.canonical,
        image: expect.stringMatching(/^http/),
      })
      // Two pages that may be listed are told apart by their names.
      if (robots === listed) {
        expect.soft(titles.get(head.title) ?? head.canonical).toBe(head.canonical)
        titles.set(head.title, head.canonical)
      }
      pictures.add(head.shared.image)
    })
  }
  for (const address of pictures) await expectPicture(request, address)
})

test('[DATA-11] no search engine lists a page of an account or of a payment', async ({
  request,
}) => {
  await registerOverHttp(request, freshPerson())
  for (const path of [...playerPages, '/spilleautomater/mine-favoritter']) {
    await test.step(path, async () => {
      const head = await headOf(request, path)
      expect(head.robots).toMatch(/^noindex/)
      expect(head.title).toMatch(/ \| Nordlys Casino$/)
    })
  }
})

test('the sitemap names every offered game, and pages that are there, once, and may be listed', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(new Set(paths).size).toBe(paths.length)
  // The pages of the games have a test of their own, which opens every one of them.
  const games = paths.filter((path) => path.startsWith('/spilleautomater/free/'))
  expect(games.length).toBeGreaterThan(100)
  for (const path of [...paths.filter((one) => !games.includes(one)), ...games.slice(0, 3)]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    expect([path, /name="robots" content="noindex/.test(await answer.text())]).toEqual([
      path,
      false,
    ])
  }
})

/** What the head of a page says as it is sent, which is what a search engine reads. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect([path, answer.status()]).toEqual([path, 200])
  const html = await answer.text()
  const told = (pattern: RegExp) => toldOnce(html, pattern)
  const objects = html.matchAll(
    /<script[^>]* type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  )
  return {
    title: told(/<title>([^<]*)<\/title>/g),
    description: told(/<meta name="description" content="([^"]*)"/g),
    robots: told(/<meta name="robots" content="([^"]*)"/g),
    canonical: told(/<link rel="canonical" href="([^"]*)"/g),
    about: [...objects].map(([, text = '']): string => JSON.parse(text)['@type']),
    shared: {
      title: told(/<meta property="og:title" content="([^"]*)"/g),
      description: told(/<meta property="og:description" content="([^"]*)"/g),
      url: told(/<meta property="og:url" content="([^"]*)"/g),
      image: told(/<meta property="og:image" content="([^"]*)"/g),
    },
  }
}

/** It is told once; a page that tells it twice, or not at all, tells nothing. */
function toldOnce(html: string, pattern: RegExp): string {
  const [value = '', ...more] = [...html.matchAll(pattern)].map(([, found = '']) => found)
  expect.soft(more).toEqual([])
  return value
}

async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(new URL(address).pathname)
  expect
    .soft([answer.status(), answer.headers()['content-type']])
    .toEqual([200, expect.stringMatching(/^image\//)])
}

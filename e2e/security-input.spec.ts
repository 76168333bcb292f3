import { e2eAddresses, e2eDatabaseUrl } from '@nordlys/testing/e2e/addresses'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { putContent, readContentValue } from './steps/content.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { registerPlayer } from './steps/register-player.ts'

const script = '</script><script>window.broken=1</script><img src=x onerror=window.broken=1>\u2028'

test('[SEC-71] [SEC-72] what is typed into an address is text on the page, and nothing else', async ({
  page,
}) => {
  const typed = encodeURIComponent(script)
  for (const path of [
    `/spilleautomater/soeg?q=${typed}`,
    `/kampagner/${typed}`,
    `/nyheder/${typed}`,
    `/${typed}`,
    `/?btag=${typed}`,
    `/log-ind?redirect=/${typed}`,
    `/log-ind?fejl=${typed}`,
    `/unsubscribe?UserGuid=${typed}`,
    `/unsubscribebrand?playerID=x&brand=${typed}`,
    `/spilleautomater/money/${typed}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    expect([path, await page.evaluate('window.broken')]).toEqual([path, undefined])
    const html = await (await page.request.get(path)).text()
    expect(html).not.toContain('<script>window.broken')
    expect(html).not.toContain('<img src=x')
    for (const [, code] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
      expect(code).not.toMatch(/\u2028|<img/)
    }
  }
})

test('[SEC-71] [SEC-72] an editor’s title that is a script is shown, and runs nowhere', async ({
  page,
}) => {
  const database = e2eDatabaseUrl()
  const kind = 'news'
  const value = await readContentValue(database, { kind, id: 'vaskepanden' })
  const id = 'et-script'
  const own = { title: script, newsSlug: id, showArticleInNewsList: false }
  await putContent(database, { kind, id, value: { ...value, ...own } })
  await page.goto(`/nyheder/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('window.broken')
  expect(await page.evaluate('window.broken')).toBeUndefined()
})

test('[SEC-74] a way back after login leads to no other site', async ({ request }) => {
  await registerPlayer({ request })
  const site = e2eAddresses().site
  for (const asked of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%252f%252fevil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '//localhost@evil.example',
    '/..//evil.example',
    '/\r\nSet-Cookie: a=b',
  ]) {
    const query = `redirect=${encodeURIComponent(asked)}`
    for (const path of [`/log-ind?${query}`, `/log-ind?${query}&redirect=/min-konto/profil`]) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/'])
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('a=b')
    }
  }
  const sign = encodeURIComponent('/spilleautomater/soeg?q=€')
  const answer = await request.get(`/log-ind?redirect=${sign}`, { maxRedirects: 0 })
  expect(new URL(answer.headers().location ?? '', site).href).toBe(
    `${site}/spilleautomater/soeg?q=%E2%82%AC`,
  )
})

test('[SEC-52] [SEC-53] [SEC-79] what lies round the product is not to be had', async ({
  request,
}) => {
  for (const path of [
    ...['/.git/config', '/.git/HEAD', '/.env', '/.npmrc', '/package.json', '/package-lock.json'],
    ...['/server/index.js', '/assets/../../server/index.js', '/build/server/index.js'],
    ...['/assets/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cx'],
    ...['/debug', '/metrics', '/api/metrics', '/status', '/admin', '/swagger', '/api-docs'],
    ...['/graphql', '/api/graphql', '/v1/session/read'],
    ...[
      '/log-ind/_payload.json',
      '/min-konto/_payload.json',
      '/builds/meta/..%2f..%2fpackage.json',
    ],
    ...['/builds/meta/%2e%2e%2f%2e%2e%2fpackage.json', '/apps/site/server/index.ts', '/%00'],
    ...['/billeder/..%2f..%2fpackage.json', '/nyheder/..%2f..%2f.env', '/@fs/etc/passwd'],
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).not.toMatch(/"dependencies"|root:x:0|\[core\]|workspaces/)
  }
  const home = await (await request.get('/')).text()
  const scripts = [...home.matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => path)
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of new Set(scripts)) await expectNoMap(request, path)
  const wrapped = await request.get('/api/menu?callback=evil')
  expect(await wrapped.text()).toMatch(/^\[/)
})

test('[SEC-75] who is led to another site is told first, by a rule that stands and by no other', async ({
  page,
  request,
}) => {
  const led = await request.get('/rofus', { maxRedirects: 0 })
  expect(led.status()).toBe(302)
  expect(led.headers().location).toBe('/videre?fra=%2Frofus')
  await page.goto('/rofus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du forlader Nordlys Casino')
  const main = page.getByRole('main')
  const onward = main.getByRole('link', { name: 'Fortsæt til www.rofus.nu' })
  await expect(onward).toHaveAttribute('href', 'https://www.rofus.nu')
  await expect(onward).toHaveAttribute('rel', 'noreferrer')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Bliv her' }).click()
  await expect(page).toHaveURL('/')
  const targets = ['https://evil.example', '//evil.example', '/nyheder', '/her-er-intet', '']
  for (const target of targets) {
    const asked = await request.get(`/videre?${new URLSearchParams({ fra: target })}`)
    expect(asked.status(), target).toBe(404)
    expect(await asked.text()).not.toContain('href="https://evil.example')
  }
  expect((await request.get('/videre')).status()).toBe(404)
})

test('[SEC-81] a key told twice is refused at every door that takes JSON from outside', async ({
  request,
}) => {
  await registerPlayer({ request })
  const { site, platform, games } = e2eAddresses()
  const free = { data: { mode: 'free', gameId: 'vikingernes-guld' } }
  const { playToken } = await (await request.post(`${games}/api/open`, free)).json()
  const provider = Buffer.from('sandbox-payments:sandbox-secret').toString('base64')
  const json = { 'content-type': 'application/json' }
  const doors: readonly [string, Record<string, string>][] = [
    [`${site}/api/deposit/account-summary`, json],
    [`${site}/api/policy-reports`, { 'content-type': 'application/csp-report' }],
    [`${games}/api/open`, json],
    [`${games}/api/spin`, { ...json, authorization: `Bearer ${playToken}` }],
    [`${platform}/outside/payments/authorize`, { ...json, authorization: `Basic ${provider}` }],
  ]
  for (const [door, shown] of doors) {
    const headers = { ...shown, origin: new URL(door).origin }
    const data = Buffer.from('{"a":1,"a":1}')
    expect([door, (await request.post(door, { data, headers })).status()]).toEqual([door, 400])
  }
  const stranger = await request.post(`${platform}/outside/payments/authorize`, { data: { a: 1 } })
  expect(stranger.status()).toBe(401)
})

test('[SEC-45] a mailbox’s own button is heard, and a link that we did not make is none', async ({
  request,
}) => {
  const form = { 'List-Unsubscribe': 'One-Click' }
  const link = `/unsubscribe?UserGuid=${'a'.repeat(60)}`
  const answer = await request.post(link, { form })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('<h1')
  const foreign = await request.post(link, { form, headers: { origin: 'https://evil.example' } })
  expect(foreign.status()).toBe(403)
})

test('[SEC-97] [SEC-98] what is sent to break the site is answered, and tells nothing of the inside', async ({
  request,
}) => {
  await registerPlayer({ request })
  const headers = { origin: e2eAddresses().site }
  for (const path of [
    ...['/%', '/%E0%A4%A', '/%c0%ae%c0%ae/', '/spilleautomater?side=1e999', '/__manifest?p=/%00'],
    ...['/min-konto/transaktioner?dage=-1', '/min-konto/transaktioner?side=9999999999999999999'],
    ...["/nyheder/'%20OR%201=1--", `/${'a'.repeat(5000)}`, '/nyheder?side=%00', '/?q=%F0%9F%92%A9'],
    ...['/_root.data?_routes=__proto__', '/min-konto/profil.data?_routes=constructor'],
  ]) {
    await expectCalm(path, await request.get(path))
  }
  const bodies = [
    '',
    '%',
    'amount=%00',
    'amount[]=1&amount=2',
    '__proto__[a]=b',
    'a=b&'.repeat(9999),
  ]
  for (const path of [
    '/log-ind',
    '/min-konto/udbetal',
    '/kontaktos',
    '/min-konto/indbetal/betaling',
  ]) {
    for (const data of bodies) {
      const type = 'application/x-www-form-urlencoded'
      const answer = await request.post(path, {
        data,
        headers: { ...headers, 'content-type': type },
        maxRedirects: 0,
      })
      await expectCalm(`${path} ${data.slice(0, 20)}`, answer)
    }
  }
  expect((await request.get('/healthz')).status()).toBe(200)
})

type Answer = Awaited<ReturnType<APIRequestContext['get']>>

async function expectCalm(what: string, answer: Answer) {
  expect([what, answer.status() < 500]).toEqual([what, true])
  const text = await answer.text()
  expect([what, text]).not.toEqual([
    what,
    expect.stringMatching(/\bat .+\.[jt]s:\d+|SELECT |node_modules|FST_/),
  ])
}

async function expectNoMap(request: APIRequestContext, path: string): Promise<void> {
  expect((await request.get(`${path}.map`)).status()).toBe(404)
  expect(await (await request.get(path)).text()).not.toContain('sourceMappingURL')
}

import { expect, test } from 'vitest'
import { imageProxyPath } from '../../app/ground/links/image-address.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const pageLimits = {
  stranger: { burst: 3, perSecond: 1 },
  session: { burst: 5, perSecond: 1 },
  call: { burst: 2, perSecond: 1 },
  picture: { burst: 2, perSecond: 1 },
  refusalDelayMs: 0,
}
const settings = { pageLimits, trustedProxies: '127.0.0.1' }

/** A page that is there for one visitor alone, asked for from an address behind our proxy. */
function asker({ server }: Awaited<ReturnType<typeof testSite>>) {
  return (url: string, address: string, cookie?: string) =>
    server.inject({ url, headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } })
}

test.each(['/spilleautomater?q=vikinger', '/findes-ikke', '/spilleautomater.data?q=v'])(
  '[FLT-21] a network may ask for so many of %s, and is told in Danish when again',
  async (url) => {
    await using site = await testSite(() => htmlPage(), settings)
    const ask = asker(site)
    for (const [number, address] of ['2001:db8::1', '2001:db8::2', '2001:db8::3'].entries()) {
      expect((await ask(`${url}${number}`, address)).statusCode).toBe(200)
    }
    const refused = await ask(url, '2001:db8::4')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
    expect(refused.body).toContain('Der kommer lige nu meget mange forespørgsler fra dit netværk')
    expect(refused.body).toContain('lang="da"')
    expect(refused.body).toContain('StopSpillet')
    expect(site.rendered).toHaveLength(3)
    expect((await ask(url, '2001:db8:0:1::1')).statusCode).toBe(200)
    site.clock.advance({ seconds: 1 })
    expect((await ask(url, '2001:db8::4')).statusCode).toBe(200)
  },
)

test('[FLT-21] pages that all share are bounded by nothing', async () => {
  await using site = await testSite(() => htmlPage(), settings)
  const ask = asker(site)
  for (let time = 0; time < 20; time += 1) {
    expect((await ask('/', '192.0.2.1')).statusCode).toBe(200)
  }
  expect(site.rendered).toHaveLength(1)
})

test('[FLT-21] a player is no stranger, but a session that nobody has is one all the same', async () => {
  await using site = await testSite(() => htmlPage(), settings)
  const ask = asker(site)
  const statuses = async (cookie: string, address: string, times: number) => {
    const answers: number[] = []
    for (let time = 0; time < times; time += 1) {
      answers.push((await ask('/findes-ikke', address, cookie)).statusCode)
    }
    return answers
  }
  expect(await statuses(knownCookies, '192.0.2.1', 6)).toEqual([200, 200, 200, 200, 200, 429])
  const nobodys = '__Host-session=old; _auth_token=handle-of-nobody'
  expect(await statuses(nobodys, '192.0.2.2', 4)).toEqual([200, 200, 200, 429])
})

test('[FLT-21] a page that is made anew for each choice costs who asks first', async () => {
  await using site = await testSite(() => htmlPage(), settings)
  const ask = asker(site)
  const statuses: number[] = []
  for (const theme of ['a', 'b', 'c', 'd']) {
    statuses.push((await ask(`/spilleautomater?tema=${theme}`, '192.0.2.1')).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  // What is made is everybody's, also theirs.
  expect((await ask('/spilleautomater?tema=a', '192.0.2.1')).statusCode).toBe(200)
  expect((await ask('/spilleautomater?tema=d', '192.0.2.2')).statusCode).toBe(200)
})

test.each([
  ['/api/menu', 429],
  [`${imageProxyPath}stored-name.webp`, 429],
])('[FLT-21] one network may ask the platform for so many of %s', async (url, status) => {
  await using site = await testSite(() => htmlPage(), settings)
  const ask = asker(site)
  const first = [await ask(url, '192.0.2.1'), await ask(url, '192.0.2.1')]
  expect(first.map(({ statusCode }) => statusCode)).not.toContain(status)
  const refused = await ask(url, '192.0.2.1')
  expect(refused.statusCode).toBe(status)
  expect(refused.headers['retry-after']).toBe('1')
  expect((await ask(url, '192.0.2.2')).statusCode).not.toBe(status)
})

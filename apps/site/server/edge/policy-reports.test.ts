import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'

const ours = { origin: 'http://localhost:3000' }
const broken = {
  'document-uri': 'http://localhost:3000/min-konto/profil?navn=Mette',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/a.js?b=c',
}

type Site = Awaited<ReturnType<typeof testSite>>

function tell(site: Site, report: unknown, from = '198.51.100.9', headers: object = ours) {
  return site.server.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { ...headers, 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': report }),
    remoteAddress: from,
  })
}

test('[SEC-06] a page says where its breaches are told, and one is written down', async () => {
  await using site = await testSite(() => htmlPage())
  for (const url of ['/', '/registrer']) {
    const { headers } = await site.server.inject(url)
    expect(headers['content-security-policy']).toContain('; report-uri /api/policy-reports')
  }
  expect((await tell(site, broken)).statusCode).toBe(204)
  expect(site.logged).toHaveLength(1)
  expect(JSON.parse(site.logged[0] ?? '').report).toEqual({
    'document-uri': 'http://localhost:3000/min-konto/profil',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js',
  })
})

test('[SEC-06] after the twentieth of a minute an address is told that it is too many', async () => {
  await using site = await testSite(() => htmlPage())
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await tell(site, broken)).statusCode)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect((await tell(site, broken, '198.51.100.10')).statusCode).toBe(204)
  site.clock.advance({ minutes: 1 })
  expect((await tell(site, broken)).statusCode).toBe(204)
})

test('[SEC-06] all addresses together are bounded, too', async () => {
  await using site = await testSite(() => htmlPage())
  const statuses: number[] = []
  for (let sent = 0; sent < 601; sent += 1) {
    statuses.push((await tell(site, broken, `10.0.${sent % 40}.1`)).statusCode)
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(600)
  expect(statuses.at(-1)).toBe(429)
})

test.each([{}, null, { 'document-uri': 7 }, { 'document-uri': 'a'.repeat(2_001) }])(
  '[SEC-06] %j is no report',
  async (report) => {
    await using site = await testSite(() => htmlPage())
    expect((await tell(site, report)).statusCode).toBe(400)
    expect(site.logged).toEqual([])
  },
)

test('[SEC-06] what no page of ours sends is not taken, nor what is too long', async () => {
  await using site = await testSite(() => htmlPage())
  const foreign = { origin: 'https://evil.example' }
  expect((await tell(site, broken, '198.51.100.9', foreign)).statusCode).toBe(403)
  const long = { ...broken, more: 'a'.repeat(17_000) }
  expect((await tell(site, long)).statusCode).toBe(413)
  expect(site.logged).toEqual([])
})

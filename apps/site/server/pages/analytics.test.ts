import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const analyticsUrl = 'https://analytics.example/container.js?id=N-1'
const origin = 'https://analytics.example'

/** A page that says which container it may carry. */
const tellingPage = (scope: { analyticsUrl: string | undefined }) =>
  htmlPage(`container: ${scope.analyticsUrl}`)

test('[API-07] there is no analytics container unless one is configured', async () => {
  await using site = await testSite(tellingPage)
  const { body, headers } = await site.server.inject('/')
  expect(body).toContain('container: undefined')
  expect(headers['content-security-policy']).toContain("connect-src 'self';")
  expect(headers['content-security-policy']).toContain("img-src 'self' data:;")
})

test('[API-07] a configured container is allowed on public pages, its origin and nothing else', async () => {
  await using site = await testSite(tellingPage, { analyticsUrl })
  for (const url of ['/', '/?btag=partner', '/nyheder', '/spilleautomater?tema=rom']) {
    const { body, headers } = await site.server.inject(url)
    expect(body).toContain(`container: ${analyticsUrl}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' '[^']+' https:\/\/analytics\.example;/)
    expect(policy).toContain(`connect-src 'self' ${origin};`)
    expect(policy).toContain(`img-src 'self' data: ${origin};`)
    expect(policy).not.toContain('container.js')
  }
})

test('[API-07] [SEC-94] a configured container is not on account, payment and login pages', async () => {
  await using site = await testSite(tellingPage, { analyticsUrl })
  const paths = [
    '/min-konto/oversigt',
    '/min-konto/indbetal',
    '/Min-Konto/indbetal',
    '/quick-deposit',
    '/MobilePay',
    '/extpayment',
    '/log-ind',
    '/registrer',
    '/loginsuccess',
  ]
  for (const url of paths) {
    const { body, headers } = await site.server.inject(url)
    expect([url, body]).toEqual([url, expect.stringContaining('container: undefined')])
    expect(headers['content-security-policy']).not.toContain(origin)
  }
})

test('[API-07] [SEC-94] whoever is logged in carries no container anywhere', async () => {
  await using site = await testSite(tellingPage, { analyticsUrl })
  const { body, headers } = await site.server.inject({
    url: '/',
    headers: { cookie: `${knownCookies}; _consent=1.statistics` },
  })
  expect(body).toContain('container: undefined')
  expect(headers['content-security-policy']).not.toContain(origin)
})

test('[API-07] a container that anybody on the way could change is refused at the start', async () => {
  await expect(
    testSite(tellingPage, { analyticsUrl: 'http://analytics.example/container.js' }),
  ).rejects.toThrow('ANALYTICS_URL')
})

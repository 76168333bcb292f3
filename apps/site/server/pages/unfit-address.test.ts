import { readPage } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { runGuards } from '../../app/frame/guards/run-guards.ts'
import { loader as campaign } from '../../app/pages/campaigns/detail-page.tsx'
import { loader as landing } from '../../app/pages/campaigns/landing-page.tsx'
import { loader as contentPage } from '../../app/pages/content-page/page.tsx'
import { loader as news } from '../../app/pages/news/detail-page.tsx'
import { type Loader, siteLoading } from '../testing/test-loading.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const long = 'a'.repeat(81)
/** The loader after the guards, as the router runs them. */
const guarded =
  (loader: Loader): Loader =>
  (asked) =>
    runGuards(asked, async () => (await loader(asked)) as Response)

test.each([
  [`/kampagner/${long}`, campaign, { slug: long }],
  ['/kampagner/%00', campaign, { slug: '\0' }],
  [`/nyheder/${long}`, news, { slug: long }],
  ['/nyheder/%00', news, { slug: '\0' }],
  [`/lp/a/${long}`, landing, { landingType: 'a', landingById: long }],
  ['/lp/%00/b', landing, { landingType: '\0', landingById: 'b' }],
  ['/%00', guarded(contentPage), {}],
  ['/a/%00/b', guarded(contentPage), {}],
] as const)('[FLT-24] %s names no page, and that is no outage', async (path, loader, params) => {
  const told: unknown[] = []
  await using site = await siteLoading({ loader, path, params }, told)
  await site.server.inject({ url: path })
  expect(told).toMatchObject([{ init: { status: 404 } }])
  expect(site.logged).toEqual([])
})

test('[FLT-24] an address or a method without a route is no failure of ours, a crash is', async () => {
  const noRoute = { status: 404, statusText: 'Not Found', internal: true, data: 'No route matches' }
  const noAction = { ...noRoute, status: 405 }
  const crash = { ...noRoute, status: 500 }
  const noted: (readonly [number, number])[] = []
  for (const error of [noRoute, noAction, crash]) {
    await using site = await testSite(({ noteFailure }) => {
      noteFailure(error)
      return htmlPage()
    })
    await site.server.inject({ url: '/a%00b', headers: { accept: 'text/html' } })
    noted.push([error.status, site.logged.length])
  }
  expect(noted).toEqual([
    [404, 0],
    [405, 0],
    [500, 1],
  ])
})

test('[FLT-24] a form that holds what no call takes is not understood', async () => {
  await using site = await testSite(async (scope) => {
    const thrown = await scope.platform
      .call(readPage, { slug: 'a'.repeat(1_000) })
      .catch((error) => error)
    return new Response(null, { status: thrown.status })
  })
  const headers = {
    accept: 'text/html',
    origin: 'http://localhost:3000',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const asked = { method: 'POST', url: '/kontaktos', headers, payload: 'a=b' } as const
  const answer = await site.server.inject(asked)
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('forstod ikke')])
})

test.each(['\\ud800', '\\udfff', '\\u0000'])('[FLT-24] no cookie is set to %s', async (value) => {
  await using site = await testSite(() => htmlPage())
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
  const payload = `{"key":"_last_login","value":"${value}","max_age":1}`
  const asked = { method: 'POST', url: '/api/cookie', headers, payload } as const
  const answer = await site.server.inject(asked)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-understood'])
})

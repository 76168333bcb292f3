import { readContent, readContentVersion } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { knownCookies, knownSession } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const onGuess = {
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
  'sec-purpose': 'prefetch;prerender',
}
const ofContent: readonly string[] = [readContent.path, readContentVersion.path]

const whoIsThere = () => testSite(async (scope) => htmlPage(String(await scope.player())))

test('[FLT-89] [SEC-30] no call and no form acts on a browser’s guess', async () => {
  await using site = await whoIsThere()
  // The platform is asked by the server itself before the first answer.
  await site.server.inject('/')
  const before = new Map(site.neighbours.asked)
  const addresses = [...new Set(site.paths)].map((path) => path.replace(/:\w+|\*/g, 'x'))
  expect(addresses).toContain('/api/auth/logout')
  for (const method of ['GET', 'POST', 'PUT'] as const) {
    for (const url of addresses) {
      if (method === 'GET' && !url.startsWith('/api/')) continue
      const { statusCode, headers } = await site.server.inject({
        method,
        url,
        headers: { ...onGuess, cookie: knownCookies, 'content-type': 'application/json' },
        ...(method !== 'GET' && { payload: { sessionId: knownSession.handle } }),
      })
      expect([method, url, statusCode >= 400]).toEqual([method, url, true])
      expect([url, headers['set-cookie'], headers['cache-control']]).toEqual([
        url,
        undefined,
        'no-store',
      ])
    }
  }
  for (const path of ofContent) site.neighbours.asked.delete(path)
  for (const path of ofContent) before.delete(path)
  expect(site.neighbours.asked).toEqual(before)
})

test.each([
  '/',
  '/?logout=true',
  '/log-ind/retur?code=x',
  '/min-konto/oversigt',
  '/spilstatus.data',
])('[FLT-89] %s is made for no player on a guess, which keeps no session alive', async (url) => {
  await using site = await whoIsThere()
  const ask = (headers: object) =>
    site.server.inject({ url, headers: { ...headers, cookie: knownCookies } })
  const guessed = await ask(onGuess)
  expect([guessed.statusCode, guessed.headers['cache-control']]).toEqual([503, 'no-store'])
  expect([site.rendered, site.neighbours.acts]).toEqual([[], []])
  expect((await ask({})).statusCode).toBe(200)
})

test('[FLT-89] a page that all share may be guessed at, but not by whose campaign one comes', async () => {
  await using site = await whoIsThere()
  const ask = (url: string) => site.server.inject({ url, headers: onGuess })
  expect((await ask('/')).statusCode).toBe(200)
  expect((await ask('/favicon.ico')).statusCode).toBe(200)
  for (const url of ['/kampagner/forste-indbetaling', '/?btag=partner', '/registrer']) {
    const { statusCode, headers } = await ask(url)
    expect([url, statusCode, headers['set-cookie']]).toEqual([url, 503, undefined])
  }
})

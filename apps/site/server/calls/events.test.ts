import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

test.each([
  ['nobody', {}, 401],
  ['a session that is over', { cookie: '__Host-session=old; _auth_token=handle-of-mette' }, 401],
  ['the handle alone', { cookie: '_auth_token=handle-of-mette' }, 401],
  ['another site', { cookie: knownCookies, origin: 'https://evil.example' }, 403],
  ['another site’s page', { cookie: knownCookies, 'sec-fetch-site': 'cross-site' }, 403],
])('%s gets no stream', async (_who, headers, status) => {
  await using site = await testSite(() => htmlPage())
  const answer = await site.server.inject({ url: '/api/events', headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a player’s own page is told over a stream that nobody keeps, to its end', async () => {
  await using site = await testSite(() => htmlPage())
  const url = await site.server.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const answer = await fetch(`${url}/api/events`, {
    headers: { cookie: knownCookies },
    signal: stop.signal,
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  let told = ''
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += piece
    if (told.includes('balance')) break
  }
  expect(told).toContain('event: balance\ndata: {"totalOre":153450}')
  stop.abort()
})

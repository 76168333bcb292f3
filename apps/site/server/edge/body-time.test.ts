import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { boundBodyTime } from './body-time.ts'
import { isUpload } from './uploads.ts'

const form = 'application/x-www-form-urlencoded'
const files = 'multipart/form-data; boundary=x'

function readWhole(server: FastifyInstance): void {
  for (const type of [form, 'multipart/form-data']) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
  }
}

/** What comes back to a request whose body never comes to its end. */
async function answerTo(wholeMs: number): Promise<string> {
  await using server = Fastify({ forceCloseConnections: true })
  readWhole(server)
  boundBodyTime(server, isUpload, wholeMs)
  server.post('/*', async () => 'read')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /log-ind HTTP/1.1\r\nHost: a\r\nContent-Type: ${form}\r\nContent-Length: 9\r\n\r\nq`,
  )
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  if (wholeMs > 1_000) socket.end('=1234567')
  await once(socket, 'close')
  return answer
}

test('[FLT-22][SEC-89] a body that does not come in time is refused, and its connection ends', async () => {
  const answer = await answerTo(50)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/connection: close/i)
})

test('[FLT-22] one that comes in time is read', async () => {
  expect(await answerTo(60_000)).toMatch(/^HTTP\/1\.1 200 /)
})

test('[FLT-22] a body that nobody reads is waited for no longer than its answer', async () => {
  await using server = Fastify()
  boundBodyTime(server, isUpload)
  server.post('/*', { bodyLimit: 4 }, async () => 'read')
  await server.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await server.inject({ method: 'POST', url: '/', headers, payload: '{"long":1}' })
    expect(answer.statusCode).toBe(413)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [form, '/log-ind', true],
  [files, '/log-ind', true],
  [form, '/min-konto/profil', true],
  [files, '/min-konto/profil', false],
])('[FLT-22] whether %s to %s has a bound: %s', async (type, url, isBounded) => {
  await using server = Fastify()
  readWhole(server)
  const wholeMs = 54_321
  boundBodyTime(server, isUpload, wholeMs)
  server.post('/*', async () => 'read')
  server.post('/min-konto/profil', async () => 'read')
  const waits = vi.spyOn(globalThis, 'setTimeout')
  try {
    await server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: 'a=b' })
    expect(waits.mock.calls.some(([, ms]) => ms === wholeMs)).toBe(isBounded)
  } finally {
    waits.mockRestore()
  }
})

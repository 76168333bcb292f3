import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'
import { boundedBody } from './uploads.ts'

const bounds = { bytesMax: 100, idleMs: 60_000, wholeMs: 60_000 }
const page = '/min-konto/profil'
const origin = 'http://localhost:3000'
const headers = { origin, 'content-type': 'multipart/form-data; boundary=x' }

async function readAll(stream: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const piece of stream) bytes += piece.length
  return bytes
}

const pieces = (...sizes: number[]) => Readable.from(sizes.map((size) => Buffer.alloc(size)))

test('a body within its bounds comes as it was sent', async () => {
  expect(await readAll(boundedBody(pieces(40, 60), bounds))).toBe(100)
  expect(await readAll(boundedBody(pieces(), bounds))).toBe(0)
})

test('[SEC-89] a body that outgrows its bound is refused as soon as it does', async () => {
  let asked = 0
  async function* endless() {
    for (;;) {
      asked += 1
      yield Buffer.alloc(40)
    }
  }
  const body = boundedBody(Readable.from(endless(), { highWaterMark: 1 }), bounds)
  await expect(readAll(body)).rejects.toMatchObject({ statusCode: 413 })
  expect(asked).toBeLessThan(10)
})

test('[SEC-89] a body that stops, or never ends, is refused', async () => {
  async function* stopping() {
    yield Buffer.alloc(1)
    await new Promise(() => undefined)
  }
  const idle = boundedBody(Readable.from(stopping()), { ...bounds, idleMs: 20 })
  await expect(readAll(idle)).rejects.toMatchObject({ statusCode: 408 })
  const whole = boundedBody(Readable.from(stopping()), { ...bounds, wholeMs: 20 })
  await expect(readAll(whole)).rejects.toMatchObject({ statusCode: 408 })
})

test('a body that breaks off breaks what is read of it', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('the connection broke')) })
  await expect(readAll(boundedBody(broken, bounds))).rejects.toThrow('the connection broke')
})

test('[SEC-89] the profile alone takes a large form, and refuses one that says to be too large', async () => {
  await using site = await testSite(() => htmlPage())
  const payload = Buffer.alloc(400 * 1_024)
  const sent = (url: string, more: Record<string, string> = {}) =>
    site.server.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })
  expect((await sent(page)).statusCode).toBe(200)
  expect((await sent(`${page}.data`)).statusCode).toBe(200)
  expect((await sent('/kontaktos')).statusCode).toBe(413)
  const large = await sent(page, { 'content-length': String(65 * 1_024 * 1_024) })
  expect(large.statusCode).toBe(413)
  expect(large.headers.connection).toBe('close')
  expect(site.rendered).toHaveLength(2)
})

test('[SEC-30] a form with files comes by a page of ours', async () => {
  await using site = await testSite(() => htmlPage())
  const { statusCode } = await site.server.inject({
    method: 'POST',
    url: page,
    headers: { ...headers, origin: 'https://evil.example' },
    payload: 'x',
  })
  expect(statusCode).toBe(403)
  expect(site.rendered).toEqual([])
})

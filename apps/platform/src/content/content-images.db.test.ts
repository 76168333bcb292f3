import { callHeaders, contentImagesPath } from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { connect } from '../db/index.ts'
import { registerContentImages } from '../http/content-images.ts'
import { importImages } from './index.ts'

test('[FLT-27] a picture is not sent again to whoever holds it, however that is said', async () => {
  await using database = await testDatabase()
  await using stack = new AsyncDisposableStack()
  const db = stack.adopt(connect(database.url), (pool) => pool.destroy())
  const clock = new TestClock(new Date('2026-11-25T12:00:00Z'))
  const picture = { name: 'nordlys.svg', bytes: Buffer.from('<svg/>') }
  const by = { author: 'test', at: clock.now(), existing: 'add' } as const
  await db.transaction().execute((tx) => importImages(tx, [picture], by))
  const app = Fastify()
  const edge = {
    app,
    clock,
    serviceCredentials: { site: 'ours' },
    findSession: async () => undefined,
  }
  registerContentImages(edge, { db })
  const ask = (name: string, headers: Record<string, string> = {}) =>
    app.inject({
      url: contentImagesPath + name,
      headers: { [callHeaders.credential]: 'Bearer ours', ...headers },
    })
  const { statusCode, headers } = await ask(picture.name)
  const etag = String(headers.etag)
  expect([statusCode, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{64}"$/)])
  for (const held of [etag, `W/${etag}`, `"x", ${etag}`, `W/"x",W/${etag} , "y"`, '*']) {
    // As `fetch` says it of every request with a condition of its own.
    const again = await ask(picture.name, { 'if-none-match': held, 'cache-control': 'no-cache' })
    expect([held, again.statusCode, again.headers.etag]).toEqual([held, 304, etag])
  }
  expect((await ask(picture.name, { 'if-none-match': '"x", W/"y"' })).statusCode).toBe(200)
  expect((await ask('findes-ikke.webp', { 'if-none-match': '*' })).statusCode).toBe(404)
})

import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { endConnectionsWithServer } from './end-with-server.ts'
import { post } from './post.ts'

test('a server that closes answers the call it has begun, and waits for no connection after it', async () => {
  const begun = Promise.withResolvers<ServerResponse>()
  const server = createServer((request, response) => {
    request.resume().once('end', () => begun.resolve(response))
  })
  // Longer than this test may take.
  server.keepAliveTimeout = 600_000
  endConnectionsWithServer(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const asked = post(new URL(`http://127.0.0.1:${port}/`), {
    headers: {},
    body: '{}',
    timeoutMs: 20_000,
  })
  const response = await begun.promise
  const closed = new Promise((resolve) => server.close(() => resolve('closed')))
  response.end('{"ok":true}')
  expect(await asked).toEqual({ status: 200, text: '{"ok":true}' })
  expect(await closed).toBe('closed')
})

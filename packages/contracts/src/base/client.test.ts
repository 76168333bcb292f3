import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call as defineCall } from './call.ts'
import { createCaller, NeighbourError, UnfitRequest } from './client.ts'

const greet = defineCall({
  name: 'greet',
  path: '/greet',
  actor: { kind: 'player' },
  request: z.object({ name: z.string().max(80) }),
  answer: z.object({ greeting: z.string() }),
  refusals: { stranger: z.object({ reason: z.string() }) },
})

/** A neighbour that answers by hand, and what it was sent. */
async function neighbour(answer: (response: ServerResponse, body: string) => void) {
  const heard: { headers: Record<string, unknown>; port: number | undefined }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ headers: request.headers, port: request.socket.remotePort })
      answer(response, body)
    })
  }).listen(0, '127.0.0.1')
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    heard,
    baseUrl: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function ask(baseUrl: string, timeoutMs = 10_000) {
  const caller = createCaller({ baseUrl, credential: 'ours', timeoutMs })
  return caller.call(greet, { name: 'Søren' }, { secret: 's', handle: 'h' }, '192.0.2.7')
}

test('a call and its answer keep their letters, and the next goes over the same connection', async () => {
  await using there = await neighbour((response, body) => {
    const { name } = JSON.parse(body)
    response.end(JSON.stringify({ ok: true, greeting: `Goddag, ${name} Ærø` }))
  })
  const answers = [await ask(there.baseUrl), await ask(there.baseUrl)]
  expect(answers).toEqual(Array(2).fill({ ok: true, greeting: 'Goddag, Søren Ærø' }))
  const [first, second] = there.heard
  expect(first?.headers).toMatchObject({ authorization: 'Bearer ours' })
  expect(second?.port).toBe(first?.port)
})

test('an idle connection is let go before the neighbour closes it', async () => {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>()
  await using there = await neighbour((response) => {
    response.socket?.once('close', resolve)
    // It says two seconds, and would in truth keep it for as long as the test runs.
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=2' })
    response.end(JSON.stringify({ ok: true, greeting: 'Goddag' }))
  })
  await ask(there.baseUrl)
  await isLetGo
  expect(await ask(there.baseUrl)).toMatchObject({ ok: true })
})

test('a refusal is a value, whatever its status', async () => {
  await using there = await neighbour((response) => {
    response.statusCode = 409
    response.end(JSON.stringify({ ok: false, refusal: 'stranger', reason: 'ukendt' }))
  })
  expect(await ask(there.baseUrl)).toEqual({ ok: false, refusal: 'stranger', reason: 'ukendt' })
})

test.for<[name: string, answer: (response: ServerResponse) => void, told: RegExp]>([
  ['has failed', (response) => response.writeHead(500).end('brast'), /answered 500: brast/],
  ['says nonsense', (response) => response.end('<html>'), /not one \(200\)/],
  ['hangs up in the middle', hangUp, /no answer/],
  ['does not come to an end', (response) => response.write('{"ok":'), /no answer/],
  ['says nothing', () => undefined, /no answer/],
  ['wants to speak otherwise', changeProtocol, /no answer/],
])('a neighbour that %s is a failure and no refusal', async ([, answer, told]) => {
  await using there = await neighbour(answer)
  const failure = await ask(there.baseUrl, 200).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NeighbourError)
  expect(String(failure)).toMatch(told)
})

test('a neighbour that is not there is a failure at once', async () => {
  const there = await neighbour(() => undefined)
  await there[Symbol.asyncDispose]()
  await expect(ask(there.baseUrl)).rejects.toThrow('greet: no answer')
})

function changeProtocol({ socket }: ServerResponse): void {
  socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
}

function hangUp(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '100' })
  response.write('{"ok":', () => response.destroy())
}

test.each(['a'.repeat(81), 'a\0b', '\ud800', '\udc00\ud800'])(
  '[FLT-24] a request that its call cannot take, %j, is the asker’s mistake, and nobody is asked',
  async (name) => {
    await using there = await neighbour((response) => response.end('{}'))
    const caller = createCaller({ baseUrl: there.baseUrl, credential: 'ours' })
    const asked = caller.call(greet, { name })
    await expect(asked).rejects.toThrow(UnfitRequest)
    await expect(asked).rejects.toMatchObject({ statusCode: 400 })
    expect(there.heard).toEqual([])
  },
)

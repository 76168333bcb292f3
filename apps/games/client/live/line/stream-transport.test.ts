import { expect, test } from 'vitest'
import { streamTransport } from './stream-transport.ts'

/** A game server that answers by hand, and what the page asks of it. */
function server(status = 200) {
  const asked: { url: string; init: RequestInit }[] = []
  const posts = { status: 204, waiting: Promise.resolve() }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const ask = async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    if (init.method !== 'POST') return new Response(readable, { status })
    await posts.waiting
    return new Response(null, { status: posts.status })
  }
  const write = (text: string) => writer.write(new TextEncoder().encode(text))
  return { asked, posts, ask, write, end: () => writer.close() }
}

function lineTo({ ask }: ReturnType<typeof server>) {
  const heard: string[] = []
  const { promise: closed, resolve } = Promise.withResolvers<number | undefined>()
  const next = { wake: () => undefined as unknown }
  const line = streamTransport('/api/live/t', ask).open({
    opened: () => undefined,
    message: (text) => {
      heard.push(text)
      next.wake()
    },
    closed: resolve,
  })
  const until = async (count: number) => {
    while (heard.length < count) await new Promise((woken) => Object.assign(next, { wake: woken }))
    return heard
  }
  return { line, until, closed, heard }
}

test('[LV48] a stream is asked for with ticket and last event, and its messages come whole', async () => {
  const games = server()
  const { line, until } = lineTo(games)
  line.ask({ type: 'hello', ticket: 'a-ticket', seen: { epoch: 3, n: 41 } })
  const { url, init } = games.asked[0] ?? {}
  expect(url).toBe('/api/live/t')
  const accept = 'text/event-stream'
  const headers = { accept, authorization: 'Bearer a-ticket', 'last-event-id': '3-41' }
  expect(init?.headers).toEqual(headers)
  await games.write('event: line\ndata: name\n\nid: 3-42\ndata: {"type":')
  await games.write('"held","æ":1}\n')
  await games.write('\ndata: {"type":"here"}\n\n')
  expect(await until(2)).toEqual(['{"type":"held","æ":1}', '{"type":"here"}'])
})

test('[LV48] asks leave one after the other, once the stream has its name', async () => {
  const games = server()
  const { line, until } = lineTo(games)
  line.ask({ type: 'hello' })
  const { promise, resolve } = Promise.withResolvers<void>()
  games.posts.waiting = promise
  line.ask({ type: 'bet', round: 1, bets: [] })
  line.ask({ type: 'bet', round: 2, bets: [] })
  await games.write('event: line\ndata: name\n\ndata: {}\n\n')
  await until(1)
  const posts = () => games.asked.filter(({ init }) => init.method === 'POST')
  expect(posts().map(({ url }) => url)).toEqual(['/api/live/t'])
  resolve()
  while (posts().length < 2) await Promise.resolve()
  expect(posts().map(({ init }) => JSON.parse(String(init.body)).round)).toEqual([1, 2])
})

test('[LV48] a stream is over by the server’s code, by its end, or where it is refused', async () => {
  const told = server()
  const line = lineTo(told)
  line.line.ask({ type: 'hello' })
  await told.write('event: closed\ndata: 4401\n\n')
  expect(await line.closed).toBe(4401)
  const cut = server()
  const other = lineTo(cut)
  other.line.ask({ type: 'hello' })
  await cut.end()
  expect(await other.closed).toBe(undefined)
  const refused = lineTo(server(429))
  refused.line.ask({ type: 'hello' })
  expect(await refused.closed).toBe(undefined)
})

test('[LV48] an ask that does not arrive ends the line; one that was closed tells nothing', async () => {
  const games = server()
  games.posts.status = 404
  const { line, closed } = lineTo(games)
  line.ask({ type: 'hello' })
  line.ask({ type: 'bet', round: 1, bets: [] })
  await games.write('event: line\ndata: name\n\n')
  expect(await closed).toBe(undefined)
  const other = server()
  const quiet = lineTo(other)
  quiet.line.ask({ type: 'hello' })
  quiet.line.close()
  expect(quiet.heard).toEqual([])
})

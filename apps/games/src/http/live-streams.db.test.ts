import { type LiveEvent, type LiveTold, livePaths } from '@nordlys/contracts'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { LiveServer, liveTable, type TestLine } from '../../test/live-server.ts'

let server: LiveServer
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  server = stack.use(await LiveServer.open(database.url))
})

type Heard = LiveEvent | LiveTold
const path = () => `${server.url}${livePaths.line}/${liveTable}`

/** One event stream, and all that it has heard. */
class TestStream {
  readonly heard: Heard[] = []
  readonly ids: string[] = []
  name = ''
  code = 0
  readonly over: Promise<void>
  readonly #abort: AbortController

  private constructor(body: ReadableStream<Uint8Array>, abort: AbortController) {
    this.#abort = abort
    this.over = this.#read(body).catch(() => undefined)
  }

  static async open(headers: Record<string, string> = {}): Promise<TestStream> {
    const abort = new AbortController()
    const accept = { accept: 'text/event-stream' }
    const { signal } = abort
    const answer = await fetch(path(), { headers: { ...accept, ...headers }, signal })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (!answer.body) throw new Error('no stream')
    return new TestStream(answer.body, abort)
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let begun = ''
    const decoder = new TextDecoder()
    for await (const part of body) {
      const blocks = (begun + decoder.decode(part, { stream: true })).split('\n\n')
      begun = blocks.pop() ?? ''
      for (const block of blocks) this.#take(new Map(block.split('\n').map(fieldOf)))
    }
  }

  #take(fields: ReadonlyMap<string, string>): void {
    const [event, data = ''] = [fields.get('event'), fields.get('data')]
    if (event === 'line') this.name = data
    else if (event === 'closed') this.code = Number(data)
    else if (data !== '{"type":"here"}') {
      this.heard.push(JSON.parse(data))
      this.ids.push(fields.get('id') ?? '')
    }
  }

  async told<Type extends Heard['type']>(type: Type): Promise<Extract<Heard, { type: Type }>> {
    const find = () =>
      this.heard.find((each): each is Extract<Heard, { type: Type }> => each.type === type)
    await server.until(() => find() !== undefined)
    const found = find()
    if (!found) throw new Error(type)
    return found
  }

  async say(message: unknown): Promise<number> {
    const headers = { 'content-type': 'text/plain', authorization: `Bearer ${this.name}` }
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    const answer = await fetch(path(), { method: 'POST', headers, body: text })
    return answer.status
  }

  cut(): void {
    this.#abort.abort()
  }
}

function fieldOf(line: string): [string, string] {
  const [name = '', ...rest] = line.split(': ')
  return [name, rest.join(': ')]
}

const eventsOf = ({ heard }: TestStream | TestLine) =>
  heard.filter((each) => 'n' in each && each.type !== 'state')

test('[LV48] a stream tells the same events as a WebSocket, each with its place', async () => {
  const stream = await TestStream.open()
  const line = await server.line()
  await server.until(() => line.heard.some(({ type }) => type === 'result'))
  await server.until(() => stream.heard.some(({ type }) => type === 'result'))
  const seen = eventsOf(stream)
  const both = eventsOf(line).filter((each) => 'n' in each && seen.some(({ n }) => n === each.n))
  expect(seen.filter(({ n }) => both.some((each) => each.n === n))).toEqual(both)
  expect(both.length).toBeGreaterThan(4)
  const places = stream.heard.map((each) => ('n' in each ? `${each.epoch}-${each.n}` : ''))
  expect(stream.ids).toEqual(places)
  line.close()
  stream.cut()
})

test('[LV48] a player bets by POST; a stream that was cut goes on by Last-Event-ID', async () => {
  const playToken = server.player('by-stream')
  const bearer = async () => ({ authorization: `Bearer ${await server.ticket(playToken)}` })
  const stream = await TestStream.open(await bearer())
  const socket = await server.lineOf(playToken)
  await stream.told('own')
  await server.until(() => {
    const last = stream.heard.findLast((each) => each.type === 'phase')
    return last?.phase === 'betting'
  })
  const phase = stream.heard.findLast((each) => each.type === 'phase')
  const round = phase?.round ?? 0
  expect(await stream.say({ type: 'bet', round, bets: [['red', 1_000]] })).toBe(204)
  expect(await stream.told('slip')).toMatchObject({ round, stakeOre: 1_000 })
  expect(await socket.told('slip')).toMatchObject({ round, stakeOre: 1_000 })
  const last = stream.ids.findLast((id) => id !== '') ?? ''
  stream.cut()
  await server.until(() => socket.heard.some((each) => each.type === 'spun'))
  const back = await TestStream.open({ ...(await bearer()), 'last-event-id': last })
  const own = await back.told('own')
  expect(own).toMatchObject({ slips: [{ round, status: 'booked', stakeOre: 1_000 }] })
  const from = Number(last.split('-')[1])
  const numbers = eventsOf(back).map((each) => ('n' in each ? each.n : 0))
  expect(numbers).toEqual(numbers.map((_, place) => from + 1 + place))
  expect(numbers.length).toBeGreaterThan(2)
  back.cut()
})

test('[LV48][SEC-54] ticket, page, address and messages are judged as those of a WebSocket', async () => {
  const used = await server.ticket(server.player('used-by-stream'))
  const first = await TestStream.open({ authorization: `Bearer ${used}` })
  await first.told('own')
  const second = await TestStream.open({ authorization: `Bearer ${used}` })
  await second.over
  expect(second.code).toBe(4401)
  const headers = { accept: 'text/event-stream', origin: 'https://foreign.example' }
  expect((await fetch(path(), { headers })).status).toBe(403)
  expect((await fetch(`${path()}-none`, { headers: { accept: 'text/event-stream' } })).status).toBe(
    404,
  )
  const body = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }
  expect((await fetch(path(), body)).status).toBe(404)
  const odd = { ...body, headers: { 'content-type': 'application/json' } }
  expect((await fetch(path(), { ...odd, body: '{"toString":0,"valueOf":0}' })).status).toBe(404)
  for (const message of ['{"type":"bet"}', 'hello', JSON.stringify({ type: 'x'.repeat(5_000) })]) {
    const watching = await TestStream.open()
    await watching.told('state')
    expect(await watching.say(message)).toBe(204)
    await watching.over
    expect(watching.code).toBe(4400)
  }
  expect(await first.say({ type: 'resume', seen: { epoch: 0, n: 0 } })).toBe(204)
  first.cut()
})

test('[LV48] a line that is gone takes no more messages, and more than 20 a second close one', async () => {
  const stream = await TestStream.open()
  await stream.told('state')
  stream.cut()
  while ((await stream.say({ type: 'resume', seen: { epoch: 0, n: 0 } })) !== 404);
  const fast = await TestStream.open()
  await fast.told('state')
  for (let n = 0; n < 30; n += 1) await fast.say({ type: 'resume', seen: { epoch: 0, n } })
  await fast.over
  expect(fast.code).toBe(4429)
})

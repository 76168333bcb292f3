import { once } from 'node:events'
import { connect } from 'node:net'
import { livePaths } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { anyTicket, LiveServer, liveTable, TestLine } from '../../test/live-server.ts'

let server: LiveServer
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  server = stack.use(await LiveServer.open(database.url))
  const line = await server.line()
  await server.until(() =>
    line.heard.some((each) => each.type === 'phase' || each.type === 'state'),
  )
})

const address = (table = liveTable) => `${server.url}${livePaths.line}/${table}`

/** A line of a new player that has heard the state, while bets are taken. */
async function playerLine(name: string, balanceOre = kroner(100)) {
  const playToken = server.player(name, balanceOre)
  const line = await server.lineOf(playToken)
  await line.told('own')
  const isBetting = () => {
    const last = line.heard.findLast((each) => each.type === 'phase' || each.type === 'state')
    return last?.type === 'phase' && last.phase === 'betting'
  }
  await server.until(isBetting)
  const opened = line.heard.findLast((each) => each.type === 'phase' && each.phase === 'betting')
  if (opened?.type !== 'phase') throw new Error('no betting')
  return { line, playToken, round: opened.round }
}

test('[SEC-54] a page of another site opens no line, and no table that is not there has one', async () => {
  const foreign = TestLine.open(address(), { origin: 'https://foreign.example' })
  await expect(foreign).rejects.toThrow('403')
  await expect(TestLine.open(address('no-such-table'))).rejects.toThrow('404')
  const own = await TestLine.open(address(), { origin: server.url })
  own.close()
  expect((await fetch(address())).status).toBe(426)
})

test('[LV13] whoever watches needs no login, gets the whole state, and bets nothing', async () => {
  const line = await server.line()
  const state = await line.told('state')
  expect(state).toMatchObject({ table: liveTable, definitionHash: expect.any(String) })
  expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(4_096)
  line.say({ type: 'bet', round: 1, bets: [['red', 1_000]] })
  expect(await line.closed).toBe(4401)
})

test('[LV30] anybody is told the last results, of rounds that are over alone', async () => {
  const latest = (table = liveTable) => fetch(`${server.url}${livePaths.latest}/${table}`)
  const line = await server.line()
  await line.told('state')
  await server.until(() => line.heard.some(({ type }) => type === 'spun'))
  const outcomes = async () => ((await (await latest()).json()) as { latest: unknown[] }).latest
  const before = await outcomes()
  await server.until(() => line.heard.some(({ type }) => type === 'result'))
  const [from, next] = [line.heard.length, () => line.heard.slice(from)]
  await server.until(() => next().some(({ type }) => type === 'closed'))
  const { outcome } = await line.told('result')
  // The results that a copy has read are a second old at most.
  server.time.advance(1_000)
  const after = await outcomes()
  expect(after).toEqual([outcome, ...before])
  expect((await latest()).headers.get('cache-control')).toBe('public, max-age=1')
  expect((await latest('no-such-table')).status).toBe(404)
})

test('[SEC-54] a ticket opens one line, once, at its own table', async () => {
  const ticket = await server.ticket(server.player('of-a-ticket'))
  const line = await server.line({ ticket })
  expect(await line.told('own')).toEqual({ type: 'own', slips: [] })
  expect(await (await server.line({ ticket })).closed).toBe(4401)
  expect(await (await server.line({ ticket: anyTicket() })).closed).toBe(4401)
  const old = await server.ticket(server.player('of-an-old-ticket'))
  server.time.clock.advance({ seconds: 31 })
  expect(await (await server.line({ ticket: old })).closed).toBe(4401)
})

test('[LV2][LV14] a bet is answered on all lines of its player, and told nobody else', async () => {
  const { line, playToken, round } = await playerLine('with-two-lines')
  const [second, other] = [
    await server.lineOf(playToken),
    await server.lineOf(server.player('other')),
  ]
  await second.told('own')
  await other.told('own')
  line.say({ type: 'bet', round, bets: [['red', 1_000]] })
  const slip = { type: 'slip', round, version: 1, stakeOre: 1_000 }
  expect(await line.told('slip')).toEqual(slip)
  expect(await second.told('slip')).toEqual(slip)
  expect(other.heard.some(({ type }) => type === 'slip')).toBe(false)
  const third = await server.lineOf(playToken)
  expect(await third.told('own')).toMatchObject({
    slips: [{ round, status: 'placed', stakeOre: 1_000 }],
  })
})

test('[LV45] a player has three lines: the oldest ends where a fourth comes, and it alone', async () => {
  const playToken = server.player('with-four-lines')
  const lines: TestLine[] = []
  for (let nth = 0; nth < 4; nth += 1) {
    const line = await server.lineOf(playToken)
    await line.told('own')
    lines.push(line)
  }
  expect(await lines[0]?.closed).toBe(4409)
  expect(lines.slice(1).map(({ socket }) => socket.readyState)).toEqual([1, 1, 1])
})

test('[LV44] a login that was ended gets no ticket, and opens no line with one from before', async () => {
  const playToken = server.player('ended-before-hello')
  const ticket = await server.ticket(playToken)
  server.table.wallet.logOut('ended-before-hello')
  expect(await (await server.line({ ticket })).closed).toBe(4401)
  const asked = await server.table.ask(livePaths.ticket, {}, playToken)
  expect(asked.body).toEqual({ ok: false, refusal: 'logged-out' })
})

test('[LV44] a line that stands ends within 20 s of its login, and no other', async () => {
  const [line, other] = [
    await server.lineOf(server.player('ended-while-it-stands')),
    await server.lineOf(server.player('not-ended')),
  ]
  await line.told('own')
  await other.told('own')
  server.table.wallet.logOut('ended-while-it-stands')
  const [from, isClosed] = [server.time.now(), Promise.race([line.closed, false])]
  expect(await isClosed).toBe(false)
  let code = 0
  void line.closed.then((closed) => {
    code = closed
  })
  await server.until(() => code > 0)
  expect(code).toBe(4401)
  expect(server.time.now() - from).toBeLessThan(20_000)
  expect(other.socket.readyState).toBe(1)
})

test('[LV46] one network watches by so many lines at once; a play takes no place among them', async () => {
  const plenty = { burst: 1_000, perSecond: 1_000 }
  const limits = { opening: plenty, line: plenty, watching: 2 }
  await using small = await LiveServer.open(server.databaseUrl, server, limits)
  const [one, two, three] = [await small.line(), await small.line(), await small.line()]
  expect(await three.closed).toBe(4429)
  const playing = await small.lineOf(small.player('beside-watchers'))
  await playing.told('own')
  one.close()
  await one.closed
  // Its place is given back once the server hears that it is gone: until then a line is refused.
  let last = await small.line()
  while (last.heard.length === 0) {
    await small.until(() => last.heard.length > 0 || last.socket.readyState !== 1)
    if (last.heard.length === 0) last = await small.line()
  }
  expect(two.socket.readyState).toBe(1)
})

test('[LV7][LV14] a line that was cut finds its bet booked, with key and path', async () => {
  const { line, playToken, round } = await playerLine('cut-with-a-bet')
  line.say({ type: 'bet', round, bets: [['red', 1_000]] })
  await line.told('slip')
  const seen = line.heard.findLast((each) => each.type === 'phase')
  line.close()
  const watching = await server.line()
  await server.until(() =>
    watching.heard.some((each) => each.type === 'spun' && each.round === round),
  )
  const ticket = await server.ticket(playToken)
  const back = await server.line({ ticket, seen: { epoch: seen?.epoch ?? 0, n: seen?.n ?? 0 } })
  const { slips } = await back.told('own')
  expect(slips).toMatchObject([
    { round, status: 'booked', stakeOre: 1_000, key: expect.any(String) },
  ])
  // All that it missed, once and in order.
  const numbers = back.heard.flatMap((each) => ('n' in each ? [each.n] : []))
  expect(numbers).toEqual(numbers.map((_, place) => (seen?.n ?? 0) + 1 + place))
})

test('[SEC-54] a login that was ended since places no bet', async () => {
  const { line, round } = await playerLine('logged-out-since')
  server.table.wallet.logOut('logged-out-since')
  line.say({ type: 'bet', round, bets: [['red', 1_000]] })
  // A look after the logins of lines may be under way at this moment, and ends the line first.
  const refused = line.told('refused').then(({ refusal }) => refusal)
  expect(['logged-out', 4401]).toContain(await Promise.race([refused, line.closed]))
})

test('[LV2] a bet of a play that is over is refused at once, and the slip before it stands', async () => {
  const { line, round } = await playerLine('play-over-since')
  line.say({ type: 'bet', round, bets: [['red', 1_000]] })
  await line.told('slip')
  server.table.wallet.end('play-over-since')
  server.time.clock.advance({ seconds: 61 })
  line.say({ type: 'bet', round, bets: [['black', 2_000]] })
  expect(await line.told('refused')).toMatchObject({ refusal: 'play-ended' })
})

test('[SEC-54] an upgrade of another address, or one that is refused, leaves no connection', async () => {
  for (const path of ['/healthz', `${livePaths.line}/no-such-table`]) {
    const { port } = new URL(server.url)
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`
    socket.write(
      `${head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
    socket.resume()
    // The other side is gone altogether: what is written now is answered by a reset.
    await once(socket, 'end')
    const reset = Promise.race([once(socket, 'error'), once(socket, 'close')])
    socket.write('x')
    socket.write('y')
    await reset
    socket.destroy()
  }
})

test('[LV2] a bet that cash plainly cannot carry is refused at once', async () => {
  const { line, round } = await playerLine('poor', kroner(5))
  line.say({ type: 'bet', round, bets: [['red', 1_000]] })
  expect(await line.told('refused')).toMatchObject({ refusal: 'too-little-money', balanceOre: 500 })
})

test.each([
  ['of another shape', (line: TestLine) => line.socket.send('{"type":"bet"}')],
  [
    'with a field too many',
    (line: TestLine) => line.socket.send('{"type":"resume","seen":{"epoch":1,"n":1},"x":1}'),
  ],
  ['that is no JSON', (line: TestLine) => line.socket.send('hello')],
  ['of bytes', (line: TestLine) => line.socket.send(Buffer.from('{}'))],
  ['over 4 KB', (line: TestLine) => line.socket.send(JSON.stringify({ type: 'x'.repeat(5_000) }))],
  ['that says hello again', (line: TestLine) => line.say({ type: 'hello' })],
])('[LV16] a message %s closes its line as malformed, and no other', async (_, send) => {
  const [line, other] = [await server.line(), await server.line()]
  await line.told('state')
  await other.told('state')
  send(line)
  expect(await line.closed).toBe(4400)
  other.say({ type: 'resume', seen: { epoch: 0, n: 0 } })
  expect(await other.told('state', 1)).toMatchObject({ type: 'state' })
})

test('[LV16] a client that sends more than 20 messages a second is closed', async () => {
  const line = await server.line()
  await line.told('state')
  for (let n = 0; n < 30; n += 1) line.say({ type: 'resume', seen: { epoch: 0, n } })
  expect(await line.closed).toBe(4429)
})

test('[LV16] fragments that never end hold no more than one message', async () => {
  const line = await server.line()
  await line.told('state')
  for (let part = 0; part < 10; part += 1) line.socket.send('x'.repeat(1_000), { fin: false })
  expect([1006, 1009]).toContain(await line.closed)
})

test('[LV46] a message in a thousand parts is none', async () => {
  const line = await server.line()
  await line.told('state')
  for (let part = 0; part < 30; part += 1) line.socket.send('x', { fin: false })
  expect([1006, 1008]).toContain(await line.closed)
})

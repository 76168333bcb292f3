import { kroner, secondMs } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSuppliers } from './test-suppliers.ts'

let world: TestSuppliers
let names = 0

beforeAll(async () => {
  world = await TestSuppliers.open()
})
afterAll(() => world[Symbol.asyncDispose]())

/** A player of the stand-in with an open round of 1 kr., and a bet that would be the next. */
async function withOpenRound() {
  const player = await world.playing()
  const { playSession, ...named } = player.play
  const about = { ...named, roundId: `round-${++names}` }
  const nextBet = () => ({ ...about, transactionId: `tx-${++names}`, playSession, stakeOre: 100 })
  const first = nextBet()
  expect((await world.say('/supplier/bet', first)).status).toBe(200)
  return { ...player, about, first, nextBet }
}

const untouched = { cash: 900n, staked: 100n, debt: 0n }

test('a message that its supplier did not sign, for this path, just now, is nobody’s', async () => {
  const { id, nextBet } = await withOpenRound()
  const bet = nextBet()
  const nowMs = world.ledger.clock.now().getTime()
  const attempts = [
    world.say('/supplier/bet', bet, { sentBody: JSON.stringify({ ...bet, stakeOre: 1 }) }),
    world.say('/supplier/bet', bet, { sentBody: `${JSON.stringify(bet)} ` }),
    world.say('/supplier/bet', bet, { path: '/supplier/win' }),
    world.say('/supplier/bet', bet, { atMs: nowMs - 30 * secondMs - 1 }),
    world.say('/supplier/bet', bet, { atMs: nowMs + 30 * secondMs + 1 }),
    world.say('/supplier/bet', bet, { as: 'rival', name: 'sandbox' }),
    world.say('/supplier/bet', bet, { name: 'rival' }),
    world.say('/supplier/bet', bet, { name: 'nobody' }),
    world.say('/supplier/bet', bet, { name: '' }),
  ]
  for (const { status, body } of await Promise.all(attempts)) {
    expect({ status, body }).toEqual({ status: 401, body: '{"error":"signature"}' })
  }
  expect(await world.accounts(id)).toMatchObject(untouched)
  expect((await world.say('/supplier/bet', bet, { atMs: nowMs - 30 * secondMs })).status).toBe(200)
})

test.each([
  '0',
  '-1',
  '1.5',
  '100.0',
  '1e2',
  '1E+2',
  '"100"',
  'null',
  'true',
  '[100]',
  '{"ore":100}',
  '1e400',
  '100000001',
  '9007199254740993',
  '99999999999999999999999',
  '-0',
])('a stake of %s is no message, and books nothing', async (written) => {
  const { id, nextBet } = await withOpenRound()
  const body = JSON.stringify(nextBet()).replace('"stakeOre":100', `"stakeOre":${written}`)
  const both = body.replace('}', ',"winOre":500,"endsRound":true}')
  for (const [path, message] of [
    ['/supplier/bet', body],
    ['/supplier/bet-and-win', both],
  ] as const) {
    expect((await world.say(path, message)).status).toBe(400)
  }
  expect(await world.accounts(id)).toMatchObject(untouched)
})

test.each(['0', '-1', '0.5', '1e2', '10000000001', '"5"'])(
  'a win of %s is no message, and pays nothing',
  async (written) => {
    const { id, about, nextBet } = await withOpenRound()
    const win = { ...about, transactionId: `tx-${++names}`, winOre: 7 }
    const body = JSON.stringify(win).replace('"winOre":7', `"winOre":${written}`)
    expect((await world.say('/supplier/win', body)).status).toBe(400)
    const both = { ...nextBet(), winOre: 7, endsRound: false }
    const bothBody = JSON.stringify(both).replace('"winOre":7', `"winOre":${written}`)
    // A lost round wins nothing in the message that takes its stake.
    if (written !== '0')
      expect((await world.say('/supplier/bet-and-win', bothBody)).status).toBe(400)
    expect(await world.accounts(id)).toMatchObject(untouched)
  },
)

test.each([
  ['a field more', { currency: 'EUR' }],
  ['a field less', { roundId: undefined }],
  ['a name with a sign of ours', { transactionId: 'tx~win' }],
  ['a name with a line break', { transactionId: 'a\nb' }],
  ['a name with a zero byte', { transactionId: 'a\u0000b' }],
  ['an endless name', { transactionId: 'x'.repeat(121) }],
  ['an empty name', { roundId: '' }],
  ['a player that is no text', { playerRef: { $ne: '' } }],
])('a message with %s is none', async (_what, change) => {
  const { id, nextBet } = await withOpenRound()
  expect((await world.say('/supplier/bet', { ...nextBet(), ...change })).status).toBe(400)
  expect(await world.accounts(id)).toMatchObject(untouched)
})

test('what is no JSON is 400, and what is far too long is not read', async () => {
  for (const body of ['', '{', '[]', 'null', '"x"', '{"a":1}{"b":2}']) {
    expect((await world.say('/supplier/bet', body)).status).toBe(400)
  }
  const long = await world.say('/supplier/bet', `{"x":"${'x'.repeat(9_000)}"}`)
  expect(long.status).toBe(413)
})

test('[SEC-81] a message that tells a key twice is none, and books nothing', async () => {
  const { id, nextBet } = await withOpenRound()
  const body = JSON.stringify(nextBet())
  for (const again of ['"stakeOre":1', '"stakeOre":100', '"stake\\u004fre":1']) {
    const message = body.replace('}', `,${again}}`)
    expect((await world.say('/supplier/bet', message)).status).toBe(400)
  }
  expect(await world.accounts(id)).toMatchObject(untouched)
})

test('[SEC-42] a supplier reaches neither another’s games, players, rounds nor launch tokens', async () => {
  const { id, about, first, nextBet } = await withOpenRound()
  const { transactionId } = first
  const asRival = async (path: string, message: object) =>
    JSON.parse((await world.say(path, message, { as: 'rival' })).body).refusal
  expect(await asRival('/supplier/bet', nextBet())).toBe('game-unknown')
  const inOwnGame = { ...about, gameId: 'drager' }
  const messages = [
    ['/supplier/bet', { ...nextBet(), gameId: 'drager' }],
    ['/supplier/win', { ...inOwnGame, transactionId: 'rival-win', winOre: 500 }],
    ['/supplier/rollback', { ...inOwnGame, rolledBackId: transactionId }],
    ['/supplier/end-round', { ...inOwnGame, transactionId: 'rival-end' }],
    ['/supplier/round-status', inOwnGame],
  ] as const
  for (const [path, message] of messages) {
    expect(await asRival(path, message)).toBe('player-unknown')
  }

  const launchToken = await world.launchToken(id, 'drager')
  expect((await world.say('/supplier/authenticate', { launchToken })).body).toContain(
    'token-unknown',
  )
  const opened = await world.say('/supplier/authenticate', { launchToken }, { as: 'rival' })
  const rivals = JSON.parse(opened.body)
  expect(rivals).toMatchObject({ ok: true, gameId: 'drager', balanceOre: 900 })
  expect(rivals.playerRef).not.toBe(about.playerRef)
  // The player is known to the rival now, under another name, and the round is still not its own.
  const { playerRef } = rivals
  for (const [path, message] of messages.slice(1)) {
    const expected = path === '/supplier/rollback' ? 'transaction-unknown' : 'round-unknown'
    expect(await asRival(path, { ...message, playerRef })).toBe(expected)
  }
  expect(await world.accounts(id)).toMatchObject(untouched)
  const again = await world.say('/supplier/authenticate', { launchToken }, { as: 'rival' })
  expect(again.body).toBe('{"ok":false,"refusal":"token-used"}')
})

test('a message that names another player or game than its round’s moves nothing', async () => {
  const { id, about, first } = await withOpenRound()
  const other = await world.playing(kroner(10))
  const mixed = [
    { ...about, playerRef: other.play.playerRef },
    { ...about, gameId: 'ravne' },
  ]
  const expected = ['round-unknown', 'conflict']
  for (const [place, named] of mixed.entries()) {
    const say = async (path: string, more: object) =>
      JSON.parse((await world.say(path, { ...named, ...more })).body).refusal
    const transactionId = `mixed-${place}`
    expect(await say('/supplier/win', { transactionId, winOre: 900 })).toBe(expected[place])
    expect(await say('/supplier/end-round', { transactionId })).toBe(expected[place])
    expect(await say('/supplier/rollback', { rolledBackId: first.transactionId })).toBe('conflict')
    expect(await say('/supplier/round-status', {})).toBe('round-unknown')
  }
  const elsewhere = { ...about, roundId: 'elsewhere', rolledBackId: first.transactionId }
  expect((await world.say('/supplier/rollback', elsewhere)).body).toContain('conflict')
  expect(await world.accounts(id)).toMatchObject(untouched)
  expect(await world.accounts(other.id)).toMatchObject({ cash: 1_000n })
})

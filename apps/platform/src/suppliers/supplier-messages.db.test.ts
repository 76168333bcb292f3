import { kroner, ore, type PlayerId } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPlay, setNoticeDue } from '../ledger/index.ts'
import { TestSuppliers, type Told } from './test-suppliers.ts'

let world: TestSuppliers

beforeAll(async () => {
  world = await TestSuppliers.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const bet = (stakeOre: number, more: object = {}) => ({ send: 'bet', stakeOre, ...more })
const win = (winOre: number, more: object = {}) => ({ send: 'win', winOre, ...more })
const rollback = (rolledBackId: string, more: object = {}) => ({
  send: 'rollback',
  rolledBackId,
  ...more,
})
const end = { send: 'end-round' }

test('a round of bet, win and end moves what it says, and its status tells of it', async () => {
  const { id, play } = await world.playing()
  const { roundId, outcomes, messages } = await world.round(play, [bet(600), win(250), end])
  expect(outcomes).toEqual(['ok', 'ok', 'ok'])
  expect(await world.accounts(id)).toMatchObject({ cash: 650n, staked: 0n })
  const { gameId, playerRef } = play
  const status = await world.say('/supplier/round-status', { roundId, gameId, playerRef })
  expect(JSON.parse(status.body)).toMatchObject({
    ok: true,
    state: 'settled',
    stakeOre: 600,
    winOre: 250,
    transactions: [
      { transactionId: messages[0]?.transactionId, kind: 'bet', amountOre: 600, state: 'accepted' },
      { transactionId: messages[1]?.transactionId, kind: 'win', amountOre: 250, state: 'accepted' },
    ],
  })
})

test('[LED-02] a repeat gets the same bytes, refusals too; with another input it is a conflict', async () => {
  const { play } = await world.playing()
  const { messages } = await world.round(play, [
    bet(100, { transactionId: 'again-bet' }),
    win(40, { transactionId: 'again-win' }),
    bet(100_000, { transactionId: 'again-poor' }),
    { send: 'bet-and-win', stakeOre: 50, winOre: 70, transactionId: 'again-both' },
    rollback('again-both', { transactionId: 'again-back' }),
    rollback('again-unheard-of', { transactionId: 'again-nothing' }),
    { ...end, transactionId: 'again-end' },
    bet(100, { transactionId: 'again-late' }),
  ])
  await world.round(play, [bet(300)])
  world.ledger.clock.advance({ minutes: 5 })
  for (const { transactionId, answers } of messages) {
    const copies = [1, 2].map(() => world.control<Told>('again', { transactionId }))
    for (const again of await Promise.all(copies)) {
      expect(new Set(again.answers.map(({ body }) => body)).size).toBe(1)
      expect(again.answers[0]).toEqual(answers[0])
    }
  }
  const other = ['again-bet', 'again-poor', 'again-late'].map((transactionId) =>
    bet(99, { transactionId }),
  )
  expect((await world.round(play, other)).outcomes).toEqual(['conflict', 'conflict', 'conflict'])
})

test('one number with anything else in it is a conflict, in every field', async () => {
  const { id, play } = await world.playing()
  const other = await world.playing()
  const first = {
    transactionId: 'field-1',
    roundId: 'field-round',
    gameId: 'runer',
    playerRef: play.playerRef,
    playSession: play.playSession,
    stakeOre: 100,
  }
  expect(JSON.parse((await world.say('/supplier/bet', first)).body).ok).toBe(true)
  const changes = [
    { roundId: 'field-other' },
    { gameId: 'ravne' },
    { playerRef: other.play.playerRef },
    { playSession: other.play.playSession },
    { stakeOre: 101 },
  ]
  for (const change of changes) {
    const { body } = await world.say('/supplier/bet', { ...first, ...change })
    expect(JSON.parse(body)).toEqual({ ok: false, refusal: 'conflict' })
  }
  const { playSession: _session, stakeOre: _stake, ...about } = first
  for (const [path, message] of [
    ['/supplier/win', { ...about, winOre: 100 }],
    ['/supplier/end-round', about],
    ['/supplier/rollback', { ...about, rolledBackId: 'field-1' }],
    ['/supplier/bet-and-win', { ...first, winOre: 0, endsRound: false }],
  ] as const) {
    expect(JSON.parse((await world.say(path, message)).body)).toMatchObject({ refusal: 'conflict' })
  }
  expect(await world.accounts(id)).toMatchObject({ cash: 900n, staked: 100n })
})

test('[LED-06] rollback before, with and after its bet; late, repeated and conflicting wins', async () => {
  const { id, play } = await world.playing()
  const before = await world.round(play, [
    rollback('overtaken'),
    bet(100, { transactionId: 'overtaken' }),
    rollback('overtaken'),
  ])
  expect(before.outcomes).toEqual(['transaction-unknown', 'rolled-back', 'transaction-unknown'])
  for (let race = 0; race < 10; race++) {
    const transactionId = `race-${race}`
    const steps = [bet(100, { transactionId }), rollback(transactionId, { copies: 2 })]
    await world.round(play, steps, { together: true })
  }
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })

  const { roundId } = await world.round(play, [bet(100)])
  const { db, clock } = world.ledger
  await db.transaction().execute((tx) => endPlay(tx, id, clock.now()))
  await world.ledger.bar(id, 'exclusion', 'for-good')
  world.ledger.clock.advance({ hours: 13 })
  const late = await world.round(play, [win(40, { transactionId: 'hours-late', copies: 5 })], {
    roundId,
  })
  expect(late.messages[0]?.answers.map(({ body }) => JSON.parse(body).ok)).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect(await world.accounts(id)).toMatchObject({ cash: 940n, staked: 100n })
  const { playerRef, gameId } = play
  const other = { transactionId: 'hours-late', roundId, gameId, playerRef, winOre: 41 }
  expect((await world.say('/supplier/win', other)).body).toContain('"conflict"')
  expect((await world.round(play, [bet(1)], { roundId })).outcomes).toEqual(['play-ended'])
  expect((await world.round(play, [end], { roundId })).outcomes).toEqual(['ok'])
  expect((await world.round(play, [win(5)], { roundId })).outcomes).toEqual(['ok'])
  expect(await world.accounts(id)).toMatchObject({ cash: 945n, staked: 0n, debt: 0n })
})

test('a win without a bet of its round and player pays nothing', async () => {
  const { id, play } = await world.playing()
  const other = await world.playing()
  expect((await world.round(play, [win(50)])).outcomes).toEqual(['round-unknown'])
  const { roundId } = await world.round(play, [bet(100)])
  expect((await world.round(other.play, [win(50)], { roundId })).outcomes).toEqual([
    'round-unknown',
  ])
  expect(await world.accounts(id)).toMatchObject({ cash: 900n })
  expect(await world.accounts(other.id)).toMatchObject({ cash: 1_000n })
})

test('a bet-and-win is all or nothing, and one rollback takes all of it back', async () => {
  const { id, play } = await world.playing()
  const both = (stakeOre: number, winOre: number, more: object = {}) => ({
    send: 'bet-and-win',
    stakeOre,
    winOre,
    ...more,
  })
  const steps = [both(200, 500, { transactionId: 'both', endsRound: true, copies: 10 })]
  const { roundId, messages } = await world.round(play, steps)
  const bodies = messages[0]?.answers.map(({ body }) => body) ?? []
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ ok: true, balanceOre: 1_300 })
  expect(await world.accounts(id)).toMatchObject({ cash: 1_300n, staked: 0n })

  const poor = await world.round(play, [both(2_000, 9_000, { transactionId: 'poor' })])
  expect(poor.outcomes).toEqual(['too-little-money'])
  expect(await world.accounts(id)).toMatchObject({ cash: 1_300n, staked: 0n })
  const { gameId, playerRef } = play
  const asked = { roundId: poor.roundId, gameId, playerRef }
  expect((await world.say('/supplier/round-status', asked)).body).toContain('round-unknown')

  const backs = [1, 2, 3].map((copy) => rollback('both', { transactionId: `back-${copy}` }))
  const back = await world.round(play, backs, { roundId, together: true })
  expect(back.outcomes).toEqual(['ok', 'ok', 'ok'])
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n, debt: 0n })
})

test('a bet-and-win under another win of its round stays whole until that is taken back', async () => {
  const { id, play } = await world.playing()
  const both = { send: 'bet-and-win', stakeOre: 100, winOre: 30, transactionId: 'whole' }
  const { roundId } = await world.round(play, [both, win(70, { transactionId: 'on-top' })])
  const steps = [rollback('whole', { transactionId: 'early' })]
  expect((await world.round(play, steps, { roundId })).outcomes).toEqual(['win-paid'])
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 100n })
  const then = [rollback('on-top'), rollback('whole', { transactionId: 'later' })]
  expect((await world.round(play, then, { roundId })).outcomes).toEqual(['ok', 'ok'])
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })
})

test('a bet-and-win and its rollback at the same moment leave nothing moved', async () => {
  const { id, play } = await world.playing()
  for (let race = 0; race < 10; race++) {
    const transactionId = `both-race-${race}`
    const both = { send: 'bet-and-win', stakeOre: 100, winOre: 60, transactionId, copies: 2 }
    await world.round(play, [both, rollback(transactionId, { copies: 2 })], { together: true })
    expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })
  }
})

test('a bet whose answer is lost is taken back by its supplier; a win is repeated until paid', async () => {
  const { id, play } = await world.playing()
  const lost = await world.round(play, [
    bet(100, { lost: 'answer' }),
    bet(100, { lost: 'request' }),
  ])
  expect(lost.messages.map(({ state }) => state)).toEqual(['rolled-back', 'rolled-back'])
  expect(await world.accounts(id)).toMatchObject({ cash: 900n, staked: 100n })
  await world.flush()
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })

  const { roundId } = await world.round(play, [
    bet(100),
    win(30, { lost: 'request' }),
    win(40, { lost: 'answer' }),
    win(50, { late: true }),
  ])
  expect(await world.accounts(id)).toMatchObject({ cash: 940n, staked: 100n })
  await world.flush()
  expect(await world.accounts(id)).toMatchObject({ cash: 1_020n, staked: 100n })
  await world.round(play, [end], { roundId })
  expect(await world.accounts(id)).toMatchObject({ cash: 1_020n, staked: 0n })
})

test('a stake needs the play of that player and that game that is open now', async () => {
  const { id, play } = await world.playing()
  const other = await world.playing()
  const stolen = { ...play, playSession: other.play.playSession }
  expect((await world.round(stolen, [bet(1)])).outcomes).toEqual(['play-ended'])
  expect((await world.round({ ...play, gameId: 'ravne' }, [bet(1)])).outcomes).toEqual([
    'play-ended',
  ])
  expect((await world.round({ ...play, playSession: 'none' }, [bet(1)])).outcomes).toEqual([
    'play-ended',
  ])
  const second = await world.opened(id, 'ravne')
  expect((await world.round(play, [bet(1)])).outcomes).toEqual(['play-ended'])
  expect((await world.round(second, [bet(1)])).outcomes).toEqual(['ok'])
  const { gameId, playerRef } = play
  const asked = { playSession: play.playSession, gameId, playerRef }
  expect((await world.say('/supplier/balance', asked)).body).toBe(
    '{"ok":false,"refusal":"play-ended"}',
  )
  expect((await world.say('/supplier/balance', { ...asked, ...second })).body).toBe(
    '{"ok":true,"balanceOre":999}',
  )
})

test('twenty copies of a bet at once, on an account that covers one, take one stake', async () => {
  const { id, play } = await world.playing(ore(100))
  const { messages } = await world.round(play, [bet(100, { copies: 20 })])
  const bodies = messages[0]?.answers.map(({ body }) => body) ?? []
  expect(bodies).toHaveLength(20)
  expect(new Set(bodies).size).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 0n, staked: 100n })
  const many = Array.from({ length: 20 }, () => bet(100))
  const rich = await world.playing(kroner(5))
  const { outcomes } = await world.round(rich.play, many, { together: true })
  expect(outcomes.filter((each) => each === 'ok')).toHaveLength(5)
  expect(await world.accounts(rich.id)).toMatchObject({ cash: 0n, staked: 500n })
})

test('[FLT-06] an overdue notice refuses a supplier’s next round and no bet of an open one', async () => {
  const { id: playerId, play } = await world.playing()
  const { roundId } = await world.round(play, [bet(100)])
  await setNotice(playerId, world.ledger.clock.now())
  expect((await world.round(play, [bet(100), win(50), end], { roundId })).outcomes).toEqual([
    'ok',
    'ok',
    'ok',
  ])
  const both = { send: 'bet-and-win', stakeOre: 50, winOre: 70 }
  expect((await world.round(play, [bet(100)])).outcomes).toEqual(['notice-due'])
  expect((await world.round(play, [both])).outcomes).toEqual(['notice-due'])
  expect((await world.round(play, [bet(100_000)])).outcomes).toEqual(['too-little-money'])
  await setNotice(playerId, undefined)
  expect((await world.round(play, [bet(100)])).outcomes).toEqual(['ok'])
})

function setNotice(playerId: PlayerId, dueAt: Date | undefined): Promise<void> {
  return world.ledger.db.transaction().execute((tx) => setNoticeDue(tx, { playerId, dueAt }))
}

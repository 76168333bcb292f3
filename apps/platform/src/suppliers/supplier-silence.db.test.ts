import { kroner, type PlayerId } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAboutSilentRounds } from './supplier-silence.ts'
import { TestSuppliers } from './test-suppliers.ts'

let world: TestSuppliers

beforeAll(async () => {
  world = await TestSuppliers.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const bet = (stakeOre: number, more: object = {}) => ({ send: 'bet', stakeOre, ...more })
const win = (winOre: number, more: object = {}) => ({ send: 'win', winOre, ...more })
const lostEnd = { send: 'end-round', lost: 'request' }

const tick = () => askAboutSilentRounds(world.context, world.ledger.clock.now())

async function tickAfter(by: { hours?: number; minutes?: number }): Promise<number> {
  world.ledger.clock.advance(by)
  return tick()
}

async function raised(playerId: PlayerId) {
  const lines = await world.ledger.db
    .selectFrom('audit_line')
    .select(['action', 'details'])
    .where('player_id', '=', playerId)
    .execute()
  return lines.map(({ action, details }) => ({ action, because: details.because }))
}

test('a round that ended unheard is settled with the wins that never came', async () => {
  const { id, play } = await world.playing()
  const { roundId } = await world.round(play, [
    bet(300),
    win(40),
    win(250, { lost: 'request', transactionId: 'never-came' }),
    lostEnd,
  ])
  expect(await tickAfter({ minutes: 59 })).toBe(0)
  expect(await world.accounts(id)).toMatchObject({ cash: 740n, staked: 300n })
  expect(await tickAfter({ minutes: 2 })).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 990n, staked: 0n })
  // The messages come after all, and find themselves done.
  await world.flush()
  const late = await world.round(play, [win(250, { transactionId: 'never-came' })], { roundId })
  expect(late.outcomes).toEqual(['ok'])
  expect(await world.accounts(id)).toMatchObject({ cash: 990n, staked: 0n })
  expect(await tickAfter({ hours: 2 })).toBe(0)
})

test('a round its supplier gave up is taken back', async () => {
  const { id, play } = await world.playing()
  await world.round(play, [
    bet(300, { transactionId: 'given-up' }),
    { send: 'rollback', rolledBackId: 'given-up', lost: 'request' },
  ])
  expect(await tickAfter({ minutes: 61 })).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })
  await world.flush()
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })
})

test('a stake that the supplier of a settled round does not count goes back to the player', async () => {
  const { id, play } = await world.playing()
  await world.round(play, [bet(300), bet(200, { lost: 'answer' }), lostEnd])
  expect(await world.accounts(id)).toMatchObject({ cash: 500n, staked: 500n })
  expect(await tickAfter({ minutes: 61 })).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 700n, staked: 0n })
  await world.flush()
  expect(await world.accounts(id)).toMatchObject({ cash: 700n, staked: 0n })
})

test('a round its supplier has forgotten is taken back, but never what it has paid', async () => {
  const { id, play } = await world.playing()
  const winner = await world.playing()
  await world.round(play, [bet(300), bet(200)])
  await world.round(winner.play, [bet(300), win(100)])
  await world.forget()
  expect(await tickAfter({ minutes: 61 })).toBe(2)
  expect(await world.accounts(id)).toMatchObject({ cash: 1_000n, staked: 0n })
  expect(await world.accounts(winner.id)).toMatchObject({ cash: 800n, staked: 300n })
  expect(await tickAfter({ hours: 24 })).toBe(1)
  expect(await raised(winner.id)).toEqual([
    { action: 'round-left-open', because: 'unknown-but-won' },
  ])
  await endAll(winner.play)
})

test('a supplier that is down or answers nonsense ends nothing, and is asked again', async () => {
  const { id, play } = await world.playing()
  await world.round(play, [bet(300), win(120, { lost: 'request' }), lostEnd])
  const held = { cash: 700n, staked: 300n }
  for (const outcome of ['down', 'reset', 'nonsense']) {
    await world.force(outcome)
    expect(await tickAfter({ minutes: 61 })).toBe(1)
    expect(await world.accounts(id)).toMatchObject(held)
  }
  expect(await tickAfter({ minutes: 9 })).toBe(0)
  expect(await raised(id)).toEqual([])
  expect(await tickAfter({ minutes: 2 })).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 820n, staked: 0n })
})

test('a round open for a day is raised once, and still settled when its supplier is back', async () => {
  const { id, play } = await world.playing()
  await world.round(play, [bet(300), win(120, { lost: 'request' }), lostEnd])
  await world.force('down', 4)
  world.logLines.length = 0
  for (const hours of [23, 2, 1, 1]) {
    expect(await tickAfter({ hours })).toBe(1)
  }
  expect(await raised(id)).toEqual([{ action: 'round-left-open', because: 'down' }])
  const errors = world.logLines.filter((line) => JSON.parse(line).level === 50)
  expect(errors).toHaveLength(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 700n, staked: 300n })
  expect(await tickAfter({ hours: 1 })).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 820n, staked: 0n })
})

test('a round that its supplier still plays stays open', async () => {
  const { id, play } = await world.playing()
  const { roundId } = await world.round(play, [bet(300)])
  expect(await tickAfter({ minutes: 61 })).toBe(1)
  expect(await world.accounts(id)).toMatchObject({ cash: 700n, staked: 300n })
  await world.round(play, [{ send: 'end-round' }], { roundId })
  expect(await world.accounts(id)).toMatchObject({ cash: 700n, staked: 0n })
})

test('two copies of the program at the same moment settle each round once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => world.playing(kroner(10))))
  await Promise.all(
    players.map(({ play }) =>
      world.round(play, [bet(300), win(120, { lost: 'request' }), lostEnd]),
    ),
  )
  world.ledger.clock.advance({ minutes: 61 })
  const asked = await Promise.all([tick(), tick(), world.flush()])
  expect(Number(asked[0]) + Number(asked[1])).toBeLessThanOrEqual(8)
  for (const { id } of players) {
    expect(await world.accounts(id)).toMatchObject({ cash: 820n, staked: 0n })
  }
})

async function endAll(play: Parameters<TestSuppliers['round']>[0]): Promise<void> {
  const { db } = world.ledger
  const open = await db
    .selectFrom('ledger_round')
    .select('round')
    .where('state', '=', 'open')
    .execute()
  for (const { round } of open) {
    await world.round(play, [{ send: 'end-round' }], { roundId: round })
  }
}

test('a stake that came with a win is not taken back for its supplier: a person decides', async () => {
  const { id, play } = await world.playing()
  const both = { send: 'bet-and-win', stakeOre: 200, winOre: 50, endsRound: false, lost: 'answer' }
  await world.round(play, [bet(300), both, lostEnd])
  expect(await world.accounts(id)).toMatchObject({ cash: 550n, staked: 500n })
  await tickAfter({ minutes: 61 })
  expect(await world.accounts(id)).toMatchObject({ cash: 550n, staked: 500n })
  await tickAfter({ hours: 24 })
  expect(await raised(id)).toMatchObject([
    { action: 'round-left-open', because: 'settled-but-won' },
  ])
})

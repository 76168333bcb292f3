import { kroner, type Ore, ore, type PlayerId } from '@nordlys/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PlayerLife } from '../payments/base/test-life.ts'
import { lookAtPlayers } from './look-at-players.ts'
import { TestMarkers } from './test-markers.ts'

let markers: TestMarkers
beforeAll(async () => {
  markers = await TestMarkers.open()
})
afterAll(() => markers[Symbol.asyncDispose]())

const look = (player: PlayerId) => lookAtPlayers(markers.context, [player], 'event')
const pass = (minutes: number) => markers.clock.advance({ minutes })

/** What is kept of a player, slice by slice. */
async function slices(player: PlayerId) {
  const rows = await markers.db
    .selectFrom('markers_slice')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('at')
    .execute()
  return rows.map(({ player_id: _, ...row }) => row)
}

async function sums(player: PlayerId) {
  const own = await slices(player)
  const total = (name: 'rounds' | 'drains' | 'deposits' | 'chases') =>
    own.reduce((sum, row) => sum + row[name], 0)
  return {
    rounds: total('rounds'),
    drains: total('drains'),
    deposits: total('deposits'),
    chases: total('chases'),
    staked: own.reduce((sum, row) => sum + row.staked_ore, 0n),
    lost: own.reduce((sum, row) => sum + row.lost_ore, 0n),
  }
}

test('play goes into slices of ten minutes, looked at once or after every round', async () => {
  const [once, often] = [
    await markers.world.player(kroner(900)),
    await markers.world.player(kroner(900)),
  ]
  for (let round = 1; round <= 25; round++) {
    for (const player of [once, often]) await markers.play(player, kroner(round), kroner(round % 3))
    await look(often)
    pass(1)
  }
  await look(once)
  const found = await slices(once)
  expect(found).toEqual(await slices(often))
  expect(found.length).toBeGreaterThanOrEqual(3)
  for (const { at } of found) expect(at.getTime() % 600_000).toBe(0)
  expect(await sums(once)).toMatchObject({
    rounds: 25,
    staked: kroner((25 * 26) / 2),
    lost: kroner((25 * 26) / 2 - 25),
  })
})

test('a look that finds nothing new changes nothing', async () => {
  const player = await markers.world.player(kroner(100))
  await markers.play(player, kroner(10), ore(0))
  await look(player)
  const before = await slices(player)
  await look(player)
  expect(await slices(player)).toEqual(before)
})

test('a gamble stakes a win once more: it is no stake, and what it loses is lost', async () => {
  const player = await markers.world.player(kroner(100))
  await markers.play(player, kroner(10), kroner(20))
  await markers.play(player, kroner(20), ore(0), markers.gamble)
  await look(player)
  expect(await sums(player)).toMatchObject({ rounds: 1, staked: kroner(10), lost: kroner(10) })
})

test('a hand is lost by what it staked and did not pay', async () => {
  await using life = await PlayerLife.open(markers.world)
  await life.deposit('100')
  await life.hand(kroner(10), kroner(25))
  await life.hand(kroner(20), ore(0))
  await look(life.player)
  expect(await sums(life.player)).toMatchObject({ rounds: 2, staked: kroner(30), lost: kroner(5) })
})

test('a slice by night is one that begins from 00 to 06 in Denmark', async () => {
  const player = await markers.world.player(kroner(900))
  const hourOf = (hour: string) => {
    const wanted = Date.parse(`2026-11-28T${hour}:00Z`) - markers.clock.now().getTime()
    markers.clock.advance({ ms: wanted })
  }
  for (const hour of ['22:59', '23:00', '23:59']) {
    hourOf(hour)
    await markers.play(player, kroner(1), ore(0))
  }
  markers.clock.advance({ hours: 5 })
  await markers.play(player, kroner(1), ore(0))
  markers.clock.advance({ minutes: 1 })
  await markers.play(player, kroner(1), ore(0))
  await look(player)
  const played = (await slices(player)).filter(({ rounds }) => rounds > 0)
  expect(played.map((row) => row.is_night)).toEqual([false, true, true, true, false])
})

describe('a deposit', () => {
  async function depositAfterLoss(lost: Ore, minutes: number): Promise<number> {
    const player = await markers.world.player(kroner(900))
    await markers.play(player, lost, ore(0))
    pass(minutes)
    await markers.deposit(player, '100')
    await look(player)
    const { deposits, chases } = await sums(player)
    // The money a test player begins with came as a deposit, too.
    expect(deposits).toBe(2)
    return chases
  }

  test('within ten minutes of a loss chases it', async () => {
    expect(await depositAfterLoss(kroner(100), 9)).toBe(1)
  })

  test('ten minutes after it, or after a smaller loss, chases none', async () => {
    expect(await depositAfterLoss(kroner(100), 10)).toBe(0)
    expect(await depositAfterLoss(ore(9_999), 1)).toBe(0)
  })

  test('chases a loss that an earlier look has counted', async () => {
    const player = await markers.world.player(kroner(900))
    await markers.play(player, kroner(300), ore(0))
    await look(player)
    pass(5)
    await markers.deposit(player, '200')
    await look(player)
    expect((await sums(player)).chases).toBe(1)
  })

  test('chases nothing after play that won', async () => {
    const player = await markers.world.player(kroner(900))
    await markers.play(player, kroner(300), ore(0))
    await markers.play(player, kroner(300), kroner(501))
    await markers.deposit(player, '200')
    await look(player)
    expect((await sums(player)).chases).toBe(0)
  })
})

test('an account is drained once, when little is left of more', async () => {
  const player = await markers.world.player(kroner(100))
  await markers.play(player, kroner(90), ore(0))
  await look(player)
  expect((await sums(player)).drains).toBe(0)
  await markers.play(player, ore(1), ore(0))
  await markers.play(player, ore(100), ore(0))
  await markers.play(player, ore(899), ore(0))
  await look(player)
  expect((await sums(player)).drains).toBe(1)
})

test('what a supplier, a jackpot and a rollback move counts, and a withdrawal does not', async () => {
  await using life = await PlayerLife.open(markers.world)
  await life.deposit('500')
  await life.bet('one', 'bet-1', kroner(50))
  await life.win('one', 'win-1', kroner(20))
  await life.end('one')
  await life.bet('two', 'bet-2', kroner(70))
  await life.rollback('bet-2')
  await life.jackpot(kroner(15))
  await life.withdraw('100')
  await look(life.player)
  expect(await sums(life.player)).toMatchObject({
    rounds: 2,
    staked: kroner(120),
    lost: kroner(50 - 20 - 15),
    deposits: 1,
  })
})

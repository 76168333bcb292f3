import { kroner, type PlayerId, required, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestPlayers } from '../players/base/test-players.ts'
import { liftLock, lockPlayer, suspendPlayer, withFreshRofus } from '../players/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { changeLimit, depositStandings, readLimits, startPause } from './index.ts'

let clock: TestClock
let players: TestPlayers
let people = 0
let player: Awaited<ReturnType<TestPlayers['player']>>
let user: { cpr: string; name: string }

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})
/** Each test has a player of its own, with a daily limit of 1.000 kr. and two increases that wait. */
beforeEach(async () => {
  clock.advance({ hours: 2 })
  people += 1
  const cpr = `610192${String(1000 + 2 * people)}`
  user = { cpr, name: 'En Person' }
  player = await players.player(user, cpr)
  await increase('deposit', '2.000')
  await increase('loss', '300')
  await increase('loss', '900')
  expect(await waitingCount()).toBe(2)
})

async function increase(kind: 'deposit' | 'loss', amount: string): Promise<void> {
  const wish = { kind, period: 'day', to: { amount } } as const
  const request = { ...wish, idempotencyKey: crypto.randomUUID() }
  const changed = await changeLimit(players.context, { playerId: player.id }, request)
  expect(changed).toMatchObject({ ok: true })
}

async function waitingCount(): Promise<number> {
  const read = await readLimits(players.db, player.id, clock.now())
  return read.ok ? read.limits.filter(({ waiting }) => waiting).length : Number.NaN
}

/** What may be deposited when the increase would have been in force. */
async function leftLater(id: PlayerId) {
  clock.advance({ days: 2 })
  return (await depositStandings(players.db, id, clock.now())).leftOre
}

test.each(['24-hours', '30-days', 'permanent'] as const)(
  '[LIM-04] [LIM-06] increases that wait fall away when a pause of %s begins',
  async (kind) => {
    const session = { playerId: player.id, sessionId: player.grant.handle }
    const wish = { kind, idempotencyKey: crypto.randomUUID() }
    expect(await startPause(players.context, session, wish)).toMatchObject({ ok: true })
    expect(await waitingCount()).toBe(0)
    expect(await leftLater(player.id)).toBe(kroner(1_000))
  },
)

test('[LIM-04] [LIM-06] a request of a pause that is repeated takes no increase away', async () => {
  const session = { playerId: player.id, sessionId: player.grant.handle }
  const wish = (kind: '24-hours' | '30-days') => ({ kind, idempotencyKey: crypto.randomUUID() })
  await startPause(players.context, session, wish('24-hours'))
  clock.advance({ hours: 24 })
  await increase('deposit', '2.000')
  const key = crypto.randomUUID()
  const asked = { kind: '24-hours', idempotencyKey: key } as const
  await startPause(players.context, session, asked)
  clock.advance({ hours: 24 })
  await increase('deposit', '2.000')
  // The same request again is answered as it was, and does nothing.
  await startPause(players.context, session, asked)
  expect(await waitingCount()).toBe(1)
})

test('[LIM-04] [LIM-06] they fall away when a login finds the player in ROFUS', async () => {
  await players.force('rofus', 'temporary')
  await players.login(user)
  expect(await waitingCount()).toBe(0)
  expect(await leftLater(player.id)).toBe(kroner(1_000))
})

test('[LIM-04] [LIM-06] they fall away when ROFUS is asked again and has the player', async () => {
  for (const minutes of [20, 20, 21]) {
    clock.advance({ minutes })
    await players.read(player.grant, true)
  }
  await players.force('rofus', 'indefinite')
  const session = required(await players.read(player.grant, false), 'a session that lives')
  const begun = await withFreshRofus(players.context, session, clock.now())
  expect([begun.standing, await waitingCount()]).toEqual(['rofus-registered', 0])
})

test.each(['lock', 'suspension'] as const)(
  '[LIM-04] [LIM-06] they fall away with a %s, do not come back with its lift, and none is asked for in it',
  async (kind) => {
    const wish = { playerId: player.id, reason: 'Vi undersøger en betaling' }
    const berit = await testEmployee(players.db, 'Berit')
    const set =
      kind === 'lock'
        ? lockPlayer(players.context, wish, berit)
        : suspendPlayer(players.context, { ...wish, days: 3 }, berit)
    expect(await set).toMatchObject({ ok: true })
    expect(await waitingCount()).toBe(0)
    const increasing = { kind: 'deposit', period: 'day', to: { amount: '2.000' } } as const
    const request = { ...increasing, idempotencyKey: crypto.randomUUID() }
    const asked = await changeLimit(players.context, { playerId: player.id }, request)
    expect(asked).toEqual({ ok: false, refusal: 'raise-while-barred' })
    await liftLock(players.context, wish, await testEmployee(players.db, 'Carl'))
    expect(await waitingCount()).toBe(0)
    expect(await leftLater(player.id)).toBe(kroner(1_000))
  },
)

test('[LIM-04] where ROFUS only does not answer, they wait on', async () => {
  await players.force('rofus', 'fault')
  await players.login(user)
  expect(await waitingCount()).toBe(2)
})

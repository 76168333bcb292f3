import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import { dayMs, hourMs, kroner, type PlayerId, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { setBar } from '../ledger/index.ts'
import { TestPlayers } from '../players/base/test-players.ts'
import {
  cancelLimitChange,
  changeLimit,
  depositStandings,
  dropWaitingLimits,
  lockLimits,
  readLimits,
  reserveDeposit,
  startPause,
} from './index.ts'

let clock: TestClock
let players: TestPlayers
let nextPerson = 0
let player: { id: PlayerId; sessionId: string }

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})
/** Each test has a player of its own, who may deposit 1.000 kr. a day. */
beforeEach(async () => {
  clock.advance({ hours: 2 })
  nextPerson += 1
  const cpr = `610191${String(1000 + 2 * nextPerson)}`
  const { id, grant } = await players.player({ cpr, name: 'En Person' }, cpr)
  player = { id, sessionId: grant.handle }
  players.tasks.length = 0
})

type Wished = { kind?: LimitKind; period?: LimitPeriod; key?: string }

function change(amount: string | 'none', { kind = 'deposit', period = 'day', key }: Wished = {}) {
  const to = amount === 'none' ? ({ none: true } as const) : { amount }
  const idempotencyKey = key ?? crypto.randomUUID()
  return changeLimit(players.context, { playerId: player.id }, { kind, period, to, idempotencyKey })
}

function takeBack({ kind = 'deposit', period = 'day', key }: Wished = {}) {
  const idempotencyKey = key ?? crypto.randomUUID()
  const wish = { kind, period, idempotencyKey }
  return cancelLimitChange(players.context, { playerId: player.id }, wish)
}

async function standing({ kind = 'deposit', period = 'day' }: Wished = {}) {
  const { limits } = await read()
  return limits.find((each) => each.kind === kind && each.period === period)
}

function read() {
  return readLimits(players.db, player.id, clock.now())
}

/** What the strictest limit leaves to deposit. */
const left = async () => (await depositStandings(players.db, player.id, clock.now())).leftOre

const inADay = () => new Date(clock.now().getTime() + dayMs)

test('[LIM-03] a lower limit holds at once, is told by mail, and leaves an audit line', async () => {
  const changed = await change('300')
  expect(changed).toEqual({
    ok: true,
    to: { ore: kroner(300) },
    effectiveAt: clock.now(),
    isWaiting: false,
  })
  expect(await left()).toBe(kroner(300))
  expect(await standing()).toMatchObject({ limit: { ore: kroner(300) }, since: clock.now() })
  expect(players.tasks).toMatchObject([
    { task: 'send-email', payload: { text: expect.stringContaining('sænket til 300') } },
  ])
  const line = await players.db
    .selectFrom('audit_line')
    .select('details')
    .where('player_id', '=', player.id)
    .where('action', '=', 'limit-changed')
    .executeTakeFirstOrThrow()
  expect(line.details).toMatchObject({ kind: 'deposit', period: 'day', from: 100_000, to: 30_000 })
})

test('[LIM-04] an increased limit holds after 24 elapsed hours, to the millisecond', async () => {
  const changed = await change('2.000')
  expect(changed).toMatchObject({ ok: true, effectiveAt: inADay(), isWaiting: true })
  expect(await standing()).toMatchObject({
    limit: { ore: kroner(1_000) },
    waiting: { to: { ore: kroner(2_000) }, requestedAt: clock.now(), effectiveAt: inADay() },
  })
  clock.advance({ ms: dayMs - 1 })
  expect(await left()).toBe(kroner(1_000))
  clock.advance({ ms: 1 })
  expect(await left()).toBe(kroner(2_000))
  expect((await standing())?.waiting).toBeUndefined()
})

test('[LIM-04] a day of an increase is 24 elapsed hours where the clocks change', async () => {
  // The clocks go forward on 28 March 2027.
  clock.advance({ ms: Date.parse('2027-03-27T12:00:00Z') - clock.now().getTime() })
  await change('2.000')
  clock.advance({ hours: 23 })
  expect(await left()).toBe(kroner(1_000))
  clock.advance({ hours: 1 })
  expect(await left()).toBe(kroner(2_000))
})

test('[LIM-04] a lower limit cancels the increase that waits, which never comes', async () => {
  await change('2.000')
  clock.advance({ hours: 23 })
  await change('500')
  expect((await standing())?.waiting).toBeUndefined()
  clock.advance({ days: 3 })
  expect(await left()).toBe(kroner(500))
})

test('[LIM-04] the limit as it is, asked for again, cancels the increase that waits', async () => {
  await change('2.000')
  expect(await change('1.000')).toMatchObject({ ok: true, isWaiting: false })
  clock.advance({ days: 2 })
  expect(await left()).toBe(kroner(1_000))
  expect(await change('1.000')).toEqual({ ok: false, refusal: 'same-as-now' })
})

test('[LIM-04] a new increase replaces the one that waits, and waits anew', async () => {
  await change('2.000')
  clock.advance({ hours: 23 })
  expect(await change('1.500')).toMatchObject({ effectiveAt: inADay(), isWaiting: true })
  clock.advance({ hours: 2 })
  expect(await left()).toBe(kroner(1_000))
  clock.advance({ hours: 22 })
  expect(await left()).toBe(kroner(1_500))
})

test('[LIM-04] an increase is taken back until it holds, and not after', async () => {
  await change('2.000')
  expect(await takeBack()).toEqual({ ok: true, limit: { ore: kroner(1_000) } })
  expect(await takeBack()).toEqual({ ok: false, refusal: 'nothing-waits' })
  clock.advance({ days: 2 })
  expect(await left()).toBe(kroner(1_000))
  await change('3.000')
  clock.advance({ days: 1 })
  expect(await takeBack()).toEqual({ ok: false, refusal: 'nothing-waits' })
  expect(await left()).toBe(kroner(3_000))
})

test('[LIM-04] a limit is taken away after a day, the last of deposits never', async () => {
  expect(await change('none')).toEqual({ ok: false, refusal: 'last-deposit-limit' })
  expect(await change('none', { period: 'week' })).toEqual({ ok: false, refusal: 'same-as-now' })
  await change('5.000', { period: 'week' })
  expect(await change('none')).toMatchObject({ ok: true, isWaiting: true })
  // The week's is the last one that stays.
  expect(await change('none', { period: 'week' })).toMatchObject({ refusal: 'last-deposit-limit' })
  clock.advance({ days: 1 })
  expect(await standing()).not.toHaveProperty('limit')
  expect(await left()).toBe(kroner(5_000))
})

test('[LIM-01] [LIM-03] a first limit of each kind and period holds at once, from nothing on', async () => {
  for (const kind of ['deposit', 'loss', 'stake', 'time'] as const) {
    for (const period of ['week', 'month'] as const) {
      expect(await change('0', { kind, period })).toMatchObject({ ok: true, isWaiting: false })
      const limit = kind === 'time' ? { minutes: 0 } : { ore: 0n }
      expect(await standing({ kind, period })).toMatchObject({ limit, left: limit })
    }
  }
  expect(await left()).toBe(0n)
})

test('[VAL-08] an amount is required, an amount, and not beyond what may be set', async () => {
  expect(await change(' ')).toEqual({ ok: false, refusal: 'amount-required' })
  expect(await change('1e3')).toEqual({ ok: false, refusal: 'amount-invalid' })
  expect(await change('-1')).toEqual({ ok: false, refusal: 'amount-invalid' })
  expect(await change('100.000,01')).toEqual({
    ok: false,
    refusal: 'amount-too-large',
    most: { ore: kroner(100_000) },
  })
  expect(await change('12,5', { kind: 'time' })).toEqual({ ok: false, refusal: 'amount-invalid' })
  expect(await change('1.441', { kind: 'time' })).toEqual({
    ok: false,
    refusal: 'amount-too-large',
    most: { minutes: 1_440 },
  })
  expect(await change('1.440', { kind: 'time' })).toMatchObject({ to: { minutes: 1_440 } })
})

test('[LIM-04] the same request is answered as the first time, and its key is for nothing else', async () => {
  const key = crypto.randomUUID()
  const first = await change('2.000', { key })
  clock.advance({ hours: 5 })
  expect(await change('2.000', { key })).toEqual(first)
  expect(await change('3.000', { key })).toEqual({ ok: false, refusal: 'conflict' })
  expect(await takeBack({ key })).toEqual({ ok: false, refusal: 'conflict' })
  const refused = crypto.randomUUID()
  expect(await change('1.000', { key: refused, period: 'day' })).toMatchObject({ ok: true })
  const again = crypto.randomUUID()
  expect(await change('none', { key: again })).toMatchObject({ refusal: 'last-deposit-limit' })
  await change('500', { period: 'week' })
  expect(await change('none', { key: again })).toMatchObject({ refusal: 'last-deposit-limit' })
})

test('[LIM-06] in a pause a limit is lowered, not increased, and what waits falls away', async () => {
  await change('2.000')
  const idempotencyKey = crypto.randomUUID()
  const own = { playerId: player.id, sessionId: player.sessionId }
  await startPause(players.context, own, { kind: '24-hours', idempotencyKey })
  expect(await change('5.000')).toEqual({ ok: false, refusal: 'raise-while-barred' })
  expect(await change('500')).toMatchObject({ ok: true, isWaiting: false })
  clock.advance({ days: 2 })
  expect(await change('600')).toMatchObject({ ok: true, isWaiting: true })
  await players.db.transaction().execute(async (tx) => {
    await dropWaitingLimits(tx, player.id, clock.now())
  })
  clock.advance({ days: 2 })
  expect(await left()).toBe(kroner(500))
})

test('[REG-04] the first deposit limit opens deposits and play at once', async () => {
  await players.db
    .updateTable('limits_limit')
    .set((limit) => ({ canceled_at: limit.ref('effective_at') }))
    .where('player_id', '=', player.id)
    .execute()
  const bar = { playerId: player.id, reason: 'no-deposit-limit', until: 'for-good' } as const
  await players.db.transaction().execute((tx) => setBar(tx, { ...bar, at: clock.now() }))
  await change('200', { period: 'month' })
  const { barred_until: until } = await players.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
  expect(until).toBe(Number.NEGATIVE_INFINITY)
})

test('[LIM-03] a limit lowered beside deposits lets none in beyond it', async () => {
  const reserve = (reference: string) =>
    players.db.transaction().execute(async (tx) => {
      await lockLimits(tx, player.id)
      const use = { playerId: player.id, amountOre: kroner(300), at: clock.now() }
      return reserveDeposit(tx, { ...use, reference: `${player.id}-${reference}` })
    })
  const lowered = change('500')
  const tried = await Promise.all(['a', 'b', 'c', 'd'].map(reserve))
  await lowered
  expect(tried.filter(({ ok }) => ok).length).toBeLessThanOrEqual(3)
  expect(await reserve('e')).toMatchObject({ ok: false, refusal: 'limit-exceeded' })
})

test('[LIM-01] the newest twenty changes are told, each with what held before it', async () => {
  await change('500')
  await change('800')
  await change('300', { kind: 'loss', period: 'month' })
  const { changes } = await read()
  expect(changes).toMatchObject([
    { kind: 'loss', period: 'month', to: { ore: kroner(300) }, state: 'in-force' },
    { from: { ore: kroner(500) }, to: { ore: kroner(800) }, state: 'waiting' },
    { from: { ore: kroner(1_000) }, to: { ore: kroner(500) }, requestedBy: 'player' },
    { kind: 'deposit', period: 'day', to: { ore: kroner(1_000) }, state: 'in-force' },
  ])
  expect(changes[0]).not.toHaveProperty('from')
  for (let amount = 499; amount > 475; amount -= 1) await change(String(amount))
  expect((await read()).changes).toHaveLength(20)
})

test('[LIM-02] room comes back as deposits leave the look-back, and is told with its moment', async () => {
  await change('5.000', { period: 'week' })
  const book = async (reference: string, amountOre: bigint, at: Date) =>
    players.db
      .insertInto('limits_deposit_use')
      .values({
        reference: `${player.id}-${reference}`,
        player_id: player.id,
        amount_ore: amountOre,
        state: 'settled',
        at,
      })
      .execute()
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs)
  await book('first', kroner(400), ago(20))
  await book('second', kroner(900), ago(4))
  // 1.300 kr. of 1.000 kr. are used: the first that goes leaves 900, and 100 kr. to deposit.
  expect(await standing()).toMatchObject({
    used: { ore: kroner(1_300) },
    left: { ore: 0n },
    nextRoom: { at: new Date(ago(20).getTime() + dayMs), amount: { ore: kroner(100) } },
  })
  expect(await standing({ period: 'week' })).toMatchObject({
    left: { ore: kroner(3_700) },
    nextRoom: { amount: { ore: kroner(400) } },
  })
})

import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import { kroner, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { postTransfer } from '../ledger/index.ts'
import { TestPlayers } from '../players/base/test-players.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { changeLimit, listLimitIncreases, readLimits, startPause } from './index.ts'
import { lowerLimit } from './lower-limit.ts'

let clock: TestClock
let players: TestPlayers
let ledger: TestLedger
let people = 0
let player: Awaited<ReturnType<TestPlayers['player']>>

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  ledger = stack.use(await TestLedger.open(players.databaseUrl))
})
/** Each test has a player of its own, who may deposit 1.000 kr. a day. */
beforeEach(async () => {
  clock.advance({ hours: 2 })
  people += 1
  const cpr = `610194${String(1000 + 2 * people)}`
  player = await players.player({ cpr, name: 'En Person' }, cpr)
  players.tasks.length = 0
})

const reason = 'Vi har talt sammen om dit spil'
type Asked = { kind?: LimitKind; period?: LimitPeriod; by?: string; reason?: string; id?: number }

async function lower(amount: string, asked: Asked = {}) {
  const { kind = 'deposit', period = 'day', by = 'Berit Holm', id = player.id } = asked
  const wish = { playerId: id, kind, period, amount, reason: asked.reason ?? reason }
  return lowerLimit(players.context, wish, await testEmployee(players.db, by))
}

function change(amount: string | 'none', kind: LimitKind = 'deposit') {
  const to = amount === 'none' ? ({ none: true } as const) : { amount }
  const wish = { kind, period: 'day', to, idempotencyKey: crypto.randomUUID() } as const
  return changeLimit(players.context, { playerId: player.id }, wish)
}

function read() {
  return readLimits(players.db, player.id, clock.now())
}

async function limitOf(kind: LimitKind = 'deposit', period: LimitPeriod = 'day') {
  return (await read()).limits.find((each) => each.kind === kind && each.period === period)
}

function linesOf(action: string) {
  return players.db
    .selectFrom('audit_line')
    .select(['actor', 'details'])
    .where('player_id', '=', player.id)
    .where('action', '=', action)
    .where('actor', '=', 'staff')
    .execute()
}

test('[LIM-03] staff lower a limit of each kind at once, and the player sees whose it is', async () => {
  for (const kind of ['deposit', 'loss', 'stake', 'time'] as const) {
    await change('900', kind)
    const size = (amount: number) =>
      kind === 'time' ? { minutes: amount } : { ore: kroner(amount) }
    expect(await lower('300', { kind })).toEqual({
      ok: true,
      from: size(900),
      to: size(300),
      effectiveAt: clock.now(),
    })
    expect(await limitOf(kind)).toMatchObject({ limit: size(300), since: clock.now() })
    expect((await read()).changes[0]).toMatchObject({
      kind,
      from: size(900),
      to: size(300),
      state: 'in-force',
      requestedBy: 'staff',
    })
  }
})

test('[LIM-03] the game that is open takes no stake beyond what staff have lowered', async () => {
  const here = { id: player.id, playSession: ledger.key() }
  const deposit = ledger.transfer('deposit', here.id, kroner(100))
  await ledger.db.transaction().execute((tx) => postTransfer(tx, deposit))
  await ledger.beginPlay(here)
  const stake = () => ledger.settle(ledger.round(here, 1_000))
  expect(await stake()).toMatchObject({ ok: true })
  await lower('15', { kind: 'stake' })
  expect(await stake()).toMatchObject({ ok: true })
  expect(await stake()).toMatchObject({ refusal: 'stake-limit' })
})

test('[LIM-03] the player is mailed what staff did and why, in a subject that does not tell it', async () => {
  await lower('300')
  const [mail, ...more] = players.tasks
  expect(more).toEqual([])
  expect(mail).toMatchObject({ task: 'send-email', payload: { templateId: 'limit-changed' } })
  const text = JSON.stringify(mail)
  expect(text).toContain('Vi har sænket din indbetalingsgrænse pr. dag til 300')
  expect(text).toContain(`Årsag: ${reason}`)
  expect(text).not.toContain('Er det ikke dig')
  expect(text).toContain('"subject":"Besked om din spilkonto')
})

test('[LIM-03] the auditor has who lowered a limit, from what, and why', async () => {
  await lower('300')
  expect(await linesOf('limit-changed')).toMatchObject([
    { details: { kind: 'deposit', from: 100_000, to: 30_000, reason } },
  ])
})

test('[LIM-04] an increase that waits falls with it and never comes, by a line of the staff', async () => {
  await change('2.000')
  clock.advance({ hours: 23 })
  await lower('500')
  expect(await limitOf()).not.toHaveProperty('waiting')
  expect(await linesOf('limit-change-canceled')).toMatchObject([
    { details: { because: 'lowered-by-staff' } },
  ])
  clock.advance({ days: 3 })
  expect(await limitOf()).toMatchObject({ limit: { ore: kroner(500) } })
})

test('[LIM-04] a removal that waits falls too, of a limit of play as well', async () => {
  await change('900', 'stake')
  await change('none', 'stake')
  await lower('500', { kind: 'stake' })
  clock.advance({ days: 3 })
  expect(await limitOf('stake')).toMatchObject({ limit: { ore: kroner(500) } })
})

test.each(['1.000', '1.000,01', '100.000'])(
  '[LIM-04] staff increase nothing: %s kr. of 1.000 kr. is refused and takes nothing back',
  async (amount) => {
    await change('2.000')
    players.tasks.length = 0
    const refused = { ok: false, refusal: 'not-lower', limit: { ore: kroner(1_000) } }
    expect(await lower(amount)).toEqual(refused)
    expect(await limitOf()).toMatchObject({ waiting: { to: { ore: kroner(2_000) } } })
    expect(players.tasks).toEqual([])
  },
)

test('[LIM-03] a repeat is refused and mails nothing more', async () => {
  await lower('300')
  const refused = { ok: false, refusal: 'not-lower', limit: { ore: kroner(300) } }
  expect(await lower('300')).toEqual(refused)
  expect(players.tasks).toHaveLength(1)
})

test('[LIM-03] staff set a limit where there is none, but never the first one of deposits', async () => {
  const set = await lower('60', { kind: 'time', period: 'week' })
  expect(set).toEqual({ ok: true, to: { minutes: 60 }, effectiveAt: clock.now() })
  expect(await lower('200', { period: 'month' })).toMatchObject({ ok: true })
  await players.db
    .updateTable('limits_limit')
    .set((limit) => ({ canceled_at: limit.ref('effective_at') }))
    .where('player_id', '=', player.id)
    .where('kind', '=', 'deposit')
    .execute()
  expect(await lower('100')).toEqual({ ok: false, refusal: 'first-deposit-limit' })
})

test('[LIM-03] [LIM-06] a limit is lowered in a pause too', async () => {
  const session = { playerId: player.id, sessionId: player.grant.handle }
  const wish = { kind: '30-days', idempotencyKey: crypto.randomUUID() } as const
  await startPause(players.context, session, wish)
  expect(await lower('0')).toMatchObject({ ok: true, to: { ore: 0n } })
})

test('[LIM-03] of what staff and the player ask at one moment the lowest holds', async () => {
  await Promise.all([change('2.000'), lower('400'), lower('500'), change('3.000')])
  expect(await limitOf()).toMatchObject({ limit: { ore: kroner(400) } })
})

test('[VAL-08] an amount is required, an amount, and not beyond what may be set', async () => {
  expect(await lower(' ')).toEqual({ ok: false, refusal: 'amount-required' })
  expect(await lower('-1')).toEqual({ ok: false, refusal: 'amount-invalid' })
  expect(await lower('1,5', { kind: 'time' })).toEqual({ ok: false, refusal: 'amount-invalid' })
  expect(await lower('1.441', { kind: 'time' })).toEqual({
    ok: false,
    refusal: 'amount-too-large',
    most: { minutes: 1_440 },
  })
})

test('what is kept and mailed holds no CPR number, and nobody unknown has a limit', async () => {
  const personal = { ok: false, refusal: 'personal-number' }
  expect(await lower('300', { reason: 'Se sagen om 010190-1234' })).toEqual(personal)
  expect(await lower('300', { id: 1 })).toEqual({ ok: false, refusal: 'unknown' })
})

test('what staff lowered is no increase that a player asked for', async () => {
  const from = new Date(clock.now().getTime() - 1)
  await lower('300')
  expect(await listLimitIncreases(players.db, [player.id], from)).toEqual([])
})

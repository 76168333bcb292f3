import type { PauseKind, Standing } from '@nordlys/contracts'
import { kroner, type Ore, ore, type PlayerId, systemRandom, timeKey } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { enqueue } from '../../jobs/index.ts'
import { postTransfer, readBalances } from '../../ledger/index.ts'
import { type PausesContext, startPause } from '../../limits/index.ts'
import { defaultPlayerRules } from '../../players/index.ts'
import { PlayerLife } from '../base/test-life.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { closeAndPayOut, payOutLeftovers, readClosing, startClosing } from '../index.ts'
import { cancelWithdrawal, listWithdrawals } from './withdrawal-states.ts'

let world: TestPayments
let pauses: PausesContext
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  const { db, clock } = world
  pauses = { db, clock, rules: defaultPlayerRules, enqueue }
})

const sessionId = 'here'

function start(playerId: PlayerId, standing: Standing = 'open') {
  return startClosing(world.context, { playerId, standing, sessionId })
}

function confirm(playerId: PlayerId, idempotencyKey: string = crypto.randomUUID()) {
  return closeAndPayOut(world.context, pauses, { playerId, sessionId, idempotencyKey })
}

async function pause(playerId: PlayerId, kind: PauseKind) {
  const wish = { kind, idempotencyKey: crypto.randomUUID() }
  expect(await startPause(pauses, { playerId, sessionId }, wish)).toMatchObject({ ok: true })
}

/** Money that a player wins, or is given back, or pays in. */
function move(playerId: PlayerId, kind: 'deposit' | 'deposit-reversed', amountOre: Ore) {
  const key = timeKey(world.clock, systemRandom)
  const transfer = { key, kind, playerId, amountOre, reference: key, at: world.clock.now() }
  return world.db.transaction().execute((tx) => postTransfer(tx, transfer))
}

const tick = () => payOutLeftovers(world.context, world.clock.now())

async function payouts(playerId: PlayerId) {
  const { withdrawals } = (await listWithdrawals(world.context, {
    playerId,
    standing: 'closed',
  })) as { withdrawals: { amountOre: Ore; status: string; withdrawalId: string }[] }
  return withdrawals
}
const amountsOf = async (playerId: PlayerId) =>
  (await payouts(playerId)).map(({ amountOre }) => amountOre)

async function statusOf(playerId: PlayerId) {
  const row = await world.db
    .selectFrom('players_player')
    .select('status')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return row.status
}

async function linesOf(playerId: PlayerId, action: string) {
  const rows = await world.db
    .selectFrom('audit_line')
    .select(['actor', 'details'])
    .where('player_id', '=', playerId)
    .where('action', '=', action)
    .execute()
  return rows
}

test('[LIM-05] before an account is closed its player is shown what becomes of the money', async () => {
  const id = await world.player(kroner(400))
  await world.giveBonus(id, 75)
  const started = await world.deposit(id, '200')
  await world.callback('authorize', messageOf(started, '4001'))
  expect(await readClosing(world.context, id)).toEqual({
    ok: true,
    cashOre: kroner(400),
    bonusOre: kroner(75),
    stakedOre: 0n,
    incomingOre: kroner(200),
    withdrawals: { count: 0, amountOre: 0n },
    mayPayOut: true,
  })
  await world.withdraw(id, '100')
  await world.withdraw(id, '100')
  expect(await readClosing(world.context, id)).toMatchObject({
    cashOre: kroner(200),
    bonusOre: 0n,
    withdrawals: { count: 2, amountOre: kroner(200) },
  })
})

test('[LIM-05] what stands in open rounds is shown, until they are over', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('400')
  await life.bet('one', 'first', kroner(30))
  await life.bet('two', 'second', kroner(12))
  expect(await readClosing(world.context, life.player)).toMatchObject({
    cashOre: kroner(358),
    stakedOre: kroner(42),
  })
  await life.end('one')
  expect(await readClosing(world.context, life.player)).toMatchObject({ stakedOre: kroner(12) })
  await confirm(life.player)
  expect(await readClosing(world.context, life.player)).toMatchObject({
    cashOre: 0n,
    stakedOre: kroner(12),
  })
})

test('[LIM-05] closing with everything paid out goes by MitID, and nothing is done before it', async () => {
  const id = await world.player(kroner(250))
  expect(await start(id)).toMatchObject({ ok: true, authorizeUrl: expect.any(String) })
  expect([await statusOf(id), await world.cash(id)]).toEqual(['active', kroner(250)])
})

test('[LIM-05] it is not begun for a closed account, without money, or by who owes us', async () => {
  const id = await world.player(kroner(250))
  expect(await start(id, 'closed')).toEqual({ ok: false, refusal: 'already-closed' })
  expect(await start(await world.player())).toEqual({ ok: false, refusal: 'not-possible' })
  await move(id, 'deposit-reversed', kroner(300))
  expect(await start(id)).toEqual({ ok: false, refusal: 'not-possible' })
})

test('[LIM-05] [LED-07] one confirmation closes the account and pays out all of it', async () => {
  const id = await world.player(ore(25_050))
  await world.giveBonus(id, 75)
  expect(await confirm(id)).toEqual({ paidOutOre: ore(25_050) })
  expect(await statusOf(id)).toBe('closed')
  expect(await readBalances(world.db, id)).toMatchObject({
    cashOre: 0n,
    bonusOre: 0n,
    reservedOre: ore(25_050),
  })
  const bonuses = world.db.selectFrom('audit_bonuses').select('ended_reason')
  expect(await bonuses.where('player_id', '=', id).execute()).toEqual([{ ended_reason: 'closed' }])
  expect(await payouts(id)).toMatchObject([{ amountOre: ore(25_050), status: 'pending' }])
  expect(await linesOf(id, 'withdrawal-created')).toMatchObject([{ actor: 'player' }])
})

test('[LED-02] the same confirmation twice, and two at the same moment, make one payout', async () => {
  const id = await world.player(kroner(250))
  const key = crypto.randomUUID()
  const answers = await Promise.all([confirm(id, key), confirm(id, key), confirm(id)])
  expect(answers.map(({ paidOutOre }) => paidOutOre).toSorted()).toEqual([0n, 0n, kroner(250)])
  expect(await confirm(id, key)).toEqual({ paidOutOre: 0n })
  expect(await amountsOf(id)).toEqual([kroner(250)])
})

test('[LIM-05] who closed the account in another tab is paid what they have confirmed', async () => {
  const id = await world.player(kroner(250))
  await pause(id, 'permanent')
  expect(await confirm(id)).toEqual({ paidOutOre: kroner(250) })
})

test('[LED-04] who came to owe us while at MitID has the account closed and nothing paid', async () => {
  const id = await world.player(kroner(250))
  await start(id)
  await move(id, 'deposit-reversed', kroner(300))
  expect(await confirm(id)).toEqual({ paidOutOre: 0n })
  expect([await statusOf(id), await amountsOf(id)]).toEqual(['closed', []])
})

test('[LIM-06] what is left on a closed account is paid out by itself after 7 days, not before', async () => {
  const id = await world.player(ore(4_250))
  await pause(id, 'permanent')
  await tick()
  world.clock.advance({ days: 7, ms: -1 })
  await tick()
  expect(await amountsOf(id)).toEqual([])
  world.clock.advance({ ms: 1 })
  await tick()
  expect(await amountsOf(id)).toEqual([ore(4_250)])
  const [withdrawal] = await payouts(id)
  expect(await linesOf(id, 'withdrawal-created')).toMatchObject([{ actor: 'system' }])
  expect(await linesOf(id, 'leftover-paid-out')).toEqual([
    {
      actor: 'system',
      details: { withdrawalId: withdrawal?.withdrawalId, amountOre: 4_250 },
    },
  ])
})

test('[LIM-06] what comes later, below the least withdrawal, is paid out 7 days after it came', async () => {
  const id = await world.player(kroner(250))
  const started = await world.deposit(id, '100')
  const message = messageOf(started, '4002')
  await world.callback('authorize', message)
  await confirm(id)
  world.clock.advance({ days: 30 })
  await tick()
  await world.callback('transfer', message)
  await move(id, 'deposit-reversed', kroner(99))
  // Seen at the next look at the account, at most an hour later.
  world.clock.advance({ hours: 1 })
  await tick()
  world.clock.advance({ days: 7, ms: -1 })
  await tick()
  expect(await amountsOf(id)).toEqual([kroner(250)])
  world.clock.advance({ ms: 1 })
  await tick()
  expect(await amountsOf(id)).toEqual([kroner(1), kroner(250)])
})

test('[LIM-06] a payout that was canceled is paid out again, 7 days later', async () => {
  const id = await world.player(kroner(250))
  await confirm(id)
  const [first] = await payouts(id)
  const withdrawalId = first?.withdrawalId ?? ''
  expect(await cancelWithdrawal(world.context, { playerId: id, withdrawalId })).toMatchObject({
    ok: true,
  })
  world.clock.advance({ hours: 1 })
  await tick()
  world.clock.advance({ days: 7 })
  await tick()
  expect(await amountsOf(id)).toEqual([kroner(250), kroner(250)])
  expect(await world.cash(id)).toBe(0n)
})

test('[LED-02] workers that tick at the same moment make one payout of what is left', async () => {
  const ids = [await world.player(kroner(40)), await world.player(kroner(250))]
  for (const id of ids) await pause(id, 'permanent')
  await tick()
  world.clock.advance({ days: 7 })
  await Promise.all([tick(), tick(), tick(), tick()])
  await tick()
  expect(await Promise.all(ids.map(amountsOf))).toEqual([[kroner(40)], [kroner(250)]])
})

test('[LED-02] a closing that is confirmed while a worker pays out makes one payout with it', async () => {
  const id = await world.player(kroner(250))
  await pause(id, 'permanent')
  await tick()
  world.clock.advance({ days: 7 })
  await Promise.all([tick(), confirm(id), tick(), confirm(id)])
  expect(await amountsOf(id)).toEqual([kroner(250)])
})

test('[LED-04] who owes us is paid nothing by itself, until the debt is gone', async () => {
  await using life = await PlayerLife.open(world)
  const id = life.player
  await life.deposit('250')
  await life.bet('a-round', 'a-bet', kroner(50))
  await confirm(id)
  await move(id, 'deposit-reversed', kroner(100))
  // A win is the player’s own, beside the debt.
  await life.win('a-round', 'a-win', kroner(150))
  const { cashOre, debtOre } = await readBalances(world.db, id)
  expect([cashOre, debtOre]).toEqual([kroner(150), kroner(-100)])
  const aWeek = async () => {
    world.clock.advance({ hours: 1 })
    await tick()
    world.clock.advance({ days: 7 })
    await tick()
  }
  await aWeek()
  expect(await amountsOf(id)).toEqual([kroner(200)])
  await move(id, 'deposit', kroner(100))
  await aWeek()
  expect(await amountsOf(id)).toEqual([cashOre, kroner(200)])
})

test('[LIM-06] a player who only pauses, however long, is paid nothing by itself', async () => {
  const id = await world.player(kroner(250))
  await pause(id, '30-days')
  await tick()
  world.clock.advance({ days: 8 })
  await tick()
  expect(await amountsOf(id)).toEqual([])
})

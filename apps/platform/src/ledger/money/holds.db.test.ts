import { kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { postTransfer, readBalances, type Transfer, voidDeposit } from '../index.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

type Player = Awaited<ReturnType<TestLedger['player']>>

function post(
  player: Player,
  kind: Transfer['kind'],
  amount: number,
  names: { reference?: string; hold?: string } = {},
) {
  const transfer = { ...ledger.transfer(kind, player.id, ore(amount)), ...names }
  return ledger.db.transaction().execute((tx) => postTransfer(tx, transfer))
}

const notHeld = { ok: false, refusal: 'not-held' }

test('[LED-07] what is held is committed in parts, and the rest is let go', async () => {
  const player = await ledger.player(kroner(10))
  await post(player, 'withdrawal-reserved', 800, { reference: 'parts' })
  expect(await post(player, 'withdrawal-reserved', 201)).toMatchObject({
    refusal: 'too-little-money',
  })
  expect(await ledger.settle(ledger.round(player, 201))).toMatchObject({
    refusal: 'too-little-money',
  })
  const hold = 'parts'
  expect(await post(player, 'withdrawal-sent', 300, { hold })).toMatchObject({ ok: true })
  expect(await post(player, 'withdrawal-sent', 501, { hold })).toEqual(notHeld)
  expect(await post(player, 'withdrawal-released', 500, { hold })).toMatchObject({ ok: true })
  expect(await post(player, 'withdrawal-sent', 1, { hold })).toEqual(notHeld)
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 700n, reservedOre: 0n })
})

test('[LED-07] nothing comes back from the bank that did not go there', async () => {
  const player = await ledger.player(kroner(10))
  const hold = 'returns'
  expect(await post(player, 'withdrawal-returned', 100, { hold: 'never-held' })).toEqual(notHeld)
  await post(player, 'withdrawal-reserved', 400, { reference: hold })
  expect(await post(player, 'withdrawal-returned', 100, { hold })).toEqual(notHeld)
  await post(player, 'withdrawal-sent', 400, { hold })
  expect(await post(player, 'withdrawal-returned', 401, { hold })).toEqual(notHeld)
  expect(await post(player, 'withdrawal-returned', 400, { hold })).toMatchObject({ ok: true })
  expect(await post(player, 'withdrawal-returned', 1, { hold })).toEqual(notHeld)
})

test.for([
  ['withdrawal-released', []],
  ['withdrawal-returned', ['withdrawal-sent']],
] as const)('[LED-04] a %s pays the debt before it is cash', async ([back, before]) => {
  const player = await ledger.player(kroner(10))
  const hold = `of a debtor ${back}`
  await post(player, 'withdrawal-reserved', 800, { reference: hold })
  await post(player, 'deposit-reversed', 500)
  for (const kind of before) await post(player, kind, 800, { hold })
  await post(player, back, 200, { hold })
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 0n, debtOre: -100n })
  await post(player, back, 600, { hold, reference: `${hold} once more` })
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 500n, debtOre: 0n })
})

test('[LED-07] another player’s hold is out of reach', async () => {
  const [owner, thief] = [await ledger.player(kroner(10)), await ledger.player(kroner(10))]
  await post(owner, 'withdrawal-reserved', 500, { reference: 'mine' })
  await post(thief, 'withdrawal-reserved', 500, { reference: 'theirs' })
  expect(await post(thief, 'withdrawal-released', 500, { hold: 'mine' })).toEqual(notHeld)
})

test.for([
  ['the whole of it', 500],
  ['less of it', 300],
  ['more than it', 700],
] as const)('a deposit on its way cannot be spent; captured is %s', async ([name, captured]) => {
  const player = await ledger.player(ore(0))
  const reference = `on-its-way-${name}`
  await post(player, 'deposit-held', 500, { reference })
  expect(await incomingOf(player)).toBe(500n)
  expect(await ledger.settle(ledger.round(player, 1))).toMatchObject({
    refusal: 'too-little-money',
  })
  expect(await post(player, 'deposit', captured, { hold: reference })).toMatchObject({ ok: true })
  expect(await incomingOf(player)).toBe(0n)
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(BigInt(captured))
})

test('a deposit that comes to nothing is let go of once', async () => {
  const player = await ledger.player(ore(0))
  const reference = 'to-nothing'
  await post(player, 'deposit-held', 500, { reference })
  const at = ledger.clock.now()
  const letGo = () =>
    ledger.db.transaction().execute((tx) => voidDeposit(tx, { playerId: player.id, reference, at }))
  await Promise.all([letGo(), letGo(), letGo()])
  expect(await incomingOf(player)).toBe(0n)
  // Money that comes after all is booked all the same.
  expect(await post(player, 'deposit', 500, { hold: reference })).toMatchObject({ ok: true })
})

test('who is barred holds no new deposit, and gets what has been captured', async () => {
  const player = await ledger.player(ore(0))
  const until = new Date(ledger.clock.now().getTime() + 24 * 3_600_000)
  await ledger.bar(player.id, 'pause', until)
  expect(await post(player, 'deposit-held', 500)).toEqual({ ok: false, refusal: 'barred' })
  expect(await post(player, 'deposit', 500)).toMatchObject({ ok: true })
  expect(await ledger.settle(ledger.round(player, 1))).toMatchObject({ refusal: 'play-blocked' })
})

async function incomingOf(player: Player) {
  const row = await ledger.db
    .selectFrom('ledger_player')
    .select('incoming')
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
  return row.incoming
}

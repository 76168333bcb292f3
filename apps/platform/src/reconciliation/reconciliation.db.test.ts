import { kroner, type PlayerId, zeroOre } from '@nordlys/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testEmployee } from '../staff/test-employees.ts'
import { closeDifference, enqueueDueRuns, readParties, reconcile } from './index.ts'
import { TestReconciliation } from './test-reconciliation.ts'

/** Cards of the payment provider's stand-in: what happens is chosen by their last digits. */
const cards = {
  usual: '4571000000010000',
  half: '4571000000070103',
  twice: '4571000000090101',
  held: '4571000000040106',
  refused: '4571000000020504',
}

/** Whose NemKonto takes the money, has no account, has a closed one. */
const cprs = ['6101900000', '6101900006', '6101900007'] as const

const agreed = { payments: 'agreed', nemkonto: 'agreed', 'supplier-sandbox': 'agreed' }

let desk: TestReconciliation

beforeEach(async () => {
  desk = await TestReconciliation.open()
})
afterEach(() => desk[Symbol.asyncDispose]())

/** Deposits in many ways and withdrawals with every end; answers one of each that went well. */
async function mixedDay(): Promise<{ player: PlayerId; txId: string; withdrawalId: string }> {
  const payers = []
  for (let person = 0; person < cprs.length; person++) {
    payers.push(await desk.pay(cards.usual, kroner(500)))
  }
  await desk.pay(cards.half, kroner(300))
  await desk.pay(cards.twice, kroner(200))
  await desk.pay(cards.refused, kroner(200))
  const withdrawals: string[] = []
  for (const [person, { player }] of payers.entries()) {
    withdrawals.push(await desk.withdraw(player, cprs[person] ?? ''))
  }
  desk.world.clock.advance({ hours: 1 })
  for (let step = 0; step < 8; step++) {
    await desk.advancePayouts()
    await desk.flush()
    desk.world.clock.advance({ minutes: 2 })
    expect(await desk.run()).toMatchObject({ payments: 'agreed' })
  }
  expect(await states(withdrawals)).toEqual(['implemented', 'reversed', 'reversed'])
  const [first] = payers
  return {
    player: first?.player ?? (0 as PlayerId),
    txId: first?.txId ?? '',
    withdrawalId: withdrawals[0] ?? '',
  }
}

async function states(withdrawals: readonly string[]) {
  return Promise.all(withdrawals.map(async (id) => (await desk.world.states(id)).at(-1)))
}

const reportedTimes = () => desk.world.audited('reconciliation-difference-raised')

test('[LED-08] one øre that differs is reported within 15 minutes, once, and never mended', async () => {
  const { player, txId, withdrawalId } = await mixedDay()
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toEqual(agreed)
  expect(await desk.open()).toEqual([])

  const play = await desk.playing(player)
  const [bet = ''] = await desk.round(play, [
    { send: 'bet', stakeOre: 1_000 },
    { send: 'win', winOre: 2_500 },
    { send: 'end-round' },
  ])
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toEqual(agreed)

  const forged = await desk.forgeDeposit(player)
  const books = await desk.books()
  await desk.plant('payments', txId, 'ore-more')
  await desk.plant('nemkonto', withdrawalId, 'ore-less')
  await desk.plant('supplier', `${bet} bet`, 'ore-less')
  await desk.quarter()
  const expected = [
    { party: 'payments', reference: txId, kind: 'amount', ours_ore: 50_000n, theirs_ore: 50_001n },
    {
      party: 'nemkonto',
      reference: withdrawalId,
      kind: 'amount',
      ours_ore: 10_000n,
      theirs_ore: 9_999n,
    },
    {
      party: 'supplier-sandbox',
      reference: `${bet} bet`,
      kind: 'amount',
      ours_ore: -1_000n,
      theirs_ore: -999n,
    },
    { party: 'payments', reference: forged, kind: 'missing-there', ours_ore: 1n, theirs_ore: null },
  ]
  expect(await desk.open()).toEqual(expected)
  expect([desk.emails.length, desk.logged.length]).toEqual([4, 4])

  await desk.quarter()
  expect(await desk.open()).toEqual(expected)
  expect([await reportedTimes(), desk.emails.length, desk.logged.length]).toEqual([4, 4, 4])
  expect(await desk.books()).toBe(books)

  await desk.plant('payments', txId, 'none')
  await desk.plant('nemkonto', withdrawalId, 'none')
  await desk.plant('supplier', `${bet} bet`, 'none')
  expect(await desk.run()).toEqual({ ...agreed, payments: 'different' })
  expect(await desk.open()).toEqual(expected.slice(3))
  const { rows } = await history()
  expect(rows.map(({ change, note }) => [change, note])).toEqual([
    ['raised', null],
    ['raised', null],
    ['raised', null],
    ['raised', null],
    ['gone', null],
    ['gone', null],
    ['gone', null],
  ])
  expect(await desk.books()).toBe(books)
})

function history() {
  return desk.world.db
    .selectFrom('reconciliation_change')
    .select(['change', 'note', 'difference_id'])
    .orderBy('change_id')
    .execute()
    .then((rows) => ({ rows }))
}

test('money that is only late is no difference when it comes, and one when it does not', async () => {
  await desk.pay(cards.held, kroner(200))
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toMatchObject({ payments: 'different' })
  desk.world.clock.advance({ minutes: 4 })
  expect(await desk.run()).toMatchObject({ payments: 'different' })
  expect(await desk.open()).toEqual([])
  await desk.flush()
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toMatchObject({ payments: 'agreed' })

  const { txId } = await desk.pay(cards.held, kroner(300))
  await desk.quarter()
  expect(await desk.open()).toMatchObject([
    { reference: txId, kind: 'missing-here', ours_ore: null, theirs_ore: 30_000n },
  ])
  await desk.flush()
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toMatchObject({ payments: 'agreed' })
  expect(await desk.open()).toEqual([])
  expect(await reportedTimes()).toBe(1)
})

test.each([
  ['hidden', 'missing-there', null],
  ['twice', 'listed-twice', 100_000n],
  ['ore-more', 'amount', 50_001n],
])('a line that is %s in the list is a difference of the kind %s', async (fault, kind, theirs) => {
  const { txId } = await desk.pay(cards.usual, kroner(500))
  await desk.pay(cards.usual, kroner(400))
  await desk.plant('payments', txId, fault)
  await desk.quarter()
  expect(await desk.open()).toEqual([
    { party: 'payments', reference: txId, kind, ours_ore: 50_000n, theirs_ore: theirs },
  ])
})

test('a difference is found however long ago the payment was, and stays open until it is gone', async () => {
  const { txId } = await desk.pay(cards.usual, kroner(500))
  await desk.run()
  await desk.plant('payments', txId, 'ore-less')
  desk.world.clock.advance({ hours: 47 })
  await desk.quarter()
  expect(await desk.open()).toHaveLength(1)
  desk.world.clock.advance({ days: 3 })
  await desk.quarter()
  expect(await desk.open()).toHaveLength(1)
  expect(await reportedTimes()).toBe(1)
})

test.each(['down', 'nonsense', 'reset'])(
  'a party whose list is %s is reported within a quarter of an hour, once, and is well again',
  async (fault) => {
    await desk.pay(cards.usual, kroner(500))
    desk.world.clock.advance({ minutes: 2 })
    await desk.run()
    await desk.post('/control/next', { party: 'payments', outcome: fault, times: 8 })
    desk.world.clock.advance({ minutes: 2 })
    expect(await desk.run()).toMatchObject({ payments: 'failed', nemkonto: 'agreed' })
    await desk.quarter()
    expect(await desk.open()).toMatchObject([{ party: 'payments', kind: 'no-list' }])
    expect(await reportedTimes()).toBe(1)
    const party = { party: 'payments', openDifferences: 1, outcome: 'failed' }
    expect(await readParties(desk.world.db)).toContainEqual(expect.objectContaining(party))
    expect(await desk.run()).toEqual(agreed)
    expect(await desk.open()).toEqual([])
  },
)

test('a list that is not in its own order is no list: what it left out would pass for gone', async () => {
  const moment = desk.world.clock.now()
  const items = ['b', 'a'].map((reference) => {
    return { reference, moment, playerId: 1, state: 'captured', amountOre: zeroOre }
  })
  const [payments] = desk.context.parties
  if (!payments) throw new Error('no party')
  const list = { readPage: async () => ({ items, next: undefined }) }
  const context = { ...desk.context, parties: [{ ...payments, name: 'disorderly', list }] }
  desk.world.clock.advance({ minutes: 2 })
  expect(await reconcile(context, 'disorderly', desk.world.clock.now())).toBe('failed')
  items.reverse()
  expect(await reconcile(context, 'disorderly', desk.world.clock.now())).toBe('different')
})

test('a run is due two minutes after the last one began', async () => {
  const queued: string[] = []
  const context = {
    ...desk.context,
    enqueueRun: async (_tx: unknown, party: string) => {
      queued.push(party)
    },
  }
  const due = async () => {
    queued.length = 0
    await enqueueDueRuns(context, desk.world.clock.now())
    return [...queued]
  }
  expect(await due()).toEqual(['payments', 'nemkonto', 'supplier-sandbox'])
  await desk.run()
  desk.world.clock.advance({ minutes: 1, seconds: 59 })
  expect(await due()).toEqual([])
  desk.world.clock.advance({ seconds: 1 })
  expect(await due()).toEqual(['payments', 'nemkonto', 'supplier-sandbox'])
})

test('one that a person has explained stays closed until its figures change', async () => {
  const { txId } = await desk.pay(cards.usual, kroner(500))
  await desk.plant('payments', txId, 'ore-more')
  await desk.quarter()
  const { rows } = await history()
  const differenceId = rows[0]?.difference_id ?? 0n
  const closing = {
    differenceId,
    by: await testEmployee(desk.world.db, 'bodil'),
    note: 'Afrunding hos banken, aftalt',
    at: desk.world.clock.now(),
  }
  expect(await closeDifference(desk.world.db, closing)).toBe(true)
  expect(await closeDifference(desk.world.db, closing)).toBe(false)
  expect(await desk.world.audited('reconciliation-difference-closed')).toBe(1)
  await desk.quarter()
  expect(await desk.open()).toEqual([])
  await desk.plant('payments', txId, 'ore-less')
  await desk.quarter()
  expect(await desk.open()).toMatchObject([{ reference: txId, theirs_ore: 49_999n }])
  expect((await history()).rows.map(({ change }) => change)).toEqual(['raised', 'closed', 'raised'])
})

test('copies that run at the same moment report a difference once', async () => {
  const { txId } = await desk.pay(cards.usual, kroner(500))
  await desk.plant('payments', txId, 'ore-more')
  desk.world.clock.advance({ minutes: 2 })
  await desk.run()
  desk.world.clock.advance({ minutes: 2 })
  const outcomes = await Promise.all([desk.run(), desk.run(), desk.run()])
  expect(outcomes.map(({ payments }) => payments)).toContain('different')
  expect(await desk.open()).toHaveLength(1)
  expect(desk.emails).toHaveLength(1)
})

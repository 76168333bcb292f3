import { kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import {
  endPlay,
  GroupCommit,
  listRounds,
  postTransfer,
  readBalances,
  sumRounds,
} from '../index.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
})

test('[LED-05] a round takes the stake, adds the win, and stands in the journal with its seed', async () => {
  const player = await ledger.player(kroner(100))
  const round = ledger.round(player, 400, 3200)
  const outcome = await ledger.settle(round)
  expect(outcome).toMatchObject({ ok: true, repeated: false, balanceOre: ore(12_800) })
  const range = { playerId: player.id, from: new Date(0), to: new Date('2027-01-01') }
  const [stored] = await listRounds(ledger.db, { ...range, limit: 5 })
  expect(stored).toMatchObject({ key: round.key, stakeOre: ore(400), winOre: ore(3200) })
  expect(Buffer.from(stored?.seed ?? [])).toEqual(Buffer.from(round.seed))
  expect(await sumRounds(ledger.db, range)).toEqual({ count: 1, stakedOre: 400n, wonOre: 3200n })
})

test('[LED-02] a repeat gets the stored seed and win, however the second draw fell', async () => {
  const player = await ledger.player(kroner(100))
  const round = ledger.round(player, 100, 0)
  const first = await ledger.settle(round)
  const redrawn = { ...round, winOre: kroner(50), seed: new Uint8Array(32) }
  for (const copy of [0, 1]) {
    const again = await ledger.settle(redrawn, copy)
    expect(again).toMatchObject({ ok: true, repeated: true, winOre: 0n, balanceOre: 9_900n })
    expect(again.ok && Buffer.from(again.seed)).toEqual(Buffer.from(round.seed))
    expect(again.ok && first.ok && again.at).toEqual(first.ok && first.at)
  }
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(9_900n)
})

test('[LED-02] the same key with another input, or of another player, is a conflict', async () => {
  const player = await ledger.player(kroner(100))
  const other = await ledger.player(kroner(100))
  const round = ledger.round(player, 100)
  await ledger.settle(round)
  const conflict = { ok: false, refusal: 'conflict', balanceOre: undefined }
  const input = '00000000-0000-0000-0000-000000000002'
  expect(await ledger.settle({ ...round, input })).toEqual(conflict)
  const stolen = { ...round, playerId: other.id, playSession: other.playSession }
  expect(await ledger.settle(stolen, 1)).toEqual(conflict)
  expect((await readBalances(ledger.db, other.id)).cashOre).toBe(10_000n)
})

test('[LED-02] a refusal is stored: its repeat is refused alike, even when there is money now', async () => {
  const player = await ledger.player(ore(50))
  const round = ledger.round(player, 100)
  const refused = { ok: false, refusal: 'too-little-money', balanceOre: 50n }
  expect(await ledger.settle(round)).toEqual(refused)
  await ledger.db
    .transaction()
    .execute((tx) => postTransfer(tx, ledger.transfer('deposit', player.id, kroner(100))))
  expect(await ledger.settle(round, 1)).toEqual(refused)
  expect(await ledger.settle(ledger.round(player, 100))).toMatchObject({ ok: true })
})

test('[LED-05] every refusal, in the order they are checked', async () => {
  const player = await ledger.player(ore(50))
  const asked = () => ledger.settle(ledger.round(player, 100))
  expect(await asked()).toMatchObject({ refusal: 'too-little-money' })
  await ledger.bar(player.id, 'pause', 'for-good')
  expect(await asked()).toMatchObject({ refusal: 'play-blocked' })
  const elsewhere = { ...player, playSession: ledger.key() }
  expect(await ledger.settle(ledger.round(elsewhere, 10))).toMatchObject({ refusal: 'play-ended' })
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  expect(await asked()).toMatchObject({ refusal: 'play-ended' })
})

test('real-money play ends after half an hour of rest and after its last moment', async () => {
  const resting = await ledger.player(kroner(10))
  ledger.clock.advance({ minutes: 29 })
  expect(await ledger.settle(ledger.round(resting, 10))).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 30 })
  expect(await ledger.settle(ledger.round(resting, 10))).toMatchObject({ refusal: 'play-ended' })

  const tireless = await ledger.player(kroner(10))
  for (let half = 0; half < 35; half++) {
    ledger.clock.advance({ minutes: 20 })
    expect(await ledger.settle(ledger.round(tireless, 10))).toMatchObject({ ok: true })
  }
  ledger.clock.advance({ minutes: 20 })
  expect(await ledger.settle(ledger.round(tireless, 10))).toMatchObject({ refusal: 'play-ended' })
})

test('one impossible round does not take its neighbours down', async () => {
  const [good, bad] = [await ledger.player(kroner(10)), await ledger.player(kroner(10))]
  const impossible = { ...ledger.round(bad, 10), definition: ledger.definition, winOre: ore(-5) }
  const [first, second] = await Promise.allSettled([
    ledger.settle(ledger.round(good, 10)),
    ledger.settle(impossible),
  ])
  expect(first).toMatchObject({ status: 'fulfilled', value: { ok: true } })
  expect(second.status).toBe('rejected')
  expect((await readBalances(ledger.db, bad.id)).cashOre).toBe(1_000n)
})

test('[LV7] a round of a live table goes before all that waits, its player’s own rounds too', async () => {
  const { databaseUrl, clock } = ledger
  await using commits = await GroupCommit.open({ databaseUrl, clock, lanes: 1 })
  const player = await ledger.player(kroner(100))
  const done: string[] = []
  const settle = async (name: string, isFirst = false) => {
    await commits.settle(ledger.round(player, 100), isFirst)
    done.push(name)
  }
  await Promise.all([...['one', 'two', 'three'].map((name) => settle(name)), settle('live', true)])
  expect(done).toEqual(['live', 'one', 'two', 'three'])
})

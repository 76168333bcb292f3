import { kroner } from '@nordlys/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestReconciliation } from './test-reconciliation.ts'

const party = 'supplier-sandbox'

let desk: TestReconciliation

beforeEach(async () => {
  desk = await TestReconciliation.open()
})
afterEach(() => desk[Symbol.asyncDispose]())

async function aPlay() {
  return desk.playing(await desk.world.player(kroner(1_000)))
}

/** How the supplier's last run ended, two minutes on. */
async function nextRun(): Promise<string | undefined> {
  desk.world.clock.advance({ minutes: 2 })
  return (await desk.run())[party]
}

async function ownOpen(): Promise<object[]> {
  return (await desk.open()).filter((each) => 'party' in each && each.party === party)
}

async function lastRun() {
  const { rows } = await sql<object>`
    SELECT ours_count, ours_ore, theirs_count, theirs_ore FROM audit_reconciliations
    WHERE party = ${party} ORDER BY run_id DESC LIMIT 1`.execute(desk.world.db)
  return rows[0]
}

test('[LED-08] whatever a supplier’s messages came to, both sides agree to the øre', async () => {
  const play = await aPlay()
  const both = { send: 'bet-and-win', stakeOre: 300, winOre: 120, endsRound: true }
  await desk.round(play, [
    { send: 'bet', stakeOre: 1_000 },
    { send: 'win', winOre: 2_500 },
    { send: 'end-round' },
  ])
  await desk.round(play, [both])
  await desk.round(play, [
    { ...both, endsRound: false, transactionId: 'both-back' },
    { send: 'rollback', rolledBackId: 'both-back' },
  ])
  await desk.round(play, [
    { send: 'bet', stakeOre: 700, transactionId: 'bet-back' },
    { send: 'rollback', rolledBackId: 'bet-back' },
  ])
  // Refused with an answer that is kept, with one that is not, and one never heard of but taken back.
  await desk.round(play, [{ send: 'bet', stakeOre: 90_000_000 }])
  await desk.round({ ...play, playerRef: 'nobody' }, [{ send: 'bet', stakeOre: 100 }])
  await desk.round(play, [
    { send: 'bet', stakeOre: 100, transactionId: 'never-sent', lost: 'request' },
    { send: 'rollback', rolledBackId: 'never-sent' },
  ])
  expect(await nextRun()).toBe('agreed')
  expect(await lastRun()).toMatchObject({ ours_ore: '1320', theirs_ore: '1320', ours_count: 8n })
  await desk.quarter()
  expect(await ownOpen()).toEqual([])
})

test('what is on its way reports nothing, and what never comes is reported', async () => {
  const play = await aPlay()
  const [, win] = await desk.round(play, [
    { send: 'bet', stakeOre: 1_000 },
    { send: 'win', winOre: 2_500, lost: 'request' },
  ])
  expect(await nextRun()).toBe('different')
  desk.world.clock.advance({ minutes: 4 })
  expect(await nextRun()).toBe('different')
  expect(await ownOpen()).toEqual([])
  await desk.flush()
  expect(await nextRun()).toBe('agreed')

  const [, late] = await desk.round(play, [
    { send: 'bet', stakeOre: 1_000 },
    { send: 'win', winOre: 700, lost: 'request' },
  ])
  await desk.quarter()
  expect(await ownOpen()).toEqual([
    { party, reference: `${late} win`, kind: 'missing-here', ours_ore: null, theirs_ore: 700n },
  ])
  expect(late).not.toBe(win)
  await desk.flush()
  expect(await nextRun()).toBe('agreed')
  expect(await ownOpen()).toEqual([])
})

test('a rollback that they have and we do not is reported, and gone when it comes', async () => {
  const play = await aPlay()
  await desk.round(play, [
    { send: 'bet', stakeOre: 1_000, transactionId: 'given-up' },
    { send: 'rollback', rolledBackId: 'given-up', lost: 'request' },
  ])
  await desk.quarter()
  expect(await ownOpen()).toEqual([
    { party, reference: 'given-up bet', kind: 'state', ours_ore: -1_000n, theirs_ore: 0n },
  ])
  await desk.flush()
  expect(await nextRun()).toBe('agreed')
  expect(await ownOpen()).toEqual([])
})

test('one that we have and they do not is reported, however we booked it', async () => {
  const play = await aPlay()
  await desk.round(play, [
    { send: 'bet-and-win', stakeOre: 300, winOre: 120, endsRound: true, transactionId: 'lost' },
  ])
  await desk.forget()
  await desk.quarter()
  expect(await ownOpen()).toEqual([
    { party, reference: 'lost bet', kind: 'missing-there', ours_ore: -300n, theirs_ore: null },
    { party, reference: 'lost win', kind: 'missing-there', ours_ore: 120n, theirs_ore: null },
  ])
})

test('one that stands twice in their list, and one for another player, are reported', async () => {
  const [anna, bo] = [await aPlay(), await aPlay()]
  const [bet] = await desk.round(anna, [{ send: 'bet', stakeOre: 300 }])
  await desk.plant('supplier', `${bet} bet`, 'twice')
  const [other] = await desk.round(bo, [{ send: 'bet', stakeOre: 500 }])
  await desk.renamePlayer(bo.playerRef)
  await desk.quarter()
  expect(await ownOpen()).toEqual([
    { party, reference: `${bet} bet`, kind: 'listed-twice', ours_ore: -300n, theirs_ore: -600n },
    { party, reference: `${other} bet`, kind: 'player', ours_ore: -500n, theirs_ore: -500n },
  ])
})

test('a rollback days after its bet is no difference: the line has moved in their list', async () => {
  const play = await aPlay()
  const [bet] = await desk.round(play, [{ send: 'bet', stakeOre: 300 }], 'a-long-round')
  expect(await nextRun()).toBe('agreed')
  desk.world.clock.advance({ days: 3 })
  expect(await nextRun()).toBe('agreed')
  await desk.round(play, [{ send: 'rollback', rolledBackId: bet }], 'a-long-round')
  expect(await nextRun()).toBe('agreed')
  expect(await lastRun()).toMatchObject({ ours_ore: '0', theirs_ore: '0' })
  desk.world.clock.advance({ days: 3 })
  expect(await nextRun()).toBe('agreed')
})

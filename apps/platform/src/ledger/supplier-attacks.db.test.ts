import { after, hourMs, kroner, ore } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../world/test-support.ts'
import {
  bet,
  endRound,
  grantBonus,
  nameSupplier,
  postTransfer,
  rollback,
  setLossLimit,
  sweepDue,
  win,
} from './index.ts'
import { TestLedger } from './test-ledger.ts'
import { inputHash } from './transfer.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let ledger: TestLedger
let supplier: number
let names = 0
beforeAll(async () => {
  database = await testDatabase()
  ledger = await TestLedger.open(database.url)
  supplier = await nameSupplier(ledger.db, 'a-studio')
})
afterAll(async () => {
  await ledger[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})
type Player = Awaited<ReturnType<TestLedger['player']>>
const message = (tx: string, asked: readonly (string | number)[]) => ({
  supplier,
  tx,
  input: inputHash(asked),
  key: ledger.key(),
  at: ledger.clock.now(),
})
function roundOf(player: Player) {
  const round = `round-${++names}`
  const fresh = () => `tx-${++names}`
  return {
    bet: (amount: number, tx = fresh()) =>
      bet(ledger.db, {
        ...message(tx, ['bet', round, amount]),
        round,
        playerId: player.id,
        playSession: player.playSession,
        definition: ledger.definition,
        stakeOre: ore(amount),
      }),
    win: (amount: number, tx = fresh()) =>
      win(ledger.db, {
        ...message(tx, ['win', round, amount]),
        round,
        playerId: player.id,
        winOre: ore(amount),
      }),
    rollback: (target: string, tx = fresh()) =>
      rollback(ledger.db, { ...message(tx, ['rollback', target]), target }),
    end: (tx = fresh()) => endRound(ledger.db, { ...message(tx, ['end', round]), round }),
  }
}
const accounts = (player: Player) =>
  ledger.db
    .selectFrom('ledger_player')
    .select(['cash', 'bonus', 'staked', 'debt', 'bonus_id'])
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
const grant = async (
  player: Player,
  amount: number,
  required: number,
  hours = 2,
  max: number | undefined = undefined,
) => {
  const at = ledger.clock.now()
  const bonusId = ledger.key()
  const got = await ledger.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId,
      playerId: player.id,
      amountOre: ore(amount),
      requiredOre: ore(required),
      stakeMaxOre: max === undefined ? undefined : ore(max),
      expiresAt: after(at, hours * hourMs),
      at,
    }),
  )
  expect(got).toMatchObject({ ok: true })
  return bonusId
}
const sweep = async (minutes: number, player: Player) => {
  ledger.clock.advance({ minutes })
  await sweepDue(ledger.db, ledger.clock.now())
  await ledger.beginPlay(player)
}

test('a bonus win forfeited by expiry, then rolled back, is not taken a second time from cash', async () => {
  const player = await ledger.player(ore(0))
  await grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't1bet')
  await round.win(80, 't1win')
  const gift = ledger.transfer('deposit', player.id, ore(50))
  await ledger.db.transaction().execute((tx) => postTransfer(tx, gift))
  await sweep(121, player)
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, debt: 0n })
  await round.rollback('t1win')
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, debt: 0n })
})

test('a used-up bonus whose only stake is taken back after the end is not cash', async () => {
  const player = await ledger.player(ore(0))
  await grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't2bet')
  await round.end()
  await round.rollback('t2bet')
  expect(await accounts(player)).toMatchObject({ cash: 0n })
})

test('stakes that were taken back do not fulfil a bonus', async () => {
  const player = await ledger.player(ore(500))
  await grant(player, 500, 1_000, 2, 100)
  const rounds = Array.from({ length: 10 }, () => roundOf(player))
  for (const [place, round] of rounds.entries()) {
    expect(await round.bet(100, `t3-${place}`)).toMatchObject({ outcome: 'ok' })
  }
  for (const [place, round] of rounds.entries()) {
    expect(await round.rollback(`t3-${place}`)).toMatchObject({ outcome: 'ok' })
  }
  expect(await accounts(player)).toMatchObject({ cash: 500n, bonus: 500n })
})

test('what an expired bonus had staked does not come back as another bonus', async () => {
  const player = await ledger.player(ore(0))
  await grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't4a')
  await sweep(121, player)
  await grant(player, 50, 1_000)
  await round.bet(1, 't4b')
  await round.rollback('t4a')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 49n })
})

test('win rollback: an expired bonus win is not taken out of the next bonus', async () => {
  const player = await ledger.player(ore(0))
  await grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't4e')
  await round.win(40, 't4w')
  await sweep(121, player)
  await grant(player, 50, 1_000)
  await round.bet(1, 't4f')
  await round.rollback('t4w')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 49n, debt: 0n })
})

test('the loss period begins with the first stake, not with the limit', async () => {
  const player = await ledger.player(kroner(1_000))
  await ledger.db
    .transaction()
    .execute((tx) =>
      setLossLimit(tx, { playerId: player.id, amountOre: kroner(100), at: ledger.clock.now() }),
    )
  ledger.clock.advance({ minutes: 24 * 60 - 5 })
  await ledger.beginPlay(player)
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 6 })
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ refusal: 'loss-limit' })
})

test('a refused stake does not begin the loss period', async () => {
  const player = await ledger.player(kroner(1_000))
  await ledger.db
    .transaction()
    .execute((tx) =>
      setLossLimit(tx, { playerId: player.id, amountOre: kroner(100), at: ledger.clock.now() }),
    )
  ledger.clock.advance({ minutes: 24 * 60 + 1 })
  await ledger.beginPlay(player)
  expect(await ledger.settle(ledger.round(player, 10_001))).toMatchObject({ refusal: 'loss-limit' })
  ledger.clock.advance({ minutes: 24 * 60 - 5 })
  await ledger.beginPlay(player)
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 6 })
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ refusal: 'loss-limit' })
})

test('large wins with a bonus stake are paid', async () => {
  const player = await ledger.player(ore(0))
  await grant(player, 100_000_000, 10_000_000_000)
  const round = roundOf(player)
  await round.bet(100_000_000)
  for (let i = 0; i < 10; i++)
    expect(await round.win(10_000_000_000)).toMatchObject({ outcome: 'ok' })
})

test('a bonus of nothing does not stop stakes after a rollback', async () => {
  const player = await ledger.player(ore(100))
  await grant(player, 50, 10_000, 2, 100)
  const round = roundOf(player)
  await round.bet(100, 't8') // cash
  await ledger.settle(ledger.round(player, 50)) // all the bonus, lost
  await round.rollback('t8')
  await ledger.db
    .transaction()
    .execute((tx) => postTransfer(tx, ledger.transfer('deposit', player.id, ore(1_000))))
  expect(await accounts(player)).toMatchObject({ bonus: 0n, staked: 0n, bonus_id: null })
})

test('and so a stake is not refused', async () => {
  const player = await ledger.player(ore(100))
  await grant(player, 50, 10_000, 2, 100)
  const round = roundOf(player)
  await round.bet(100, 't8b')
  await ledger.settle(ledger.round(player, 50))
  await round.rollback('t8b')
  await ledger.db
    .transaction()
    .execute((tx) => postTransfer(tx, ledger.transfer('deposit', player.id, ore(1_000))))
  expect(await ledger.settle(ledger.round(player, 101))).toMatchObject({ ok: true })
})

test('a bonus that expired unnoticed is not used up, and a late win of it is not cash', async () => {
  const player = await ledger.player(ore(0))
  const id = await grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100)
  ledger.clock.advance({ minutes: 121 })
  await round.end()
  await round.win(70)
  const b = await ledger.db
    .selectFrom('audit_bonuses')
    .select('state')
    .where('bonus_id', '=', id)
    .executeTakeFirst()
  expect([b?.state, (await accounts(player)).cash]).toEqual(['expired', 0n])
})

test('a rollback that has the number of what it takes back is answered', async () => {
  const player = await ledger.player(ore(1_000))
  const round = roundOf(player)
  const answer = await round.rollback('same-number', 'same-number').then(
    (a) => a.outcome,
    (e) => `crash: ${e.message}`,
  )
  expect(answer).toMatch(/^(conflict|transaction-unknown)$/)
})

test('a pool is funded with whole øre that were contributed, no more', async () => {
  const { openPool, fundPools } = await import('./index.ts')
  const player = await ledger.player(ore(1_000))
  await openPool(ledger.db, { pool: 9, name: 'thief' })
  await ledger.settle({
    ...ledger.round(player, 20),
    jackpot: { pool: 9, contributionMilliOre: 2_500n },
  })
  await fundPools(ledger.db, ledger.clock.now())
  const pool = await ledger.db
    .selectFrom('audit_pools')
    .select(['balance_ore', 'contributed_milliore', 'funded_ore'])
    .where('pool_id', '=', 9)
    .executeTakeFirst()
  expect(pool).toEqual({ balance_ore: 2n, contributed_milliore: 2_500n, funded_ore: 2n })
})

test('a bonus used up by a stake that is taken back is active again', async () => {
  const player = await ledger.player(ore(0))
  const id = await grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't2bbet')
  await round.end()
  await round.rollback('t2bbet')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 100n, bonus_id: id })
})

import { after, hourMs, kroner, type Ore, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import {
  type BonusGrant,
  fundPools,
  grantBonus,
  openPool,
  readBalances,
  readWagering,
  setPlayLimit,
  sweepDue,
  voidBonus,
} from '../index.ts'
import { payJackpot } from '../jackpot/test-pay-jackpot.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
})

type Player = Awaited<ReturnType<TestLedger['player']>>

/** 500 kr., to be staked through twice within an hour, at most 100 kr. at a time. */
function grantOf(player: Player, change: Partial<BonusGrant> = {}): BonusGrant {
  const at = ledger.clock.now()
  return {
    bonusId: ledger.key(),
    playerId: player.id,
    amountOre: kroner(500),
    requiredOre: kroner(1_000),
    stakeMaxOre: kroner(100),
    expiresAt: after(at, hourMs),
    at,
    ...change,
  }
}

const grant = (asked: BonusGrant) => ledger.db.transaction().execute((tx) => grantBonus(tx, asked))
const stake = (player: Player, amount: number, win = 0) =>
  ledger.settle(ledger.round(player, amount * 100, win * 100))
const moneyOf = async (player: Player) => {
  const { cashOre, bonusOre } = await readBalances(ledger.db, player.id)
  return { cashOre, bonusOre }
}
const bonusOf = (asked: BonusGrant) =>
  ledger.db
    .selectFrom('audit_bonuses')
    .select(['state', 'wagered_ore'])
    .where('bonus_id', '=', asked.bonusId)
    .executeTakeFirstOrThrow()

test('a bonus is granted once, to one who may play, one at a time', async () => {
  const player = await ledger.player(ore(0))
  const first = grantOf(player)
  const answers = await Promise.all(Array.from({ length: 10 }, () => grant(first)))
  expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1)
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 50_000n })
  const more = { ...first, amountOre: kroner(600) }
  expect(await grant(more)).toEqual({ ok: false, refusal: 'conflict' })
  expect(await grant(grantOf(player))).toEqual({ ok: false, refusal: 'bonus-active' })
  const barred = await ledger.player(ore(0))
  await ledger.bar(barred.id, 'exclusion', 'for-good')
  expect(await grant(grantOf(barred))).toEqual({ ok: false, refusal: 'barred' })
})

test('a stake takes cash first, a win returns in proportion, the bonus part rounded down', async () => {
  const player = await ledger.player(ore(30))
  await grant(grantOf(player, { amountOre: ore(70) }))
  expect(await ledger.settle(ledger.round(player, 100, 33))).toMatchObject({ balanceOre: 33n })
  // 33 × 70/100 = 23.1: 23 to the bonus, 10 to the cash.
  expect(await moneyOf(player)).toEqual({ cashOre: 10n, bonusOre: 23n })
})

test('no stake above the maximum while a bonus is active, and any stake after it', async () => {
  const player = await ledger.player(kroner(1_000))
  const asked = grantOf(player)
  await grant(asked)
  expect(await stake(player, 101)).toMatchObject({ refusal: 'stake-too-high-for-bonus' })
  expect(await stake(player, 100, 100)).toMatchObject({ ok: true })
  const { playerId, bonusId, at } = asked
  const voided = () =>
    ledger.db
      .transaction()
      .execute((tx) => voidBonus(tx, { playerId, bonusId, reason: 'ended-by-player', at }))
  expect(await voided()).toBe(true)
  expect(await voided()).toBe(false)
  expect(await moneyOf(player)).toEqual({ cashOre: 100_000n, bonusOre: 0n })
  expect(await stake(player, 101)).toMatchObject({ ok: true })
  expect(await bonusOf(asked)).toEqual({ state: 'void', wagered_ore: 10_000n })
})

test('what is staked counts towards the requirement, and fulfilled the bonus is cash at once', async () => {
  const player = await ledger.player(ore(0))
  const asked = grantOf(player)
  await grant(asked)
  for (let round = 1; round <= 9; round++) {
    expect(await stake(player, 100, 100)).toMatchObject({ balanceOre: 50_000n })
  }
  expect(await bonusOf(asked)).toEqual({ state: 'active', wagered_ore: 90_000n })
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 50_000n })
  expect(await stake(player, 100, 200)).toMatchObject({ balanceOre: 60_000n })
  expect(await moneyOf(player)).toEqual({ cashOre: 60_000n, bonusOre: 0n })
  expect(await bonusOf(asked)).toEqual({ state: 'fulfilled', wagered_ore: 100_000n })
  expect(await grant(grantOf(player))).toMatchObject({ ok: true })
})

test('[DATA-04] the wagering of an active bonus is told until it has ended', async () => {
  const player = await ledger.player(kroner(1_000))
  expect(await readWagering(ledger.db, player.id)).toBeUndefined()
  await grant(grantOf(player))
  await stake(player, 100)
  await stake(player, 50)
  const wagering = { requiredOre: kroner(1_000), wageredOre: kroner(150) }
  expect(await readWagering(ledger.db, player.id)).toEqual(wagering)
  for (let stakes = 0; stakes < 9; stakes += 1) await stake(player, 100, 100)
  expect(await readWagering(ledger.db, player.id)).toBeUndefined()
})

test('a bonus that is used up has ended', async () => {
  const player = await ledger.player(ore(0))
  const asked = grantOf(player, { amountOre: kroner(100) })
  await grant(asked)
  await stake(player, 100)
  expect(await bonusOf(asked)).toEqual({ state: 'used-up', wagered_ore: 10_000n })
})

test('a bonus that has expired buys nothing, whether or not anyone has noticed', async () => {
  const [stakes, waits] = [await ledger.player(kroner(50)), await ledger.player(ore(0))]
  const asked = [grantOf(stakes), grantOf(waits)] as const
  for (const one of asked) await grant(one)
  for (const minutes of [29, 29, 2]) {
    ledger.clock.advance({ minutes })
    if (minutes > 2) await stake(stakes, 1, 1)
  }
  // The settling statement itself finds it: 50 kr. is all there is.
  expect(await stake(stakes, 51)).toMatchObject({ refusal: 'too-little-money', balanceOre: 5_000n })
  expect(await bonusOf(asked[0])).toMatchObject({ state: 'expired' })
  expect(await moneyOf(waits)).toMatchObject({ bonusOre: 50_000n })
  await Promise.all([1, 2, 3].map(() => sweepDue(ledger.db, ledger.clock.now())))
  expect(await moneyOf(waits)).toMatchObject({ bonusOre: 0n })
  expect(await bonusOf(asked[1])).toEqual({ state: 'expired', wagered_ore: 0n })
})

test('a hundred stakes at once fulfil a bonus once', async () => {
  const player = await ledger.player(ore(0))
  const asked = grantOf(player)
  await grant(asked)
  const rounds = Array.from({ length: 60 }, () => ledger.round(player, 5_000, 5_000))
  await Promise.all(rounds.map((round, place) => ledger.settle(round, place % 2)))
  expect(await moneyOf(player)).toEqual({ cashOre: 50_000n, bonusOre: 0n })
  expect(await bonusOf(asked)).toMatchObject({ state: 'fulfilled' })
})

test('no more is lost than the loss limit allows, in 24 elapsed hours from the first stake', async () => {
  const player = await ledger.player(kroner(1_000))
  const limit = (amountOre: Ore | undefined) =>
    ledger.db.transaction().execute((tx) =>
      setPlayLimit(tx, {
        playerId: player.id,
        measure: 'loss',
        period: 'day',
        size: amountOre,
        at: ledger.clock.now(),
      }),
    )
  await limit(kroner(100))
  expect(await stake(player, 101)).toMatchObject({ refusal: 'loss-limit' })
  await stake(player, 80)
  // A win makes room again.
  await stake(player, 20, 50)
  expect(await stake(player, 51)).toMatchObject({ refusal: 'loss-limit' })
  expect(await stake(player, 50)).toMatchObject({ ok: true })
  expect(await stake(player, 1)).toMatchObject({ refusal: 'loss-limit' })
  await limit(kroner(150))
  expect(await stake(player, 50)).toMatchObject({ ok: true })
  await replay(player, 23)
  expect(await stake(player, 1)).toMatchObject({ refusal: 'loss-limit' })
  await replay(player, 1)
  expect(await stake(player, 150)).toMatchObject({ ok: true })
  await limit(undefined)
  expect(await stake(player, 200)).toMatchObject({ ok: true })
})

/** Lets hours pass for a player who goes on playing in a new play session. */
async function replay(player: Player, hours: number): Promise<void> {
  ledger.clock.advance({ minutes: hours * 60 })
  await ledger.beginPlay(player)
}

test('[LED-03] copies that start at the same moment open each pool once', async () => {
  for (let pool = 1_000; pool < 1_100; pool += 1) {
    const name = `pool ${pool}`
    await Promise.all(Array.from({ length: 8 }, () => openPool(ledger.db, { pool, name })))
  }
  const opened = ledger.db
    .selectFrom('audit_pools')
    .select(['pool_id'])
    .where('pool_id', '>=', 1_000)
  expect(await opened.execute()).toHaveLength(100)
})

test('a pool is not opened under the name of another, nor a name under another pool', async () => {
  await openPool(ledger.db, { pool: 2_000, name: 'polaris' })
  const renamed = openPool(ledger.db, { pool: 2_000, name: 'vega' })
  await expect(renamed).rejects.toThrow('stands for another pool')
  const taken = openPool(ledger.db, { pool: 2_001, name: 'polaris' })
  await expect(taken).rejects.toThrow('stands for another pool')
})

test('a jackpot grows by thousandths of an øre, is funded in whole ones, and paid once', async () => {
  const player = await ledger.player(kroner(1_000))
  await openPool(ledger.db, { pool: 7, name: 'nordlys' })
  const jackpot = { pool: 7, contributionMilliOre: 333n }
  const rounds = Array.from({ length: 10 }, () => ({ ...ledger.round(player, 20), jackpot }))
  await Promise.all(rounds.map((round, place) => ledger.settle(round, place % 2)))
  const pool = () =>
    ledger.db
      .selectFrom('audit_pools')
      .select(['balance_ore', 'contributed_milliore', 'funded_ore'])
      .where('pool_id', '=', 7)
      .executeTakeFirstOrThrow()
  const at = ledger.clock.now()
  await Promise.all([fundPools(ledger.db, at), fundPools(ledger.db, at)])
  expect(await pool()).toEqual({ balance_ore: 3n, contributed_milliore: 3_330n, funded_ore: 3n })
  const { cashOre } = await readBalances(ledger.db, player.id)
  const won = { pool: 7, playerId: player.id, amountOre: ore(100), reference: 'drop-1', at }
  const pay = (change = {}) =>
    ledger.db
      .transaction()
      .execute((tx) => payJackpot(tx, { ...won, key: ledger.key(), ...change }))
  const paid = await Promise.all([pay(), pay(), pay()])
  expect(paid.filter((one) => one.ok && !one.repeated)).toHaveLength(1)
  expect(await pay({ amountOre: ore(101) })).toEqual({ ok: false, refusal: 'conflict' })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(cashOre + 100n)
  // Three øre were in the pool; the house has added the rest.
  expect(await pool()).toEqual({ balance_ore: 0n, contributed_milliore: 3_330n, funded_ore: 3n })
})

test('[MO25] a pool is funded in whole øre alone: what is less than one waits', async () => {
  const player = await ledger.player(kroner(1_000))
  await openPool(ledger.db, { pool: 8, name: 'halves' })
  const contribute = async (contributionMilliOre: bigint) => {
    const jackpot = { pool: 8, contributionMilliOre }
    await ledger.settle({ ...ledger.round(player, 20), jackpot })
    await fundPools(ledger.db, ledger.clock.now())
    const { funded_ore } = await ledger.db
      .selectFrom('audit_pools')
      .select('funded_ore')
      .where('pool_id', '=', 8)
      .executeTakeFirstOrThrow()
    return funded_ore
  }
  expect(await contribute(999n)).toBe(0n)
  expect(await contribute(501n)).toBe(1n)
  expect(await contribute(499n)).toBe(1n)
  expect(await contribute(1n)).toBe(2n)
})

test('what stops a stake is told in one order: the player, the money, the bonus, the limit', async () => {
  const player = await ledger.player(ore(0))
  await grant(grantOf(player))
  const at = ledger.clock.now()
  await ledger.db
    .transaction()
    .execute((tx) =>
      setPlayLimit(tx, { playerId: player.id, measure: 'loss', period: 'day', size: ore(1), at }),
    )
  expect(await stake(player, 501)).toMatchObject({ refusal: 'too-little-money' })
  expect(await stake(player, 101)).toMatchObject({ refusal: 'stake-too-high-for-bonus' })
  expect(await stake(player, 100)).toMatchObject({ refusal: 'loss-limit' })
})

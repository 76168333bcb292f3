import { after, hourMs, kroner, type Ore, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import {
  type BonusGrant,
  defineGame,
  grantAgain,
  grantBonus,
  readBalances,
  voidBonus,
} from '../index.ts'

let ledger: TestLedger
/** The books' number of a game that the bonus is not for. */
let elsewhere: number

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  elsewhere = await defineGame(ledger.db, 'ab'.repeat(32), 'another-game')
})

type Player = Awaited<ReturnType<TestLedger['player']>>

const gameOf = async (definition: number) => {
  const { game } = await ledger.db
    .selectFrom('ledger_definition')
    .select('game')
    .where('id', '=', definition)
    .executeTakeFirstOrThrow()
  return game
}

/** 500 kr., to be staked through twice within an hour, in the ledger's own game alone. */
async function grantIn(player: Player, change: Partial<BonusGrant> = {}): Promise<BonusGrant> {
  const at = ledger.clock.now()
  const asked = {
    bonusId: ledger.key(),
    playerId: player.id,
    amountOre: kroner(500),
    requiredOre: kroner(1_000),
    stakeMaxOre: kroner(100),
    gameIds: [await gameOf(ledger.definition)],
    expiresAt: after(at, hourMs),
    at,
    ...change,
  }
  const granted = await ledger.db.transaction().execute((tx) => grantBonus(tx, asked))
  expect(granted).toEqual({ ok: true, repeated: false })
  return asked
}

const stakeIn = (definition: number, player: Player, amountOre: number, winOre = 0) =>
  ledger.settle({ ...ledger.round(player, amountOre, winOre), definition })

const moneyOf = async ({ id }: Pick<Player, 'id'>) => {
  const { cashOre, bonusOre } = await readBalances(ledger.db, id)
  return [cashOre, bonusOre]
}

const wageredOf = async ({ bonusId }: BonusGrant) => {
  const row = await ledger.db
    .selectFrom('audit_bonuses')
    .select('wagered_ore')
    .where('bonus_id', '=', bonusId)
    .executeTakeFirstOrThrow()
  return row.wagered_ore as Ore
}

test('[BONUS-01] a stake counts in the games the bonus is for, and in no other one', async () => {
  const player = await ledger.player(kroner(200))
  const bonus = await grantIn(player)
  expect(await stakeIn(elsewhere, player, 5_000)).toMatchObject({ ok: true })
  expect(await wageredOf(bonus)).toBe(0n)
  expect(await stakeIn(ledger.definition, player, 5_000)).toMatchObject({ ok: true })
  expect(await wageredOf(bonus)).toBe(5_000n)
})

test('[BONUS-01] bonus money is staked in those games alone, and elsewhere cash', async () => {
  const player = await ledger.player(ore(3_000))
  await grantIn(player)
  const refused = { ok: false, refusal: 'bonus-not-here' }
  expect(await stakeIn(elsewhere, player, 3_001)).toMatchObject(refused)
  expect(await moneyOf(player)).toEqual([3_000n, 50_000n])
  // A win of cash is cash.
  expect(await stakeIn(elsewhere, player, 3_000, 1_000)).toMatchObject({ ok: true })
  expect(await moneyOf(player)).toEqual([1_000n, 50_000n])
  expect(await stakeIn(ledger.definition, player, 3_000)).toMatchObject({ ok: true })
  expect(await moneyOf(player)).toEqual([0n, 48_000n])
  expect(await stakeIn(elsewhere, player, 1)).toMatchObject(refused)
  // What neither cash nor bonus covers is told as that.
  const tooMuch = { ok: false, refusal: 'too-little-money' }
  expect(await stakeIn(elsewhere, player, 50_000)).toMatchObject(tooMuch)
})

test('[BONUS-01] a refusal for the game is kept under its key, whatever is true later', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await grantIn(player)
  const round = { ...ledger.round(player, 100), definition: elsewhere }
  expect(await ledger.settle(round)).toMatchObject({ refusal: 'bonus-not-here' })
  const { playerId, bonusId, at } = bonus
  const ended = { playerId, bonusId, reason: 'ended-by-player', at } as const
  await ledger.db.transaction().execute((tx) => voidBonus(tx, ended))
  expect(await ledger.settle(round)).toMatchObject({ refusal: 'bonus-not-here' })
  expect(await stakeIn(elsewhere, player, 100)).toMatchObject({ refusal: 'too-little-money' })
})

test('[BONUS-01] once it has ended, no game is closed to what comes after it', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await grantIn(player, { requiredOre: ore(100) })
  expect(await stakeIn(ledger.definition, player, 100)).toMatchObject({ ok: true })
  expect(await moneyOf(player)).toEqual([49_900n, 0n])
  const everywhere = await grantIn(player, { gameIds: undefined })
  expect(await stakeIn(elsewhere, player, 10_000)).toMatchObject({ ok: true })
  expect([await wageredOf(bonus), await wageredOf(everywhere)]).toEqual([100n, 10_000n])
})

test('[BONUS-01] given again after a returned payout it is for the same games', async () => {
  const player = await ledger.player(ore(0))
  const { playerId, bonusId: takenId, at } = await grantIn(player)
  const taken = { playerId, bonusId: takenId, reason: 'withdrawn', at } as const
  await ledger.db.transaction().execute((tx) => voidBonus(tx, taken))
  const again = { takenId, bonusId: ledger.key(), playerId, takenFor: 'withdrawn', at } as const
  expect(await ledger.db.transaction().execute((tx) => grantAgain(tx, again))).toBe(50_000n)
  expect(await stakeIn(elsewhere, player, 100)).toMatchObject({ refusal: 'bonus-not-here' })
  expect(await stakeIn(ledger.definition, player, 100)).toMatchObject({ ok: true })
})

test('[BONUS-01] of two grants of one name that differ in their games the second is a conflict', async () => {
  const player = await ledger.player(ore(0))
  const asked = await grantIn(player)
  const other = { ...asked, gameIds: ['another-game'] }
  const granted = await ledger.db.transaction().execute((tx) => grantBonus(tx, other))
  expect(granted).toEqual({ ok: false, refusal: 'conflict' })
})

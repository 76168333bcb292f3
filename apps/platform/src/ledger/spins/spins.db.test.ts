import { randomUUID } from 'node:crypto'
import { after, hourMs, kroner, minuteMs, type Ore, ore, systemRandom } from '@nordlys/core'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type Invariant, prove } from '../../../../../operations/verification/invariant.ts'
import { spinInvariants } from '../../../../../operations/verification/spins.ts'
import { TestLedger } from '../base/test-ledger.ts'
import {
  findPeriod,
  findRound,
  grantBonus,
  grantSpins,
  listLines,
  listRounds,
  readBalances,
  readPlayLimits,
  readSpinGrants,
  type SpinsGranted,
  setNoticeDue,
  setPlayLimit,
  settleSpin,
  sumLines,
  sumRounds,
  sweepSpins,
  voidSpins,
} from '../index.ts'

let ledger: TestLedger
type Player = Awaited<ReturnType<TestLedger['player']>>

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

const value = ore(20)

function grantOf(player: Player, change: Partial<SpinsGranted> = {}): SpinsGranted {
  const at = ledger.clock.now()
  return {
    grantId: randomUUID(),
    playerId: player.id,
    offerId: 'welcome',
    offerVersion: 1,
    gameIds: ['a-game', 'another-game'],
    valueOre: value,
    count: 3,
    expiresAt: after(at, hourMs),
    at,
    ...change,
  }
}

const give = (grant: SpinsGranted) => ledger.db.transaction().execute((tx) => grantSpins(tx, grant))

/** A player with 100 kr. and three spins worth 0,20 kr. each. */
async function withSpins(change: Partial<SpinsGranted> = {}) {
  const player = await ledger.player(kroner(100))
  const grant = grantOf(player, change)
  expect(await give(grant)).toEqual({ ok: true, repeated: false })
  return { player, grantId: grant.grantId }
}

function spinOf(player: Player, grant: string, win = 0) {
  return { round: ledger.round(player, 0, win), grant, valueOre: value, gameId: 'a-game' }
}

type Spin = Omit<ReturnType<typeof spinOf>, 'gameId'> & { gameId: string | undefined }

const settle = (spin: Spin) => settleSpin(ledger.db, { spin, now: () => ledger.clock.now() })

const standingOf = async ({ id }: Player) =>
  (await readSpinGrants(ledger.db, { playerId: id, at: ledger.clock.now() }))[0]

const refusalOf = async (spin: Spin) => {
  const { outcome } = await settle(spin)
  return outcome.ok ? undefined : outcome.refusal
}

test('[BONUS-01] a spin stakes nothing, its win is cash, and one is left less', async () => {
  const { player, grantId } = await withSpins()
  const spin = spinOf(player, grantId, 450)
  const { outcome, left } = await settle(spin)
  expect(outcome).toMatchObject({ ok: true, repeated: false, winOre: 450n, balanceOre: 10_450n })
  expect(left).toBe(2)
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 10_450n, bonusOre: 0n })
  expect(await standingOf(player)).toMatchObject({
    state: 'active',
    left: 2,
    wonOre: 450n,
    count: 3,
  })
  expect(await findRound(ledger.db, { key: spin.round.key })).toMatchObject({
    stakeOre: 0n,
    winOre: 450n,
    spin: { grant: grantId, valueOre: 20n },
  })
})

test('[LED-02] a repeat gets the stored seed and win and takes no spin', async () => {
  const { player, grantId } = await withSpins()
  const spin = spinOf(player, grantId, 0)
  await settle(spin)
  const redrawn = {
    ...spin,
    round: { ...spin.round, winOre: kroner(50), seed: systemRandom.bytes(32) },
  }
  const { outcome, left } = await settle(redrawn)
  expect(outcome).toMatchObject({ ok: true, repeated: true, winOre: 0n, balanceOre: 10_000n })
  expect(outcome.ok && Buffer.from(outcome.seed)).toEqual(Buffer.from(spin.round.seed))
  expect(left).toBe(2)
})

test('[LED-02] one that was played is answered from the books whatever has come since', async () => {
  const { player, grantId } = await withSpins()
  const spin = spinOf(player, grantId, 60)
  await settle(spin)
  await ledger.bar(player.id, 'pause', after(ledger.clock.now(), hourMs))
  await ledger.db
    .transaction()
    .execute((tx) =>
      voidSpins(tx, { playerId: player.id, reason: 'paused', at: ledger.clock.now() }),
    )
  expect((await settle(spin)).outcome).toMatchObject({ ok: true, repeated: true, winOre: 60n })
})

test('[LED-02] a key is spent once: on a spin or on a round with a stake', async () => {
  const { player, grantId } = await withSpins()
  const spin = spinOf(player, grantId, 60)
  await settle(spin)
  const input = '00000000-0000-0000-0000-000000000002'
  const staked = { ...ledger.round(player, 100, 900), key: spin.round.key, input }
  expect(await ledger.settle(staked)).toMatchObject({ refusal: 'conflict' })
  const round = { ...ledger.round(player, 100), input }
  await ledger.settle(round)
  const { outcome } = await settle({ ...spin, round: { ...spin.round, key: round.key } })
  expect(outcome).toMatchObject({ ok: false, refusal: 'conflict' })
  expect(await standingOf(player)).toMatchObject({ left: 2 })
})

test('the last one ends the grant as used, and the next is refused, alike again', async () => {
  const { player, grantId } = await withSpins({ count: 1 })
  expect((await settle(spinOf(player, grantId, 40))).left).toBe(0)
  expect(await standingOf(player)).toMatchObject({
    state: 'used',
    left: 0,
    wonOre: 40n,
    endedAt: ledger.clock.now(),
  })
  const late = spinOf(player, grantId, 40)
  expect(await refusalOf(late)).toBe('spins-over')
  expect(await refusalOf(late)).toBe('spins-over')
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 10_040n })
})

test('of two last spins at one moment one is played', async () => {
  const { player, grantId } = await withSpins({ count: 1 })
  const both = [spinOf(player, grantId, 100), spinOf(player, grantId, 100)]
  const spins = both.map((spin) => () => settle(spin))
  const answers = await atOnce(ledger.databaseUrl, 'ledger_spin_grant', spins)
  expect(answers.filter(({ outcome }) => outcome.ok)).toHaveLength(1)
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 10_100n })
  expect(await standingOf(player)).toMatchObject({ state: 'used', left: 0, wonOre: 100n })
})

test('one key at one moment is one spin', async () => {
  const { player, grantId } = await withSpins()
  const spin = spinOf(player, grantId, 100)
  const answers = await Promise.all([spin, spin, spin].map(settle))
  expect(answers.filter(({ outcome }) => outcome.ok && !outcome.repeated)).toHaveLength(1)
  expect(await standingOf(player)).toMatchObject({ left: 2, wonOre: 100n })
})

test.each([
  ['another game', { gameId: 'a-third-game' }],
  ['a game with a jackpot', { gameId: undefined }],
  ['another value', { valueOre: ore(5_000) }],
  ['a grant that is none', { grant: '00000000-0000-4000-8000-000000000000' }],
])('%s is refused, and moves nothing', async (_, change) => {
  const { player, grantId } = await withSpins()
  const { outcome } = await settle({ ...spinOf(player, grantId, 5_000), ...change })
  expect(outcome).toEqual({ ok: false, refusal: 'spins-not-here', balanceOre: 10_000n })
  expect(await standingOf(player)).toMatchObject({ left: 3, wonOre: 0n })
})

test('another player’s grant is refused', async () => {
  const { player } = await withSpins()
  const { grantId } = await withSpins()
  const { outcome, left } = await settle(spinOf(player, grantId, 5_000))
  expect(outcome).toMatchObject({ refusal: 'spins-not-here' })
  expect(left).toBeUndefined()
})

test('[LIM-05] play that has ended, a bar and an overdue notice stop a spin', async () => {
  const { player, grantId } = await withSpins()
  const elsewhere = { ...player, playSession: ledger.key() }
  expect(await refusalOf(spinOf(elsewhere, grantId))).toBe('play-ended')
  const at = ledger.clock.now()
  await ledger.db
    .transaction()
    .execute((tx) => setNoticeDue(tx, { playerId: player.id, dueAt: at }))
  expect(await refusalOf(spinOf(player, grantId))).toBe('notice-due')
  await ledger.bar(player.id, 'pause', after(at, hourMs))
  expect(await refusalOf(spinOf(player, grantId))).toBe('play-blocked')
  expect(await standingOf(player)).toMatchObject({ left: 3 })
})

test('[LIM-03] a limit of time stops a spin', async () => {
  const { player, grantId } = await withSpins()
  const limit = { playerId: player.id, measure: 'time', period: 'day', size: 10n } as const
  await ledger.db
    .transaction()
    .execute((tx) => setPlayLimit(tx, { ...limit, at: ledger.clock.now() }))
  expect(await refusalOf(spinOf(player, grantId))).toBeUndefined()
  ledger.clock.advance({ minutes: 10 })
  expect(await refusalOf(spinOf(player, grantId))).toBe('time-limit')
})

test('[LIM-03] limits of stake and loss stop no spin, and a spin leaves their room alone', async () => {
  const { player, grantId } = await withSpins()
  const limitTo = async (size: bigint) => {
    for (const measure of ['loss', 'stake'] as const) {
      const limit = { playerId: player.id, measure, period: 'day', size } as const
      await ledger.db
        .transaction()
        .execute((tx) => setPlayLimit(tx, { ...limit, at: ledger.clock.now() }))
    }
  }
  await limitTo(100n)
  await ledger.settle(ledger.round(player, 100))
  // More is used by now than the limits allow.
  await limitTo(50n)
  expect(await ledger.settle(ledger.round(player, 1))).toMatchObject({ refusal: 'loss-limit' })
  expect(await refusalOf(spinOf(player, grantId, 5_000))).toBeUndefined()
  const limits = await readPlayLimits(ledger.db, player.id, ledger.clock.now())
  expect(limits.map(({ measure, used }) => [measure, used])).toEqual([
    ['loss', 100n],
    ['stake', 100n],
  ])
  // What a spin has won makes no room for losses.
  expect(await ledger.settle(ledger.round(player, 1))).toMatchObject({ refusal: 'loss-limit' })
})

test('[BONUS-02] with a bonus a spin counts towards nothing, and its most stops none', async () => {
  const { player, grantId } = await withSpins()
  const at = ledger.clock.now()
  await ledger.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId: ledger.key(),
      playerId: player.id,
      amountOre: kroner(50),
      requiredOre: kroner(500),
      stakeMaxOre: ore(10),
      expiresAt: after(at, hourMs),
      at,
    }),
  )
  expect((await settle(spinOf(player, grantId, 700))).outcome).toMatchObject({ ok: true })
  expect(await readBalances(ledger.db, player.id)).toMatchObject({
    cashOre: 10_700n,
    bonusOre: 5_000n,
  })
  const bonuses = ledger.db.selectFrom('audit_bonuses').select('wagered_ore')
  expect(await bonuses.where('player_id', '=', player.id).execute()).toEqual([{ wagered_ore: 0n }])
})

test('a grant ends after elapsed time, whether or not anyone has noticed; the sweep notes it', async () => {
  const { player, grantId } = await withSpins({ count: 2 })
  await settle(spinOf(player, grantId, 30))
  const { expiresAt = new Date(0) } = (await standingOf(player)) ?? {}
  ledger.clock.advance({ minutes: 59, seconds: 59 })
  await ledger.beginPlay(player)
  await sweepSpins(ledger.db, ledger.clock.now())
  expect(await standingOf(player)).toMatchObject({ state: 'active', left: 1 })
  ledger.clock.advance({ seconds: 1 })
  expect(await standingOf(player)).toMatchObject({ state: 'expired', endedAt: expiresAt })
  expect(await refusalOf(spinOf(player, grantId, 30))).toBe('spins-over')
  await sweepSpins(ledger.db, ledger.clock.now())
  const rows = ledger.db.selectFrom('ledger_spin_grant').select(['state', 'ended_at', 'spins_left'])
  expect(await rows.where('grant_id', '=', grantId).execute()).toEqual([
    { state: 'expired', ended_at: expiresAt, spins_left: 1 },
  ])
})

test('a grant is given once, and under a bar not at all', async () => {
  const player = await ledger.player(kroner(100))
  const grant = grantOf(player)
  const gifts = await Promise.all(Array.from({ length: 10 }, () => give(grant)))
  expect(gifts.filter((gift) => gift.ok && !gift.repeated)).toHaveLength(1)
  expect(await give({ ...grant, count: 4 })).toEqual({ ok: false, refusal: 'conflict' })
  await ledger.bar(player.id, 'pause', after(ledger.clock.now(), minuteMs))
  expect(await give(grantOf(player))).toEqual({ ok: false, refusal: 'barred' })
  expect(await give(grant)).toEqual({ ok: true, repeated: true })
  expect(await readSpinGrants(ledger.db, { playerId: player.id, at: grant.at })).toHaveLength(1)
})

test.each([
  ['no spins', { count: 0 }],
  ['a value of nothing', { valueOre: ore(0) }],
  ['no games', { gameIds: [] }],
  ['an end that is past', { expiresAt: new Date('2026-01-01') }],
])('%s cannot be granted', async (_, change) => {
  const player = await ledger.player(kroner(100))
  await expect(give(grantOf(player, change))).rejects.toThrow('check constraint')
})

test('what is left is taken away, once, and what was won stays', async () => {
  const { player, grantId } = await withSpins()
  const { grantId: other } = grantOf(player)
  await give(grantOf(player, { grantId: other }))
  await settle(spinOf(player, grantId, 80))
  const at = ledger.clock.now()
  const take = (asked: { grantId?: string }) =>
    ledger.db
      .transaction()
      .execute((tx) => voidSpins(tx, { playerId: player.id, reason: 'closed', at, ...asked }))
  expect(await take({ grantId })).toBe(1)
  expect(await take({ grantId })).toBe(0)
  expect(await refusalOf(spinOf(player, grantId))).toBe('spins-over')
  expect(await refusalOf(spinOf(player, other))).toBeUndefined()
  expect(await take({})).toBe(1)
  const grants = await readSpinGrants(ledger.db, { playerId: player.id, at })
  expect(grants.map(({ state, left, voidReason }) => [state, left, voidReason])).toEqual([
    ['void', 2, 'closed'],
    ['void', 2, 'closed'],
  ])
  expect(await readBalances(ledger.db, player.id)).toMatchObject({ cashOre: 10_080n })
})

test('[SCREEN-12] history has a spin as a round without a stake, and sums that hold', async () => {
  const { player, grantId } = await withSpins({ count: 100 })
  const from = new Date(0)
  const sums = async () => sumLines(ledger.db, await findPeriod(ledger.db, player.id, from))
  // Across a row in 64, where sums are differences.
  const wins = Array.from({ length: 70 }, (_, place) => place * 10)
  for (const win of wins) await settle(spinOf(player, grantId, win))
  await ledger.settle(ledger.round(player, 500, 120))
  const won = wins.reduce((total, win) => total + win, 120)
  const period = await findPeriod(ledger.db, player.id, from)
  const [staked, spin] = await listLines(ledger.db, period, { topic: 'all', limit: 2, offset: 0 })
  expect(staked).toMatchObject({ kind: 'round', isSpin: false, stakeOre: 500n })
  expect(spin).toMatchObject({ kind: 'round', isSpin: true, stakeOre: 0n, winOre: 690n })
  expect(await listLines(ledger.db, period, { topic: 'bonuses', limit: 5, offset: 0 })).toEqual([])
  const counted = { count: { all: 71, rounds: 71, bonuses: 0 }, stakedOre: 500n, bonusOre: 0n }
  expect(await sums()).toMatchObject({ ...counted, wonOre: BigInt(won) as Ore })
  const whole = { playerId: player.id, from, to: new Date('2027-01-01') }
  expect(await sumRounds(ledger.db, whole)).toMatchObject({ count: 71, stakedOre: 500n })
  expect(await listRounds(ledger.db, { ...whole, limit: 1, offset: 1 })).toMatchObject([
    { spin: { grant: grantId, valueOre: 20n } },
  ])
})

test.each([
  ['a spin that is told as left though it was played', 'spins_left = spins_left + 1', 0],
  ['a win that is not in the grant', 'won = won - 1', 0],
  ['another game', "games = ARRAY['elsewhere']", 1],
  ['a grant that had expired', "expires_at = granted_at + interval '1 microsecond'", 1],
])('the books are proved: %s is found', async (_, change, place) => {
  const { player, grantId } = await withSpins()
  ledger.clock.advance({ seconds: 1 })
  await settle(spinOf(player, grantId, 90))
  const owner = new pg.Client({ connectionString: ledger.databaseUrl })
  await owner.connect()
  try {
    await owner.query('BEGIN')
    await owner.query(`UPDATE ledger_spin_grant SET ${change} WHERE grant_id = $1`, [grantId])
    const found: Invariant[] = []
    for (const invariant of spinInvariants) {
      if (await prove(owner, invariant)) found.push(invariant)
    }
    expect(found).toEqual([spinInvariants[place]])
    await owner.query('ROLLBACK')
  } finally {
    await owner.end()
  }
})

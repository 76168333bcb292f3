import type { TableStakeMessage } from '@nordlys/contracts'
import {
  after,
  dayMs,
  hex,
  hourMs,
  kroner,
  secret,
  systemRandom,
  TestClock,
  timeKey,
} from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import {
  defineGame,
  findBookedRound,
  findPeriod,
  listLines,
  readBalances,
  readPendingRounds,
  revokeLogin,
} from '../ledger/index.ts'
import { commitmentOf, TestTable } from '../ledger/tables/test-table-rounds.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { TableWallet } from './table-wallet.ts'

const definitionHash = 'ef'.repeat(32)
const seed = systemRandom.bytes(32)
let ledger: TestLedger
let context: PlayContext
let wallet: TableWallet

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  const { db, clock } = ledger
  const play = { db, clock, random: systemRandom, playerRefKey: secret(systemRandom) }
  context = { ...play, lockLiveSession: async () => true }
  wallet = await TableWallet.open(context)
})

/** A player who has opened a table, and the first stake of a round there. */
async function atTable(cash = kroner(100)) {
  const player = await ledger.player(cash)
  const at = ledger.clock.now()
  const { launchToken } = await startPlay(context, {
    playerId: player.id,
    sessionId: `of ${player.id}`,
    gameId: 'a-table',
    sessionEndsAt: after(at, hourMs),
    at,
  })
  const opened = await authenticate(context, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  const round = timeKey(ledger.clock, systemRandom)
  const commitment = commitmentOf(round, definitionHash, seed).toString('hex')
  const opening = { commitment, bets: Buffer.from('{"stake":2000}').toString('hex') }
  const { playSession } = opened
  const first = { key: round, round, playSession, definitionHash, stakeOre: kroner(20), opening }
  return { player, round, first, playSession }
}

const endOf = (round: string, payoutOre = kroner(40), stakeOre = kroner(20)) => ({
  key: timeKey(ledger.clock, systemRandom),
  round,
  stakeOre,
  payoutOre,
  seed: hex(seed),
  choices: '6873',
})

test('[GAME-02] a stake gives its game no new number in the books', async () => {
  const { first } = await atTable()
  await wallet.take(first)
  const before = await defineGame(ledger.db, '1a'.repeat(32), 'another-table')
  const { opening: _, ...raised } = { ...first, key: timeKey(ledger.clock, systemRandom) }
  expect(await wallet.take(raised)).toMatchObject({ ok: true })
  const other = await atTable()
  expect(await wallet.take(other.first)).toMatchObject({ ok: true })
  expect(await defineGame(ledger.db, '1b'.repeat(32), 'another-table')).toBe(before + 1)
  for (const { round } of [first, other]) await wallet.void(round)
})

test('[GAME-02] a hand is opened, raised and paid over the wallet’s messages, each once', async () => {
  const { player, round, first } = await atTable()
  expect(await wallet.take(first)).toMatchObject({ ok: true, balanceOre: 8_000n, repeated: false })
  expect(await wallet.take(first)).toMatchObject({ ok: true, balanceOre: 8_000n, repeated: true })
  const { opening: _, ...raised } = { ...first, key: timeKey(ledger.clock, systemRandom) }
  expect(await wallet.take(raised)).toMatchObject({ ok: true, balanceOre: 6_000n })
  expect(await wallet.take(raised)).toMatchObject({ balanceOre: 6_000n, repeated: true })
  const end = endOf(round, kroner(80), kroner(40))
  expect(await wallet.finish(end)).toMatchObject({ ok: true, balanceOre: 14_000n })
  expect(await wallet.finish(end)).toMatchObject({ ok: true, repeated: true })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(14_000n)
})

test('[LV40] a raise that is taken back leaves the hand as it was, and its end pays the rest', async () => {
  const { player, round, first } = await atTable()
  await wallet.take(first)
  const { opening: _, ...raised } = { ...first, key: timeKey(ledger.clock, systemRandom) }
  expect(await wallet.take(raised)).toMatchObject({ ok: true, balanceOre: 6_000n })
  await wallet.takeBack(raised.key)
  await wallet.takeBack(raised.key)
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(8_000n)
  expect(await wallet.finish(endOf(round, kroner(40), kroner(40)))).toMatchObject({
    refusal: 'conflict',
  })
  expect(await wallet.finish(endOf(round))).toMatchObject({ ok: true, balanceOre: 12_000n })
})

test('[LV40] a raise that comes after it was taken back moves nothing', async () => {
  const { player, round, first } = await atTable()
  await wallet.take(first)
  const { opening: _, ...raised } = { ...first, key: timeKey(ledger.clock, systemRandom) }
  await wallet.takeBack(raised.key)
  expect(await wallet.take(raised)).toMatchObject({ ok: false, refusal: 'round-ended' })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(8_000n)
  expect(await wallet.finish(endOf(round))).toMatchObject({ ok: true, balanceOre: 12_000n })
})

test('[LV40] a raise that was refused is taken back without a trace', async () => {
  const { round, first } = await atTable(kroner(30))
  await wallet.take(first)
  const { opening: _, ...raised } = { ...first, key: timeKey(ledger.clock, systemRandom) }
  expect(await wallet.take(raised)).toMatchObject({ refusal: 'too-little-money' })
  await wallet.takeBack(raised.key)
  expect(await wallet.finish(endOf(round))).toMatchObject({ ok: true, balanceOre: 5_000n })
})

test('[LV27] the first stake of a shared hand names the table’s number of its round', async () => {
  const { player, round, first } = await atTable()
  const playerId = player.id
  await wallet.take({ ...first, live: { round: 48_213 } })
  await wallet.finish(endOf(round))
  const at = ledger.clock.now()
  const period = await findPeriod(ledger.db, playerId, after(at, -dayMs))
  const lines = await listLines(ledger.db, period, { topic: 'rounds', limit: 10, offset: 0 })
  expect(lines).toMatchObject([{ liveRound: 48_213 }])
  const found = await ledger.db
    .transaction()
    .execute((tx) => findBookedRound(tx, { playerId, round }))
  expect(found).toMatchObject({ liveRound: 48_213, state: 'settled' })
  expect(await readPendingRounds(ledger.db, { playerId, at })).toEqual([])
})

test('[GAME-02] [BONUS-01] the wallet holds no bonus money for a hand', async () => {
  const { player, first } = await atTable(kroner(10))
  const table = await TestTable.open(ledger)
  await table.grant(player)
  expect(await wallet.take(first)).toMatchObject({ refusal: 'bonus-not-here', balanceOre: 51_000n })
})

test('[FLT-77] the wallet tells whose login somebody ended, and names that are none are not', async () => {
  const [{ player, playSession }, other] = [await atTable(), await atTable()]
  const login = { playerId: player.id, login: `of ${player.id}`, at: ledger.clock.now() }
  await ledger.db.transaction().execute((tx) => revokeLogin(tx, login))
  const asked = [playSession, other.playSession, 'x', timeKey(ledger.clock, systemRandom)]
  expect(await wallet.logins(asked)).toEqual(
    asked.map((key) => ({ key, isRevoked: key === playSession })),
  )
})

const malformed: readonly [string, () => Partial<TableStakeMessage>][] = [
  ['no key', () => ({ key: 'no key' })],
  ['a round that is none', () => ({ round: 'round' })],
  ['no stake', () => ({ stakeOre: kroner(0) })],
  ['a raise that brings a seed of its own', () => ({ key: timeKey(ledger.clock, systemRandom) })],
  ['a first stake without a commitment', () => ({ opening: undefined })],
]

test.each(malformed)('[GAME-02] %s takes no stake', async (_, change) => {
  const { first } = await atTable()
  expect(await wallet.take({ ...first, ...change() })).toMatchObject({ refusal: 'key-invalid' })
})

test('[GAME-02] a key of another time, and a play that is none, take no stake', async () => {
  const { first } = await atTable()
  const early = timeKey(new TestClock(after(ledger.clock.now(), -2 * dayMs)), systemRandom)
  const old = { ...first, key: early, round: early }
  expect(await wallet.take(old)).toMatchObject({ refusal: 'key-invalid' })
  const unknown = { ...first, playSession: timeKey(ledger.clock, systemRandom) }
  expect(await wallet.take(unknown)).toMatchObject({ refusal: 'play-ended' })
})

test('[GAME-02] [LED-05] what was taken is told again however late, and no more', async () => {
  const { player, round, first } = await atTable()
  const { opening: _, ...raise } = { ...first, key: timeKey(ledger.clock, systemRandom) }
  const late = { ...raise, key: timeKey(ledger.clock, systemRandom) }
  for (const stake of [first, raise]) await wallet.take(stake)
  ledger.clock.advance({ hours: 25 })
  for (const stake of [first, raise]) {
    expect(await wallet.take(stake)).toMatchObject({ ok: true, repeated: true })
  }
  expect(await wallet.take(late)).toMatchObject({ refusal: 'key-invalid' })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(6_000n)
  expect(await wallet.finish(endOf(round, kroner(40), kroner(40)))).toMatchObject({ ok: true })
})

test('[GAME-02] [LED-05] an end that was asked for a day ago ends its hand, once', async () => {
  const { player, round, first } = await atTable()
  await wallet.take(first)
  const end = endOf(round)
  ledger.clock.advance({ hours: 25 })
  expect(await wallet.finish(end)).toMatchObject({ ok: true, balanceOre: 12_000n, repeated: false })
  ledger.clock.advance({ hours: 25 })
  expect(await wallet.finish(end)).toMatchObject({ ok: true, balanceOre: 12_000n, repeated: true })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(12_000n)
})

test('[GAME-02] open hands are listed, and which the published rule must end', async () => {
  const waiting = await atTable()
  // Of two keys of one moment either may come first.
  ledger.clock.advance({ seconds: 1 })
  const barred = await atTable()
  for (const { first } of [waiting, barred]) await wallet.take(first)
  const stateOf = async (round: string) =>
    (await wallet.open()).find((each) => each.round === round)?.state
  expect(await stateOf(waiting.round)).toBe('live')
  await ledger.bar(barred.player.id, 'pause', 'for-good')
  expect(await stateOf(barred.round)).toBe('must-finish')
  expect(await stateOf(waiting.round)).toBe('live')
  ledger.clock.advance({ hours: 24 })
  expect(await stateOf(waiting.round)).toBe('must-finish')
  const [first, second] = [waiting.round, barred.round].toSorted()
  expect(await wallet.open(first)).toMatchObject([{ round: second }])
  expect(await wallet.open(second)).toEqual([])
  expect(await wallet.finish(endOf(waiting.round))).toMatchObject({ ok: true })
  expect(await wallet.void(barred.round)).toMatchObject({ ok: true, balanceOre: 10_000n })
  expect(await wallet.open()).toEqual([])
})

import { createHash } from 'node:crypto'
import { gambleChoices, type SettleRound, spinChoices } from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  ore,
  type PlayerId,
  required,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { networks } from '@nordlys/game-math'
import { inLine } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import {
  countPlayedGames,
  endPlay,
  grantBonus,
  readBalances,
  readJackpots,
  setPlayLimit,
} from '../ledger/index.ts'
import { readHistory } from '../payments/history/history.ts'
import { GameWallet } from './game-wallet.ts'
import { Jackpots } from './jackpots.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { winsNothing } from './test-jackpot-seeds.ts'

const network = required(networks[0], 'a network')
const gameId = 'a-game-with-gambles'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let ledger: TestLedger
let play: PlayContext
/** Two copies of the platform. */
const wallets: GameWallet[] = []

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
  const { db, clock } = ledger
  const parts = { db, clock, random: systemRandom }
  play = { ...parts, playerRefKey: secret(systemRandom), lockLiveSession: async () => true }
  for (const commits of ledger.commits) {
    // The game belongs to a network, so that a spin of it would contribute.
    const jackpots = await Jackpots.open({ ...parts, commits }, () => network)
    wallets.push(new GameWallet({ ...play, commits, jackpots }))
  }
})

interface Playing {
  id: PlayerId
  playSession: string
}

/** A player with 100 kr. who has opened the game. */
async function playing(): Promise<Playing> {
  const { id } = await ledger.player(kroner(100))
  const at = ledger.clock.now()
  const wish = { playerId: id, sessionId: 'a-session', gameId, at }
  const { launchToken } = await startPlay(play, { ...wish, sessionEndsAt: after(at, 12 * hourMs) })
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return { id, playSession: opened.playSession }
}

/** 20 kr. on red, which wins unless told otherwise. */
function gambleOf({ playSession }: Playing, change: Partial<SettleRound> = {}): SettleRound {
  return {
    key: timeKey(ledger.clock, systemRandom),
    playSession,
    definitionHash: hashOf('gamble red'),
    stakeOre: kroner(20),
    winOre: kroner(40),
    // What a spin of it wins of a jackpot would be chance.
    seed: winsNothing(network),
    choices: gambleChoices.red,
    ...change,
  }
}

const spinOf = (player: Playing, change: Partial<SettleRound> = {}) =>
  gambleOf(player, { definitionHash: hashOf('game'), choices: spinChoices, ...change })

function settle(round: SettleRound, copy = 0) {
  const wallet = wallets[copy]
  if (!wallet) throw new Error(`no copy ${copy}`)
  return wallet.settle(round)
}

/** What every settling of the player's takes first. */
const rowOf = ({ id }: Playing) => ({
  text: 'SELECT FROM ledger_player WHERE player = $1 FOR UPDATE',
  values: [id],
})

function grant({ id }: Playing, stakeMaxOre = kroner(100)) {
  const at = ledger.clock.now()
  return ledger.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId: ledger.key(),
      playerId: id,
      amountOre: kroner(50),
      requiredOre: kroner(500),
      stakeMaxOre,
      expiresAt: after(at, hourMs / 4),
      at,
    }),
  )
}

const bonusesOf = ({ id }: Playing) =>
  ledger.db.selectFrom('audit_bonuses').selectAll().where('player_id', '=', id).execute()

test('[S51] a gamble is a round of its own, and a repeat with another draw gets the first', async () => {
  const player = await playing()
  const gamble = gambleOf(player)
  const settled = await settle(gamble)
  expect(settled).toMatchObject({ ok: true, winOre: 4_000n, balanceOre: 12_000n, repeated: false })
  const redrawn = { ...gamble, winOre: ore(0), seed: hex(systemRandom.bytes(32)) }
  expect(await settle(redrawn, 1)).toEqual({ ...settled, repeated: true })
  const lost = gambleOf(player, { winOre: ore(0), choices: gambleChoices.black })
  expect(await settle(lost)).toMatchObject({ ok: true, winOre: 0n, balanceOre: 10_000n })
  const { rounds } = (await wallets[0]?.rounds(player.playSession, 10)) ?? { rounds: [] }
  expect(rounds.map(({ key }) => key)).toEqual([lost.key, gamble.key])
  expect(rounds[1]).toMatchObject({ seed: gamble.seed, definitionHash: hashOf('gamble red') })
})

test('[S51] it wins nothing or the double, and nothing else is booked', async () => {
  const player = await playing()
  for (const winOre of [kroner(20), ore(4_001), kroner(60)]) {
    const refused = await settle(gambleOf(player, { winOre }))
    expect(refused).toMatchObject({ ok: false, refusal: 'key-invalid' })
  }
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(kroner(100))
})

test('[GAME-04] it neither contributes to a jackpot nor takes part in one', async () => {
  const player = await playing()
  const contributed = async () =>
    (await readJackpots(ledger.db)).map(({ contributedMilliOre }) => contributedMilliOre)
  const before = await contributed()
  for (let count = 0; count < 5; count += 1) await settle(gambleOf(player))
  expect(await contributed()).toEqual(before)
  await settle(spinOf(player))
  expect(await contributed()).not.toEqual(before)
})

test('[LED-02] one key is spent once: on the spin or on the gamble, on whatever copy', async () => {
  const player = await playing()
  const [gamble, spin] = [gambleOf(player), spinOf(player)]
  expect(await settle(gamble)).toMatchObject({ ok: true })
  expect(await settle({ ...spin, key: gamble.key }, 1)).toMatchObject({ refusal: 'conflict' })
  expect(await settle(spin)).toMatchObject({ ok: true })
  expect(await settle({ ...gamble, key: spin.key }, 1)).toMatchObject({ refusal: 'conflict' })
  const black = { ...gamble, choices: gambleChoices.black, definitionHash: hashOf('gamble black') }
  expect(await settle(black)).toMatchObject({ refusal: 'conflict' })
  // Each of the two rounds has won 20 kr.
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(kroner(140))
})

test('[LED-02] both at once on two copies: one is booked, the other is a conflict', async () => {
  for (const first of ['gamble', 'spin']) {
    const player = await playing()
    const gamble = gambleOf(player)
    const spin = spinOf(player, { key: gamble.key })
    const [one, other] = first === 'gamble' ? [gamble, spin] : [spin, gamble]
    const calls = [() => settle(one, 0), () => settle(other, 1)]
    expect(await inLine(ledger.databaseUrl, rowOf(player), calls)).toMatchObject([
      { ok: true, repeated: false },
      { ok: false, refusal: 'conflict' },
    ])
    expect((await readBalances(ledger.db, player.id)).cashOre).toBe(kroner(120))
  }
})

test('[S51] it is refused while a bonus is active, and alike again, and counts towards nothing', async () => {
  const player = await playing()
  await grant(player)
  const gamble = gambleOf(player)
  const refused = { ok: false, refusal: 'gamble-with-bonus', balanceOre: 15_000n }
  expect(await settle(gamble)).toMatchObject(refused)
  expect(await settle(gamble, 1)).toMatchObject(refused)
  expect(await bonusesOf(player)).toMatchObject([{ state: 'active', wagered_ore: 0n }])
  expect(await settle(spinOf(player, { winOre: ore(0) }))).toMatchObject({ ok: true })
  expect(await bonusesOf(player)).toMatchObject([{ wagered_ore: 2_000n }])
})

test('[LED-02] one that was settled is told again, also when a bonus has come since', async () => {
  const player = await playing()
  const gamble = gambleOf(player)
  const settled = await settle(gamble)
  await grant(player)
  expect(await settle({ ...gamble, winOre: ore(0) }, 1)).toEqual({ ...settled, repeated: true })
})

test('a bonus that has expired stops nothing, whether or not anyone has noticed', async () => {
  const player = await playing()
  await grant(player)
  ledger.clock.advance({ minutes: 16 })
  expect(await settle(gambleOf(player))).toMatchObject({ ok: true, balanceOre: 12_000n })
  expect(await bonusesOf(player)).toMatchObject([{ state: 'expired', wagered_ore: 0n }])
})

test('a bonus that is granted meanwhile and a gamble: one of them comes first', async () => {
  for (const first of ['gamble', 'bonus']) {
    const player = await playing()
    const answers: unknown[] = []
    const gamble = async () => answers.push(await settle(gambleOf(player, { winOre: ore(0) })))
    const calls: (() => Promise<unknown>)[] = [gamble, () => grant(player)]
    await inLine(ledger.databaseUrl, rowOf(player), first === 'gamble' ? calls : calls.reverse())
    const refused = { ok: false, refusal: 'gamble-with-bonus' }
    expect(answers).toMatchObject([first === 'gamble' ? { ok: true } : refused])
    expect(await bonusesOf(player)).toMatchObject([{ wagered_ore: 0n }])
    expect((await readBalances(ledger.db, player.id)).bonusOre).toBe(kroner(50))
  }
})

test('what stops any stake stops a gamble, and is told before the bonus', async () => {
  const player = await playing()
  expect(await settle(gambleOf(player, { stakeOre: kroner(101), winOre: ore(0) }))).toMatchObject({
    refusal: 'too-little-money',
    balanceOre: 10_000n,
  })
  await grant(player, kroner(10))
  expect(await settle(gambleOf(player))).toMatchObject({ refusal: 'stake-too-high-for-bonus' })
  const at = ledger.clock.now()
  await ledger.db.transaction().execute((tx) =>
    setPlayLimit(tx, {
      playerId: player.id,
      measure: 'loss',
      period: 'day',
      size: kroner(5),
      at,
    }),
  )
  const small = { stakeOre: kroner(6), winOre: ore(0) }
  expect(await settle(gambleOf(player, small))).toMatchObject({ refusal: 'loss-limit' })
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  expect(await settle(gambleOf(player, small))).toMatchObject({ refusal: 'play-ended' })
  const barred = await playing()
  await ledger.bar(barred.id, 'pause', 'for-good')
  expect(await settle(gambleOf(barred))).toMatchObject({ refusal: 'play-blocked' })
})

test('[SCREEN-12] the history shows it as what it is, and counts it as staked and won', async () => {
  const player = await playing()
  await settle(spinOf(player))
  ledger.clock.advance({ seconds: 1 })
  await settle(gambleOf(player))
  const request = { kind: 'all', days: 30, page: 1, pageSize: 20 } as const
  const history = await readHistory(ledger.db, player.id, request, ledger.clock.now())
  if (!history.ok) throw new Error('no history')
  const rounds = history.lines.filter((line) => line.kind === 'round')
  expect(rounds.map(({ isGamble }) => isGamble)).toEqual([true, undefined])
  expect(rounds.map((line) => line.gameId)).toEqual([gameId, gameId])
  expect(history.totals).toMatchObject({ stakedOre: 4_000n, wonOre: 8_000n })
  const audited = await sql<{ is_gamble: boolean }>`
    SELECT is_gamble FROM audit_rounds WHERE player_id = ${player.id} ORDER BY round_id`.execute(
    ledger.db,
  )
  expect(audited.rows).toEqual([{ is_gamble: false }, { is_gamble: true }])
})

test('what is played most does not count it: it is no play of the game', async () => {
  const at = ledger.clock.now()
  const range = { from: after(at, -24 * hourMs), to: after(at, hourMs) }
  const count = async () =>
    (await countPlayedGames(ledger.db, range)).find((game) => game.gameId === gameId)?.rounds ?? 0
  const before = await count()
  const player = await playing()
  await settle(gambleOf(player))
  expect(await count()).toBe(before)
  await settle(spinOf(player))
  expect(await count()).toBe(before + 1)
})

test('a definition is a game or a gamble, not now this and now that', async () => {
  const player = await playing()
  await settle(gambleOf(player))
  const forged = spinOf(player, { definitionHash: hashOf('gamble red') })
  await expect(settle(forged, 1)).rejects.toThrow(/belongs to another/)
})

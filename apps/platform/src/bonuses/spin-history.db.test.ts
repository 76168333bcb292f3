import { randomUUID } from 'node:crypto'
import { after, danishDay, dayMs, dayOf, kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { grantSpins, settleSpin, voidSpins } from '../ledger/index.ts'
import { readPlayerGames } from '../lobby/index.ts'
import { readBonuses, readSpinHistory } from './index.ts'

let ledger: TestLedger
type Player = Awaited<ReturnType<TestLedger['player']>>

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

const value = ore(20)

/** Gives a player spins for some days, and answers the grant. */
async function give({ id }: Player, { count, games = ['a-game'], days = 60 }: Given) {
  const at = ledger.clock.now()
  const grant = {
    grantId: randomUUID(),
    playerId: id,
    offerId: 'welcome',
    offerVersion: 1,
    gameIds: games,
    valueOre: value,
    count,
    expiresAt: after(at, days * dayMs),
    at,
  }
  const given = await ledger.db.transaction().execute((tx) => grantSpins(tx, grant))
  expect(given).toMatchObject({ ok: true })
  return grant.grantId
}

interface Given {
  count: number
  games?: string[]
  days?: number
}

async function play(player: Player, grant: string, win: number): Promise<void> {
  await ledger.beginPlay(player)
  const spin = { round: ledger.round(player, 0, win), grant, valueOre: value, gameId: 'a-game' }
  const { outcome } = await settleSpin(ledger.db, { spin, now: () => ledger.clock.now() })
  expect(outcome).toMatchObject({ ok: true })
}

const history = ({ id }: Player, daysLater = 0) =>
  readSpinHistory(ledger.db, {
    playerId: id,
    at: after(ledger.clock.now(), daysLater * dayMs),
  })

const open = async ({ id: playerId }: Player) => {
  const at = ledger.clock.now()
  const asked = { playerId, page: 1, pageSize: 1, restoredOf: new Map(), at }
  return (await readBonuses(ledger.db, asked)).spins
}

const tiles = async ({ id: playerId }: Player) =>
  (await readPlayerGames(ledger.db, { playerId, at: ledger.clock.now() })).spins

test('[SCREEN-14] spins are counted by the day in Denmark, their wins with them', async () => {
  const player = await ledger.player(kroner(100))
  expect(await history(player)).toEqual({ ok: true, days: [], ended: [] })
  const grant = await give(player, { count: 10 })
  const { endMs } = danishDay(ledger.clock.now())
  const dayOfMs = (ms: number) => new Date(dayOf(new Date(ms))).toISOString().slice(0, 10)
  ledger.clock.advance({ ms: endMs - 1 - +ledger.clock.now() })
  await play(player, grant, 60)
  await play(player, grant, 0)
  // In Denmark a new day begins before one in UTC does.
  ledger.clock.advance({ ms: 1 })
  await play(player, grant, 400)
  // Rounds of one's own money are no spins.
  expect(await ledger.settle(ledger.round(player, 100, 900))).toMatchObject({ ok: true })
  expect((await history(player)).days).toEqual([
    { day: dayOfMs(endMs), played: 1, wonOre: 400n },
    { day: dayOfMs(endMs - 1), played: 2, wonOre: 60n },
  ])
})

test('[SCREEN-14] spins that are left are told, the first to expire first', async () => {
  const player = await ledger.player(kroner(100))
  const long = await give(player, { count: 3, games: ['a-game', 'another-game'] })
  const short = await give(player, { count: 2, days: 1 })
  await play(player, short, 40)
  expect(await open(player)).toMatchObject([
    { grantId: short, left: 1, count: 2, wonOre: 40n, valueOre: 20n, gameIds: ['a-game'] },
    { grantId: long, left: 3 },
  ])
  expect(await tiles(player)).toEqual([
    { gameId: 'a-game', left: 4 },
    { gameId: 'another-game', left: 3 },
  ])
  ledger.clock.advance({ ms: dayMs })
  expect(await open(player)).toMatchObject([{ grantId: long }])
  await ledger.db.transaction().execute((tx) =>
    voidSpins(tx, {
      playerId: player.id,
      grantId: long,
      reason: 'chargeback',
      at: ledger.clock.now(),
    }),
  )
  expect([await open(player), await tiles(player)]).toEqual([[], []])
  const { ended } = await history(player)
  expect(ended.map(({ grantId, state, left, reason }) => [grantId, state, left, reason])).toEqual(
    expect.arrayContaining([
      [short, 'expired', 1, undefined],
      [long, 'void', 3, 'chargeback'],
    ]),
  )
})

test('[SCREEN-14] every day that has spins is told, though an offer lasts a year', async () => {
  const player = await ledger.player(kroner(100))
  const grant = await give(player, { count: 400, days: 366 })
  const forgotten = await give(player, { count: 1, days: 366 })
  await play(player, forgotten, 20)
  for (let day = 0; day < 40; day += 1) {
    ledger.clock.advance({ ms: dayMs })
    await play(player, grant, 60)
  }
  expect((await history(player)).days).toHaveLength(41)
  // A day is told for a year after it, and for no longer.
  expect((await history(player, 326)).days).toHaveLength(41)
  expect((await history(player, 327)).days).toHaveLength(40)
})

test('[SCREEN-14] every grant that has ended within a year is told', async () => {
  const player = await ledger.player(kroner(100))
  for (let grant = 0; grant < 33; grant += 1) await give(player, { count: 1, days: 1 })
  expect((await history(player, 1)).ended).toHaveLength(33)
  expect((await history(player, 367)).ended).toHaveLength(33)
  expect((await history(player, 368)).ended).toEqual([])
})

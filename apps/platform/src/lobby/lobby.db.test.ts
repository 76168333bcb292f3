import { createHash } from 'node:crypto'
import { after, kroner, minuteMs, type PlayerId } from '@nordlys/core'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../db/index.ts'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { defineGame, prepareMonths } from '../ledger/index.ts'
import { TestTable } from '../ledger/tables/test-table-rounds.ts'
import {
  countPlay,
  enqueueDueCount,
  favouritesMax,
  readLatestWins,
  readPlayerGames,
  readPopularGames,
  setFavourite,
} from './index.ts'

let ledger: TestLedger
const definitions = new Map<string, number>()
const games = ['fyrets-lys', 'langskibets-guld', 'nattoget']

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  for (const game of games) {
    const hash = createHash('sha256').update(game).digest('hex')
    definitions.set(game, await defineGame(ledger.db, hash, game))
  }
})

type Player = { id: PlayerId; playSession: string }

async function play(player: Player, game: string, times = 1): Promise<void> {
  await ledger.beginPlay(player)
  for (let round = 0; round < times; round++) {
    const definition = definitions.get(game) ?? 0
    const outcome = await ledger.settle({ ...ledger.round(player, 100), definition })
    expect(outcome.ok).toBe(true)
    ledger.clock.advance({ ms: 1 })
  }
}

const own = (player: Player) =>
  readPlayerGames(ledger.db, { playerId: player.id, at: ledger.clock.now() })

const mark = (player: Player, gameId: string, isFavourite = true) => {
  const wish = { playerId: player.id, gameId, isFavourite, at: ledger.clock.now() }
  return setFavourite(ledger.db, wish)
}

describe('favourites', () => {
  let player: Player
  beforeEach(async () => {
    player = await ledger.player(kroner(1))
  })

  test('[GAME-05] are the player’s own, the latest marked first; a repeat changes nothing', async () => {
    const other = await ledger.player(kroner(1))
    for (const game of [...games, 'fyrets-lys']) {
      expect(await mark(player, game)).toEqual({ ok: true })
      ledger.clock.advance({ seconds: 1 })
    }
    expect((await own(player)).favourites).toEqual(['nattoget', 'langskibets-guld', 'fyrets-lys'])
    expect((await own(other)).favourites).toEqual([])
    expect(await mark(player, 'nattoget', false)).toEqual({ ok: true })
    expect(await mark(player, 'nattoget', false)).toEqual({ ok: true })
    expect((await own(player)).favourites).toEqual(['langskibets-guld', 'fyrets-lys'])
  })

  test('are refused beyond so many, however many are marked at once', async () => {
    const room = 1
    const marked = Array.from({ length: favouritesMax - room }, (_, index) => ({
      player_id: player.id,
      game: `game-${index}`,
      marked_at: ledger.clock.now(),
    }))
    await ledger.db.insertInto('games_favourite').values(marked).execute()
    const names = Array.from({ length: room + 2 }, (_, index) => `another-${index}`)
    const marks = names.map((name) => () => mark(player, name))
    const outcomes = await atOnce(ledger.databaseUrl, 'games_favourite', marks)
    expect(outcomes.filter(({ ok }) => !ok)).toHaveLength(2)
    expect(outcomes).toContainEqual({ ok: false, refusal: 'too-many-favourites' })
    expect((await own(player)).favourites).toHaveLength(favouritesMax)
  })
})

test('a player finds the games they played for money, the latest first', async () => {
  const player = await ledger.player(kroner(100))
  expect((await own(player)).recent).toEqual([])
  await play(player, 'fyrets-lys', 3)
  await play(player, 'nattoget')
  await play(player, 'fyrets-lys')
  await mark(player, 'langskibets-guld')
  expect((await own(player)).recent).toEqual(['fyrets-lys', 'nattoget'])
})

describe('what is played most', () => {
  const read = async () => {
    await countPlay(ledger.db, ledger.clock.now())
    const { games: counted } = await readPopularGames(ledger.db, ledger.clock.now())
    return counted.map(({ gameId, playerDays, rounds }) => [gameId, playerDays, rounds])
  }

  beforeEach(async () => {
    // Past what was played before.
    ledger.clock.advance({ days: 30 })
    await prepareMonths(ledger.db, ledger.clock.now())
    await ledger.db.deleteFrom('games_day').execute()
  })

  test('[GAME-07] is counted from settled rounds: each player once a day, then rounds', async () => {
    const [ada, bo] = [await ledger.player(kroner(100)), await ledger.player(kroner(100))]
    expect(await read()).toEqual([])
    await play(ada, 'nattoget', 9)
    await play(ada, 'langskibets-guld', 2)
    await play(ada, 'fyrets-lys')
    await play(bo, 'fyrets-lys')
    expect(await read()).toEqual([
      ['fyrets-lys', 2, 2],
      ['nattoget', 1, 9],
      ['langskibets-guld', 1, 2],
    ])
    ledger.clock.advance({ days: 1 })
    await play(ada, 'nattoget')
    expect((await read())[0]).toEqual(['nattoget', 2, 10])
    expect(await read()).toHaveLength(3)
  })

  test('[GAME-02] a hand at a table counts once, with its raises, and not while it waits', async () => {
    const player = await ledger.player(kroner(100))
    await ledger.beginPlay(player)
    const table = await TestTable.open(ledger)
    const [hand, waiting] = [table.round(player), table.round(player)]
    await hand.open(1_000)
    await hand.raise(1_000)
    await waiting.open(1_000)
    expect((await own(player)).recent).toEqual(['a-table'])
    expect(await read()).toEqual([])
    await hand.finish(4_000)
    expect(await read()).toEqual([['a-table', 1, 1]])
  })

  test('a refused round counts for nothing', async () => {
    const player = await ledger.player(kroner(1))
    await ledger.beginPlay(player)
    const definition = definitions.get('nattoget') ?? 0
    const refused = await ledger.settle({ ...ledger.round(player, 200), definition })
    expect(refused.ok).toBe(false)
    expect(await read()).toEqual([])
  })

  test('a round that is booked after its day was counted is counted the day after', async () => {
    const player = await ledger.player(kroner(100))
    const late = { ...ledger.round(player, 100), definition: definitions.get('nattoget') ?? 0 }
    ledger.clock.advance({ hours: 12 })
    expect(await read()).toEqual([])
    await ledger.beginPlay(player)
    expect((await ledger.settle(late)).ok).toBe(true)
    expect(await read()).toEqual([['nattoget', 1, 1]])
  })

  test('what is older than the window is forgotten', async () => {
    await play(await ledger.player(kroner(100)), 'nattoget')
    expect(await read()).toHaveLength(1)
    ledger.clock.advance({ days: 29 })
    expect(await read()).toEqual([])
  })

  test('is counted again when ten minutes have passed, and not before', async () => {
    const queued: Tx[] = []
    const due = (at: Date) =>
      enqueueDueCount({ db: ledger.db, enqueueCount: async (tx) => void queued.push(tx) }, at)
    await read()
    await due(after(ledger.clock.now(), 10 * minuteMs - 1))
    expect(queued).toHaveLength(0)
    await due(after(ledger.clock.now(), 10 * minuteMs))
    expect(queued).toHaveLength(1)
  })
})

test('a day that is counted for good is not read again', async () => {
  const at = ledger.clock.now()
  await countPlay(ledger.db, at)
  const rows = await ledger.db.selectFrom('games_counted_day').selectAll().execute()
  await countPlay(ledger.db, after(at, minuteMs))
  const again = await ledger.db.selectFrom('games_counted_day').selectAll().execute()
  const before = new Map(rows.map((row) => [String(row.day), row.counted_at.getTime()]))
  const changed = again.filter((row) => before.get(String(row.day)) !== row.counted_at.getTime())
  // Today and yesterday; the day before, until a day after its end.
  expect(changed.length).toBeLessThanOrEqual(3)
  expect(changed.length).toBeGreaterThanOrEqual(2)
})

test('[GAME-08] great wins are told newest first, by a letter, and no others', async () => {
  ledger.clock.advance({ days: 31 })
  await prepareMonths(ledger.db, ledger.clock.now())
  const player = await ledger.player(kroner(100))
  await ledger.beginPlay(player)
  const definition = definitions.get('nattoget') ?? 0
  const wonAt: Date[] = []
  for (const win of [99_999, 100_000, 0, 250_000]) {
    const round = { ...ledger.round(player, 100, win), definition }
    expect((await ledger.settle(round)).ok).toBe(true)
    wonAt.push(ledger.clock.now())
    ledger.clock.advance({ seconds: 1 })
  }
  const table = await TestTable.open(ledger)
  for (const payout of [100_000, 99_999, 1_000]) {
    const hand = table.round(player)
    await hand.open(1_000)
    expect((await hand.finish(payout)).outcome).toBe('ok')
    wonAt.push(ledger.clock.now())
    ledger.clock.advance({ seconds: 1 })
  }
  const initials = async (ids: readonly PlayerId[]) => {
    expect(ids).toEqual([player.id])
    return new Map([[player.id, 'F']])
  }
  const read = () => readLatestWins(ledger.db, initials, ledger.clock.now())
  expect(await read()).toEqual({
    ok: true,
    fromOre: kroner(1_000),
    days: 30,
    wins: [
      { initial: 'F', gameId: 'a-table', amountOre: 100_000n, at: wonAt[4] },
      { initial: 'F', gameId: 'nattoget', amountOre: 250_000n, at: wonAt[3] },
      { initial: 'F', gameId: 'nattoget', amountOre: 100_000n, at: wonAt[1] },
    ],
  })
  ledger.clock.advance({ days: 31 })
  const nobody = async () => new Map<PlayerId, string>()
  expect((await readLatestWins(ledger.db, nobody, ledger.clock.now())).wins).toEqual([])
})

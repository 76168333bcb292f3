import {
  type FavouriteRefusal,
  type FavouritesAnswer,
  type TableOpened,
  tablePaths,
} from '@nordlys/contracts'
import { invariant, kroner } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { setTable, type Table } from '../../test/table.ts'
import { FavouritesOfClosed } from '../tables/index.ts'

let table: Table
let beside: Table
let ownerUrl: string
let players = 0
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  ownerUrl = database.url
  const parts = { databaseUrl: database.url, offered: [], isTableListed: () => true }
  table = stack.use(await setTable(parts))
  beside = stack.use(await setTable({ ...parts, beside: table }))
})

type Slip = readonly (readonly [spot: unknown, stakeOre: unknown])[]
type Answer = FavouritesAnswer | FavouriteRefusal

const slipOn = (number: number): Slip => [
  [`n${number}`, 500],
  ['red', 2_500],
]
const five = [1, 2, 3, 4, 5].map(slipOn)

/** A player at a table of roulette, on one device. */
class AtTable {
  readonly #playToken: string
  readonly #copy: Table

  constructor(playToken: string, copy = table) {
    this.#playToken = playToken
    this.#copy = copy
  }

  /** A player of the same name is the same one, on another device. */
  static async sitDown(name = `gambler-${++players}`, gameId = 'roulette-europaeisk') {
    const standing = table.wallet.addPlayer(`device-${++players}`, gameId, kroner(1_000))
    standing.playerRef = name
    return new AtTable(await openedBy({ mode: 'money', launchToken: standing.launchToken }))
  }

  /** The same play, answered by another copy of the program. */
  beside(): AtTable {
    return new AtTable(this.#playToken, beside)
  }

  list() {
    return this.ask(tablePaths.favourites, {})
  }

  keep(slip: Slip) {
    return this.ask(tablePaths.keepFavourite, { slip })
  }

  drop(favourite: string) {
    return this.ask(tablePaths.dropFavourite, { favourite })
  }

  ask(path: string, body: unknown) {
    table.clock.advance({ seconds: 1 })
    return this.#copy.ask<Answer>(path, body, this.#playToken)
  }

  async slips(): Promise<Slip[]> {
    const { body } = await this.list()
    invariant(body.ok, JSON.stringify(body))
    return body.favourites.map(({ slip }) => slip)
  }
}

async function openedBy(asked: object): Promise<string> {
  const { body } = await table.ask<TableOpened>(tablePaths.open, asked)
  invariant(body.ok, `not opened: ${JSON.stringify(body)}`)
  return body.playToken
}

/** A table with five favourites, and their names. */
async function full() {
  const player = await AtTable.sitDown()
  for (const slip of five) await player.keep(slip)
  const { body } = await player.list()
  invariant(body.ok, 'a list')
  return { player, names: body.favourites.map(({ favourite }) => favourite) }
}

test('[GAME-02] favourites that are kept on one device are there on another, the oldest first', async () => {
  const phone = await AtTable.sitDown('on-two-devices')
  expect((await phone.list()).body).toEqual({ ok: true, favourites: [] })
  for (const slip of [slipOn(17), slipOn(3)]) {
    expect((await phone.keep(slip)).status).toBe(200)
  }
  const desk = await AtTable.sitDown('on-two-devices')
  expect(await desk.slips()).toEqual([slipOn(17), slipOn(3)])
  const { body } = await desk.list()
  invariant(body.ok, 'a list')
  const dropped = await desk.drop(body.favourites[0]?.favourite ?? '')
  expect(dropped.body).toMatchObject({ ok: true, favourites: [{ slip: slipOn(3) }] })
  expect(await phone.slips()).toEqual([slipOn(3)])
})

test('[GAME-02] a favourite that is kept or taken away twice is so once', async () => {
  const player = await AtTable.sitDown()
  const first = await player.keep(slipOn(17))
  expect((await player.keep(slipOn(17))).body).toEqual(first.body)
  expect((await player.keep(slipOn(17).toReversed())).body).toEqual(first.body)
  invariant(first.body.ok, 'kept')
  const [kept] = first.body.favourites
  invariant(kept, 'a favourite')
  for (let times = 0; times < 2; times += 1) {
    expect((await player.drop(kept.favourite)).body).toEqual({ ok: true, favourites: [] })
  }
})

test('[FLT-77] from a login that somebody ended favourites are neither told nor changed', async () => {
  const { launchToken, playerRef } = table.wallet.addPlayer(
    'ends',
    'roulette-europaeisk',
    kroner(1),
  )
  const player = new AtTable(await openedBy({ mode: 'money', launchToken }))
  const { body } = await player.keep(slipOn(17))
  invariant(body.ok, 'kept')
  table.wallet.logOut('ends')
  const drop = () => player.drop(body.favourites[0]?.favourite ?? '')
  for (const ask of [() => player.list(), () => player.keep(slipOn(3)), drop]) {
    const answer = await ask()
    expect([answer.status, answer.body]).toEqual([422, { ok: false, refusal: 'logged-out' }])
  }
  const again = await AtTable.sitDown(playerRef)
  expect(await again.slips()).toEqual([slipOn(17)])
})

test('[GAME-02] there is room for five favourites at a table, and for a sixth once one is gone', async () => {
  const { player, names } = await full()
  const sixth = await player.keep(slipOn(6))
  expect([sixth.status, sixth.body]).toMatchObject([
    422,
    { ok: false, refusal: 'favourites-full', favourites: five.map((slip) => ({ slip })) },
  ])
  expect((await player.keep(slipOn(3))).body).toMatchObject({ ok: true })
  await player.drop(names[1] ?? '')
  expect((await player.keep(slipOn(6))).body).toMatchObject({ ok: true })
  expect(await player.slips()).toEqual([1, 3, 4, 5, 6].map(slipOn))
})

test('[GAME-02] of two that are kept at once for the fifth place one is, by any copy', async () => {
  const { player, names } = await full()
  await player.drop(names[2] ?? '')
  const answers = await atOnce(ownerUrl, 'games.tables_favourite', [
    () => player.keep(slipOn(11)),
    () => player.beside().keep(slipOn(12)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await player.slips()).toHaveLength(5)
})

test('[GAME-02] a favourite that two devices keep at once is kept once, and both are told so', async () => {
  const player = await AtTable.sitDown()
  const answers = await atOnce(ownerUrl, 'games.tables_favourite', [
    () => player.keep(slipOn(11)),
    () => player.beside().keep(slipOn(11)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await player.slips()).toEqual([slipOn(11)])
})

test('[GAME-02] nobody reads, takes away or crowds out the favourites of another', async () => {
  const { player, names } = await full()
  const stranger = await AtTable.sitDown()
  expect(await stranger.slips()).toEqual([])
  for (const name of names) {
    expect((await stranger.drop(name)).body).toEqual({ ok: true, favourites: [] })
  }
  expect((await stranger.keep(slipOn(1))).body).toMatchObject({ ok: true })
  expect(await player.slips()).toEqual(five)
})

test('[GAME-02] the favourites of one player at two tables are two lists', async () => {
  const european = await AtTable.sitDown('at-two-tables')
  await european.keep(slipOn(17))
  const french = await AtTable.sitDown('at-two-tables', 'roulette-fransk')
  await french.keep(slipOn(3))
  expect(await french.slips()).toEqual([slipOn(3)])
  expect(await european.slips()).toEqual([slipOn(17)])
})

test('[GAME-02] a slip that the table would not take is not kept, and the refusal says why', async () => {
  const player = await AtTable.sitDown()
  const refusals: [Slip, FavouriteRefusal['refusal']][] = [
    [[['n37', 500]], 'spots-invalid'],
    [[['__proto__', 500]], 'spots-invalid'],
    [[...slipOn(1), ['n1', 500]], 'spots-invalid'],
    [[['n1', 150]], 'stake-invalid'],
    [[['n1', 50]], 'stake-invalid'],
    [[['n1', 50_100]], 'stake-invalid'],
    [
      [
        ['red', 500_000],
        ['odd', 500_000],
        ['n1', 100],
      ],
      'stake-invalid',
    ],
    [Array.from({ length: 158 }, () => ['red', 100] as const), 'too-many-bets'],
  ]
  for (const [slip, refusal] of refusals) {
    const { status, body } = await player.keep(slip)
    expect([status, body]).toEqual([422, { ok: false, refusal }])
  }
  expect(await player.slips()).toEqual([])
  const most = Array.from({ length: 37 }, (_, number) => [`n${number}`, 27_000] as const)
  expect((await player.keep(most)).body).toMatchObject({ ok: true })
  expect(await player.slips()).toEqual([most])
})

test('[GAME-02] a question that no client of ours asks is malformed, and keeps nothing', async () => {
  const player = await AtTable.sitDown()
  const odd: unknown[] = [
    undefined,
    {},
    { slip: [] },
    { slip: 'n1' },
    { slip: [['n1']] },
    { slip: [['n1', 500, 1]] },
    { slip: [['n1', '500']] },
    { slip: [['n1', 1.5]] },
    { slip: [['n1', -500]] },
    { slip: [['n1', 2 ** 53]] },
    { slip: [['x'.repeat(41), 500]] },
    { slip: [[1, 500]] },
  ]
  for (const body of odd) {
    expect({ body, status: (await player.ask(tablePaths.keepFavourite, body)).status }).toEqual({
      body,
      status: 400,
    })
  }
  for (const favourite of [undefined, 1, '', 'no-name', `${'0'.repeat(8)}-0000`]) {
    expect((await player.ask(tablePaths.dropFavourite, { favourite })).status).toBe(400)
  }
  const long = Array.from({ length: 300 }, () => ['corner-25-26-28-29', 500] as const)
  expect((await player.keep(long)).status).toBe(413)
  expect(await player.slips()).toEqual([])
})

test('[GAME-06] for play money nothing is kept, and without a token nothing is told', async () => {
  const fun = new AtTable(await openedBy({ mode: 'free', gameId: 'roulette-europaeisk' }))
  const none = crypto.randomUUID()
  const answers = [await fun.list(), await fun.keep(slipOn(1)), await fun.drop(none)]
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([422, { ok: false, refusal: 'play-money' }])
  }
  const nobody = new AtTable('no.token')
  for (const { status } of [await nobody.list(), await nobody.keep(slipOn(1))]) {
    expect(status).toBe(401)
  }
})

test('[FLT-86] [PD19] favourites and screens of closed accounts are forgotten, others stay', async () => {
  const players: AtTable[] = []
  for (const name of ['closed-1', 'closed-2', 'closed-3', 'stays', 'closed-later']) {
    const player = await AtTable.sitDown(name)
    await player.keep(slipOn(17))
    players.push(player)
  }
  const left = () => Promise.all(players.map(async (player) => (await player.slips()).length))
  const { closed } = table.wallet.tables
  const close = (playerRef: string) => closed.push({ playerRef, closedAt: table.clock.now() })
  const { clock, context } = table
  const favourites = new FavouritesOfClosed(context)
  const screens = async () => {
    const read = (of: 'rounds_reached' | 'rounds_seen_round') =>
      context.db.selectFrom(of).select('player_ref').where('game_id', '=', 'a-game').execute()
    const rows = [...(await read('rounds_reached')), ...(await read('rounds_seen_round'))]
    return rows.map(({ player_ref: ref }) => ref)
  }
  for (const ref of ['closed-1', 'stays']) {
    const of = { player_ref: ref, game_id: 'a-game', round_key: crypto.randomUUID() }
    await context.db
      .insertInto('rounds_reached')
      .values({ ...of, event: 1 })
      .execute()
    await context.db
      .insertInto('rounds_seen_round')
      .values({ ...of, seen_at: clock.now() })
      .execute()
  }
  for (const name of ['closed-1', 'closed-2', 'closed-3']) {
    clock.advance({ seconds: 1 })
    close(name)
  }
  await favourites.forget()
  expect(await left()).toEqual([0, 0, 0, 1, 1])
  expect(await screens()).toEqual(['stays', 'stays'])
  close('closed-later')
  await favourites.forget()
  expect(await left()).toEqual([0, 0, 0, 1, 1])
  clock.advance({ hours: 1 })
  await favourites.forget()
  expect(await left()).toEqual([0, 0, 0, 1, 0])
})

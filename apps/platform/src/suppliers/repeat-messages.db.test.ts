import { kroner, ore, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBar, setPlayLimit } from '../ledger/index.ts'
import { playersBySupplier, repeatMessages, type ToldMessage } from './repeat-messages.ts'
import { TestSuppliers } from './test-suppliers.ts'

let world: TestSuppliers

beforeAll(async () => {
  world = await TestSuppliers.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const bet = (transactionId: string, stakeOre: number): ToldMessage => ({
  kind: 'bet',
  transactionId,
  roundId: `round of ${transactionId}`.replaceAll(' ', '-'),
  stakeOre: ore(stakeOre),
})

function again(playerId: PlayerId, messages: readonly ToldMessage[]) {
  return repeatMessages(world.context, { supplier: 'sandbox', playerId, gameId: 'runer', messages })
}

async function booked(supplierTx: string): Promise<number> {
  const { rows } = await sql`
    SELECT FROM audit_supplier_txns WHERE supplier_tx = ${supplierTx}`.execute(world.ledger.db)
  return rows.length
}

test('messages told before a loss are booked again in their order, and once however often', async () => {
  // Nobody has opened a game: all that is left is the account.
  const { id } = await world.ledger.player(kroner(10))
  const round = { roundId: 'a-lost-round' }
  const messages: ToldMessage[] = [
    { kind: 'bet', transactionId: 'lost-bet', ...round, stakeOre: ore(600) },
    { kind: 'win', transactionId: 'lost-win', ...round, winOre: ore(900) },
    {
      kind: 'bet-and-win',
      transactionId: 'lost-both',
      ...round,
      stakeOre: ore(300),
      winOre: ore(50),
    },
    { kind: 'win', transactionId: 'lost-late', ...round, winOre: ore(7) },
    { kind: 'rollback', rolledBackId: 'lost-both', ...round },
  ]
  expect(await again(id, messages)).toEqual(messages.map(() => undefined))
  expect(await world.accounts(id)).toMatchObject({ cash: 1_307n, staked: 600n })
  await again(id, messages)
  expect(await world.accounts(id)).toMatchObject({ cash: 1_307n, staked: 600n })
})

test('the supplier’s own repeats find what was put back: wins and rollbacks done, once', async () => {
  const { id, play } = await world.playing(kroner(10))
  const { messages } = await world.round(
    play,
    [
      { send: 'bet', stakeOre: 600, transactionId: 'told-bet' },
      { send: 'win', winOre: 50, transactionId: 'told-win', lost: 'request' },
      { send: 'rollback', rolledBackId: 'told-win', lost: 'request' },
    ],
    { roundId: 'told-round' },
  )
  expect(messages).toHaveLength(3)
  const round = { roundId: 'told-round' }
  expect(
    await again(id, [{ kind: 'win', transactionId: 'told-win', ...round, winOre: ore(50) }]),
  ).toEqual([undefined])
  expect(await world.accounts(id)).toMatchObject({ cash: 450n })
  expect(await again(id, [{ kind: 'rollback', rolledBackId: 'told-win', ...round }])).toEqual([
    undefined,
  ])
  await world.flush()
  expect(await world.accounts(id)).toMatchObject({ cash: 400n, staked: 600n })
})

test('what would be refused now is refused by name and leaves its number unused', async () => {
  const barred = await world.ledger.player(kroner(10))
  const limited = await world.ledger.player(kroner(10))
  const { db, clock } = world.ledger
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    await setBar(tx, { playerId: barred.id, reason: 'exclusion', until: 'for-good', at })
    await setPlayLimit(tx, {
      playerId: limited.id,
      measure: 'loss',
      period: 'day',
      size: ore(100),
      at,
    })
  })
  expect(await again(barred.id, [bet('barred', 100)])).toEqual(['play-blocked'])
  expect(await again(limited.id, [bet('limited', 101)])).toEqual(['loss-limit'])
  const roundId = 'round-of-poor'
  const { id } = await world.ledger.player(kroner(10))
  expect(
    await again(id, [
      bet('poor', 1_001),
      { kind: 'win', transactionId: 'poor-win', roundId, winOre: ore(5) },
      { kind: 'rollback', rolledBackId: 'unheard-of', roundId },
      bet('rich', 1_000),
    ]),
  ).toEqual(['too-little-money', 'round-unknown', 'transaction-unknown', undefined])
  for (const each of ['barred', 'limited', 'poor', 'poor-win', 'unheard-of']) {
    expect(await booked(each), each).toBe(0)
  }
  // With the money there it is booked, under the very number.
  const { id: richer } = await world.ledger.player(kroner(20))
  expect(await again(richer, [bet('poor', 1_001)])).toEqual([undefined])
})

test('the play it was booked in is over with it, and every supplier’s name leads to its player', async () => {
  const { id, play } = await world.playing(kroner(10))
  expect(await again(id, [bet('only', 100)])).toEqual([undefined])
  const { outcomes } = await world.round(play, [{ send: 'bet', stakeOre: 100 }])
  expect(outcomes).toEqual(['play-ended'])
  const { rows } = await sql`
    SELECT play_session FROM ledger_player WHERE player = ${id}`.execute(world.ledger.db)
  expect(rows).toEqual([{ play_session: null }])
  const players = await playersBySupplier(world.context)
  expect(players.get('sandbox')?.get(play.playerRef)).toBe(id)
  expect(players.get('rival')?.get(play.playerRef)).toBeUndefined()
})

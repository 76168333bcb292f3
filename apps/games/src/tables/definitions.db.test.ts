import { kroner, required } from '@nordlys/core'
import { canonicalJson, openTableGames, type TableGame, tableGameOf } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import type { TablesContext } from './context.ts'
import { dealHand, resumeHand } from './deal-hand.ts'
import { TableDefinitions } from './definitions.ts'
import { sweepHands } from './sweep-hands.ts'
import { bets, byteOf, game, handOf, seedFor, TestTables } from './test-tables.ts'

let tables: TestTables
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  tables = stack.use(await TestTables.open(database.url))
})

const seed = seedFor(['hit', 'stand'])
const newer = tableGameOf({ ...game.definition, version: 2 })
const dearer: TableGame = {
  ...newer,
  engine: { ...newer.engine, read: () => ({ ok: false, refused: 'below-minimum' }) },
}

/** A copy of the program whose release offers these games. */
function release(...offered: TableGame[]): TablesContext & { definitions: TableDefinitions } {
  const { db, clock } = tables
  const logger = pino({ level: 'silent' })
  const definitions = new TableDefinitions({ db, clock, logger, offered: () => offered })
  return { ...tables.copy(seed), definitions }
}

async function dealt(context = release(game)) {
  const [seat, round] = [tables.seat(kroner(1_000)), tables.roundKey()]
  const hand = handOf(await dealHand(context, game, { seat, round, bets }))
  return { seat, round, hand }
}

test('[PROOF-03] a hand that was begun on an older definition is played on after a release', async () => {
  const { seat, round, hand } = await dealt()
  const later = release(newer)
  expect(handOf(required(await resumeHand(later, seat), 'a hand'))).toEqual(hand)
  expect(hand.definitionHash).toBe(game.hash)
  await choose(later, { seat, round, step: 0, choice: byteOf('hit') })
  const over = await choose(later, { seat, round, step: 1, choice: byteOf('stand') })
  expect(handOf(over).end?.stakeOre).toBe(10_000)
  const next = tables.roundKey()
  const begun = await dealHand(later, newer, { seat, round: next, bets })
  expect(begun).toMatchObject({ ok: true })
  const kept = await tables.db
    .selectFrom('tables_definition')
    .select(['definition_hash', 'number', 'game_id'])
    .orderBy('number')
    .execute()
  expect(kept).toEqual([
    { definition_hash: game.hash, number: 1, game_id: 'blackjack' },
    { definition_hash: newer.hash, number: 2, game_id: 'blackjack' },
  ])
})

test('[GAME-02] whoever was shown other rules begins no hand, and goes on with theirs', async () => {
  const later = release(newer)
  const [seat, round] = [tables.seat(kroner(1_000)), tables.roundKey()]
  const shown = { seat, round, bets, shownHash: game.hash }
  const before = tables.wallet.tables.moved.length
  expect(await dealHand(later, newer, shown)).toEqual({ ok: false, refusal: 'game-changed' })
  expect(tables.wallet.tables.moved.length).toBe(before)
  const begun = await dealt()
  const again = { ...shown, seat: begun.seat, round: begun.round }
  expect(handOf(await dealHand(later, newer, again))).toEqual(begun.hand)
  // Though the release takes such bets no more.
  expect(handOf(await dealHand(later, dearer, again))).toEqual(begun.hand)
  const other = { ...again, round: tables.roundKey() }
  expect(await dealHand(later, newer, other)).toMatchObject({ refusal: 'hand-waits' })
})

test('[PROOF-03] one that was left is ended by the rule of its own definition', async () => {
  const { seat, round } = await dealt()
  const held = required(tables.wallet.tables.rounds.get(round), 'a round')
  held.mustFinish = true
  const later = release(newer)
  await sweepHands(later)
  expect(held).toMatchObject({ isOver: true, automaticFrom: 0 })
  expect(await resumeHand(later, seat)).toBeUndefined()
})

test('[GAME-02] a hand whose game nothing plays any more gives its stake back', async () => {
  const { round } = await dealt()
  const held = required(tables.wallet.tables.rounds.get(round), 'a round')
  held.mustFinish = true
  const text = canonicalJson({ ...game.definition, kind: 'craps' })
  await sql`WITH gone AS (INSERT INTO games.tables_definition
      SELECT encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 'craps', 1, ${text}, now()
      RETURNING definition_hash)
    UPDATE games.tables_hand SET definition_hash = gone.definition_hash FROM gone
    WHERE round = ${round}`.execute(tables.db)
  await sweepHands(release(newer))
  expect(held.isOver).toBe(true)
  expect(tables.wallet.tables.moved.at(-1)).toBe('void')
})

test('[PROOF-03] every table of ours is kept by its hash, once, by copies at one moment', async () => {
  const games = openTableGames()
  const copies = [release(...games), release(...games)]
  await Promise.all(
    copies.flatMap(({ definitions }) => games.map((each) => definitions.keep(each))),
  )
  const later = release()
  for (const { hash, definition, hasChoices } of games) {
    expect(await later.definitions.find(hash)).toMatchObject({ hash, definition, hasChoices })
  }
  expect(await later.definitions.find('ab'.repeat(32))).toBeUndefined()
})

test('[PROOF-03] a definition is not changed, and none is kept under another’s hash', async () => {
  const hash = 'ab'.repeat(32)
  const [kept] = openTableGames()
  const wrong = { ...required(kept, 'a game'), hash }
  await expect(release(game).definitions.keep(wrong)).rejects.toThrow('check constraint')
  await expect(
    tables.db.updateTable('tables_definition').set({ definition: '{}' }).execute(),
  ).rejects.toThrow(/permission denied|check constraint/)
})

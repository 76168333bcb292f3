import { retentionMs } from '@nordlys/contracts'
import { dayMs, kroner, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PlayerLife } from '../../payments/base/test-life.ts'
import { messageOf, start } from '../../payments/base/test-payments.ts'
import { removeCard } from '../../payments/card/saved-cards.ts'
import { openCards, type TestCards } from '../../payments/card/test-cards.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { holdErasure } from '../hold/hold.ts'
import { runRetention } from '../index.ts'
import { aged, agedQuery } from './aged.ts'

let bench: TestCards
openForFile(async (stack) => {
  bench = stack.use(await openCards())
  const life = stack.use(await PlayerLife.open(bench.world))
  await life.deposit('500')
  await life.nemkonto(await life.withdraw('120'), 'settled')
})

/** A night so long after. */
async function nightAfter(ms: number): Promise<void> {
  const { clock, context, db } = bench.world
  clock.advance({ ms })
  await runRetention({ players: { db, clock, log: context.log } } as unknown as PersonalDataContext)
}

test('[PD10] where MobilePay shows a payment is emptied thirty days after the payment is over', async () => {
  const { world } = bench
  const player = await world.player()
  const [open, over] = [await world.deposit(player, '100'), await world.deposit(player, '200')]
  await world.callback('authorize', messageOf(over, 'tx-over'))
  await world.callback('transfer', messageOf(over, 'tx-over'))
  const references = [open, over].map(({ deposit }) => deposit.reference)
  for (const reference of references) {
    const set = { redirect_url: 'https://pay.example/1' }
    await world.db
      .updateTable('wallet_deposit')
      .set(set)
      .where('reference', '=', reference)
      .execute()
  }
  const kept = async () => {
    const rows = await Promise.all(references.map((reference) => world.depositRow(reference)))
    return rows.map(({ redirect_url: address }) => address !== null)
  }
  await nightAfter(retentionMs.paymentAddress - dayMs)
  expect(await kept()).toEqual([true, true])
  await nightAfter(dayMs)
  expect(await kept()).toEqual([true, false])
})

test('[PD10] a card that was removed is forgotten after 400 days, and its payments stay', async () => {
  const player = await bench.world.player(kroner(100))
  const cardId = await bench.save(player)
  const paid = await bench.pay(player, { cardId })
  await removeCard(bench.context, player, { cardId })
  await bench.context.methods.card.doDue?.(bench.world.clock.now())
  const rows = () =>
    bench.world.db
      .selectFrom('wallet_card')
      .where('card_id', '=', cardId)
      .select('card_id')
      .execute()
  await nightAfter(retentionMs.removedCard - dayMs)
  expect(await rows()).toHaveLength(1)
  await nightAfter(dayMs)
  expect(await rows()).toEqual([])
  expect(paid).toBeDefined()
  const { rows: deposits } = await sql<{ card_id: string | null }>`
    SELECT card_id FROM wallet_deposit WHERE player_id = ${player}`.execute(bench.world.db)
  expect(new Set(deposits.map((row) => row.card_id))).toEqual(new Set([null]))
})

test('[PD10] an answer about marketing goes two years after it was a no, or its use was over', async () => {
  const { world } = bench
  const [open, closed] = [await world.player(), await world.player()]
  const say = (player: number, given: boolean, kind = 'marketing-email') =>
    sql`INSERT INTO players_consent (player_id, brand, kind, given, version, at)
      VALUES (${player}, 'b', ${kind}, ${given}, '1', ${world.clock.now()})`.execute(world.db)
  const kept = async (player: number) => {
    const { rows } = await sql<{
      said: string
    }>`SELECT kind || ' ' || given AS said FROM players_consent
      WHERE player_id = ${player} ORDER BY consent_id`.execute(world.db)
    return rows.map(({ said }) => said)
  }
  await say(open, true)
  await say(open, true, 'marketing-sms')
  await say(open, true, 'terms')
  await say(closed, true)
  await sql`UPDATE players_player SET status = 'closed', closed_at = ${world.clock.now()}
    WHERE player_id = ${closed}`.execute(world.db)
  world.clock.advance({ ms: dayMs })
  await say(open, false)
  await nightAfter(retentionMs.marketingConsent - dayMs)
  const all = ['marketing-email true', 'marketing-sms true', 'terms true', 'marketing-email false']
  expect([await kept(open), await kept(closed)]).toEqual([all, []])
  await nightAfter(dayMs)
  expect(await kept(open)).toEqual(['marketing-sms true', 'terms true'])
})

test('[PD10] a no about marketing outlives the yes before it, however few go at a time', async () => {
  const { world } = bench
  const player = await world.player()
  const consents = required(
    aged.find(({ kind }) => kind === 'marketing-consents'),
    'the step of the consents',
  )
  for (const given of [true, true, false]) {
    await sql`INSERT INTO players_consent (player_id, brand, kind, given, version, at)
      VALUES (${player}, 'b', 'marketing-email', ${given}, '1', ${world.clock.now()})`.execute(
      world.db,
    )
  }
  // Without an order Postgres reads the no first now: by its moment, and by its place.
  await world.asOwner(
    sql`UPDATE players_consent SET at = at + interval '1 ms' WHERE player_id = ${player} AND given`,
  )
  world.clock.advance({ ms: retentionMs.marketingConsent + 1 })
  const left: boolean[][] = []
  for (let batch = 0; batch < 3; batch += 1) {
    await sql.raw(agedQuery(consents, world.clock.now(), 1)).execute(world.db)
    const { rows } = await sql<{ given: boolean }>`SELECT given FROM players_consent
      WHERE player_id = ${player} ORDER BY consent_id`.execute(world.db)
    left.push(rows.map(({ given }) => given))
  }
  expect(left).toEqual([[true, false], [false], []])
})

test('[PD10] [PD14] a file to NemKonto is emptied once no law and no hold asks for it', async () => {
  const { world } = bench
  const files = async () => {
    const rows = await world.db.selectFrom('wallet_payout_batch').select('sealed_file').execute()
    return rows.map(({ sealed_file: file }) => file !== null)
  }
  const passedMs = world.clock.now().getTime() - start.getTime()
  await nightAfter(retentionMs.payoutFile - passedMs)
  expect(await files()).toEqual([true])
  const { player_id: playerId } = await world.db
    .selectFrom('wallet_withdrawal')
    .select('player_id')
    .executeTakeFirstOrThrow()
  const until = new Date(world.clock.now().getTime() + 2 * dayMs)
  const wish = { playerId, kind: 'dispute', reason: 'Sag 4', until } as const
  await holdErasure(world, wish, await testEmployee(world.db, 'Ida'))
  await nightAfter(dayMs)
  expect(await files()).toEqual([true])
  await nightAfter(dayMs)
  expect(await files()).toEqual([false])
})

import type { OfferTerms } from '@nordlys/contracts'
import { after, dayMs, formatMoment, kroner, ore } from '@nordlys/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../operations/verification/money-invariants.ts'
import { readBalances, readSpinGrants } from '../ledger/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { countDeposits, readDeposit, startDeposit } from '../payments/index.ts'
import { readBonuses, readPromisedOffer, readWelcomeOffer } from './index.ts'
import { offersOfSeed } from './seed-offers.ts'
import { promise, publish } from './test-offers.ts'

let world: TestPayments
let owner: pg.Client
beforeAll(async () => {
  world = await TestPayments.open()
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  expect(await findBreaches(world.ownerUrl)).toEqual([])
  await world[Symbol.asyncDispose]()
})

const literal = offersOfSeed.find(({ offerId }) => offerId === 'velkomst')?.terms

/** The welcome offer’s shape with no figure of the seed’s: another figure anywhere is nobody’s. */
const odd: Partial<OfferTerms> = {
  ...literal,
  parts: [
    { kind: 'fixed', amountOre: kroner(430) },
    { kind: 'spins', count: 370, valueOre: ore(40), gameIds: ['krystalgrotten'] },
  ],
  leastDepositOre: kroner(170),
  wagering: { factor: 7, base: 'bonus' },
  stakeMaxOre: kroner(90),
  days: 73,
}

test('[BONUS-01] every call, the books and the mail tell the figures of the offer’s row', async () => {
  const at = world.clock.now()
  const version = await publish(world, odd, 'odd')
  const example = { depositOre: kroner(170), bonusOre: kroner(430), requiredOre: kroner(3_010) }
  const stated = { ...version, example }
  expect(await readWelcomeOffer(world.db, at)).toEqual({ ok: true, offers: [stated] })

  const player = await world.player()
  await promise(world, player, version)
  const asked = {
    playerId: player,
    countDeposits: (least: typeof example.depositOre) => countDeposits(world.db, player, least),
    at,
  }
  expect(await readPromisedOffer(world.db, asked)).toEqual({
    ok: true,
    offer: stated,
    laterDeposits: [],
  })

  const request = { amount: '170', method: 'card', idempotencyKey: crypto.randomUUID() } as const
  const started = await startDeposit(world.context, { playerId: player, standing: 'open' }, request)
  if (!started.ok) throw new Error(started.refusal)
  await world.callback('transfer', messageOf({ player, ...started }, 'odd-1'))
  const { reference } = started.deposit
  const expiresAt = after(at, 73 * dayMs)
  const spins = { count: 370, valueOre: ore(40), gameIds: ['krystalgrotten'] }
  expect(await readDeposit(world.context, { playerId: player, reference })).toMatchObject({
    deposit: { bonus: { state: 'granted', grantedOre: kroner(430), spins, expiresAt } },
  })
  expect(await readBalances(world.db, player)).toMatchObject({
    cashOre: kroner(170),
    bonusOre: kroner(430),
  })
  const page = { page: 1, pageSize: 10, restoredOf: new Map() }
  expect(await readBonuses(world.db, { ...page, playerId: player, at })).toMatchObject({
    active: {
      origin: { kind: 'welcome' },
      grantedOre: kroner(430),
      requiredOre: kroner(3_010),
      missingOre: kroner(3_010),
      stakeMaxOre: kroner(90),
      expiresAt,
      daysLeft: 73,
    },
  })
  expect(await readSpinGrants(world.db, { playerId: player, at })).toMatchObject([
    { ...spins, left: 370, offerId: 'odd', offerVersion: 1, expiresAt },
  ])
  expect(await letterOf(player)).toEqual([
    'Din indbetaling på 170 kr. er gennemført.',
    'Du har fået 430 kr. i bonus og 370 spins a 0,40 kr. med velkomsttilbuddet.',
    `Du har til den ${formatMoment(expiresAt)} til at gennemspille bonussen.`,
    `Dine spins kan spilles til den ${formatMoment(expiresAt)}. Gevinsterne er kontanter.`,
  ])
})

/** What the letter says of deposit, bonus and spins. */
async function letterOf(player: number): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(
    `SELECT t.payload->>'text' AS text FROM graphile_worker._private_jobs t
     JOIN players_player p ON p.email = t.payload->>'to' WHERE p.player_id = $1`,
    [player],
  )
  expect(rows).toHaveLength(1)
  const lines = (rows[0]?.text ?? '').replaceAll('\u00A0', ' ').split('\n')
  return lines.filter((line) => /indbetaling på|fået|gennemspille|spins/.test(line))
}

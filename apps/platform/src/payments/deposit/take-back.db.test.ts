import { dayMs, formatKroner, kroner, type Ore, type PlayerId, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { addOffer, startWithCode } from '../../bonuses/test-offers.ts'
import { readBalances, setBar } from '../../ledger/index.ts'
import { depositStandings } from '../../limits/index.ts'
import { TestReconciliation } from '../../reconciliation/test-reconciliation.ts'
import { messageOf } from '../base/test-payments.ts'
import { readHistory } from '../history/history.ts'
import { settleTakenBack } from './take-back.ts'

let desk: TestReconciliation
openForFile(async (stack) => {
  desk = stack.use(await TestReconciliation.open())
})

const card = '4571000000010000'

const moneyOf = async (player: PlayerId) => {
  const { cashOre, bonusOre, debtOre } = await readBalances(desk.world.db, player)
  return { cashOre, bonusOre, debtOre }
}

/** The provider decides what is left of captured money; its list says so from then on. */
async function decide(txId: string, state: string, keptOre: Ore): Promise<void> {
  desk.world.clock.advance({ minutes: 2 })
  const wish = { txId, state, keptOre: Number(keptOre) }
  expect((await desk.post('/control/payments/take-back', wish)).status).toBe(200)
}

/** Two minutes later the list is read, and the books agree with it at once. */
async function read(): Promise<void> {
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toMatchObject({ payments: 'agreed' })
}

const rowOf = async (txId: string) => {
  const rows = await desk.world.db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('psp_tx_id', 'like', `${txId}%`)
    .orderBy('created_at')
    .orderBy('reference')
    .execute()
  return rows.map(({ status, amount_ore, taken_ore }) => [status, amount_ore, taken_ore])
}

/** The letters a player was sent, the newest first. */
async function lettersTo(player: PlayerId): Promise<{ subject: string; text: string }[]> {
  const owner = new pg.Client({ connectionString: desk.world.ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query(
      `SELECT payload ->> 'subject' AS subject, payload ->> 'text' AS text
       FROM graphile_worker._private_jobs
       WHERE payload ->> 'to' = (SELECT email FROM players_player WHERE player_id = $1)
       ORDER BY id DESC`,
      [player],
    )
    return rows
  } finally {
    await owner.end()
  }
}

test('[LED-04] a part that is refunded goes from the account once, and the rest stands', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  await decide(txId, 'refunded', kroner(350))
  await read()
  await read()
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(350), debtOre: zeroOre })
  expect(await rowOf(txId)).toEqual([['implemented', kroner(500), kroner(150)]])
  await decide(txId, 'refunded', kroner(100))
  await read()
  expect(await rowOf(txId)).toEqual([['implemented', kroner(500), kroner(400)]])
  await decide(txId, 'refunded', zeroOre)
  await read()
  expect(await rowOf(txId)).toEqual([['reversed', kroner(500), kroner(500)]])
  expect(await moneyOf(player)).toMatchObject({ cashOre: zeroOre, debtOre: zeroOre })
  expect(await findBreaches(desk.world.ownerUrl)).toEqual([])
})

test('[SCREEN-12] the history shows how much of a deposit went, and its totals have it apart', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  await decide(txId, 'refunded', kroner(350))
  await read()
  const asked = { kind: 'payments', days: 30, page: 1, pageSize: 10 } as const
  const history = await readHistory(desk.world.db, player, asked, desk.world.clock.now())
  expect(history).toMatchObject({
    lines: [{ kind: 'deposit', amountOre: kroner(500), takenOre: kroner(150) }],
    totals: { depositedOre: kroner(500), takenBackOre: kroner(150) },
  })
})

test('[LED-04] a dispute beyond the cash leaves a debt, and the letter accuses nobody', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  await desk.withdraw(player, '6101900000')
  await decide(txId, 'charged-back', zeroOre)
  await read()
  expect(await moneyOf(player)).toMatchObject({ cashOre: zeroOre, debtOre: kroner(-100) })
  const [letter] = await lettersTo(player)
  expect(letter?.subject).toBe('Din indbetaling er ført tilbage')
  const [paid, owed] = [formatKroner(kroner(500)), formatKroner(kroner(100))]
  expect(letter?.text).toContain(`Din bank har ført din indbetaling på ${paid} tilbage.`)
  expect(letter?.text).toContain(`så du skylder os ${owed}\n`)
})

test('[LED-04] a dispute that is won comes back, its debt first, and may be lost again', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  await desk.withdraw(player, '6101900000')
  await decide(txId, 'charged-back', zeroOre)
  await read()
  await decide(txId, 'captured', kroner(500))
  await read()
  await read()
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(400), debtOre: zeroOre })
  expect(await rowOf(txId)).toEqual([
    ['reversed', kroner(500), kroner(500)],
    ['implemented', kroner(500), zeroOre],
  ])
  const [letter] = await lettersTo(player)
  expect(letter?.subject).toBe('Din indbetaling er på din konto igen')
  await decide(txId, 'charged-back', kroner(200))
  await read()
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(100), debtOre: zeroOre })
  expect(await findBreaches(desk.world.ownerUrl)).toEqual([])
})

test('[LIM-01] money taken back gives no room in the limit, and uses none when it is back', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  const used = async () => {
    const { limits } = await depositStandings(desk.world.db, player, desk.world.clock.now())
    return limits[0]?.usedOre
  }
  await decide(txId, 'charged-back', zeroOre)
  await read()
  expect(await used()).toBe(kroner(500))
  await decide(txId, 'captured', kroner(500))
  await read()
  expect(await used()).toBe(kroner(500))
})

test('[LED-08] a list that says less of what it calls captured takes nothing, and is raised', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  await desk.plant('payments', txId, 'ore-less')
  await desk.quarter()
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(500) })
  expect(await desk.open()).toMatchObject([{ party: 'payments', reference: txId, kind: 'amount' }])
  await desk.plant('payments', txId, 'none')
  await read()
})

test('a standing that cannot be takes nothing: of unknown money, and more than was captured', async () => {
  const { player, txId } = await desk.pay(card, kroner(500))
  const settle = (standing: { txId: string; keptOre: Ore }) =>
    desk.world.db
      .transaction()
      .execute((tx) => settleTakenBack(desk.payments, tx, { ...standing, cause: 'dispute' }))
  expect(await settle({ txId: 'nobody', keptOre: zeroOre })).toEqual({ kind: 'unknown' })
  expect(await settle({ txId, keptOre: kroner(501) })).toEqual({ kind: 'agreed' })
  expect(await settle({ txId, keptOre: kroner(-1) })).toEqual({ kind: 'agreed' })
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(500) })
})

/** A deposit of 400 kr. that brought a bonus, and 10 spins; the offer asks for 200. */
async function brought() {
  const { world } = desk
  const player = await world.player()
  const code = await addOffer(world, { leastDepositOre: kroner(200), days: 20 })
  const started = await startWithCode(world, player, { amount: '400', code })
  if (!started.ok) throw new Error(started.refusal)
  transactions += 1
  const txId = `brought-${transactions}`
  await world.callback('transfer', messageOf({ player, ...started }, txId))
  const { bonusOre } = await moneyOf(player)
  expect(bonusOre).toBeGreaterThan(0n)
  const settle = (keptOre: Ore) =>
    world.db
      .transaction()
      .execute((tx) => settleTakenBack(world.context, tx, { txId, keptOre, cause: 'dispute' }))
  return { player, bonusOre, settle }
}
let transactions = 0

test('[BONUS-03] a part takes nothing while the offer’s least deposit stays, then all', async () => {
  const { player, bonusOre, settle } = await brought()
  await settle(kroner(200))
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(200), bonusOre })
  await settle(kroner(199))
  expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(199), bonusOre: zeroOre })
})

test('[BONUS-03] a dispute that is won brings back what it took of the bonus, once', async () => {
  const { player, bonusOre, settle } = await brought()
  await settle(zeroOre)
  await settle(kroner(100))
  expect(await moneyOf(player)).toMatchObject({ bonusOre: zeroOre })
  for (let time = 0; time < 2; time += 1) {
    await settle(kroner(400))
    expect(await moneyOf(player)).toMatchObject({ cashOre: kroner(400), bonusOre })
  }
  await settle(zeroOre)
  expect(await moneyOf(player)).toMatchObject({ cashOre: zeroOre, bonusOre: zeroOre })
})

test('[BONUS-03] nothing comes back that has expired, beside another bonus, or under a bar', async () => {
  const expired = await brought()
  await expired.settle(zeroOre)
  const other = await brought()
  await other.settle(zeroOre)
  const barred = await brought()
  await barred.settle(zeroOre)
  const { world } = desk
  const at = world.clock.now()
  await world.db.transaction().execute((tx) =>
    setBar(tx, {
      ...{ playerId: barred.player, reason: 'pause', at },
      until: new Date(at.getTime() + dayMs),
    }),
  )
  const code = await addOffer(world)
  const another = await startWithCode(world, other.player, { amount: '200', code })
  if (!another.ok) throw new Error(another.refusal)
  await world.callback('transfer', messageOf({ player: other.player, ...another }, 'another'))
  const { bonusOre } = await moneyOf(other.player)
  await barred.settle(kroner(400))
  await other.settle(kroner(400))
  expect(await moneyOf(barred.player)).toMatchObject({ bonusOre: zeroOre })
  expect(await moneyOf(other.player)).toMatchObject({ bonusOre })
  world.clock.advance({ days: 40 })
  await expired.settle(kroner(400))
  expect(await moneyOf(expired.player)).toMatchObject({ cashOre: kroner(400), bonusOre: zeroOre })
})

import {
  judgeOtherHolder,
  listOtherHolders,
  type OutcomeOf,
  type RequestOf,
  type StaffContract,
} from '@nordlys/contracts'
import { kroner, type PlayerId, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { messageOf } from '../base/test-payments.ts'
import { startDeposit } from '../deposit/deposit.ts'
import { readDepositOptions } from '../deposit/deposit-options.ts'
import { settleFromProvider } from '../deposit/open-deposits.ts'
import { otherHolderCalls } from './other-holders.ts'
import { listCards, nameCard, removeCard } from './saved-cards.ts'
import { openCards, type TestCards } from './test-cards.ts'

let bench: TestCards
let ida: Employee
openForFile(async (stack) => {
  bench = stack.use(await openCards())
  ida = await testEmployee(bench.world.db, 'Ida')
})

/** The answer that Ida gets. */
async function ask<C extends StaffContract>(spec: C, request: RequestOf<C>): Promise<OutcomeOf<C>> {
  const call = otherHolderCalls(bench.context).find((each) => each.spec === spec)
  const asked = { request: request as never, employee: ida, at: bench.world.clock.now() }
  return (await required(call, 'a call of the notes').serve(asked)) as OutcomeOf<C>
}

const brand = 'Visa/Dankort'

/** Everything that the database holds of a kind, as text. */
async function textOf(...tables: string[]): Promise<string> {
  const found = await Promise.all(
    tables.map((table) => sql`SELECT * FROM ${sql.table(table)}`.execute(bench.world.db)),
  )
  return JSON.stringify(
    found.map(({ rows }) => rows),
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}

function begin(player: PlayerId, card: { saveCard?: boolean; cardId?: string }, key?: string) {
  const idempotencyKey = key ?? crypto.randomUUID()
  const request = { amount: '100', method: 'card', idempotencyKey, ...card } as const
  return startDeposit(bench.context, { playerId: player, standing: 'open' }, request)
}

test('[PAY-01] a card is saved by the payment that asked for it, its token never in the clear', async () => {
  const player = await bench.world.player()
  const { row, started } = await bench.pay(player, { saveCard: true })
  expect(row.status).toBe('implemented')
  const [card, ...others] = await bench.cards(player)
  expect(others).toEqual([])
  const at = bench.world.clock.now()
  const facts = { brand, last4: '0000', expiryMonth: '2029-12', isExpired: false }
  expect(card).toEqual({ cardId: expect.any(String), ...facts, savedAt: at, usedAt: at })
  const said = JSON.stringify([started, card], (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  expect(said).not.toContain('acc-')
  const elsewhere = await textOf('audit_line', 'wallet_payment_callback', 'wallet_deposit')
  expect(elsewhere).not.toContain('acc-')
  expect((await bench.world.lettersTo(player)).at(-1)?.text).toContain(
    'Vi har gemt Visa/Dankort, der slutter på 0000, til næste gang.',
  )
})

test('[PAY-01] nothing is saved unasked, and nothing by a payment that came to nothing', async () => {
  const player = await bench.world.player()
  await bench.pay(player)
  const { row } = await bench.pay(player, { saveCard: true, answer: 'rejected' })
  expect(row).toMatchObject({ status: 'canceled', failure: 'authentication-failed' })
  expect(await bench.cards(player)).toEqual([])
})

test('[PAY-01] a saved card pays by its control digits and the bank’s question', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player, '0001')
  bench.world.clock.advance({ hours: 1 })
  const { row, started } = await bench.pay(player, { cardId })
  expect(row).toMatchObject({ status: 'implemented', card_id: cardId, card_last4: '0001' })
  expect(Object.keys(started.cashier).sort()).toEqual(['merchantId', 'sessionId', 'url', 'userId'])
  expect(await bench.world.cash(player)).toBe(kroner(200))
  expect(await bench.cards(player)).toMatchObject([{ cardId, usedAt: bench.world.clock.now() }])
})

test('[PAY-01] the same card saved again is the one that is there, with its name', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  await nameCard(bench.context, player, { cardId, name: 'Mit blå kort' })
  await bench.pay(player, { saveCard: true })
  expect(await bench.cards(player)).toMatchObject([{ cardId, name: 'Mit blå kort' }])
})

test('[PAY-01] four cards are saved and a fifth is not; the payment goes through all the same', async () => {
  const player = await bench.world.player()
  for (const last4 of ['0000', '0555', '0001', '1234', '4321']) {
    const { row } = await bench.pay(player, { saveCard: true, last4 })
    expect(row.status).toBe('implemented')
  }
  const held = (await bench.cards(player)).map(({ last4 }) => last4)
  expect(held.toSorted()).toEqual(['0000', '0001', '0555', '1234'])
  const [first] = await bench.cards(player)
  if (first) await removeCard(bench.context, player, { cardId: first.cardId })
  await bench.save(player, '4321')
  expect(await bench.cards(player)).toHaveLength(4)
})

test('[PAY-01] a card of another player, a removed one and one that never was are unknown', async () => {
  const [player, other] = [await bench.world.player(), await bench.world.player()]
  const foreign = await bench.save(other)
  const removed = await bench.save(player)
  await removeCard(bench.context, player, { cardId: removed })
  const unknown = { ok: false, refusal: 'unknown-card' }
  for (const cardId of [foreign, removed, crypto.randomUUID()]) {
    const key = crypto.randomUUID()
    expect(await begin(player, { cardId }, key)).toEqual(unknown)
    expect(await begin(player, { cardId }, key)).toEqual(unknown)
    expect(await begin(player, {}, key)).toEqual({ ok: false, refusal: 'conflict' })
  }
  expect(await nameCard(bench.context, player, { cardId: foreign, name: 'x' })).toEqual(unknown)
  expect(await removeCard(bench.context, player, { cardId: foreign })).toEqual(unknown)
  expect(await nameCard(bench.context, player, { cardId: removed, name: 'x' })).toEqual(unknown)
})

test('[PAY-01] the database refuses a deposit by another player’s card', async () => {
  const [player, other] = [await bench.world.player(), await bench.world.player()]
  const cardId = await bench.save(other)
  const { deposit } = await bench.world.deposit(player, '100')
  const taking = bench.world.db
    .updateTable('wallet_deposit')
    .set({ card_id: cardId })
    .where('reference', '=', deposit.reference)
    .execute()
  await expect(taking).rejects.toThrow('wallet_deposit_own_card')
})

test('[PAY-01] a card that is removed while the player pays with it takes no money', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const started = await bench.world.deposit(player, '100', undefined, { cardId })
  await removeCard(bench.context, player, { cardId })
  const answer = await bench.world.callback('authorize', messageOf(started, 'tx-removed'))
  expect(answer.body).toMatchObject({ success: false, errCode: 'CARD_REMOVED' })
  const row = await bench.world.depositRow(started.deposit.reference)
  expect(row).toMatchObject({ status: 'canceled', failure: 'card-removed' })
})

test('[PAY-01] money that a removed card brought all the same is the player’s', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const started = await bench.world.deposit(player, '100', undefined, { cardId })
  await removeCard(bench.context, player, { cardId })
  await bench.world.callback('transfer', messageOf(started, 'tx-removed-paid'))
  expect(await bench.world.cash(player)).toBe(kroner(200))
})

test('[PAY-01] a card is saved also when its messages never came', async () => {
  const player = await bench.world.player()
  const { reference } = await bench.pay(player, { saveCard: true, last4: '0106' })
  await settleFromProvider(bench.context, reference)
  expect(await bench.cards(player)).toMatchObject([
    { brand, last4: '0106', expiryMonth: '2029-12' },
  ])
})

test('[PAY-01] the token of a payment that names another player is not saved', async () => {
  const [player, other] = [await bench.world.player(), await bench.world.player()]
  const started = await bench.world.deposit(player, '100', undefined, { saveCard: true })
  await bench.world.callback('authorize', messageOf(started, 'tx-foreign'))
  const message = messageOf(started, 'tx-foreign', { userId: other.toString() })
  expect((await bench.world.callback('transfer', message)).body).toMatchObject({ success: true })
  expect(await bench.world.cash(player)).toBe(kroner(100))
  expect([await bench.cards(player), await bench.cards(other)]).toEqual([[], []])
})

test('[PAY-01] one token is one player’s card', async () => {
  const [player, other] = [await bench.world.player(), await bench.world.player()]
  const pay = async (whose: PlayerId, txId: string) => {
    const started = await bench.world.deposit(whose, '100', undefined, { saveCard: true })
    await bench.world.callback('transfer', messageOf(started, txId, { accountId: 'acc-shared' }))
  }
  await pay(player, 'tx-shared-1')
  const [card] = await bench.cards(player)
  bench.world.clock.advance({ hours: 1 })
  await pay(other, 'tx-shared-2')
  expect(await bench.cards(player)).toEqual([card])
  expect(await bench.cards(other)).toEqual([])
  for (const { text } of await bench.world.lettersTo(other)) expect(text).not.toContain('gemt')
  expect(await bench.world.cash(other)).toBe(kroner(100))
})

test('[PAY-01] a provider that is away refuses the start alone; the same key goes on', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  await bench.force('down')
  const key = crypto.randomUUID()
  expect(await begin(player, { cardId }, key)).toEqual({ ok: false, refusal: 'payments-down' })
  expect(await begin(player, { cardId }, key)).toMatchObject({ ok: true })
})

test('[PAY-01] a card that the provider does not know any more is unknown, with us too', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const { token_sealed: sealed } = await bench.cardRow(cardId)
  const accountId = bench.world.cards.cardTokens.decrypt(sealed ?? '')
  await bench.provider.forgetAccount({ userId: player.toString(), accountId })
  expect(await begin(player, { cardId })).toEqual({ ok: false, refusal: 'unknown-card' })
  // Its deposit is over, and the limit has its room back.
  const deposits = await bench.world.db
    .selectFrom('wallet_deposit')
    .select(['status', 'failure'])
    .where('player_id', '=', player)
    .where('card_id', '=', cardId)
    .where('status', '<>', 'implemented')
    .execute()
  expect(deposits).toEqual([{ status: 'canceled', failure: 'card-removed' }])
})

test('[PAY-01] a holder of another name pays, is not saved, and is noted once for people', async () => {
  const player = await bench.world.player()
  const before = await bench.world.audited('other-holder-noted')
  const holder = 'Peter Jensen'
  const { row, reference, txId } = await bench.pay(player, { saveCard: true, holder })
  expect(row.status).toBe('implemented')
  await bench.pay(player, { saveCard: true, holder })
  expect(await bench.cards(player)).toEqual([])
  expect(await bench.world.cash(player)).toBe(kroner(200))
  expect(await bench.world.audited('other-holder-noted')).toBe(before + 1)
  // The player reads nothing of it, and no text of ours keeps the name.
  for (const { text } of await bench.world.lettersTo(player))
    expect(text).not.toMatch(/gemt|Jensen/)
  expect(await textOf('wallet_other_holder', 'audit_line')).not.toContain('Jensen')

  const mine = { playerId: player, reference, txId, last4: '0000' }
  const listed = await ask(listOtherHolders, {})
  const note = listed.notes.find((each) => each.playerId === player)
  expect(note).toMatchObject(mine)
  const noteId = required(note, 'the note').noteId
  const reason = 'Ægtefælle, har sendt en kopi'
  expect(await ask(judgeOtherHolder, { noteId, reason })).toEqual({ ok: true })
  const again = await ask(judgeOtherHolder, { noteId, reason })
  expect(again).toEqual({ ok: false, refusal: 'judged-already' })
  await bench.pay(player, { holder })
  expect(await ask(listOtherHolders, {})).toEqual({ ok: true, notes: [] })
})

test('what is found of a note is kept without a CPR number, and of no note at all', async () => {
  const judge = (noteId: number, reason: string) => ask(judgeOtherHolder, { noteId, reason })
  const refused = (refusal: string) => ({ ok: false, refusal })
  expect(await judge(1, 'Er 010190-1234')).toEqual(refused('personal-number'))
  expect(await judge(999_999, 'Set')).toEqual(refused('unknown'))
})

test('[PAY-01] a name is given and taken away, and none that could be a number is kept', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const name = (typed: string) => nameCard(bench.context, player, { cardId, name: typed })
  expect(await name('Løn 2026')).toEqual({ ok: true })
  expect(await name('4571 0000 0001 0000')).toEqual({ ok: false, refusal: 'name-holds-number' })
  expect(await bench.cards(player)).toMatchObject([{ name: 'Løn 2026' }])
  expect(await name(' ')).toEqual({ ok: true })
  const [card] = await bench.cards(player)
  expect(card?.name).toBeUndefined()
})

test('[PAY-01] a card is shown as expired from the first day of the month after its last', async () => {
  const player = await bench.world.player()
  await bench.save(player)
  const at = (moment: string) => listCards(bench.world.db, player, new Date(moment))
  expect(await at('2029-12-31T22:59:59Z')).toMatchObject([{ isExpired: false }])
  expect(await at('2029-12-31T23:00:00Z')).toMatchObject([{ isExpired: true }])
})

test('[PAY-01] the deposit page is given the saved cards, and none where cards are closed', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const asked = { playerId: player, standing: 'open' } as const
  const cardsOf = async (context = bench.context) => {
    const options = await readDepositOptions(context, asked, { kind: 'main_deposit' })
    return options.ok && options.cards.map((card) => card.cardId)
  }
  expect(await cardsOf()).toEqual([cardId])
  const card = { ...bench.context.methods.card, isOpen: async () => false }
  const methods = { ...bench.context.methods, card }
  expect(await cardsOf({ ...bench.context, methods })).toEqual([])
})

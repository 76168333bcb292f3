import { kroner, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelDeposit, lockDeposit } from '../deposit/deposit-states.ts'
import { nameCard, removeCard } from './saved-cards.ts'
import { openCards, type TestCards } from './test-cards.ts'

let bench: TestCards
openForFile(async (stack) => {
  bench = stack.use(await openCards())
})

const remove = (player: PlayerId, cardId: string) => removeCard(bench.context, player, { cardId })
const doDue = () => bench.context.methods.card.doDue?.(bench.world.clock.now())

/** Whether the provider would pay by the token that the card had. */
async function isKnown(player: PlayerId, token: string): Promise<boolean> {
  const session = { userId: player.toString(), sessionId: crypto.randomUUID() }
  return bench.provider.openSession({ ...session, accountId: token })
}

async function tokenOf(cardId: string): Promise<string> {
  const { token_sealed: sealed } = await bench.cardRow(cardId)
  return bench.world.cards.cardTokens.decrypt(sealed ?? '')
}

test('[PAY-01] a card is removed by the session alone, with one letter, and there too', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  await nameCard(bench.context, player, { cardId, name: 'Lønkort' })
  const token = await tokenOf(cardId)
  const before = (await bench.world.lettersTo(player)).length
  expect(await remove(player, cardId)).toEqual({ ok: true })
  expect(await bench.cards(player)).toEqual([])
  expect(await isKnown(player, token)).toBe(true)
  await Promise.all([doDue(), doDue()])
  expect(await isKnown(player, token)).toBe(false)
  const gone = { token_sealed: null, token_mark: null, name: null }
  const at = bench.world.clock.now()
  expect(await bench.cardRow(cardId)).toMatchObject({ ...gone, forgotten_at: at })
  expect(await remove(player, cardId)).toEqual({ ok: true })
  const letters = (await bench.world.lettersTo(player)).slice(before)
  expect(letters.map(({ subject }) => subject)).toEqual(['Dit gemte kort er fjernet'])
  expect(letters[0]?.text).toContain('Du har fjernet Visa/Dankort, der slutter på 0000,')
})

test('[PAY-01] a provider that is away is asked again after ten minutes, until it forgets', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const token = await tokenOf(cardId)
  await remove(player, cardId)
  await bench.force('down')
  await doDue()
  bench.world.clock.advance({ minutes: 9 })
  await doDue()
  expect(await isKnown(player, token)).toBe(true)
  bench.world.clock.advance({ minutes: 1 })
  await doDue()
  expect(await isKnown(player, token)).toBe(false)
  expect((await bench.cardRow(cardId)).forgotten_at).toEqual(bench.world.clock.now())
})

test('[PAY-01] a card whose forgetting we did not hear of is asked about once more', async () => {
  const player = await bench.world.player()
  const cardId = await bench.save(player)
  const accountId = await tokenOf(cardId)
  await remove(player, cardId)
  await bench.provider.forgetAccount({ userId: player.toString(), accountId })
  await doDue()
  expect((await bench.cardRow(cardId)).token_sealed).toBeNull()
})

test('[PAY-01] a card saved again before the provider has forgotten it pays on', async () => {
  const player = await bench.world.player()
  const first = await bench.save(player)
  const token = await tokenOf(first)
  await remove(player, first)
  const second = await bench.save(player)
  expect(second).not.toBe(first)
  await doDue()
  expect(await isKnown(player, token)).toBe(true)
  expect((await bench.pay(player, { cardId: second })).row.status).toBe('implemented')
})

async function close(player: PlayerId): Promise<void> {
  const at = bench.world.clock.now()
  await bench.world.db.connection().execute(async (connection) => {
    await sql`RESET ROLE`.execute(connection)
    await sql`UPDATE players_player SET status = 'closed', closed_at = ${at}
      WHERE player_id = ${player}`.execute(connection)
    await sql`INSERT INTO players_closed_account (player_id, look_at) VALUES (${player}, ${at})
      ON CONFLICT DO NOTHING`.execute(connection)
    await sql`SET ROLE nordlys_app`.execute(connection)
  })
}

test('[PAY-01] the cards of a closed account go, once no deposit of it is open', async () => {
  const [player, other] = [await bench.world.player(), await bench.world.player()]
  const cardId = await bench.save(player)
  await bench.save(other)
  const token = await tokenOf(cardId)
  const { deposit } = await bench.world.deposit(player, '100', undefined, { cardId })
  await close(player)
  await doDue()
  expect(await bench.cards(player)).toHaveLength(1)
  await bench.world.db.transaction().execute(async (tx) => {
    const row = await lockDeposit(tx, deposit.reference)
    const by = { actor: 'system', at: bench.world.clock.now() } as const
    if (row) await cancelDeposit(tx, row, 'abandoned', by)
  })
  await doDue()
  expect(await bench.cards(player)).toEqual([])
  expect(await isKnown(player, token)).toBe(false)
  expect(await bench.cards(other)).toHaveLength(1)
})

test('[PAY-01] a card that was left on a closed account goes when its money is looked at', async () => {
  const player = await bench.world.player()
  await bench.save(player)
  await close(player)
  bench.world.clock.advance({ hours: 2 })
  await doDue()
  expect(await bench.cards(player)).toEqual([])
  expect(await bench.world.cash(player)).toBe(kroner(100))
})

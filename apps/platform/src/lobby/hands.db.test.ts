import { kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { TestTable } from '../ledger/tables/test-table-rounds.ts'
import { countPlay, readLatestWins, readPlayerGames, readPopularGames } from './index.ts'

let ledger: TestLedger
let table: TestTable

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  table = await TestTable.open(ledger, 'blackjack')
})

const popular = async () => {
  await countPlay(ledger.db, ledger.clock.now())
  return (await readPopularGames(ledger.db, ledger.clock.now())).games
}

test('[GAME-08] a hand that paid much is a great win, by all that it staked', async () => {
  const slotWinner = await ledger.player(kroner(10_000))
  const winners = new Map([[slotWinner.id, 'S']])
  const hand = async (stake: number, raise: number, payout: number) => {
    const player = await ledger.player(kroner(10_000))
    winners.set(player.id, 'H')
    const round = table.round(player)
    await round.open(stake)
    if (raise > 0) await round.raise(raise)
    await ledger.settle(ledger.round(slotWinner, 100, 100))
    ledger.clock.advance({ minutes: 1 })
    await round.finish(payout)
    return ledger.clock.now()
  }
  const first = await hand(50_000, 49_999, 100_000)
  // Its stake comes back; it pays too little; it is given back.
  await hand(50_000, 50_000, 100_000)
  await hand(50_000, 0, 99_999)
  const player = await ledger.player(kroner(10_000))
  const voided = table.round(player)
  await voided.open(200_000)
  await voided.void()
  const slotAt = ledger.clock.now()
  await ledger.settle(ledger.round(slotWinner, 100, 150_000))
  const last = await hand(100, 0, 300_000)
  const { wins } = await readLatestWins(ledger.db, async () => winners, ledger.clock.now())
  expect(wins).toEqual([
    { initial: 'H', gameId: 'blackjack', amountOre: ore(300_000), at: last },
    { initial: 'S', gameId: 'a-game', amountOre: ore(150_000), at: slotAt },
    { initial: 'H', gameId: 'blackjack', amountOre: ore(100_000), at: first },
  ])
})

test('[GAME-07] a hand counts when it has ended, once with its raises; one given back does not', async () => {
  const before = (await popular()).find(({ gameId }) => gameId === 'blackjack')
  const player = await ledger.player(kroner(1_000))
  const [played, voided] = [table.round(player), table.round(player)]
  await played.open(100)
  await played.raise(100)
  await voided.open(100)
  const now = async () => (await popular()).find(({ gameId }) => gameId === 'blackjack')
  expect(await now()).toEqual(before)
  await played.finish(0)
  await voided.void()
  expect(await now()).toEqual({
    gameId: 'blackjack',
    playerDays: (before?.playerDays ?? 0) + 1,
    rounds: (before?.rounds ?? 0) + 1,
  })
})

test('[GAME-05] a table is among the games that a player played last', async () => {
  const player = await ledger.player(kroner(1_000))
  const at = ledger.clock.now()
  await ledger.settle(ledger.round(player, 100))
  const round = table.round(player)
  await round.open(100)
  const recent = async () => (await readPlayerGames(ledger.db, { playerId: player.id, at })).recent
  expect(await recent()).toEqual(['blackjack', 'a-game'])
  await round.finish(0)
  await ledger.settle(ledger.round(player, 100))
  expect(await recent()).toEqual(['a-game', 'blackjack'])
})

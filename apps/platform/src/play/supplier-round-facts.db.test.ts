import { kroner, ore, type PlayerId, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestSupplier } from '../ledger/supplier/test-supplier.ts'
import { readRoundFacts } from './round-facts.ts'

let supplier: TestSupplier

openForFile(async (stack) => {
  supplier = stack.use(await TestSupplier.open('nordspil'))
})

const factsOf = ({ id: playerId }: { id: PlayerId }, roundId: string) => {
  const { db, clock } = supplier.ledger
  return readRoundFacts(db, { playerId, roundId, at: clock.now() })
}

const atSupplier = async (cash = kroner(100)) => supplier.ledger.player(cash)

test('[LED-06] each message that moved money is there, with the supplier and its number', async () => {
  const player = await atSupplier()
  const round = supplier.round(player)
  const { roundId = '' } = await round.bet(1_000)
  await round.bet(500)
  await round.bet(100_000_000)
  await round.win(700)
  expect(await factsOf(player, roundId)).toMatchObject({ kind: 'supplier', state: 'open' })
  await round.win(0)
  await round.end()
  const facts = required(await factsOf(player, roundId), 'the facts')
  expect(facts).toMatchObject({
    ...{ kind: 'supplier', state: 'settled', supplier: { name: 'nordspil', round: round.name } },
    stake: { cashOre: 1_500n, bonusOre: 0n },
    win: { cashOre: 700n, bonusOre: 0n },
  })
  expect(
    facts.movements.map(({ kind, amountOre, balanceAfterOre }) => [
      kind,
      amountOre,
      balanceAfterOre,
    ]),
  ).toEqual([
    ['stake', -1_000n, 9_000n],
    ['raise', -500n, 8_500n],
    ['win', 700n, 9_200n],
    ['ended', 0n, 9_200n],
  ])
  for (const unknown of ['definitionHash', 'seed', 'commitment', 'balanceAfterOre']) {
    expect(facts).not.toHaveProperty(unknown)
  }
})

test('[LED-06] a round that was taken back says so, message by message', async () => {
  const player = await atSupplier()
  const round = supplier.round(player)
  const { roundId = '' } = await round.bet(1_000, 'bet-to-take-back')
  await round.win(700, 'win-to-take-back')
  await round.rollback('win-to-take-back')
  await round.rollback('bet-to-take-back')
  const facts = required(await factsOf(player, roundId), 'the facts')
  expect(facts).toMatchObject({
    state: 'rolled-back',
    stake: { cashOre: 0n },
    win: { cashOre: 0n },
  })
  expect(facts.movements.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
    ['stake', -1_000n],
    ['win', 700n],
    ['win-back', -700n],
    ['stake-back', 1_000n],
  ])
})

test('[LED-06] a stake is told by its parts, and so is what a bonus lost of its win', async () => {
  const player = await atSupplier(ore(40))
  await supplier.grant(player, 60, 100_000)
  const round = supplier.round(player)
  const { roundId = '' } = await round.bet(100)
  // The bonus runs out while the round is open.
  await supplier.sweep(121, player)
  await round.win(50)
  const facts = required(await factsOf(player, roundId), 'the facts')
  expect(facts).toMatchObject({ stake: { cashOre: 40n, bonusOre: 60n } })
  expect(facts.movements).toMatchObject([
    { kind: 'stake', amountOre: -100n, cashOre: -40n, bonusOre: -60n },
    { kind: 'win', amountOre: 50n, cashOre: 20n, bonusOre: 0n, forfeitedOre: 30n },
  ])
  for (const { amountOre, cashOre, bonusOre, debtOre = 0n, forfeitedOre = 0n } of facts.movements) {
    expect(cashOre + bonusOre + debtOre + forfeitedOre).toBe(amountOre)
  }
})

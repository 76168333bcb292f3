import { gamePaths } from '@nordlys/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accepted, setTable, sitDownForFun, type Table } from '../../test/table.ts'

let table: Table

beforeEach(async () => {
  table = await setTable()
})
afterEach(() => table[Symbol.asyncDispose]())

test('[GAME-06] play for fun begins with 1.000 kr. of play money and moves it round by round', async () => {
  const guest = await sitDownForFun(table)
  expect(guest.opened.balanceOre).toBe(100_000)
  let balanceOre = 100_000
  for (let spin = 0; spin < 15; spin += 1) {
    const { round } = accepted(await guest.spin())
    balanceOre += round.winOre - 400
    expect(round.balanceOre).toBe(balanceOre)
  }
})

test('[GAME-06] play for fun never reaches the wallet', async () => {
  const guest = await sitDownForFun(table)
  const { round } = accepted(await guest.spin())
  await table.ask(gamePaths.seen, { key: round.key }, guest.playToken)
  await table.ask(gamePaths.rounds, {}, guest.playToken)
  await table.ask(gamePaths.balance, {}, guest.playToken)
  await table.ask('/api/resume', { roundKey: guest.roundKey }, guest.playToken)
  expect(table.wallet.paths).toEqual([])
})

test('[GAME-06] play money that does not cover the stake is refused', async () => {
  const guest = await sitDownForFun(table)
  const stakeOre = Math.max(...guest.opened.game.stakesOre)
  const outcomes = []
  for (let spin = 0; spin < 400; spin += 1) {
    const outcome = await guest.spin({ stakeOre })
    outcomes.push(outcome.ok ? 'played' : outcome.refusal)
    table.clock.advance({ seconds: 1 })
    if (!outcome.ok) break
  }
  expect(outcomes.at(-1)).toBe('too-little-money')
})

test('a play for fun goes on after its page was loaded again', async () => {
  const guest = await sitDownForFun(table)
  const { round } = accepted(await guest.spin())
  const { body } = await table.ask('/api/resume', { roundKey: guest.roundKey }, guest.playToken)
  expect(body).toMatchObject({
    ok: true,
    balanceOre: round.balanceOre,
    stakedOre: 400,
    wonOre: round.winOre,
  })
})

test('a game we do not have is not opened', async () => {
  const { body } = await table.ask(gamePaths.open, { mode: 'free', gameId: 'unknown' })
  expect(body).toEqual({ ok: false, refusal: 'game-unknown' })
})

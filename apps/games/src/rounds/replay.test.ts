import { gamePaths } from '@nordlys/contracts'
import { kroner, ore, required } from '@nordlys/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReplayedGame } from '../../protocol/opened-game.ts'
import { accepted, type Guest, setTable, sitDownForMoney, type Table } from '../../test/table.ts'

let table: Table
let guest: Guest

beforeEach(async () => {
  table = await setTable()
  guest = await sitDownForMoney(table, 'astrid', kroner(100))
})
afterEach(() => table[Symbol.asyncDispose]())

async function replay(replayToken: string) {
  return (await table.ask<ReplayedGame>(gamePaths.replay, { replayToken })).body
}

test('[PROOF-03] a finished round is told again as it was told when it was played', async () => {
  table.wallet.nextJackpots = [{ nameDa: 'Mini', amountOre: ore(12_345) }]
  const rounds = []
  for (let spin = 0; spin < 10; spin += 1) rounds.push(accepted(await guest.spin()).round)
  for (const round of rounds) {
    const again = await replay(`replay-${round.key}`)
    expect(again.round).toEqual(round)
    expect(again.game).toEqual(guest.opened.game)
  }
  expect(rounds[0]?.jackpots).toHaveLength(1)
})

test('a round that would replay to another win than was paid is never shown', async () => {
  const { round } = accepted(await guest.spin())
  const stored = required(table.wallet.storedRounds()[0], 'the round')
  stored.winOre = ore(stored.winOre + 1n)
  const { status } = await table.ask(gamePaths.replay, { replayToken: `replay-${round.key}` })
  expect(status).toBe(500)
})

test('a token that the wallet does not know shows nothing', async () => {
  for (const token of ['', 'made-up']) {
    expect(await replay(token)).toEqual({ ok: false, refusal: 'token-unknown' })
  }
})

test('what is shown again is shown on a page of its own', async () => {
  const page = await table.app.inject({ url: '/replay' })
  expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000')
})

import { gamePaths } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accepted, setTable, sitDownForFun, type Table } from '../../test/table.ts'
import { readPlayToken, writePlayToken } from './play-token.ts'

let table: Table

beforeEach(async () => {
  table = await setTable()
})
afterEach(() => table[Symbol.asyncDispose]())

test('[GAME-06] play for fun begins with 1.000 kr., moved round by round', async () => {
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

test('[GAME-06] play money must cover the stake; a lower one is played', async () => {
  const guest = await sitDownForFun(table)
  const { tokenSecret, clock } = table.context
  const read = readPlayToken(tokenSecret, guest.playToken, clock.now().getTime())
  invariant(read.ok && read.play.mode === 'free', 'a token of play for fun')
  guest.playToken = writePlayToken(tokenSecret, { ...read.play, balanceOre: 100 })
  const refused = await guest.spin({ stakeOre: 200 })
  expect(refused).toMatchObject({ ok: false, refusal: 'too-little-money', balanceOre: 100 })
  accepted(await guest.spin({ stakeOre: 100 }))
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

import { gamePaths, type OpenAnswer } from '@nordlys/contracts'
import { hex, invariant } from '@nordlys/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accepted, setTable, sitDownForFun, type Table } from '../../test/table.ts'
import { freeSeed } from './free-seed.ts'
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

test('a question whose answer was lost gets the same round, never another draw', async () => {
  const guest = await sitDownForFun(table)
  for (let spin = 0; spin < 20; spin += 1) {
    const { roundKey, playToken } = guest
    const lost = accepted(await guest.spin())
    // The client knows of nothing: it holds the token and the key it had.
    Object.assign(guest, { roundKey, playToken })
    table.clock.advance({ seconds: 1 })
    const told = accepted(await guest.spin())
    expect(told.round).toEqual(lost.round)
    expect(told.playToken).toBe(lost.playToken)
    expect([told.stakedOre, told.wonOre]).toEqual([lost.stakedOre, lost.wonOre])
  }
})

test('and so it does when the page was loaded again meanwhile', async () => {
  const guest = await sitDownForFun(table)
  const { roundKey, playToken } = guest
  const lost = accepted(await guest.spin())
  const { body } = await table.ask<OpenAnswer>('/api/resume', { roundKey }, playToken)
  Object.assign(guest, { roundKey: body.roundKey, playToken: body.playToken })
  expect(accepted(await guest.spin()).round).toEqual(lost.round)
})

test('a round cannot be looked at with a low stake and then be played with a high one', async () => {
  const guest = await sitDownForFun(table)
  let alike = 0
  for (let spin = 0; spin < 20; spin += 1) {
    const { roundKey, playToken } = guest
    table.clock.advance({ seconds: 1 })
    const looked = accepted(await guest.spin({ stakeOre: 20 }))
    Object.assign(guest, { roundKey, playToken })
    const played = accepted(await guest.spin({ stakeOre: 400 }))
    if (JSON.stringify(looked.round.events) === JSON.stringify(played.round.events)) alike += 1
  }
  expect(alike).toBeLessThan(3)
})

test('the seed of a round of play money follows from play, key, definition and stake alone', () => {
  const play = {
    mode: 'free',
    gameId: 'g',
    playSession: 'a',
    issuedAtMs: 0,
    balanceOre: 0,
  } as const
  const asked = { key: 'k', definitionHash: 'h', stake: 20 }
  const seeds = [
    freeSeed('secret', play, asked),
    freeSeed('another', play, asked),
    freeSeed('secret', { ...play, playSession: 'b' }, asked),
    freeSeed('secret', play, { ...asked, key: 'l' }),
    freeSeed('secret', play, { ...asked, definitionHash: 'i' }),
    freeSeed('secret', play, { ...asked, stake: 40 }),
  ]
  expect(new Set(seeds.map(hex)).size).toBe(seeds.length)
  for (const seed of seeds) expect(seed).toHaveLength(32)
  expect(freeSeed('secret', { ...play, balanceOre: 7 }, asked)).toEqual(seeds[0])
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

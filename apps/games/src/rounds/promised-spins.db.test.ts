import { gamePaths, type OpenAnswer, type roundsListAnswer } from '@nordlys/contracts'
import { invariant, kroner } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplayedGame } from '../../protocol/opened-game.ts'
import { forgetGames } from '../../test/forget-games.ts'
import { doubled, releaseOf } from '../../test/releases.ts'
import {
  accepted,
  comeBack,
  type Guest,
  setTable,
  sitDownForFun,
  sitDownForMoney,
  type Table,
} from '../../test/table.ts'

const gamble = { maxSteps: 5, capBets: 500 }

let database: Awaited<ReturnType<typeof testDatabase>>
let table: Table
let guest: Guest
let spins: string

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(async () => {
  table = await setTable({
    databaseUrl: database.url,
    offered: await releaseOf(1, () => ({ gamble })),
  })
  await sitDownForMoney(table, 'astrid', kroner(100))
  spins = table.wallet.giveSpins('astrid', 500)
  guest = await comeBack(table, 'astrid')
})
afterEach(async () => {
  await table[Symbol.asyncDispose]()
  await forgetGames(database.url)
})

const play = (change: { roundKey?: string; stakeOre?: number } = {}) => {
  table.clock.advance({ seconds: 1 })
  return guest.spin({ stakeOre: 20, spins, ...change })
}

/** Plays until a spin has won something. */
async function win() {
  for (let played = 0; played < 200; played += 1) {
    const answer = accepted(await play())
    if (answer.round.winOre > 0) return answer
  }
  throw new Error('two hundred spins without a win')
}

async function resume(): Promise<OpenAnswer> {
  const { roundKey, playToken } = guest
  const { body } = await table.ask<OpenAnswer>('/api/resume', { roundKey }, playToken)
  invariant(body.ok, `not resumed: ${JSON.stringify(body)}`)
  return body
}

test('[BONUS-01] an opened game tells the spins that are left, and so does each spin', async () => {
  const day = new Date(table.clock.now().getTime() + 86_400_000)
  expect(guest.opened.spins).toEqual({
    grant: spins,
    left: 500,
    valueOre: 20,
    expiresAt: day.toISOString(),
  })
  const answer = accepted(await play())
  expect(answer.spinsLeft).toBe(499)
  expect((await resume()).spins).toMatchObject({ left: 499 })
  expect((await comeBack(table, 'astrid')).opened.spins).toMatchObject({ left: 499 })
})

test('[BONUS-01] nothing is staked, it is drawn for its value, and the win is in the balance', async () => {
  const { round, stakedOre } = await win()
  const stored = table.wallet.storedRounds()
  expect(stored.at(-1)).toMatchObject({ stakeOre: 0n, spin: { grant: spins, valueOre: 20n } })
  expect(round).toMatchObject({ isSpin: true, stakeOre: 20 })
  const wonOre = stored.reduce((total, { winOre }) => total + Number(winOre), 0)
  expect([stakedOre, round.balanceOre]).toEqual([0, 10_000 + wonOre])
})

test('[S51] its win is not offered for a gamble', async () => {
  const answer = await win()
  expect(answer).not.toHaveProperty('gamble')
  expect(await guest.gamble('red')).toMatchObject({ refusal: 'gamble-not-offered' })
})

test('[LED-05] a lost answer is told as it was settled, and takes one spin', async () => {
  table.wallet.answersToLose = 1
  const { roundKey } = guest
  expect(await play()).toEqual({ ok: false, refusal: 'wallet-down', roundKey })
  const told = accepted(await play())
  const [stored] = table.wallet.storedRounds()
  expect(told).toMatchObject({ repeated: true, spinsLeft: 499 })
  expect(told.round).toMatchObject({ winOre: Number(stored?.winOre), isSpin: true })
  expect(table.wallet.storedRounds()).toHaveLength(1)
})

test('[LED-05] a spin never becomes a round of one’s own money, nor the reverse', async () => {
  const spun = guest.roundKey
  accepted(await play())
  expect(await guest.spin({ roundKey: spun, stakeOre: 20 })).toMatchObject({ refusal: 'conflict' })
  const staked = guest.roundKey
  accepted(await guest.spin({ stakeOre: 20 }))
  expect(await play({ roundKey: staked })).toMatchObject({ refusal: 'conflict' })
  expect(table.wallet.spinsLeft('astrid')).toBe(499)
})

test('another value is refused, and own money is played between spins', async () => {
  expect(await play({ stakeOre: 400 })).toMatchObject({ refusal: 'spins-not-here' })
  const own = accepted(await guest.spin({ stakeOre: 400 }))
  expect(own.round).not.toHaveProperty('isSpin')
  expect(own).not.toHaveProperty('spinsLeft')
  expect(accepted(await play()).stakedOre).toBe(400)
})

test('the last one is played, and one more is refused', async () => {
  spins = table.wallet.giveSpins('astrid', 1)
  expect(accepted(await play()).spinsLeft).toBe(0)
  expect(await play()).toMatchObject({ refusal: 'spins-over' })
  expect(await resume()).not.toHaveProperty('spins')
})

test('for fun there are none', async () => {
  const fun = await sitDownForFun(table)
  expect(fun.opened).not.toHaveProperty('spins')
  expect(await fun.spin({ spins })).toMatchObject({ refusal: 'spins-not-here' })
})

test('one that was not seen is shown at the next opening, and rounds and replays have it', async () => {
  const { round } = await win()
  const { opened } = await comeBack(table, 'astrid')
  expect(opened.unseen).toEqual(round)
  await table.ask(gamePaths.seen, { key: round.key }, guest.playToken)
  expect((await resume()).last).toEqual(round)
  const { body } = await table.ask<(typeof roundsListAnswer)['_output']>(
    gamePaths.rounds,
    {},
    guest.playToken,
  )
  expect(body.rounds[0]).toEqual(round)
  const replayed = await table.ask<ReplayedGame>(gamePaths.replay, {
    replayToken: `replay-${round.key}`,
  })
  expect(replayed.body.round).toEqual(round)
})

test('on a version that is superseded it is told as it was, as a spin alone', async () => {
  const { roundKey } = guest
  const played = accepted(await play())
  const offered = await releaseOf(2, doubled)
  await using second = await setTable({ databaseUrl: database.url, offered, beside: table })
  await sitDownForFun(second)
  table.clock.advance({ seconds: 5 })
  guest.moveTo(second)
  expect(await guest.spin({ roundKey, stakeOre: 20 })).toMatchObject({ refusal: 'game-changed' })
  const again = accepted(await play({ roundKey }))
  expect(again).toMatchObject({ repeated: true, round: played.round })
  expect(await play()).toMatchObject({ refusal: 'game-changed' })
})

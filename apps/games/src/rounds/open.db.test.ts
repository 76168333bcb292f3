import { gamePaths, type OpenAnswer, type roundsListAnswer } from '@nordlys/contracts'
import { invariant, kroner, ore } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accepted,
  comeBack,
  type Guest,
  setTable,
  sitDownForMoney,
  type Table,
} from '../../test/table.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let table: Table
let guest: Guest

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

let players = 0
beforeEach(async () => {
  table = await setTable({ databaseUrl: database.url })
  players += 1
  guest = await sitDownForMoney(table, `player-${players}`, kroner(100))
})
afterEach(() => table[Symbol.asyncDispose]())

async function resume(roundKey = guest.roundKey): Promise<OpenAnswer> {
  const { body } = await table.ask<OpenAnswer>('/api/resume', { roundKey }, guest.playToken)
  invariant(body.ok, `not resumed: ${JSON.stringify(body)}`)
  return body
}

describe('opening a game', () => {
  test('for the first time shows no round', () => {
    expect(guest.opened.unseen).toBeUndefined()
    expect(guest.opened.last).toBeUndefined()
  })

  test('[PROOF-03] shows the last round again when it was not seen to its end', async () => {
    const { round } = accepted(await guest.spin())
    expect((await resume()).unseen).toEqual(round)
  })

  test('[GAME-04] tells a jackpot that was won and not seen, and counts it', async () => {
    table.wallet.nextJackpots = [{ nameDa: 'Midi', amountOre: ore(98_765) }]
    const key = guest.roundKey
    const { round, wonOre } = accepted(await guest.spin())
    const opened = await resume(key)
    expect(opened.unseen).toEqual(round)
    expect(opened.unseen?.jackpots).toEqual([{ nameDa: 'Midi', amountOre: 98_765 }])
    expect(opened.wonOre).toBe(wonOre)
  })

  test('goes on where the round was left, on whatever device, and never goes back', async () => {
    const { round } = accepted(await guest.spin())
    const tell = (event: number, key = round.key) =>
      table.ask(gamePaths.reached, { key, event }, guest.playToken)
    expect(await resume()).not.toHaveProperty('reachedAt')
    await tell(4)
    await tell(2)
    expect(await resume()).toMatchObject({ unseen: { key: round.key }, reachedAt: 4 })
    const elsewhere = await comeBack(table, `player-${players}`)
    expect(elsewhere.opened).toMatchObject({ unseen: { key: round.key }, reachedAt: 4 })
    const next = accepted(await guest.spin())
    expect(await resume()).not.toHaveProperty('reachedAt')
    await tell(1, next.round.key)
    await tell(9)
    expect(await resume()).toMatchObject({ unseen: { key: next.round.key }, reachedAt: 1 })
  })

  test.each([{ event: -1 }, { event: 1.5 }, { key: 'nonsense', event: 1 }])(
    'a place that is none is refused: %j',
    async (asked) => {
      const { round } = accepted(await guest.spin())
      const { status } = await table.ask(
        gamePaths.reached,
        { key: round.key, ...asked },
        guest.playToken,
      )
      expect(status).toBe(400)
    },
  )

  test('rests on the last round when it was seen', async () => {
    const { round } = accepted(await guest.spin())
    await table.ask(gamePaths.seen, { key: round.key }, guest.playToken)
    const opened = await resume()
    expect(opened.unseen).toBeUndefined()
    expect(opened.last).toEqual(round)
  })

  test('a late report of an earlier round does not hide the newest', async () => {
    const first = accepted(await guest.spin())
    const second = accepted(await guest.spin())
    await table.ask(gamePaths.seen, { key: second.round.key }, guest.playToken)
    await table.ask(gamePaths.seen, { key: first.round.key }, guest.playToken)
    expect((await resume()).last).toEqual(second.round)
  })

  test('after a lost answer counts the settled round in the totals, once', async () => {
    accepted(await guest.spin())
    const key = guest.roundKey
    table.wallet.answersToLose = 1
    await guest.spin()
    const { stakedOre, wonOre, unseen, balanceOre } = await resume(key)
    expect(stakedOre).toBe(800)
    expect(balanceOre).toBe(10_000 - stakedOre + wonOre)
    expect(unseen?.balanceOre).toBe(balanceOre)
    const again = accepted(await guest.spin({ roundKey: key }))
    expect([again.repeated, again.stakedOre, again.wonOre]).toEqual([true, 800, wonOre])
  })

  test('a key of another play is refused', async () => {
    const other = await sitDownForMoney(table, `other-${players}`, kroner(1))
    const asked = { roundKey: other.roundKey }
    const { body } = await table.ask('/api/resume', asked, guest.playToken)
    expect(body).toEqual({ ok: false, refusal: 'key-invalid' })
  })
})

test("a player reads one's own rounds, newest first", async () => {
  const first = accepted(await guest.spin())
  const second = accepted(await guest.spin())
  const { body } = await table.ask<(typeof roundsListAnswer)['_output']>(
    gamePaths.rounds,
    {},
    guest.playToken,
  )
  expect(body.rounds).toEqual([second.round, first.round])
})

test('the balance is the wallet’s', async () => {
  const { body } = await table.ask(gamePaths.balance, {}, guest.playToken)
  expect(body).toEqual({ ok: true, balanceOre: 10_000 })
})

test('[BONUS-02] a bonus’s highest stake is told when a game opens, goes on, and asks again', async () => {
  expect(guest.opened.stakeMaxOre).toBeUndefined()
  table.wallet.stakeMaxOre = kroner(50)
  const bounded = await sitDownForMoney(table, `bounded-${players}`, kroner(100))
  expect(bounded.opened.stakeMaxOre).toBe(5_000)
  expect((await resume()).stakeMaxOre).toBe(5_000)
  const { body } = await table.ask(gamePaths.balance, {}, guest.playToken)
  expect(body).toEqual({ ok: true, balanceOre: 10_000, stakeMaxOre: 5_000 })
})

test('[BONUS-01] a bonus for other games is told when a game opens, goes on, and asks again', async () => {
  table.wallet.isBonusElsewhere = true
  const elsewhere = await sitDownForMoney(table, `elsewhere-${players}`, kroner(100))
  const { body } = await table.ask(gamePaths.balance, {}, guest.playToken)
  const told = [elsewhere.opened, await resume(), body]
  expect(told).toEqual(told.map(() => expect.objectContaining({ isBonusElsewhere: true })))
})

test('ready with its database and without a built client only the client is missing', async () => {
  const ready = await table.app.inject({ method: 'GET', url: '/readyz' })
  expect(ready.json().missing.filter((part: string) => part !== 'client')).toEqual([])
})

import {
  gamePaths,
  type OpenAnswer,
  type roundsListAnswer,
  type SpinAnswer,
} from '@nordlys/contracts'
import { invariant, kroner, required } from '@nordlys/core'
import { gambleHash, gambleOf } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplayedGame } from '../../protocol/opened-game.ts'
import { forgetGames } from '../../test/forget-games.ts'
import { doubled, releaseOf } from '../../test/releases.ts'
import {
  accepted,
  comeBack,
  type Guest,
  gameId,
  setTable,
  sitDownForFun,
  sitDownForMoney,
  type Table,
} from '../../test/table.ts'
import { withdrawVersion } from '../catalogue/index.ts'

const gamble = { maxSteps: 5, capBets: 500 }

let database: Awaited<ReturnType<typeof testDatabase>>
let table: Table
let guest: Guest

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(async () => {
  table = await setTable({
    databaseUrl: database.url,
    offered: await releaseOf(1, () => ({ gamble })),
  })
  guest = await sitDownForMoney(table, 'astrid', kroner(10_000))
})
afterEach(async () => {
  await table[Symbol.asyncDispose]()
  await forgetGames(database.url)
})

async function win(): Promise<SpinAnswer> {
  for (let spins = 0; spins < 400; spins += 1) {
    table.clock.advance({ seconds: 1 })
    const answer = accepted(await guest.spin())
    if (answer.gamble) return answer
  }
  throw new Error('four hundred spins without a win')
}

async function resume(roundKey = guest.roundKey): Promise<OpenAnswer> {
  const { body } = await table.ask<OpenAnswer>('/api/resume', { roundKey }, guest.playToken)
  invariant(body.ok, `not resumed: ${JSON.stringify(body)}`)
  return body
}

const see = (key: string) => table.ask(gamePaths.seen, { key }, guest.playToken)

async function withdraw(): Promise<void> {
  const at = table.clock.now()
  required(await withdrawVersion(table.context.db, { gameId, at }), 'a version')
  table.clock.advance({ seconds: 5 })
}

test('[PROOF-03] the definition of a gamble is read by its hash, with the game’s that it names', async () => {
  const [{ listed, open }] = await releaseOf(1, () => ({ gamble }))
  const { definition } = await open()
  const hash = listed.definitionHash
  const red = gambleOf(hash, 'red')
  const url = `/definitions/${gambleHash(red)}`
  const answered = await table.app.inject({ method: 'GET', url })
  expect(answered.json()).toEqual({
    ...{ gameId, title: definition.titleDa, version: 1, isCurrent: true },
    ...{ definition: red, game: { hash, definition } },
  })
})

test('[S51] a gamble that was not seen is shown at the next opening, over the spin before it', async () => {
  const won = await win()
  await see(won.round.key)
  const { round, stakedOre, wonOre } = accepted(await guest.gamble('red'))
  const opened = await resume(won.roundKey)
  expect(opened).toMatchObject({ unseen: round, last: won.round, stakedOre, wonOre })
  const again = await comeBack(table, 'astrid')
  expect(again.opened).toMatchObject({ unseen: round, last: won.round })
  await see(round.key)
  expect(await resume()).toMatchObject({ last: won.round })
  expect(await resume()).not.toHaveProperty('unseen')
})

test('[S51] after a reload the win is collected, and keys from before it are worth nothing', async () => {
  const won = await win()
  const { roundKey } = await resume(won.roundKey)
  expect(await guest.gamble('red', { roundKey })).toEqual({
    ok: false,
    refusal: 'gamble-not-offered',
  })
  accepted(await guest.spin({ roundKey }))
  expect(await guest.gamble('red', { roundKey: won.roundKey })).toEqual({
    ok: false,
    refusal: 'gamble-not-offered',
  })
  expect(table.wallet.storedRounds().at(-1)?.key).not.toBe(won.roundKey)
})

test('[PROOF-03] gambles replay from history for ever, and are listed among the rounds', async () => {
  const rounds = []
  for (let count = 0; count < 4; count += 1) {
    const won = await win()
    const told = accepted(await guest.gamble(count % 2 === 0 ? 'red' : 'black'))
    rounds.unshift(told.round, won.round)
  }
  await withdraw()
  const list = await table.ask<(typeof roundsListAnswer)['_output']>(
    gamePaths.rounds,
    {},
    guest.playToken,
  )
  expect(list.body.rounds).toEqual(expect.arrayContaining(rounds))
  for (const round of rounds) {
    const { body } = await table.ask<ReplayedGame>(gamePaths.replay, {
      replayToken: `replay-${round.key}`,
    })
    expect(body.round).toEqual(round)
    expect(body.game.definitionHash).toBe(guest.opened.game.definitionHash)
  }
})

test('[S51] no gamble is played once its version is withdrawn, and one that was is told', async () => {
  const first = await win()
  const settled = accepted(await guest.gamble('red'))
  const next = await win()
  await withdraw()
  const refused = { ok: false, refusal: 'game-withdrawn' }
  expect(await guest.gamble('red', { roundKey: next.roundKey })).toEqual(refused)
  const told = accepted(await guest.gamble('red', { roundKey: first.roundKey }))
  expect(told).toMatchObject({ repeated: true, round: settled.round })
  expect(told).not.toHaveProperty('gamble')
  expect(await guest.gamble('black', { roundKey: first.roundKey })).toEqual(refused)
})

test('[S51] a win of a version that is superseded is no more for gambling', async () => {
  const won = await win()
  const release = await releaseOf(2, (game) => ({ ...doubled(game), gamble }))
  await using later = await setTable({
    databaseUrl: database.url,
    offered: release,
    beside: table,
  })
  await sitDownForFun(later)
  table.clock.advance({ seconds: 5 })
  const asked = { roundKey: won.roundKey }
  expect(await guest.gamble('red', asked)).toEqual({ ok: false, refusal: 'game-changed' })
})

test('[PROOF-03] both gambles of a version are kept with it before its first round', async () => {
  const { definitionHash } = guest.opened.game
  const rows = await table.context.db
    .selectFrom('catalogue_gamble')
    .selectAll()
    .orderBy('choice')
    .execute()
  expect(rows.map(({ game_hash }) => game_hash)).toEqual([definitionHash, definitionHash])
  expect(rows.map((row) => row.definition_hash)).toEqual([
    gambleHash(gambleOf(definitionHash, 'black')),
    gambleHash(gambleOf(definitionHash, 'red')),
  ])
  for (const change of [
    sql`UPDATE games.catalogue_gamble SET choice = 'red'`,
    sql`DELETE FROM games.catalogue_gamble`,
  ]) {
    await expect(change.execute(table.context.db)).rejects.toThrow(/permission denied/)
  }
})

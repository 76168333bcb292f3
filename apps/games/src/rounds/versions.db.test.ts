import {
  catalogueAnswer,
  gamePaths,
  type OpenAnswer,
  type roundsListAnswer,
} from '@nordlys/contracts'
import { invariant, kroner, required } from '@nordlys/core'
import { definitionHash, openLiveTables, openTableGames } from '@nordlys/game-math'
import { testDatabase } from '@nordlys/testing/database'
import { atOnce } from '@nordlys/testing/locked'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

let database: Awaited<ReturnType<typeof testDatabase>>
/** Two releases of the program on one database, with one wallet. */
let first: Table
let second: Table
let guest: Guest

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(async () => {
  const databaseUrl = database.url
  first = await setTable({ databaseUrl, offered: await releaseOf(1) })
  second = await setTable({ databaseUrl, offered: await releaseOf(2, doubled), beside: first })
})
afterEach(async () => {
  await second[Symbol.asyncDispose]()
  await first[Symbol.asyncDispose]()
  await forgetGames(database.url)
})

async function sit(): Promise<void> {
  guest = await sitDownForMoney(first, 'astrid', kroner(1_000))
}

/** The present version is withdrawn, and every copy has had the time to hear of it. */
async function withdraw(number?: number): Promise<void> {
  const at = first.clock.now()
  required(await withdrawVersion(first.context.db, { gameId, number, at }), 'a version')
  first.clock.advance({ seconds: 5 })
}

/** The second release is opened for the first time. */
async function supersede(): Promise<void> {
  await sitDownForFun(second)
  first.clock.advance({ seconds: 5 })
}

function statesOf(table: Table) {
  return table.context.db
    .selectFrom('catalogue_version')
    .select(['number', 'state'])
    .orderBy('number')
    .execute()
}

async function resume(table: Table): Promise<OpenAnswer> {
  const asked = { roundKey: guest.roundKey }
  const { body } = await table.ask<OpenAnswer>('/api/resume', asked, guest.playToken)
  invariant(body.ok, `not resumed: ${JSON.stringify(body)}`)
  return body
}

/** Slots alone: tables are not published by version. */
async function listedIn(table: Table) {
  const response = await table.app.inject({ url: '/catalogue' })
  const { games } = catalogueAnswer.parse(response.json())
  return games.filter(({ family }) => family === 'slot').map(({ gameId }) => gameId)
}

async function formerIn(table: Table) {
  const response = await table.app.inject({ url: '/catalogue' })
  return catalogueAnswer.parse(response.json()).former
}

describe('a withdrawn version', () => {
  beforeEach(sit)

  test('a round on a withdrawn version is refused', async () => {
    accepted(await guest.spin())
    await withdraw()
    expect(await guest.spin()).toEqual({ ok: false, refusal: 'game-withdrawn' })
    expect(first.wallet.storedRounds()).toHaveLength(1)
  })

  test('is neither listed, opened nor described, for money and for fun', async () => {
    expect(await listedIn(first)).toEqual([gameId])
    await withdraw()
    expect(await listedIn(first)).toEqual([])
    expect((await first.app.inject({ url: `/catalogue/${gameId}/rules` })).statusCode).toBe(404)
    expect((await first.app.inject({ url: `/play/${gameId}?mode=free` })).statusCode).toBe(404)
    const refused = { ok: false, refusal: 'game-withdrawn' }
    const { launchToken } = first.wallet.addPlayer('bjarne', gameId, kroner(10))
    for (const asked of [
      { mode: 'money', launchToken },
      { mode: 'free', gameId },
    ]) {
      expect((await first.ask(gamePaths.open, asked)).body).toEqual(refused)
    }
  })

  test('[SCREEN-12] is told of by its title, for the rounds that were played on it', async () => {
    expect(await formerIn(first)).toBeUndefined()
    await withdraw()
    const title = required((await releaseOf(1))[0], 'a game').listed.titleDa
    expect(await formerIn(first)).toEqual([{ gameId, title }])
  })

  test('stays withdrawn when its release starts again', async () => {
    await withdraw()
    const { url: databaseUrl } = database
    const offered = await releaseOf(1)
    await using again = await setTable({ databaseUrl, offered, beside: first })
    expect(await listedIn(again)).toEqual([])
    const at = first.clock.now()
    expect(await withdrawVersion(first.context.db, { gameId, at })).toBeUndefined()
  })

  test('makes room for a new one', async () => {
    await withdraw()
    expect(await listedIn(second)).toEqual([gameId])
    await supersede()
    expect(await statesOf(first)).toEqual([
      { number: 1, state: 'withdrawn' },
      { number: 2, state: 'current' },
    ])
  })
})

describe('an open round finishes on the version it was begun on', () => {
  beforeEach(sit)

  test('when its answer was lost and the version is superseded', async () => {
    const key = guest.roundKey
    first.wallet.answersToLose = 1
    expect(await guest.spin()).toEqual({ ok: false, refusal: 'wallet-down', roundKey: key })
    await supersede()
    const stored = required(first.wallet.storedRounds()[0], 'the round')
    for (const table of [first, second]) {
      guest.moveTo(table)
      const told = accepted(await guest.spin({ roundKey: key }))
      expect(told.repeated).toBe(true)
      expect(told.round.winOre).toBe(Number(stored.winOre))
      expect(told.stakedOre).toBe(400)
    }
    expect(first.wallet.settledGroups).toEqual([1])
    expect(await guest.spin()).toEqual({ ok: false, refusal: 'game-changed' })
    expect(first.wallet.storedRounds()).toHaveLength(1)
  })

  test('when its answer was lost and the version is withdrawn', async () => {
    const key = guest.roundKey
    first.wallet.answersToLose = 1
    await guest.spin()
    await withdraw()
    expect(accepted(await guest.spin({ roundKey: key })).repeated).toBe(true)
    expect(await guest.spin()).toEqual({ ok: false, refusal: 'game-withdrawn' })
  })

  test('but not with another stake', async () => {
    const key = guest.roundKey
    first.wallet.answersToLose = 1
    await guest.spin()
    await supersede()
    const other = await guest.spin({ roundKey: key, stakeOre: 200 })
    expect(other).toEqual({ ok: false, refusal: 'game-changed' })
  })

  test.each(['superseded', 'withdrawn'])('when it was not seen and is %s since', async (how) => {
    const { round } = accepted(await guest.spin())
    await (how === 'superseded' ? supersede() : withdraw())
    const opened = await resume(second)
    expect(opened.unseen).toEqual(round)
    expect(opened.game).toEqual(guest.opened.game)
    const again = await comeBack(second, 'astrid')
    expect(again.opened.unseen).toEqual(round)
  })

  test('and when it was seen the current version is opened', async () => {
    const { round } = accepted(await guest.spin())
    await supersede()
    await second.ask(gamePaths.seen, { key: round.key }, guest.playToken)
    const opened = await resume(second)
    expect(opened.game.version).toBe(2)
    expect([opened.unseen, opened.last]).toEqual([undefined, undefined])
  })
})

test('[PROOF-03] a definition is read by its hash, be it played still or not any more', async () => {
  await sit()
  const read = async (hash: string, table = second) => {
    const answered = await table.app.inject({ method: 'GET', url: `/definitions/${hash}` })
    return { status: answered.statusCode, told: answered.json() }
  }
  const [one] = await releaseOf(1)
  const { definition } = await one.open()
  const hash = one.listed.definitionHash
  expect(definitionHash(definition)).toBe(hash)
  const told = { gameId, title: definition.titleDa, version: 1, definition }
  expect(await read(hash, first)).toEqual({ status: 200, told: { ...told, isCurrent: true } })
  await supersede()
  expect(await read(hash)).toEqual({ status: 200, told: { ...told, isCurrent: false } })

  const [[table], [live]] = [openTableGames(), openLiveTables()]
  for (const game of [table, live]) {
    expect(await read(game?.hash ?? '')).toMatchObject({
      status: 200,
      told: { gameId: game?.definition.id, isCurrent: true, definition: game?.definition },
    })
  }
  for (const unknown of ['0'.repeat(64), 'x', '%00', `${hash}0`]) {
    expect(await read(unknown)).toMatchObject({ status: 404 })
  }
})

test('[PROOF-03] rounds of every version replay equal to what was paid', async () => {
  await sit()
  const rounds = []
  for (let spin = 0; spin < 40; spin += 1) {
    first.clock.advance({ seconds: 1 })
    rounds.unshift(accepted(await guest.spin()).round)
  }
  await supersede()
  const later = await comeBack(second, 'astrid')
  later.roundKey = (await resume(second)).roundKey
  const { definitionHash } = (await sitDownForFun(second)).opened.game
  for (let spin = 0; spin < 10; spin += 1) {
    first.clock.advance({ seconds: 1 })
    rounds.unshift(accepted(await later.spin({ definitionHash })).round)
  }
  for (const table of [first, second]) {
    const { body } = await table.ask<(typeof roundsListAnswer)['_output']>(
      gamePaths.rounds,
      {},
      guest.playToken,
    )
    expect(body.rounds).toEqual(rounds)
  }
  await withdraw()
  for (const round of rounds) {
    const replayToken = `replay-${round.key}`
    const { body } = await second.ask<ReplayedGame>(gamePaths.replay, { replayToken })
    expect(body.round).toEqual(round)
    expect(body.game.version).toBe(rounds.indexOf(round) < 10 ? 2 : 1)
  }
  expect(rounds.some(({ winOre }) => winOre > 0)).toBe(true)
})

describe('the archive', () => {
  test('keeps a version for ever: only how it stands can change', async () => {
    await sitDownForFun(first)
    const { db } = first.context
    for (const change of [
      sql`UPDATE games.catalogue_version SET definition = definition || ' '`,
      sql`UPDATE games.catalogue_version SET number = 7`,
      sql`DELETE FROM games.catalogue_version`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(/permission denied/)
    }
  })

  test('takes no definition under another hash', async () => {
    await sitDownForFun(first)
    const row = await first.context.db
      .selectFrom('catalogue_version')
      .selectAll()
      .executeTakeFirstOrThrow()
    const forged = {
      ...row,
      definition_hash: '0'.repeat(64),
      state: 'superseded' as const,
      report: '{}',
      listing: '{}',
    }
    const insert = first.context.db.insertInto('catalogue_version').values(forged).execute()
    await expect(insert).rejects.toThrow(/catalogue_version_check/)
  })

  test('an older release that comes late does not bring the older game back', async () => {
    await sitDownForFun(second)
    const late = await sitDownForFun(first)
    expect(late.opened.game.version).toBe(2)
    expect(await statesOf(first)).toEqual([
      { number: 1, state: 'superseded' },
      { number: 2, state: 'current' },
    ])
  })

  test('two copies that publish at once publish once', async () => {
    await atOnce(database.url, 'games.catalogue_version', [
      () => sitDownForFun(first),
      () => sitDownForFun(second),
    ])
    const states = await statesOf(first)
    expect(states).toEqual([
      { number: 1, state: 'superseded' },
      { number: 2, state: 'current' },
    ])
  })

  test('is read again within seconds, and what was read is borne while it is away', async () => {
    const { context, clock } = first
    await context.catalogue.list()
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    await owner.query('ALTER TABLE games.catalogue_version RENAME TO away')
    try {
      clock.advance({ seconds: 59 })
      expect(await context.catalogue.list()).toHaveLength(1)
      clock.advance({ seconds: 1 })
      await expect(context.catalogue.list()).rejects.toThrow(/catalogue_version/)
    } finally {
      await owner.query('ALTER TABLE games.away RENAME TO catalogue_version')
      await owner.end()
    }
  })
})

import { existsSync } from 'node:fs'
import { gamePaths } from '@nordlys/contracts'
import { invariant, required } from '@nordlys/core'
import { listGenerated } from '@nordlys/game-catalogue/generated'
import { themes } from '@nordlys/game-catalogue/themes'
import { definitionHash } from '@nordlys/game-math'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { accepted, setTable, sitDownForFun } from '../../test/table.ts'
import { VersionsInMemory } from '../../test/versions-in-memory.ts'
import { createCatalogue, type OfferedGame, offeredGames } from './index.ts'
import { Recent } from './recent.ts'

const logged: string[] = []
const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
const art = new URL('../../public/art/themes/', import.meta.url)

let offered: readonly OfferedGame[]

beforeAll(async () => {
  offered = await offeredGames(logger)
})

const first = () => required(offered[0], 'an offered game')

test('[GAME-01] every game whose theme is painted is offered, and no other', () => {
  expect(logged).toEqual([])
  const painted = themes.filter(({ slug }) => existsSync(new URL(`${slug}/`, art)))
  const ids = offered.map(({ listed }) => listed.id)
  expect(ids).toEqual(
    expect.arrayContaining(painted.flatMap(({ games }) => games.map((g) => g.slug))),
  )
  const slugs = new Set(painted.map(({ slug }) => slug))
  expect(offered.filter(({ listed }) => !slugs.has(listed.theme))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a game that waits for its art is neither listed nor opened', async () => {
  await using table = await setTable()
  const ids = new Set(offered.map(({ listed }) => listed.id))
  const waiting = (await listGenerated()).filter(({ id }) => !ids.has(id))
  for (const { id } of waiting.slice(0, 3)) {
    const { body } = await table.ask(gamePaths.open, { mode: 'free', gameId: id })
    expect(body).toEqual({ ok: false, refusal: 'game-unknown' })
    expect((await table.app.inject({ url: `/play/${id}` })).statusCode).toBe(404)
  }
})

test('[PROOF-01] a game changed after its proof, or without one, is logged and refused', async () => {
  const change = (open: OfferedGame['open']) => [{ ...first(), open }, ...offered.slice(1, 2)]
  const { definition, par } = await first().open()
  const { id } = first().listed
  for (const open of [
    async () => ({ definition: { ...definition, version: 2 }, par }),
    async () => ({ definition, par: { ...par, definitionHash: 'none' } }),
    async () => ({ definition: { ...definition, reels: 0 }, par }),
    () => Promise.reject(new Error('no such file')),
  ]) {
    logged.length = 0
    const catalogue = createCatalogue(change(open), new VersionsInMemory(), logger)
    expect(await catalogue.list()).toHaveLength(2)
    expect(await catalogue.find(id)).toBeUndefined()
    expect(await catalogue.find(id)).toBeUndefined()
    expect(logged).toHaveLength(1)
    expect((await catalogue.list()).map((game) => game.id)).not.toContain(id)
    expect(await catalogue.find(required(offered[1], 'another').listed.id)).toBeDefined()
  }
})

test('[PROOF-01] a game whose listed rounds are not those proven is opened, never played', async () => {
  const listedGame = required(
    offered.find(({ listed }) => listed.mechanic === 'cluster'),
    'a game of listed rounds',
  )
  const { definition: proven, par } = await listedGame.open()
  invariant(proven.mechanic === 'cluster', 'a cluster game')
  const table = { ...proven.table, key: proven.table.key + 1 }
  const definition = { ...proven, table }
  const hash = definitionHash(definition)
  const changed: OfferedGame = {
    listed: { ...listedGame.listed, definitionHash: hash },
    open: async () => ({ definition, par: { ...par, definitionHash: hash } }),
  }
  await using atTable = await setTable({ offered: [changed] })
  const guest = await sitDownForFun(atTable, changed.listed.id)
  const { context } = atTable
  const opened = required(await context.catalogue.find(changed.listed.id), 'the game')
  await expect(opened.ready()).rejects.toThrow('the listed rounds are not those proven')
  expect(await guest.spin()).toEqual({ ok: false, refusal: 'game-unknown' })
  expect(await context.catalogue.list()).toEqual([])
})

test('a spin that comes before its game is ready waits for it', async () => {
  await using table = await setTable()
  const { id, stakesOre } = required(
    offered.find(({ listed }) => listed.mechanic === 'flexveje-fald'),
    'a game of listed rounds',
  ).listed
  const guest = await sitDownForFun(table, id)
  const game = required(await table.context.catalogue.find(id), 'the game')
  let isReady = false
  void game.ready().then(() => {
    isReady = true
  })
  expect(isReady).toBe(false)
  accepted(await guest.spin({ stakeOre: required(stakesOre[0], 'a stake') }))
  expect(isReady).toBe(true)
})

test('a game is opened once, when it is first asked for', async () => {
  let opened = 0
  const open = () => {
    opened += 1
    return first().open()
  }
  const catalogue = createCatalogue([{ ...first(), open }], new VersionsInMemory(), logger)
  expect(opened).toBe(0)
  const { id } = first().listed
  const [one, other] = await Promise.all([catalogue.find(id), catalogue.find(id)])
  expect(one).toBe(other)
  expect(opened).toBe(1)
})

test('what was unused longest goes when there is no more room', () => {
  const recent = new Recent<number>(2)
  let made = 0
  const get = (name: string) => recent.get(name, () => ++made)
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual([1, 2, 1, 3, 1, 4])
})

test('[GAME-06] games of every mechanic are spun for fun, and a page loaded again goes on', async () => {
  await using table = await setTable()
  const ofEach = new Map(offered.map(({ listed }) => [listed.mechanic, listed]))
  for (const { id, stakesOre } of ofEach.values()) {
    const guest = await sitDownForFun(table, id)
    const stakeOre = required(stakesOre[0], 'a stake')
    const { round } = accepted(await guest.spin({ stakeOre }))
    const { body } = await table.ask('/api/resume', { roundKey: guest.roundKey }, guest.playToken)
    expect(body).toMatchObject({ ok: true, game: { gameId: id }, balanceOre: round.balanceOre })
  }
})

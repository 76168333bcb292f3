import {
  catalogueAnswer,
  gamePaths,
  mathematicsAnswer,
  rulesAnswer,
  tablePaths,
} from '@nordlys/contracts'
import { formatPercent } from '@nordlys/core'
import { lineGames } from '@nordlys/game-catalogue'
import { tableFacts } from '@nordlys/game-math'
import { missingOfPolicy } from '@nordlys/testing/missing-of-policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameId, setTable, sitDownForFun, type Table } from '../../test/table.ts'
import { listedTables } from '../catalogue/index.ts'

let table: Table

beforeAll(async () => {
  table = await setTable()
})
afterAll(() => table[Symbol.asyncDispose]())

const get = (url: string) => table.app.inject({ method: 'GET', url })

test('[PROOF-02] the catalogue tells RTP, hit rate, volatility and the largest win', async () => {
  const { games: listed } = catalogueAnswer.parse((await get('/catalogue')).json())
  expect(listed.find(({ gameId }) => gameId === 'vikingernes-guld')).toMatchObject({
    title: 'Vikingernes Guld',
    theme: { slug: 'vikinger', name: 'Vikinger' },
    mechanic: { id: 'lines', name: 'Gevinstlinjer', wayToWin: '10 gevinstlinjer' },
    features: [
      { id: 'free-spins', name: 'Free spins' },
      { id: 'multiplier', name: 'Multiplikator' },
    ],
    jackpot: { key: 'nordlys', name: 'Nordlys Jackpots', returnShare: 0.01 },
    volatility: 'mellem',
    lines: 10,
    returnToPlayer: (lineGames[0]?.declared.rtpPercent ?? 0) / 100,
  })
})

test('[PROOF-02] tables are listed with the fraction that is proven, and their stakes', async () => {
  const { games } = catalogueAnswer.parse((await get('/catalogue')).json())
  const tables = games.filter((game) => game.family === 'table')
  expect(tables.map(({ gameId }) => gameId)).toEqual([
    'roulette-europaeisk',
    'roulette-fransk',
    'blackjack',
    'blackjack-klassisk',
    'jacks-or-better',
    'bonus-poker',
    'double-bonus-poker',
    'deuces-wild',
    'joker-poker',
    'punto-banco',
    'trekortspoker',
    'holdem-mod-huset',
  ])
  for (const { gameId, returned, returnToPlayer } of tables) {
    const facts = tableFacts.find(({ id }) => id === gameId)
    expect({ returned, returnToPlayer }).toEqual({
      returned: facts?.returned,
      returnToPlayer: facts?.returnToPlayer,
    })
  }
  expect(tables[4]).toMatchObject({
    title: 'Jacks or Better',
    kind: { id: 'video-poker', name: 'Videopoker' },
    returned: '1653526326983/1661102543100',
    playedBy: 'best',
    minStakeOre: 100n,
    maxStakeOre: 50_000n,
    maxPayoutOre: 40_000_000n,
    source: 'computer',
  })
})

test('[PROOF-02] the rules are to be read before play', async () => {
  const { sections } = rulesAnswer.parse((await get('/catalogue/vikingernes-guld/rules')).json())
  expect(sections.length).toBeGreaterThan(2)
  expect((await get('/catalogue/unknown/rules')).statusCode).toBe(404)
  expect((await get('/catalogue/langskibets-guld/rules')).statusCode).toBe(200)
})

test('[PROOF-02] a table’s rules tell its return, who runs it and what becomes of a left hand', async () => {
  for (const { facts } of listedTables) {
    const { title, sections } = rulesAnswer.parse(
      (await get(`/catalogue/${facts.id}/rules`)).json(),
    )
    expect(title).toBe(facts.titleDa)
    const how = {
      chart: ' med grundstrategi',
      best: ' med bedste spil',
      any: '',
      bank: ' på banken',
    }[facts.playedBy]
    const [figures] = sections
    expect(figures?.paragraphs[0]).toBe(
      `Tilbagebetalingsprocent (RTP): ${formatPercent(facts.returnToPlayer, 2)}${how}`,
    )
    const headings = sections.map(({ heading }) => heading)
    expect(headings).toContain('Styret af computer · ingen dealer')
    // Nothing of roulette or punto banco waits: their bets are settled with the draw.
    const waits = headings.includes('Hvis du går midt i en hånd')
    expect(waits).toBe(facts.kind !== 'roulette' && facts.kind !== 'punto-banco')
    const words = sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
    expect([facts.id, /anden enhed|aftryk/.test(words)]).toEqual([facts.id, waits])
  }
})

test('[PROOF-01] [PROOF-02] a table’s figures tell the very fraction that is proven', async () => {
  for (const { facts } of listedTables) {
    const answer = await get(`/catalogue/${facts.id}/mathematics`)
    const { sections } = mathematicsAnswer.parse(answer.json())
    expect(sections[0]?.paragraphs.at(-1)).toContain(facts.returned.replace('/', ' / '))
    expect(sections.every(({ table }) => isEven(table))).toBe(true)
  }
})

test('[PROOF-02] the rules tell the return with the jackpots, beside the game’s own', async () => {
  const figuresOf = async (gameId: string) => {
    const { sections } = rulesAnswer.parse((await get(`/catalogue/${gameId}/rules`)).json())
    return sections[0]?.paragraphs ?? []
  }
  const inAll = (lineGames[0]?.declared.rtpPercent ?? 0) / 100 + 0.01
  expect(await figuresOf('vikingernes-guld')).toContainEqual(
    `RTP med jackpots: ${formatPercent(inAll, 2)}. Heraf er ${formatPercent(0.01, 2)} ` +
      'Nordlys Jackpots, som kun kan vindes, når du spiller for penge',
  )
  const alone = await figuresOf('langskibets-guld')
  expect(alone.filter((line) => line.includes('jackpot'))).toEqual([])
})

test('[PROOF-02] the figures of a proof are for everybody, what identifies it is not told', async () => {
  const answer = await get('/catalogue/langskibets-guld/mathematics')
  const { sections } = mathematicsAnswer.parse(answer.json())
  expect(sections.map(({ heading }) => heading)).toContain('Gevinsternes størrelse')
  expect(sections.every(({ table }) => isEven(table))).toBe(true)
  expect(answer.body).not.toContain('SHA-256')
  expect((await get('/catalogue/unknown/mathematics')).statusCode).toBe(404)
})

type Section = ReturnType<typeof mathematicsAnswer.parse>['sections'][number]

const isEven = (table: Section['table']) =>
  table === undefined || table.rows.every(({ cells }) => cells.length === table.columns.length)

test('[SEC-07] only the site may frame the game, and nothing of another origin is loaded', async () => {
  const response = await get('/play/vikingernes-guld?mode=money')
  const policy = String(response.headers['content-security-policy'])
  expect(policy).toContain('frame-ancestors http://localhost:3000')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(response.headers['set-cookie']).toBeUndefined()
  expect((await get('/play/unknown')).statusCode).toBe(404)
})

test('[SEC-07] a frame may open sockets to its own host, and to no other', async () => {
  const connects = async (host: string) => {
    const { headers } = await table.app.inject({ url: '/play/blackjack', headers: { host } })
    const policy = String(headers['content-security-policy']).split('; ')
    return policy.filter((part) => part.startsWith('connect-src'))
  }
  expect(await connects('spil.nordlys.dk:4302')).toEqual([
    "connect-src 'self' ws://spil.nordlys.dk:4302 wss://spil.nordlys.dk:4302",
  ])
  for (const host of ["a; script-src 'unsafe-inline'", 'a b', '*', 'a/b']) {
    expect([host, await connects(host)]).toEqual([host, ["connect-src 'self'"]])
  }
})

test.each(['/play/vikingernes-guld', '/play/blackjack', '/play/unknown', '/replay'])(
  '[FLT-78] the frame %s has a whole policy',
  async (url) => {
    expect(missingOfPolicy((await get(url)).headers)).toEqual([])
  },
)

test('[FLT-89] no game is opened and nothing played on a browser’s guess', async () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' }
  const asked = [
    ...['/play/vikingernes-guld?mode=money', '/replay'].map(
      (url) => ({ method: 'GET', url }) as const,
    ),
    ...[...Object.values(gamePaths), ...Object.values(tablePaths)].map(
      (url) => ({ method: 'POST', url, payload: {} }) as const,
    ),
  ]
  for (const each of asked) {
    const { statusCode } = await table.app.inject({ ...each, headers })
    expect([each.url, statusCode]).toEqual([each.url, 503])
  }
  const file = await table.app.inject({ url: '/throws/none', headers })
  expect(file.statusCode).toBe(404)
})

test('[FLT-88] a browser keeps no answer to a play, refusals included', async () => {
  const { playToken } = await sitDownForFun(table)
  const paths = [...Object.values(gamePaths), ...Object.values(tablePaths)]
  for (const authorization of [`Bearer ${playToken}`, '']) {
    for (const url of paths) {
      const { headers } = await table.app.inject({
        method: 'POST',
        url,
        payload: { gameId },
        headers: { authorization },
      })
      expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
    }
  }
})

test('[SEC-12] no other origin is allowed to call', async () => {
  const response = await table.app.inject({
    method: 'OPTIONS',
    url: '/api/spin',
    headers: { origin: 'http://elsewhere.test', 'access-control-request-method': 'POST' },
  })
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('a body that is not a request is refused as such', async () => {
  expect((await table.ask('/api/open', { mode: 'money' })).status).toBe(400)
  const { playToken } = await sitDownForFun(table)
  expect((await table.ask('/api/spin', { stakeOre: '4' }, playToken)).status).toBe(400)
})

test('healthy without a database, but not ready', async () => {
  expect((await get('/healthz')).statusCode).toBe(200)
  const ready = await get('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json().missing).toContain('database')
})

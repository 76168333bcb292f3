import { expect, test } from 'vitest'
import { facetsOf, isAmong } from './facets.ts'
import { findingQuery, readFinding, toggled, withoutFilters } from './filters.ts'
import { type ListName, listNames } from './list-names.ts'
import { findGames, gamesOfList, isNew, type Play } from './lists.ts'
import { testGame, testLive, testTable } from './test-game.ts'

const at = new Date('2026-11-22T12:00:00Z')
const jackpot = { key: 'nordlys', name: 'Nordlys Jackpots', returnShare: 0.01 }
const games = [
  testGame('Alfa', { returnToPlayer: 0.942, volatility: 'høj', releasedAt: '2026-11-19' }),
  testGame('Beta', { returnToPlayer: 0.961, jackpot }),
  testGame('Gamma', {
    theme: { slug: 'rummet', name: 'Rummet' },
    volatility: 'meget høj',
    features: [{ id: 'gamble', name: 'Kvit eller dobbelt' }],
  }),
  testGame('Delta', { theme: { slug: 'rummet', name: 'Rummet' }, releasedAt: '2026-12-03' }),
]
const play: Play = { popular: ['gamma', 'gone'], favourites: ['delta', 'alfa'], recent: ['beta'] }
const asked = (query: string) => readFinding(new URLSearchParams(query))
const titles = (query: string, list: Parameters<typeof gamesOfList>[0] = 'alle-spil') => {
  const ofList = gamesOfList(list, games, play, at)
  return findGames(list, ofList, games, asked(query), play).found.map(({ title }) => title)
}

test('[GAME-07] all games stand with the most played first, then the newest', () => {
  expect(titles('')).toEqual(['Gamma', 'Delta', 'Alfa', 'Beta'])
})

test('[GAME-07] the best are those that were played, and nothing else', () => {
  expect(titles('', 'bedste-spil')).toEqual(['Gamma'])
  expect(gamesOfList('bedste-spil', games, { ...play, popular: [] }, at)).toEqual([])
})

test('[GAME-07] tables are found, played and marked like slots, and are in no list of slots', () => {
  const table = testTable('Blackjack', { releasedAt: '2026-11-20' })
  const all = [...games, table]
  const marked = { popular: [table.gameId], favourites: [table.gameId], recent: [table.gameId] }
  const holds = (list: ListName) => gamesOfList(list, all, marked, at).includes(table)
  expect(listNames.filter(holds)).toEqual([
    'bedste-spil',
    'mine-favoritter',
    'senest-spillede',
    'soeg',
  ])
  const found = (q: string) => findGames('soeg', all, all, { ...asked(''), q }, play).found
  for (const q of ['black', 'blackjack', 'bordspil']) expect(found(q), q).toEqual([table])
})

test('[GAME-07] live tables are found, played and marked like tables', () => {
  const live = testLive('Fælles Roulette', { releasedAt: '2026-11-20' })
  const all = [...games, live]
  const marked = { popular: [live.gameId], favourites: [live.gameId], recent: [live.gameId] }
  const holds = (list: ListName) => gamesOfList(list, all, marked, at).includes(live)
  expect(listNames.filter(holds)).toEqual([
    'bedste-spil',
    'mine-favoritter',
    'senest-spillede',
    'soeg',
  ])
  const found = (q: string) => findGames('soeg', all, all, { ...asked(''), q }, play).found
  for (const q of ['roulette', 'live', 'live casino']) expect(found(q), q).toEqual([live])
  expect(found('bordspil')).toEqual([])
})

test('[GAME-07] a table stands in the filters by its kind, its return and the stakes it takes', () => {
  const table = testTable('Blackjack')
  const facets = facetsOf([table], asked(''))
  const values = Object.entries(facets).map(([name, options]) => [
    name,
    options.map(({ value }) => value),
  ])
  expect(Object.fromEntries(values)).toEqual({
    tema: [],
    mekanik: ['blackjack'],
    volatilitet: [],
    rtp: ['over-96'],
    jackpot: [],
    funktion: [],
    indsats: ['10', '100'],
  })
})

test('[GAME-05] favourites and what was played last stand in the player’s own order', () => {
  expect(titles('', 'mine-favoritter')).toEqual(['Delta', 'Alfa'])
  expect(titles('', 'senest-spillede')).toEqual(['Beta'])
})

test('[GAME-07] the new list holds what came out in three months, and never too few', () => {
  const old = Array.from({ length: 40 }, (_, index) => testGame(`Old ${index}`))
  const newest = gamesOfList('nye-spil', [...old, ...games], play, at)
  expect(newest).toHaveLength(24)
  expect(newest.slice(0, 2).map(({ title }) => title)).toEqual(['Delta', 'Alfa'])
  const many = old.map((game) => ({ ...game, releasedAt: '2026-10-01' }))
  expect(gamesOfList('nye-spil', [...many, ...games], play, at)).toHaveLength(41)
})

test('a game is new for sixty days from its release, not before', () => {
  const out = (releasedAt: string) => isNew(testGame('A', { releasedAt }), at)
  expect([out('2026-11-22'), out('2026-09-24'), out('2026-09-20'), out('2026-11-23')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['tema=rummet', ['Gamma', 'Delta']],
  ['tema=rummet&tema=vikinger&volatilitet=hoej', ['Alfa']],
  ['volatilitet=hoej&volatilitet=meget-hoej', ['Gamma', 'Alfa']],
  ['rtp=under-95', ['Alfa']],
  ['rtp=under-95&rtp=over-96', ['Alfa', 'Beta']],
  ['jackpot=alle', ['Beta']],
  ['jackpot=nordlys', ['Beta']],
  ['indsats=10', ['Gamma', 'Delta', 'Alfa', 'Beta']],
  ['indsats=100', []],
  ['funktion=free-spins&mekanik=lines&sorter=navn', ['Alfa', 'Beta', 'Delta']],
  ['funktion=gamble', ['Gamma']],
  ['funktion=gamble&funktion=free-spins&tema=rummet', ['Gamma', 'Delta']],
  ['q=kvit+dobbelt', ['Gamma']],
  ['sorter=rtp', ['Beta', 'Delta', 'Gamma', 'Alfa']],
  ['q=rummet', ['Gamma', 'Delta']],
  ['q=rummet&volatilitet=meget-hoej', ['Gamma']],
])('[GAME-07] %s shows %j', (query, expected) => {
  expect(titles(query)).toEqual(expected)
})

test('a facet counts what its choice would show, with everything else as it is', () => {
  const facets = facetsOf(games, asked('tema=rummet'))
  expect(facets.tema).toEqual([
    { value: 'vikinger', count: 2, isChosen: false },
    { value: 'rummet', count: 2, isChosen: true },
  ])
  expect(facets.volatilitet).toEqual([
    { value: 'hoej', count: 0, isChosen: false },
    { value: 'mellem', count: 1, isChosen: false },
    { value: 'meget-hoej', count: 1, isChosen: false },
  ])
})

test('an address says the whole choice, in one order, and is read back as it was', () => {
  const finding = asked('side=3&tema=rummet&q=+Guld+&tema=dybhavet&sorter=rtp&ukendt=1')
  const query = findingQuery(finding)
  expect(query).toBe('?q=Guld&tema=dybhavet&tema=rummet&sorter=rtp&side=3')
  expect(findingQuery(asked(query))).toBe(query)
  expect(findingQuery(toggled(finding, 'tema', 'rummet'))).toBe('?q=Guld&tema=dybhavet&sorter=rtp')
  expect(findingQuery(withoutFilters(finding))).toBe('?q=Guld&sorter=rtp')
  expect(findingQuery(asked(''))).toBe('')
})

test('nonsense in an address is left out', () => {
  const finding = asked('side=-1&sorter=x&tema=<b>&tema=../..&rtp=%00')
  expect(findingQuery(finding)).toBe('')
  expect(findingQuery(asked('side=1e9'))).toBe('')
  expect(games.filter((game) => isAmong(game, asked('tema=findes-ikke')))).toEqual([])
})

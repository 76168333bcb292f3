import { expect, test } from 'vitest'
import type { Play } from '../../ground/finding/lists.ts'
import { testGame, testTable } from '../../ground/finding/test-game.ts'
import { ownRows, rowGames, sharedRows } from './home-rows.ts'

const at = new Date('2026-11-22T12:00:00Z')
const jackpot = { key: 'nordlys', name: 'Nordlys Jackpots', returnShare: 0.01 }
const sea = { theme: { slug: 'dybhavet', name: 'Dybhavet' } }
const space = { theme: { slug: 'rummet', name: 'Rummet' } }
const old = Array.from({ length: 30 }, (_, index) => testGame(`Old ${index}`, sea))
const fresh = Array.from({ length: 30 }, (_, index) =>
  testGame(`Fresh ${index}`, { ...space, releasedAt: '2026-11-19' }),
)
const games = [
  ...old,
  ...fresh,
  testGame('Far', space),
  testGame('Rich', { ...sea, jackpot }),
  testGame('Loved', sea),
]

test('[ROUTE-01] a visitor’s home has the games, those with a jackpot and the new ones', () => {
  const rows = sharedRows(games, [], at)
  expect(rows.map(({ name }) => name)).toEqual(['alle-spil', 'jackpot', 'nye-spil'])
  expect(rows.map((row) => row.games.length)).toEqual([rowGames, 1, rowGames])
})

test('[ROUTE-01] no game stands in two rows, and neighbours are of different themes', () => {
  const rows = sharedRows(games, ['loved', 'gone'], at)
  const all = rows.flatMap((row) => row.games.map(({ gameId }) => gameId))
  expect(new Set(all).size).toBe(all.length)
  const first = rows[0]?.games.slice(0, 3).map(({ title }) => title)
  expect(first).toEqual(['Loved', 'Old 0', 'Far'])
})

test('[FLT-40] a game that is played much stands once in the first row', () => {
  const few = [testGame('Guld', sea), testGame('Skib', sea), testGame('Far', space)]
  const released = { releasedAt: '2020-01-01' }
  const others = Array.from({ length: 30 }, (_, index) =>
    testGame(`New ${index}`, { ...space, releasedAt: '2026-11-19' }),
  )
  const catalogue = [...few.map((game) => ({ ...game, ...released })), ...others]
  const [first] = sharedRows(catalogue, ['guld'], at)
  const titles = first?.games.map(({ title }) => title) ?? []
  expect(titles.filter((title) => title === 'Guld')).toHaveLength(1)
  expect(titles).toHaveLength(rowGames)
})

test('[GAME-05] what a player played last and favours comes first', () => {
  const play: Play = { popular: [], favourites: ['far'], recent: ['old-3', 'loved'] }
  expect(
    ownRows(games, play, at).map((row) => [row.name, row.games.map(({ title }) => title)]),
  ).toEqual([
    ['senest-spillede', ['Old 3', 'Loved']],
    ['mine-favoritter', ['Far']],
  ])
})

test('[ROUTE-01] tables have a row of their own, and stand in no row of slots', () => {
  const table = testTable('Blackjack', { releasedAt: '2026-11-19' })
  const rows = sharedRows([table, ...games], ['blackjack'], at)
  expect(rows.map(({ name }) => name)).toEqual(['alle-spil', 'jackpot', 'bordspil', 'nye-spil'])
  const titles = rows.map((row) => row.games.map(({ title }) => title))
  expect(titles[2]).toEqual(['Blackjack'])
  expect(titles.flat().filter((title) => title === 'Blackjack')).toHaveLength(1)
})

test('without games there is no row', () => {
  expect(ownRows([], { popular: [], favourites: ['gone'], recent: [] }, at)).toEqual([])
  expect(sharedRows([], ['gone'], at)).toEqual([])
})

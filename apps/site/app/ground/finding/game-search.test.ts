import type { CatalogueGame } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { GameSearch } from './game-search.ts'
import { testGame } from './test-game.ts'
import { typingErrors } from './typing-errors.ts'

const titles: readonly [title: string, theme: string][] = [
  ['Skjoldmøens Ed', 'Vikinger'],
  ['Langskibets Guld', 'Vikinger'],
  ['Støvguld', 'Guldgravere'],
  ['Guldfeber', 'Guldgravere'],
  ['Fyrets Lys', 'Kyst & fyr'],
  ['Mågernes Skrig', 'Kyst & fyr'],
  ['Ørkenens Øje', 'Ægypten'],
  ['Blækspruttens Favn', 'Dybhavet'],
  ['Asgårds Porte', 'Nordiske guder'],
  ['Café Nord', 'Kaffehuset'],
  ['Ål i Ruse', 'Fiskeri'],
]
const games: CatalogueGame[] = titles.map(([title, theme]) => ({
  ...testGame(title),
  theme: { slug: theme.toLowerCase(), name: theme },
}))
const search = new GameSearch(games)
const found = (typed: string) => search.find(typed).map(({ title }) => title)

test.each([
  ['skjoldmøens', 'Skjoldmøens Ed'],
  ['skjoldmoeens', 'Skjoldmøens Ed'],
  ['Skjoldmoens ed', 'Skjoldmøens Ed'],
  ['maagernes', 'Mågernes Skrig'],
  ['magernes', 'Mågernes Skrig'],
  ['MÅGERNES', 'Mågernes Skrig'],
  ['oerkenens oeje', 'Ørkenens Øje'],
  ['orkenens', 'Ørkenens Øje'],
  ['blækspr', 'Blækspruttens Favn'],
  ['blaeksprutten', 'Blækspruttens Favn'],
  ['cafe', 'Café Nord'],
  ['asgård', 'Asgårds Porte'],
  ['al i', 'Ål i Ruse'],
  ['fyretslys', 'Fyrets Lys'],
  ['lys fyrets', 'Fyrets Lys'],
])('[GAME-07] %s finds %s, as Danish is written anywhere', (typed, title) => {
  expect(found(typed)[0]).toBe(title)
})

test.each([
  ['skjoldmøesn', 'Skjoldmøens Ed'],
  ['kjsoldmøens', 'Skjoldmøens Ed'],
  ['fryets', 'Fyrets Lys'],
  ['fyretts', 'Fyrets Lys'],
  ['fyret lsy', undefined],
  ['lagskibet', 'Langskibets Guld'],
  ['blæksputens favn', 'Blækspruttens Favn'],
  ['gulfeber', 'Guldfeber'],
  ['mågenres skirg', 'Mågernes Skrig'],
])('[GAME-07] %s, typed wrongly, finds %s', (typed, title) => {
  expect(found(typed)[0]).toBe(title)
})

test('a whole word comes before a beginning, that before a part of a compound', () => {
  expect(found('guld')).toEqual(['Langskibets Guld', 'Guldfeber', 'Støvguld'])
})

test('a theme finds its games after those whose title says it, a mechanic and a feature too', () => {
  expect(found('vikinger')).toEqual(['Skjoldmøens Ed', 'Langskibets Guld'])
  expect(found('vikinegr')).toEqual(['Skjoldmøens Ed', 'Langskibets Guld'])
  expect(found('fyr')).toEqual(['Fyrets Lys', 'Mågernes Skrig'])
  expect(found('gevinstlinjer')).toHaveLength(games.length)
  expect(found('vikinger gevinstlinjer')).toHaveLength(2)
})

test('what nothing is like finds nothing, and neither does nothing', () => {
  for (const typed of ['zzzzz', 'xq', '', '  ', '!!', 'guld zzzzz'])
    expect(found(typed)).toEqual([])
})

test('whatever is typed is looked up', () => {
  for (const typed of ['(', '\\', '%00', 'a'.repeat(5_000), '\u0000', '🎰', '[a-z]*']) {
    expect(found(typed)).toEqual(expect.any(Array))
  }
})

test.each([
  ['abcd', 'abcd', 0],
  ['abdc', 'abcd', 1],
  ['bacd', 'abcd', 1],
  ['abd', 'abcd', 1],
  ['abxcd', 'abcd', 1],
  ['axcd', 'abcd', 1],
  ['badc', 'abcd', 2],
  ['wxyz', 'abcd', 3],
])('%s is %s with %i errors', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2).word).toBe(errors)
  expect(typingErrors(typed, `${word}efghij`, 2).beginning).toBe(errors)
})

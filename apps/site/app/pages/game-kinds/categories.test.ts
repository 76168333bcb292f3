import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testGame, testTable } from '../../ground/finding/test-game.ts'
import type { Content } from '../../ground/scope/request-scope.ts'
import { categoriesOf, gamesOf, shelvesOf } from './categories.ts'

const roulette = { path: '/bordspil/roulette', name: 'Roulette', mechanics: ['roulette'] }

const content = (BordspilCategory: unknown) =>
  ({ configuration: { BordspilCategory }, translations: {} }) as unknown as Content

test('[ROUTE-09] the lists are those that are configured; a slip leaves only its own out', () => {
  const slips = [null, 7, 'x', { path: '/x' }, { ...roulette, mechanics: 'roulette' }]
  expect(categoriesOf(content([...slips, roulette]), 'BordspilCategory')).toEqual([roulette])
  expect(categoriesOf(content({ path: '/x' }), 'BordspilCategory')).toEqual([])
  expect(categoriesOf(content([]), 'BordspilCategory')).toEqual([])
})

test('[ROUTE-09] [ROUTE-14] [ERR-05] without the configuration the lists are the seed’s', async () => {
  const seed = new URL('../../../../platform/src/content/seed/configuration.json', import.meta.url)
  const items: { name: string; value: unknown }[] = JSON.parse(await readFile(seed, 'utf8'))
  for (const set of ['BordspilCategory', 'LiveCategories'] as const) {
    const seeded = items.find(({ name }) => name === set)?.value
    expect(categoriesOf(content(undefined), set)).toEqual(seeded)
  }
})

test('[ROUTE-14] a list shows the games of its mechanics and no others', () => {
  const wheel = testTable('Hjulet', { kind: { id: 'roulette', name: '' } })
  const slot = testGame('Automaten')
  expect(gamesOf([slot, wheel], roulette)).toEqual([wheel])
})

test('[ROUTE-09] the page of all tables has a shelf a kind and one of the others, and none is empty', () => {
  const whole = {
    path: '/bordspil',
    name: 'Bordspil',
    mechanics: ['roulette', 'blackjack', 'holdem'],
  }
  const blackjack = { path: '/bordspil/blackjack', name: 'Blackjack', mechanics: ['blackjack'] }
  const set = { categories: [whole, roulette, blackjack], otherName: 'Andre bordspil' }
  const table = testTable('Bordet')
  const poker = testTable('Hold’em', { kind: { id: 'holdem', name: 'Hold’em' } })
  const games = [testGame('Automaten'), poker, table]
  expect(shelvesOf(games, whole, set)).toEqual([
    { name: 'Blackjack', path: '/bordspil/blackjack', games: [table] },
    { name: 'Andre bordspil', path: undefined, games: [poker] },
  ])
  expect(shelvesOf(games, blackjack, set)).toEqual([
    { name: 'Blackjack', path: undefined, games: [table] },
  ])
  expect(shelvesOf(games, roulette, set)).toEqual([])
})

import { lineGames, parOf } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { prove } from './prove.ts'
import { rulesOf } from './rules-text.ts'

const nbsp = '\u00a0'

test('[PROOF-02] the rules tell the proven figures of the game', () => {
  const [game = smallGame()] = lineGames
  const rules = rulesOf(game, parOf(game))
  expect(rules.title).toBe('Vikingernes Guld')
  expect(rules.figures).toEqual([
    { label: 'Tilbagebetalingsprocent (RTP)', value: `96,2${nbsp}%` },
    { label: 'Volatilitet', value: 'mellem' },
    { label: 'Gevinstchance pr. runde', value: `21,3${nbsp}%` },
    { label: 'Højeste gevinst', value: '10.555 gange indsatsen' },
  ])
  const text = rules.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
  expect(text).toContain(`Vælg en indsats fra 0,20${nbsp}kr. til 100${nbsp}kr., og tryk på spin.`)
  expect(text).toContain('3 giver 10 free spins, 4 giver 12 free spins og 5 giver 15 free spins')
  expect(text).toContain('og alle gevinster ganges med 3')
  expect(text).toContain('dog højst 30 i alt i én runde')
  expect(text).toContain('I gennemsnit udløses free spins i 1 ud af 117 runder.')
  expect(text).toContain('Chancen er mindre end 1 ud af 100 millioner runder.')
  expect(text).not.toMatch(/undefined|NaN|\bwild wild\b| {2}/)
})

test('[PROOF-02] the paytable has every symbol, best count first, also in stakes', () => {
  for (const game of lineGames) {
    const { paytable } = rulesOf(game, parOf(game))
    expect(paytable.map(({ symbol }) => symbol)).toEqual(game.symbols.map(({ key }) => key))
    const chest = paytable.find(({ symbol }) => symbol === 'chest')
    expect(chest).toEqual({
      symbol: 'chest',
      name: 'Skattekiste',
      kind: 'pay',
      pays: [
        { count: 5, coins: 500, timesStake: 50 },
        { count: 4, coins: 150, timesStake: 15 },
        { count: 3, coins: 60, timesStake: 6 },
      ],
    })
  }
})

test('[PROOF-02] a game without a feature has no words about it', () => {
  const headings = (changes: Parameters<typeof smallGame>[0]) => {
    const game = smallGame(changes)
    return rulesOf(game, prove(game)).sections.map(({ heading }) => heading)
  }
  const plain = smallGame().symbols.map((symbol) =>
    symbol.kind === 'wild' ? { ...symbol, kind: 'pay' as const } : symbol,
  )
  expect(headings({})).toContain('Wild')
  expect(headings({})).toContain('Free spins')
  expect(headings({ symbols: plain })).not.toContain('Wild')
  const none = { spinsByScatters: {}, multiplier: 1 }
  expect(headings({ freeSpins: none })).not.toContain('Free spins')
})

test('[PROOF-02] a multiplier that rises is told step by step', () => {
  const freeSpins = { spinsByScatters: { '2': 1, '3': 2 }, multipliers: [1, 1, 2, 5] }
  const game = smallGame({ freeSpins })
  const sections = rulesOf(game, prove(game)).sections
  const { paragraphs = [] } = sections.find(({ heading }) => heading === 'Free spins') ?? {}
  expect(paragraphs).toContain(
    'Under free spins spilles der på hjul med en anden fordeling af symboler. Gevinsterne ganges ' +
      'med et tal, der vokser undervejs: med 1 i free spin 1 til 2, med 2 i free spin 3 og med 5 ' +
      'fra free spin 4. Free spins spilles automatisk med rundens indsats og koster ikke noget.',
  )
})

test('[PROOF-02] a win smaller than the stake and a doubling wild are said', () => {
  const game = smallGame()
  const text = JSON.stringify(rulesOf(game, prove(game)).sections)
  expect(text).toContain('En gevinst kan være mindre end indsatsen.')
  expect(text).toContain('ganges gevinsten med 2')
})

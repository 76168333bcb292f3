import { lineGames, parOf, studioGames } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { type ParPage, parPageOf } from './par-page.ts'
import { prove } from './prove.ts'

const nbsp = '\u00a0'

test('[PROOF-02] the page of a game tells the figures of its proof', () => {
  const [game = smallGame()] = lineGames
  const page = parPageOf(game, parOf(game))
  expect(page.title).toBe('Vikingernes Guld')
  expect(cellsOf(page, 'Nøgletal')).toEqual([
    ['Tilbagebetalingsprocent (RTP)', `96,2${nbsp}%`],
    ['Gevinstchance pr. runde', `21,28${nbsp}%`],
    ['Volatilitet', 'mellem'],
    ['Standardafvigelse', '4,81 gange indsatsen'],
    ['Højeste gevinst', '10.555 gange indsatsen'],
  ])
  expect(cellsOf(page, 'Hvor tilbagebetalingen kommer fra')).toEqual([
    ['Grundspillet', `66,79${nbsp}%`],
    ['Free spins', `29,41${nbsp}%`],
    ['I alt', `96,2${nbsp}%`],
  ])
  expect(cellsOf(page, 'Særlige funktioner')).toEqual([
    ['Free spins begynder', '1 ud af 117 runder'],
    ['Free spins i alt, når de begynder', expect.stringMatching(/^\d\d(,\d+)?$/)],
  ])
  const [nothing, ...wins] = cellsOf(page, 'Gevinsternes størrelse')
  expect(nothing).toEqual(['Ingen gevinst', `78,72${nbsp}%`, '1 ud af 1,3 runder', `0${nbsp}%`])
  expect(wins[0]?.[0]).toBe('Under 0,5 gange indsatsen')
  expect(wins[1]?.[0]).toBe('Fra 0,5 til under 1 gange indsatsen')
  expect(wins.at(-1)?.[0]).toMatch(/^Mindst \d+ gange indsatsen$/)
})

test('[PROOF-02] every page has whole sentences and full rows, and its bars add up to all rounds', () => {
  for (const game of studioGames) {
    const page = parPageOf(game, parOf(game))
    for (const { paragraphs, table } of [...page.sections, ...page.staffSections]) {
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-ZÆØÅ].*[.]$/)
      for (const { cells } of table?.rows ?? []) {
        expect(cells).toHaveLength(table?.columns.length ?? 0)
        expect(cells.join(' ')).not.toMatch(/undefined|null|NaN|Infinity|∞/)
      }
    }
    const bars = page.sections.find(({ heading }) => heading === 'Gevinsternes størrelse')
    const all = bars?.table?.rows.reduce((sum, { share = 0 }) => sum + share, 0) ?? 0
    expect(Math.abs(all - 1)).toBeLessThan(0.003)
  }
})

test('[PROOF-02] chances that were counted in played rounds are told as an estimate, others are not', () => {
  for (const game of studioGames) {
    const text = JSON.stringify(parPageOf(game, parOf(game)))
    expect(text.includes('er derfor et skøn')).toBe(game.mechanic === 'flexveje')
    expect(text.includes('Chancen for en gevinst af mindst')).toBe(game.mechanic !== 'flexveje')
  }
})

test('[PROOF-02] a game without free spins has no words about them', () => {
  const game = smallGame({ freeSpins: { spinsByScatters: {}, multiplier: 1 } })
  const { sections } = parPageOf(game, prove(game))
  expect(JSON.stringify(sections)).not.toContain('Free spins')
})

test('staff see the hash and the exact fraction of the proof', () => {
  for (const game of studioGames) {
    const par = parOf(game)
    const text = JSON.stringify(parPageOf(game, par).staffSections)
    expect(text).toContain(par.definitionHash)
    expect(text).toContain(par.rtp)
    expect(JSON.stringify(parPageOf(game, par).sections)).not.toContain(par.rtp)
  }
})

function cellsOf({ sections }: ParPage, name: string): (readonly string[])[] {
  const section = sections.find(({ heading }) => heading === name)
  return section?.table?.rows.map(({ cells }) => cells) ?? []
}

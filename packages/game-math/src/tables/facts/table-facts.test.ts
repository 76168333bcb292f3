import { formatKroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { openTableGames } from '../../game/table-games.ts'
import { livePageOf } from './live-page.ts'
import { liveFacts, tableFacts } from './table-facts.ts'
import { tablePageOf } from './table-page.ts'

test('[PROOF-02] what is told of a table is told of the rules of its definition', () => {
  for (const { id, titleDa, kind, rules } of tableFacts) {
    const game = openTableGames().find(({ definition }) => definition.id === id)
    expect(game?.definition).toMatchObject({ titleDa, kind, rules })
  }
  expect(new Set(tableFacts.map(({ id }) => id)).size).toBe(tableFacts.length)
})

test('[PROOF-02] [GAME-02] the returns, stakes and largest payouts are those of the rules page', () => {
  const told = tableFacts.map(({ id, returnToPlayer, ...facts }) => {
    const { playedBy, minStakeOre, maxStakeOre, maxPayoutOre } = facts
    const stakes = `${formatKroner(minStakeOre)} to ${formatKroner(maxStakeOre)}`
    const percent = Math.round(returnToPlayer * 1e6) / 1e6
    const line = `${id} ${percent} ${playedBy} ${stakes}, pays ${formatKroner(maxPayoutOre)}`
    return line.replaceAll('\u00a0', ' ')
  })
  expect(told).toEqual([
    'roulette-europaeisk 0.972973 any 1 kr. to 10.000 kr., pays 153.000 kr.',
    'roulette-fransk 0.972973 any 1 kr. to 10.000 kr., pays 153.000 kr.',
    'blackjack 0.996128 chart 10 kr. to 5.000 kr., pays 50.200 kr.',
    'blackjack-klassisk 0.995123 chart 10 kr. to 5.000 kr., pays 50.200 kr.',
    'jacks-or-better 0.995439 best 1 kr. to 500 kr., pays 400.000 kr.',
    'bonus-poker 0.99166 best 1 kr. to 500 kr., pays 400.000 kr.',
    'double-bonus-poker 0.991065 best 1 kr. to 500 kr., pays 400.000 kr.',
    'deuces-wild 0.997283 best 1 kr. to 500 kr., pays 400.000 kr.',
    'joker-poker 0.989372 best 1 kr. to 500 kr., pays 400.000 kr.',
    'punto-banco 0.989421 bank 1 kr. to 10.000 kr., pays 31.000 kr.',
    'trekortspoker 0.96627 best 1 kr. to 2.000 kr., pays 38.500 kr.',
    'holdem-mod-huset 0.978424 best 1 kr. to 500 kr., pays 52.500 kr.',
  ])
})

test('[PROOF-02] no sentence of a table’s page ends with two full stops', () => {
  const paragraphs = tableFacts.flatMap((facts) => {
    const { rules, figures } = tablePageOf(facts)
    return [...rules, ...figures].flatMap(({ paragraphs }) => paragraphs)
  })
  expect(paragraphs.filter((paragraph) => paragraph.includes('..'))).toEqual([])
})

test('[PROOF-01] a return is the reduced fraction that is proven, below one', () => {
  for (const { returned, returnToPlayer } of tableFacts) {
    const [numerator = 0n, denominator = 0n] = returned.split('/').map(BigInt)
    expect(numerator < denominator).toBe(true)
    expect(Number((numerator * 10n ** 15n) / denominator) / 1e15).toBeCloseTo(returnToPlayer, 14)
  }
  const jacks = tableFacts.find(({ id }) => id === 'jacks-or-better')
  expect(jacks?.returned).toBe('1653526326983/1661102543100')
})

test('[LV1] a live table tells its round in its own game’s words, and that others play', () => {
  const pages = liveFacts.map((facts) => ({ kind: facts.kind, page: livePageOf(facts) }))
  for (const { kind, page } of pages) {
    const told = page.rules.flatMap(({ paragraphs }) => paragraphs).join(' ')
    expect(told).not.toContain('ingen andre spiller med')
    expect(told).toContain('Alle ved bordet spiller den samme runde')
    expect(told.includes('før kuglen falder')).toBe(kind === 'roulette')
    expect(told.includes('før kortene bliver givet')).toBe(kind === 'punto-banco')
  }
})

import { describe, expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { parPageOf } from '../../game/par-page.ts'
import { prove } from '../../game/prove.ts'
import { rulesOf } from '../../game/rules-text.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import { lineWinsOn } from '../lines/engine.ts'
import { linesCoins } from '../lines/play-coins.ts'
import type { WildReelsDefinition, WildRespinsDefinition } from './definition.ts'
import { smallWildReels } from './small-wild-reels.ts'
import { compileWildRespins } from './wild-respins.ts'

const test = provenTest(import.meta.url)

/** Three reels, a wild in the middle; two of the dearest win from either end. */
function threeReels(changes: Partial<WildReelsDefinition> = {}): WildRespinsDefinition {
  const base = [
    ['gem', 'shell', 'leaf'],
    ['gem', 'leaf', 'wild', 'shell'],
    ['leaf', 'gem', 'shell', 'gem'],
  ]
  const structure = smallWildReels({ strips: { base }, ...changes })
  return { ...structure, mechanic: 'wild-respins', direction: 'both' }
}

/** Five reels with wilds on all but the outer ones, in two rows. */
function fiveReels(changes: Partial<WildReelsDefinition> = {}): WildRespinsDefinition {
  return threeReels({
    reels: 5,
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: {} },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '3': 2, '4': 7, '5': 50 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 1, '4': 3, '5': 11 } },
      { key: 'shell', nameDa: 'Skal', kind: 'pay', pays: { '4': 1, '5': 4 } },
    ],
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
      [0, 1, 0, 1, 1],
    ],
    strips: {
      base: [
        ['gem', 'shell', 'leaf'],
        ['gem', 'leaf', 'wild'],
        ['leaf', 'gem', 'wild', 'shell'],
        ['shell', 'wild', 'gem'],
        ['leaf', 'gem', 'shell'],
      ],
    },
    ...changes,
  })
}

const oneRow = { rows: 1, lines: [[0, 0, 0, 0, 0]] }

const shortStrips = [
  ['gem', 'leaf'],
  ['gem', 'wild', 'leaf'],
  ['gem', 'wild'],
  ['wild', 'gem'],
  ['gem', 'shell', 'leaf'],
]

/** What a grid of one row wins on its only line, by the engine. */
function winsOn(...keys: string[]) {
  const game = compileWildRespins(fiveReels(oneRow))
  const wins = lineWinsOn(
    game,
    keys.map((key) => [key]),
    1,
  )
  game.grid.set(keys.map((key) => game.keys.indexOf(key)))
  expect(linesCoins(game)).toBe(wins.reduce((all, { coins }) => all + coins, 0))
  return wins.map(({ symbol, count, from, coins }) => `${count} ${symbol} ${from}: ${coins}`)
}

describe('[PROOF-01] lines that win both ways', () => {
  test.each<[string, WildRespinsDefinition]>([
    ['three reels', threeReels()],
    ['three reels and one respin', threeReels({ caps: { maxWinBets: 1000, maxRespins: 1 } })],
    ['five reels and one respin', fiveReels({ caps: { maxWinBets: 1000, maxRespins: 1 } })],
    ['five reels that all may be filled', fiveReels({ ...oneRow, strips: { base: shortStrips } })],
  ])('[PROOF-01] a game of %s is proven to what all its rounds give', (_what, definition) => {
    expectProvenByEveryRound(definition)
  })

  test('[PROOF-01] the fast path wins what the engine wins, and every coin is told', () => {
    expectSameFromSameDraws(threeReels(), 20_000)
    expectSameFromSameDraws(fiveReels(), 20_000)
  })

  test.each<[string, string[], string[]]>([
    ['three from the left', ['gem', 'gem', 'gem', 'leaf', 'shell'], ['3 gem left: 2']],
    ['three from the right', ['shell', 'leaf', 'gem', 'gem', 'gem'], ['3 gem right: 2']],
    ['none in the middle', ['shell', 'gem', 'gem', 'gem', 'leaf'], []],
    ['a full line, once', ['gem', 'gem', 'gem', 'gem', 'gem'], ['5 gem undefined: 50']],
    [
      'a full line of wilds inside',
      ['gem', 'wild', 'wild', 'wild', 'gem'],
      ['5 gem undefined: 50'],
    ],
    [
      'three and three through one wild',
      ['gem', 'gem', 'wild', 'leaf', 'leaf'],
      ['3 gem left: 2', '3 leaf right: 1'],
    ],
    [
      'four and three through two wilds',
      ['gem', 'gem', 'wild', 'wild', 'leaf'],
      ['4 gem left: 7', '3 leaf right: 1'],
    ],
    [
      'four and four through all wilds',
      ['gem', 'wild', 'wild', 'wild', 'shell'],
      ['4 gem left: 7', '4 shell right: 1'],
    ],
    [
      'a count that pays from one end alone',
      ['shell', 'shell', 'wild', 'leaf', 'leaf'],
      ['3 leaf right: 1'],
    ],
    ['a wild that joins no ends', ['gem', 'leaf', 'wild', 'leaf', 'gem'], []],
  ])('[PROOF-01] a line wins %s', (_what, keys, expected) => {
    expect(winsOn(...keys)).toEqual(expected)
  })

  test('[PROOF-06] a win from the right lights its cells from the right', () => {
    const game = compileWildRespins(fiveReels())
    const columns = [
      ['leaf', 'shell'],
      ['shell', 'leaf'],
      ['gem', 'shell'],
      ['shell', 'gem'],
      ['leaf', 'gem'],
    ]
    expect(lineWinsOn(game, columns, 2)).toEqual([
      {
        line: 2,
        symbol: 'gem',
        count: 3,
        coins: 4,
        positions: [
          { reel: 4, row: 1 },
          { reel: 3, row: 1 },
          { reel: 2, row: 0 },
        ],
        from: 'right',
      },
    ])
  })

  test('[PROOF-06] respins hold filled reels, and wins from both ends come', () => {
    const ends = new Set<string>()
    for (const events of roundsOf(fiveReels(), 2_000)) {
      for (const event of events) {
        if (event.kind !== 'wins') continue
        for (const win of event.wins) if (win.kind === 'line') ends.add(win.from ?? 'both')
      }
    }
    expect([...ends].toSorted()).toEqual(['both', 'left', 'right'])
  })
})

test('[PROOF-01] a wild on the last reel is refused where lines begin there', () => {
  const problem = 'strips.base have a wild on the last reel, where lines begin too'
  const wildLast = smallWildReels().strips
  expect(problemsOf(threeReels({ strips: wildLast }))).toContain(problem)
  const { direction: _both, ...fromTheLeft } = threeReels({ strips: wildLast })
  expect(problemsOf(fromTheLeft)).not.toContain(problem)
})

test('[PROOF-01] another direction is refused, and walking wilds have none', () => {
  const sideways: unknown = { ...threeReels(), direction: 'right' }
  const walking: unknown = { ...threeReels(), mechanic: 'walking-wilds' }
  const problems = [sideways, walking].map((each) => {
    const checked = checkDefinition(each)
    return checked.ok ? [] : checked.problems
  })
  expect(problems).toEqual([
    ['definition.direction is not one of both'],
    ['definition.direction is not a known field'],
  ])
})

test('[PROOF-02] the rules tell that lines win both ways, in whole sentences', () => {
  const definition = threeReels()
  const par = prove(definition)
  const text = rulesOf(definition, par).sections.flatMap(({ paragraphs }) => paragraphs)
  expect(text.join(' ')).toContain('fra højre mod venstre')
  for (const paragraph of text) expect(paragraph).toMatch(/^[A-ZÆØÅ0-9].*[.]$/)
  expect(JSON.stringify(parPageOf(definition, par))).not.toMatch(/undefined|null|NaN|∞/)
})

import { lineGames } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { checkDefinition } from './check-definition.ts'

const good = smallGame()
const [wild, star, gem, leaf] = good.symbols
const declared = good.declared
const free = good.strips.free
const [onlyGem, gemStar] = [
  ['gem', 'wild'],
  ['gem', 'gem', 'star'],
]
const withoutLeaf = { base: [onlyGem, gemStar, onlyGem], free: [onlyGem, onlyGem, onlyGem] }

test('[PROOF-01] a sound definition passes, and every game we have does', () => {
  for (const game of [good, ...lineGames]) {
    expect(checkDefinition(structuredClone(game))).toEqual({ ok: true, definition: game })
  }
})

test('[PROOF-01] what is no definition at all is refused with the place of every problem', () => {
  expect(checkDefinition(null)).toEqual({ ok: false, problems: ['definition is not an object'] })
  const checked = checkDefinition({ ...good, version: 0, lines: [[0, 0, 'x']] })
  expect(checked).toEqual({
    ok: false,
    problems: [
      'definition.version is not a whole number from 1 to 1000000',
      'definition.lines[0][2] is not a whole number from 0 to 4',
    ],
  })
})

test.each<[string, unknown, string]>([
  ['an unknown field', { ...good, featureBuy: 100 }, 'featureBuy is not a known field'],
  ['another schema', { ...good, schema: 2 }, 'schema is not one of 1'],
  ['an unknown mechanic', { ...good, mechanic: 'wheels' }, 'mechanic is not one of lines'],
  ['an id with spaces', { ...good, id: 'Small Game' }, 'id is not text like'],
  ['an empty title', { ...good, titleDa: '' }, 'titleDa is not text like'],
  ['half a coin', { ...good, coinsPerBet: 2.5 }, 'coinsPerBet is not a whole number'],
  ['a key twice', { ...good, symbols: [wild, star, gem, gem, leaf] }, 'symbols share a key'],
  [
    'one paying symbol',
    { ...good, symbols: [wild, star, gem], strips: withoutLeaf },
    'fewer than two that pay',
  ],
  ['two wilds', { ...good, symbols: [...good.symbols, { ...wild, key: 'w2' }] }, 'more than one w'],
  [
    'no scatter',
    { ...good, symbols: [wild, { ...star, kind: 'pay' }, gem, leaf] },
    'not exactly one scatter',
  ],
  ['a symbol without pays', withLeaf({}), 'symbol leaf never pays'],
  ['a count off the grid', withLeaf({ '3': 2, '4': 5 }), 'leaf has a count outside 1 to 3'],
  ['a count that is no number', withLeaf({ three: 2 }), 'leaf has a count outside 1 to 3'],
  ['a gap in the counts', withLeaf({ '1': 1, '3': 2 }), 'leaf has a gap in its counts'],
  ['less for more', withLeaf({ '2': 5, '3': 2 }), 'leaf gives less for more'],
  ['no line', { ...good, lines: [] }, 'lines are not 1 to 100'],
  [
    'a line twice',
    {
      ...good,
      lines: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
    'contain a line twice',
  ],
  ['a short line', { ...good, lines: [[0, 0]] }, 'lines leave the grid'],
  ['a line below the grid', { ...good, lines: [[0, 2, 0]] }, 'lines leave the grid'],
  ['a missing strip', withBase(free.slice(1)), 'strips.base are not one per reel'],
  ['a short strip', withBase([['gem'], ...free.slice(1)]), 'strips.base are shorter'],
  [
    'an unknown symbol',
    withBase([['gem', 'owl'], ...free.slice(1)]),
    'base have an unknown symbol',
  ],
  [
    'two scatters in one window, over the end of the strip',
    withBase([['star', 'gem', 'leaf', 'star'], ...free.slice(1)]),
    'strips.base can show two scatters on one reel',
  ],
  ['free spins above the cap', withFreeSpins({ '2': 1, '3': 9 }), 'more than caps.maxFreeSpins'],
  ['fewer spins for more scatters', withFreeSpins({ '2': 2, '3': 1 }), 'freeSpins gives less'],
  ['no stake', { ...good, stakesOre: [] }, 'stakesOre is empty'],
  ['stakes that fall', { ...good, stakesOre: [20, 10] }, 'stakesOre do not rise'],
  ['a stake that would round wins', { ...good, stakesOre: [5, 12] }, 'coinsPerBet does not divide'],
  ['an RTP that is no fraction', withDeclared({ rtp: '0.95' }), 'declared.rtp is not text like'],
  ['two different RTPs', withDeclared({ rtpPercent: 95.1 }), 'rtpPercent is not declared.rtp'],
  ['an RTP below 94', withDeclared({ rtp: '93/100', rtpPercent: 93 }), 'outside 94 to 97'],
  ['an RTP above 97', withDeclared({ rtp: '98/100', rtpPercent: 98 }), 'outside 94 to 97'],
  ['another volatility', withDeclared({ volatility: 'low' }), 'volatility is not the class of'],
  ['a win above its cap', withDeclared({ maxWinBets: 1001 }), 'is above caps.maxWinBets'],
])('[PROOF-01] a definition with %s is refused', (_fault, definition, problem) => {
  const checked = checkDefinition(definition)
  expect(checked.ok || checked.problems).toEqual([expect.stringContaining(problem)])
})

function withLeaf(pays: Record<string, number>): unknown {
  return { ...good, symbols: [wild, star, gem, { ...leaf, pays }] }
}

function withBase(base: readonly (readonly string[])[]): unknown {
  return { ...good, strips: { base, free } }
}

function withFreeSpins(spinsByScatters: Record<string, number>): unknown {
  return { ...good, freeSpins: { spinsByScatters, multiplier: 3 } }
}

function withDeclared(changes: Record<string, unknown>): unknown {
  return { ...good, declared: { ...declared, ...changes } }
}

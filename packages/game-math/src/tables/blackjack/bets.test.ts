import { expect, test } from 'vitest'
import { readBlackjackBets } from './bets.ts'
import { blackjackTable } from './rules.ts'

test.for([
  [[['hand', 1_000]]],
  [[['hand', 500_000]]],
  [
    [
      ['hand', 5_000],
      ['pair', 500],
      ['trio', 50_000],
    ],
  ],
])('[GAME-02] bets within the limits are read: %j', ([bets]) => {
  expect(readBlackjackBets(blackjackTable, bets)).toEqual(bets)
})

test.for([
  ['nothing', undefined, { refused: 'malformed' }],
  ['an object', { hand: 1_000 }, { refused: 'malformed' }],
  ['no bet', [], { refused: 'below-minimum' }],
  ['a side bet alone', [['pair', 500]], { refused: 'below-minimum', bet: 'hand' }],
  [
    'an unknown bet',
    [
      ['hand', 1_000],
      ['21', 500],
    ],
    { refused: 'malformed' },
  ],
  ['a name of every object', [['constructor', 1_000]], { refused: 'malformed' }],
  ['text for money', [['hand', '1000']], { refused: 'malformed' }],
  ['half an øre', [['hand', 1_000.5]], { refused: 'malformed' }],
  ['no money', [['hand', 0]], { refused: 'malformed' }],
  ['less than none', [['hand', -1_000]], { refused: 'malformed' }],
  ['a third part', [['hand', 1_000, 1]], { refused: 'malformed' }],
  [
    'twice',
    [
      ['hand', 1_000],
      ['hand', 1_000],
    ],
    { refused: 'malformed', bet: 'hand' },
  ],
  ['half a krone', [['hand', 1_050]], { refused: 'not-a-step', bet: 'hand' }],
  ['too little', [['hand', 900]], { refused: 'below-minimum', bet: 'hand' }],
  ['too much', [['hand', 500_100]], { refused: 'above-maximum', bet: 'hand' }],
  [
    'too much beside',
    [
      ['hand', 1_000],
      ['trio', 50_100],
    ],
    { refused: 'above-maximum', bet: 'trio' },
  ],
] as const)('[GAME-02] bets that are refused: %s', ([, bets, refusal]) => {
  expect(readBlackjackBets(blackjackTable, bets)).toEqual(refusal)
})

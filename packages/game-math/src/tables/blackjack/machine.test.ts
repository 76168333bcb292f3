import { ore } from '@nordlys/core'
import { describe, expect, test } from 'vitest'
import { showCard } from '../cards/card.ts'
import { tableRound } from '../machine.ts'
import type { BlackjackBets } from './bets.ts'
import { choiceOf } from './choices.ts'
import { blackjack } from './machine.ts'
import { blackjackTable, classicTable } from './rules.ts'
import { mostPayoutOre } from './settle.ts'
import { type BlackjackState, isOver } from './state.ts'
import { choicesOf, stackedRng } from './test-stacked.ts'

const rules = blackjackTable
const bets: BlackjackBets = [['hand', 10_000]]

function play(cards: string, choices: string, table = rules): BlackjackState {
  const round = { rules: table, bets, choices: choicesOf(choices) }
  return tableRound(blackjack, round, stackedRng(table.decks, cards))
}

function open(state: BlackjackState, table = rules): string {
  return blackjack
    .options(table, bets, state)
    .map(({ choice, raiseOre }) => `${choiceOf(choice)}${raiseOre > 0n ? ` ${raiseOre}` : ''}`)
    .join(', ')
}

function result(cards: string, choices: string): string {
  const state = play(cards, choices)
  const outcome = blackjack.outcome(rules, bets, state)
  if (!outcome) return 'not over'
  const lines = outcome.lines.map(({ bet, result, payoutOre }) => `${bet} ${result} ${payoutOre}`)
  return `${outcome.stakeOre}: ${lines.join(', ')}`
}

test('[GAME-02] cards are dealt to the player, up, to the player and face down', () => {
  const { hands, bank } = play('5c 9d 7h Ts', '')
  expect(hands[0]?.cards.map(showCard)).toEqual(['5c', '7h'])
  expect(bank.map(showCard)).toEqual(['9d', 'Ts'])
})

describe('[GAME-02] a hand is paid as its cards say', () => {
  test.for([
    ['a win twice the stake', 'Tc 9d 9h 9s', 's', '10000: hand won 20000'],
    ['a push the stake', 'Tc 9d 9h Ts', 's', '10000: hand push 10000'],
    ['a loss nothing', 'Tc 9d 8h Ts', 's', '10000: hand lost 0'],
    ['over 21 nothing, and the bank draws none', 'Tc 6d 6h Ts Kc', 'h', '10000: hand over-21 0'],
    ['a bank that is over 21', 'Tc 6d 2h Ts Kc', 's', '10000: hand won 20000'],
    ['a blackjack 3 for 2', 'Ac 9d Kh Ts', '', '10000: hand blackjack 25000'],
    ['21 in three cards as a win', '7c 9d 7h Ts 7d', 'h', '10000: hand won 20000'],
    ['a blackjack of the bank', 'Tc Kd 9h As', '', '10000: hand lost 0'],
    ['21 against its blackjack: no choice', 'Ac Kd Kh As', '', '10000: hand push 10000'],
    ['surrender half', 'Tc 9d 6h Ts', 'r', '10000: hand surrendered 5000'],
    ['a double twice both', '5c 6d 6h Ts Kc Td', 'd', '20000: hand won 40000'],
    ['a double of 21 and none more', '5c 6d 6h Ts Tc 5d', 'd', '20000: hand push 20000'],
    ['the bank stands on soft 17', 'Tc 6d 8h As', 's', '10000: hand won 20000'],
  ] as const)('%s', ([, cards, choices, line]) => {
    expect(result(cards, choices)).toBe(line)
  })
})

describe('[GAME-02] a pair is split once, hand after hand', () => {
  test('the second hand has its second card when its turn comes', () => {
    const first = play('8c 6d 8h Ts 3c', 'p')
    expect(first.hands.map(({ cards }) => cards.map(showCard))).toEqual([['8c', '3c'], ['8h']])
    expect(open(first)).toBe('hit, stand, double 10000')
    const second = play('8c 6d 8h Ts 3c Kc 9c', 'pd')
    expect(second.hands[1]?.cards.map(showCard)).toEqual(['8h', '9c'])
  })

  test('each hand is paid by itself, against one bank', () => {
    expect(result('8c 6d 8h Ts 3c Kc 9c 4h', 'pds')).toBe('30000: hand won 40000, hand lost 0')
  })

  test('an eight on an eight is no pair again, and no surrender', () => {
    expect(open(play('8c 6d 8h Ts 8d', 'p'))).toBe('hit, stand, double 10000')
  })

  test('a ten and a king are a pair, for they count the same', () => {
    expect(open(play('Tc 6d Kh Ts', ''))).toContain('split 10000')
    expect(open(play('9c 6d Kh Ts', ''))).not.toContain('split')
  })

  test('aces get one card each, and 21 is no blackjack', () => {
    expect(result('Ac 6d Ah Ts Kc 5c 4h', 'p')).toBe('20000: hand won 20000, hand lost 0')
    expect(result('Ac 6d Ah Ts Kc Kd 5h', 'p')).toBe('20000: hand push 10000, hand push 10000')
  })
})

describe('[GAME-02] insurance', () => {
  test('is asked for against an ace, before the bank looks, and costs half', () => {
    expect(open(play('Tc Ad 9h Ts', ''))).toBe('no-insurance, insure 5000')
    expect(open(play('Tc Td 9h As', ''))).toBe('')
    expect(open(play('Ac Ad Kh 9s', ''))).toBe('no-insurance, insure 5000')
  })

  test.for([
    ['i', 'Tc Ad 9h Ts', '15000: hand lost 0, insurance won 15000'],
    ['n', 'Tc Ad 9h Ts', '10000: hand lost 0'],
    ['is', 'Tc Ad 9h 7s', '15000: hand won 20000, insurance lost 0'],
    ['is', 'Tc Ad 9h 5s 5h', '15000: hand lost 0, insurance lost 0'],
    ['i', 'Ac Ad Kh Ts', '15000: hand push 10000, insurance won 15000'],
    ['i', 'Ac Ad Kh 9s', '15000: hand blackjack 25000, insurance lost 0'],
  ] as const)('chosen %s with %s', ([choices, cards, line]) => {
    expect(result(cards, choices)).toBe(line)
  })
})

describe('[GAME-02] what is not open is refused', () => {
  test.for([
    ['surrender at a table without it', 'Tc 9d 6h Ts', 'r', classicTable],
    ['surrender after a card', 'Tc 9d 2h Ts 2d', 'hr', rules],
    ['doubling three cards', '2c 9d 2h Ts 2d', 'hd', rules],
    ['splitting no pair', '2c 9d 3h Ts', 'p', rules],
    ['insurance against a nine', '2c 9d 3h Ts', 'i', rules],
    ['hitting while insurance is asked for', '2c Ad 3h 9s', 'h', rules],
    ['anything after the end', 'Tc 9d 9h 9s', 'ss', rules],
    ['a byte that is no choice', 'Tc 9d 9h 9s', 'x', rules],
  ] as const)('%s', ([, cards, choices, table]) => {
    expect(() => play(cards, choices, table)).toThrow('is not open')
  })
})

test.for([
  ['hit', 'hard 11', '5c 7d 6h Ts', ''],
  ['stand', 'hard 12', '5c 2d 7h Ts', ''],
  ['hit', 'soft 17', 'Ac 7d 6h Ts', ''],
  ['stand', 'soft 18', 'Ac Td 7h Ts', ''],
  ['stand', 'hard 17 with an ace', 'Ac 7d 6h Ts Tc', 'h'],
  ['no-insurance', 'an ace against it', 'Tc Ad 6h 9s', ''],
] as const)('[GAME-02] the published rule is to %s with %s', ([choice, , cards, choices]) => {
  const chosen = blackjack.automatic(rules, bets, play(cards, choices))
  expect(choiceOf(chosen)).toBe(choice)
})

test('[GAME-02] side bets are decided by the first cards and paid with the hand', () => {
  const all: BlackjackBets = [...bets, ['pair', 2_000], ['trio', 1_000]]
  const paid = (cards: string, choices: string) => {
    const round = { rules, bets: all, choices: choicesOf(choices) }
    const state = tableRound(blackjack, round, stackedRng(rules.decks, cards))
    const lines = blackjack.outcome(rules, all, state)?.lines ?? []
    return lines.map(({ bet, result, payoutOre }) => `${bet} ${result} ${payoutOre}`).slice(-2)
  }
  expect(blackjack.stakeOre(rules, all)).toBe(ore(13_000))
  expect(paid('8c 8d 8c Ts 3c Kc', 'pss')).toEqual(['pair perfect 52000', 'trio trio 10000'])
  expect(paid('8d 2d 8h Ts 5s', 's')).toEqual(['pair colour 32000', 'trio none 0'])
  expect(paid('8c 9c 8h Ts', 's')).toEqual(['pair mixed 12000', 'trio none 0'])
  expect(paid('2c Kd 3h As', '')).toEqual(['pair none 0', 'trio none 0'])
  expect(paid('2c Ad 3h Ts', 'n')).toEqual(['pair none 0', 'trio trio 10000'])
})

test('[GAME-02] no round pays more than the stated maximum, which the best cards reach', () => {
  const most: BlackjackBets = [
    ['hand', rules.hand.maxOre],
    ['pair', rules.pair.maxOre],
    ['trio', rules.trio.maxOre],
  ]
  const round = { rules, bets: most, choices: choicesOf('pdd') }
  const state = tableRound(blackjack, round, stackedRng(6, '8c 6c 8c Ts 3c Tc 3d Td Tc'))
  expect(isOver(state)).toBe(true)
  expect(blackjack.outcome(rules, most, state)?.payoutOre).toBe(mostPayoutOre(rules))
})

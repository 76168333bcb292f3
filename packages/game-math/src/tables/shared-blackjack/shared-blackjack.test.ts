import { ore } from '@nordlys/core'
import { describe, expect, test } from 'vitest'
import { seededRng } from '../../random/seeded-rng.ts'
import { choiceOf } from '../blackjack/choices.ts'
import { totalOfCards } from '../blackjack/hand.ts'
import { choicesOf, stackedRng } from '../blackjack/test-stacked.ts'
import { readCards, showCard } from '../cards/card.ts'
import { tableRound } from '../machine.ts'
import { sharedLine } from './draw.ts'
import { sharedBlackjackMachine as machine, maxPayout } from './machine.ts'
import { sharedBlackjack as rules } from './rules.ts'
import { viewOf } from './view.ts'

const bets = [['hand', 10_000]] as const

/** Cards in the order of the shoe: hand, bank, hand, bank, and so on. */
function play(cards: string, choices: string) {
  const round = { rules, bets, choices: choicesOf(choices) }
  return tableRound(machine, round, stackedRng(rules.decks, cards))
}

function result(cards: string, choices: string): string {
  const [line] = machine.outcome(rules, bets, play(cards, choices))?.lines ?? []
  return line ? `${line.result} ${line.stakeOre} ${line.payoutOre}` : 'going on'
}

describe('[LV34] the hand has the odd cards of the shoe, the bank the even ones', () => {
  test('a choice moves no card of the bank', () => {
    const cards = '2c 6d 3h Ts 5s 9h 4c Kd 7d'
    const bank = (choices: string) => play(cards, choices).bank.map(showCard).join(' ')
    expect(['s', 'd', 'hs', 'hhs'].map(bank)).toEqual(Array(4).fill('6d Ts 9h'))
  })

  test('whoever takes a card takes the same one, doubled or not', () => {
    const hand = (choices: string) =>
      play('2c 6d 3h Ts 5s 9h 4c Kd', choices).hand.cards.map(showCard).join(' ')
    expect(hand('s')).toBe('2c 3h')
    expect(hand('d')).toBe('2c 3h 5s')
    expect(hand('hs')).toBe('2c 3h 5s')
    expect(hand('hhs')).toBe('2c 3h 5s 4c')
  })

  test('what everybody shares has the cards of every way to play', () => {
    for (let round = 0; round < 500; round += 1) {
      const seed = new Uint8Array(32).fill(round % 256, 0, 16).fill(round >> 8, 16)
      const line = sharedLine(rules, seededRng(seed))
      let choices = new Uint8Array()
      for (;;) {
        const { hand, bank, isOver } = tableRound(
          machine,
          { rules, bets, choices },
          seededRng(seed),
        )
        expect(hand.cards).toEqual(line.hand.slice(0, hand.cards.length))
        expect(bank).toEqual(isOver ? line.bank : line.bank.slice(0, 2))
        if (isOver) {
          expect(hand.cards).toEqual(line.hand)
          break
        }
        choices = Uint8Array.of(...choices, 'h'.charCodeAt(0))
      }
      const isShort = line.hand.length === 2
      expect(isShort || totalOfCards(line.hand).total >= 21).toBe(true)
    }
  })
})

describe('[LV35] a hand is paid as blackjack is', () => {
  test.for([
    ['Tc 9d 9h Ts', 's', 'push 10000 10000'],
    ['Tc 9d Th Ts', 's', 'won 10000 20000'],
    ['Tc Td 9h Ts', 's', 'lost 10000 0'],
    ['Tc 9d 6h Ts 7c', 'h', 'over-21 10000 0'],
    ['Ac 9d Th Ts', '', 'blackjack 10000 25000'],
    ['Ac Td Th As', '', 'push 10000 10000'],
    ['9c Td Th As', '', 'lost 10000 0'],
    ['5c 9d 6h Ts Tc', 'd', 'won 20000 40000'],
    ['5c 9d 6h Ts 2c', 'd', 'lost 20000 0'],
    ['5c 6d 6h Ts 2c Kc', 'd', 'won 20000 40000'],
    ['5c 9d 6h Ts Tc', 'h', 'won 10000 20000'],
    ['8c 9d 8h Ts', 's', 'lost 10000 0'],
  ] as const)('%s chosen %s', ([cards, choices, line]) => {
    expect(result(cards, choices)).toBe(line)
  })

  test('doubling is open with two cards alone, and nothing but it raises', () => {
    const open = (cards: string, choices: string) =>
      machine
        .options(rules, bets, play(cards, choices))
        .map(({ choice, raiseOre }) => `${choiceOf(choice)} ${raiseOre}`)
    expect(open('8c 9d 8h Ts', '')).toEqual(['hit 0', 'stand 0', 'double 10000'])
    expect(open('8c 9d 2h Ts 2c', 'h')).toEqual(['hit 0', 'stand 0'])
    expect(open('8c 9d 8h Ts', 's')).toEqual([])
    expect(() => play('8c 9d 2h Ts 2c', 'hd')).toThrow('is not open')
    expect(() => play('8c 9d 8h Ts', 'p')).toThrow('is not open')
  })

  test('stakes are whole kroner from 10 to 2.000 kr., on one hand', () => {
    const read = (value: unknown) => machine.readBets(rules, value)
    expect(read([['hand', 1_000]])).toEqual([['hand', 1_000]])
    expect(read([['hand', 900]])).toEqual({ refused: 'below-minimum', bet: 'hand' })
    expect(read([['hand', 200_100]])).toEqual({ refused: 'above-maximum', bet: 'hand' })
    expect(read([['hand', 1_050]])).toEqual({ refused: 'not-a-step', bet: 'hand' })
    expect(read([['pair', 1_000]])).toEqual({ refused: 'malformed' })
    expect(read([])).toEqual({ refused: 'below-minimum' })
    expect(maxPayout(rules)).toBe(ore(800_000))
  })
})

test.for([
  ['hit', '5c 7d 6h Ts', ''],
  ['stand', '5c 2d 7h Ts', ''],
  ['hit', 'Ac 7d 6h Ts', ''],
  ['stand', 'Ac Td 7h Ts', ''],
  ['stand', 'Ac 7d 6h Ts Tc', 'h'],
] as const)('[TB16] the published rule is to %s with %s', ([choice, cards, choices]) => {
  expect(choiceOf(machine.automatic(rules, bets, play(cards, choices)))).toBe(choice)
})

test('[LV35] what a player sees hides the hole card until their part is over', () => {
  const seen = (choices: string) => viewOf(rules, bets, play('5c 6d 6h Ts 2c Kc', choices))
  expect(seen('')).toMatchObject({
    bank: { cards: readCards('6d'), total: 6 },
    hands: [{ cards: readCards('5c 6h'), stakeOre: 10_000 }],
    turn: 0,
    choices: [{ choice: 'hit' }, { choice: 'stand' }, { choice: 'double', raiseOre: 10_000 }],
  })
  expect(seen('d')).toMatchObject({
    bank: { cards: readCards('6d Ts Kc'), total: 26 },
    hands: [{ cards: readCards('5c 6h 2c'), stakeOre: 20_000, ended: 'doubled' }],
    choices: [],
    outcome: { stakeOre: 20_000, payoutOre: 40_000 },
  })
})

import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { readCards } from '../cards/card.ts'
import { handOf } from './evaluate.ts'
import { type HandName, handNames, type Wild } from './hands.ts'
import { slowHand } from './slow-hand.ts'
import { allHands, deckOf } from './subset-counts.ts'
import { SuitClasses } from './suit-classes.ts'

const test = provenTest(import.meta.url)

const pairs = ['nothing', 'jacks-or-better', 'kings-or-better'] as const
const fours = ['four', 'four-twos-to-fours', 'four-fives-to-kings', 'four-aces'] as const

test('[GAME-02] of 2,598,960 deals as many are each hand as are published', () => {
  expect(counted('none')).toEqual({
    royal: 4,
    'straight-flush': 36,
    'four-aces': 48,
    'four-twos-to-fours': 144,
    'four-fives-to-kings': 432,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    three: 54_912,
    'two-pair': 123_552,
    'kings-or-better': 168_960,
    'jacks-or-better': 168_960,
    nothing: 2_062_860,
  })
})

test('[GAME-02] with wild deuces as many are each hand as are published', () => {
  const { royal, straight, flush, three, five, ...others } = counted('deuces')
  expect({ royal, straight, flush, three, five }).toEqual({
    ...{ royal: 4, straight: 62_232, flush: 14_472, three: 355_080, five: 624 },
  })
  expect(others['four-deuces']).toBe(48)
  expect(others['wild-royal']).toBe(480)
  expect(others['straight-flush']).toBe(2_068)
  expect(others['full-house']).toBe(12_672)
  expect(together(others, fours)).toBe(31_552)
  expect(together(others, [...pairs, 'two-pair'])).toBe(2_119_728)
})

test('[GAME-02] of 2,869,685 deals with a joker as many are each hand as are published', () => {
  const { royal, straight, flush, three, five, ...others } = counted('joker')
  expect({ royal, straight, flush, three, five }).toEqual({
    ...{ royal: 4, straight: 20_532, flush: 7_804, three: 137_280, five: 13 },
  })
  expect(others['wild-royal']).toBe(20)
  expect(others['straight-flush']).toBe(180)
  expect(others['full-house']).toBe(6_552)
  expect(others['two-pair']).toBe(123_552)
  expect(together(others, fours)).toBe(3_120)
  expect(together(others, pairs)).toBe(2_570_628)
})

test.each(['none', 'deuces', 'joker'] as const)(
  '[GAME-02] every class of deals is the hand that is found by trying, with %s wild',
  (wild) => {
    for (const { cards } of new SuitClasses(wild === 'joker').deals()) {
      const [fast, slow] = [handNames[handOf(cards, wild)], slowHand(cards, wild)]
      if (fast !== slow) expect(fast, cards.join(' ')).toBe(slow)
    }
  },
)

const examples: [string, Wild, HandName][] = [
  ['2c 3d 4h 5s Ac', 'none', 'straight'],
  ['Kc Ad 2h 3s 4c', 'none', 'nothing'],
  ['Tc Jc Qc Kc Ac', 'deuces', 'royal'],
  ['2c Jc Qc Kc Ac', 'deuces', 'wild-royal'],
  ['2c 2d 2h Qc Ac', 'deuces', 'wild-royal'],
  ['2c 2d 2h 2s Ac', 'deuces', 'four-deuces'],
  ['2c 2d 2h Qc Qd', 'deuces', 'five'],
  ['Xx Qc Qd Qh Qs', 'joker', 'five'],
  ['Xx Qc Qd 3h 3s', 'joker', 'full-house'],
  ['Xx Ac 9d 3h 5s', 'joker', 'kings-or-better'],
  ['Xx 4c 5c 7c 8c', 'joker', 'straight-flush'],
]

test.each(examples)('[GAME-02] %s with %s wild is %s, in any order', (text, wild, hand) => {
  const cards = readCards(text)
  for (let turn = 0; turn < 5; turn += 1) {
    cards.push(cards.shift() ?? 0)
    expect(handNames[handOf(cards, wild)]).toBe(hand)
  }
})

function counted(wild: Wild): Partial<Record<HandName, number>> {
  const counts: Partial<Record<HandName, number>> = {}
  for (const cards of allHands(deckOf(wild))) {
    const hand = handNames[handOf(cards, wild)] ?? 'nothing'
    counts[hand] = (counts[hand] ?? 0) + 1
  }
  return counts
}

function together(counts: Partial<Record<HandName, number>>, hands: readonly HandName[]): number {
  return hands.reduce((sum, hand) => sum + (counts[hand] ?? 0), 0)
}

import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { expect, test } from 'vitest'
import { litRows, nameOf, rowPaysOre } from './hand-lines.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

const [jacks] = videoPokers as [VideoPokerRules]
const dealt = [0, 1, 2, 3, 4]
const ended = (hand: 'nothing' | 'flush' | 'three') => ({ cards: dealt, hand, payoutOre: 0 })

test('[GAME-02] before the draw the row is lit that the dealt cards make already', () => {
  expect(litRows(jacks, { dealt, dealtHand: 'two-pair' })).toEqual([{ hand: 'two-pair', count: 1 }])
  expect(litRows(jacks, { dealt, dealtHand: 'nothing' })).toEqual([])
})

test('[GAME-02] after the draw each row is lit that a hand ended in, the best first, with how many', () => {
  const hands = [ended('three'), ended('nothing'), ended('flush'), ended('three')]
  expect(litRows(jacks, { dealt, dealtHand: 'three', held: 0, hands })).toEqual([
    { hand: 'flush', count: 1 },
    { hand: 'three', count: 2 },
  ])
  // What was dealt and then let go is not lit.
  expect(litRows(jacks, { dealt, dealtHand: 'three', held: 0, hands: [ended('nothing')] })).toEqual(
    [],
  )
})

test('[GAME-02] a row pays by the coin', () => {
  const [royal] = jacks.pays
  expect(royal && rowPaysOre(royal, { coins: 1, coinOre: 100 })).toBe(80_000)
  expect(royal && rowPaysOre(royal, { coins: 5, coinOre: 2_000 })).toBe(8_000_000)
})

test('[GAME-02] every hand that pays has its name, and every long name a short one', () => {
  for (const rules of videoPokers) {
    for (const { hand, nameDa } of rules.pays) {
      expect(nameOf(rules, hand)).toBe(nameDa)
      expect((texts.shortRows[nameDa] ?? nameDa).length).toBeLessThanOrEqual(17)
      expect(texts.shortNames[hand]).not.toBe('')
    }
    expect(nameOf(rules, 'nothing')).toBeUndefined()
  }
})

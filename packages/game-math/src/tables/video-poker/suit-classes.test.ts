import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { tableRng } from '../../random/table-rng.ts'
import { type Card, cardOf, joker, rankOf, readCards, suitOf } from '../cards/card.ts'
import { SuitClasses } from './suit-classes.ts'

const test = provenTest(import.meta.url)

const natural = new SuitClasses(false)
const withJoker = new SuitClasses(true)

test('[GAME-02] the deals of 52 cards fall into 134,459 classes, and those with a joker into 150,891', () => {
  expect([natural.count, withJoker.count]).toEqual([134_459, 150_891])
})

const decks: [string, SuitClasses, number][] = [
  ['52 cards', natural, 2_598_960],
  ['a joker among them', withJoker, 2_869_685],
]

test.each(decks)(
  '[GAME-02] each class of %s is found by its own deal, and all deals are counted',
  (_name, classes, deals) => {
    let [index, counted] = [0, 0]
    for (const deal of classes.deals()) {
      const found = classes.of(deal.cards)
      if (found.index !== index) expect(found.index, deal.cards.join(' ')).toBe(index)
      if (found.places.join('') !== '01234') expect(found.places).toEqual([0, 1, 2, 3, 4])
      index += 1
      counted += deal.deals
    }
    expect([index, counted]).toEqual([classes.count, deals])
  },
)

test('[GAME-02] other names of the suits and another order of the cards are the same class', () => {
  const rng = tableRng(7, 0)
  const own = [...withJoker.deals()].map(({ cards }) => cards)
  for (let round = 0; round < 5_000; round += 1) {
    const deal = shuffled(Array.from({ length: 53 }, (_, card) => card)).slice(0, 5)
    const suits = shuffled([0, 1, 2, 3])
    const other = shuffled(deal).map((card) =>
      card === joker ? joker : cardOf(rankOf(card), suits[suitOf(card)] ?? 0),
    )
    const found = withJoker.of(deal)
    expect(withJoker.of(other).index).toBe(found.index)
    // Each card stands where the class's own deal has one of its rank.
    const sorted = own[found.index] ?? []
    expect(deal.map(rankOf)).toEqual(found.places.map((place) => rankOf(sorted[place] ?? -1)))
  }

  function shuffled(cards: readonly Card[]): Card[] {
    const left = [...cards]
    return cards.flatMap(() => left.splice(rng.below(left.length), 1))
  }
})

test('[GAME-02] deals that no renaming makes alike are two classes', () => {
  const indexes = ['2c 3c 4c 5c 6c', '2d 3c 4c 5c 6c', '2c 3d 4c 5c 6c', '2c 3c 4c 5c 7c'].map(
    (text) => natural.of(readCards(text)).index,
  )
  expect(new Set(indexes).size).toBe(4)
})

test('[GAME-02] what is no deal is a crash', () => {
  expect(() => natural.of(readCards('2c 3c 4c 5c'))).toThrow('4 cards of 5')
  expect(() => natural.of(readCards('2c 3c 4c 5c Xx'))).toThrow('a joker in a deck without one')
  expect(() => natural.of(readCards('2c 2c 4c 5c 6c'))).toThrow('no deal')
})

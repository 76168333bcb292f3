import { invariant } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import { readCards } from '../cards/card.ts'

/** For tests: a generator by which a full shoe of so many decks deals these cards and no more. */
export function stackedRng(decks: number, text: string): Rng {
  const taken: number[] = []
  const places = readCards(text).map((card) => {
    const first = card * decks
    const place = first + taken.filter((each) => each >= first && each < first + decks).length
    const step = place - taken.filter((each) => each < place).length
    taken.push(place)
    return step
  })
  let next = 0
  return {
    u32() {
      throw new Error('a shoe is dealt by below')
    },
    below() {
      const step = places[next]
      invariant(step !== undefined, 'a card beyond those that were stacked')
      next += 1
      return step
    },
  }
}

/** `hsd` as bytes. */
export function choicesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

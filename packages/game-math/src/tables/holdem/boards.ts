import { type Card, cardsPerDeck, rankOf, suitOf } from '../cards/card.ts'

/** A board that stands for all that differ from it by the names of the suits alone. */
export interface Board {
  readonly cards: readonly Card[]
  /** How many of the 24 ways to name the suits give another board. */
  readonly ways: number
}

/** 134,459 boards for all 2,598,960: of the suits' sets of ranks, none is above the one before. */
export function* boardsBySuits(): Generator<Board> {
  const cards = [0, 0, 0, 0, 0]
  yield* further(0, 0)

  function* further(place: number, from: number): Generator<Board> {
    for (let card = from; card < cardsPerDeck; card += 1) {
      cards[place] = card
      if (place < 4) yield* further(place + 1, card + 1)
      else {
        const ways = waysOf(cards)
        if (ways > 0) yield { cards: [...cards], ways }
      }
    }
  }
}

/** 0 when another board stands for these cards. */
function waysOf(cards: readonly Card[]): number {
  const sets = [0, 0, 0, 0]
  for (const card of cards) sets[suitOf(card)] = (sets[suitOf(card)] ?? 0) | (1 << rankOf(card))
  const [a = 0, b = 0, c = 0, d = 0] = sets
  if (a < b || b < c || c < d) return 0
  let alike = 1
  // So many suits in a row are the same.
  for (let at = 1, run = 1; at < 4; at += 1) {
    run = sets[at] === sets[at - 1] ? run + 1 : 1
    alike *= run
  }
  return 24 / alike
}

import type { Rng } from '../../random/rng.ts'
import type { Card } from './card.ts'
import { cardAt, deal, fullShoe } from './shoe.ts'

/**
 * Deals from a shoe of so many decks, shuffled fresh, one card a call. `gone` are the places that
 * are dealt already; of a single deck a place is its card.
 */
export function dealing(decks: number, rng: Rng, gone: readonly number[] = []): () => Card {
  let shoe = { ...fullShoe(decks), taken: gone }
  return () => {
    const next = deal(shoe, rng)
    shoe = { ...shoe, taken: next.shoe.taken }
    return cardAt(next.place, decks)
  }
}

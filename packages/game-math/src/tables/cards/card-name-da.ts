import { type Card, joker, rankOf, suitOf } from './card.ts'

const suitsDa = ['Klør', 'Ruder', 'Hjerter', 'Spar']
const facesDa = ['knægt', 'dame', 'konge', 'es']

/** A card as a player sees it: plain JSON. */
export interface ShownCard {
  readonly card: Card
  readonly nameDa: string
}

export function shownCard(card: Card): ShownCard {
  return { card, nameDa: cardNameDa(card) }
}

/** As a screen reader says it: `Hjerter dame`, `Klør 10`. */
export function cardNameDa(card: Card): string {
  if (card === joker) return 'Joker'
  const rank = rankOf(card)
  return `${suitsDa[suitOf(card)] ?? ''} ${facesDa[rank - 9] ?? rank + 2}`
}

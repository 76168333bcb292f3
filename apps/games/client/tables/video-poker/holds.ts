import { type Card, joker, rankOf } from '@nordlys/game-math/tables/cards/card'
import type { Wild } from '@nordlys/game-math/tables/video-poker/hands'

/** Which of the five cards are held, as the machine has its choice: bit n is the nth, from the lowest. */
export type Holds = number

export const cardCount = 5
export const noHolds: Holds = 0

export function isHeld(holds: Holds, place: number): boolean {
  return ((holds >> place) & 1) === 1
}

export function toggle(holds: Holds, place: number): Holds {
  return holds ^ (1 << place)
}

export function heldOf<Each>(holds: Holds, cards: readonly Each[]): Each[] {
  return cards.filter((_card, place) => isHeld(holds, place))
}

/** Whether a card stands in for any other. */
export function isWild(card: Card, wild: Wild): boolean {
  if (wild === 'joker') return card === joker
  return wild === 'deuces' && rankOf(card) === 0
}

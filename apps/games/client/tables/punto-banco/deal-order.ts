import { handPoints } from '@nordlys/game-math/tables/punto-banco/machine'
import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'

export type Side = 'player' | 'bank'

/** One card as it comes to the table. */
export interface DealtCard {
  readonly side: Side
  readonly card: number
  /** The points of its side once it lies. */
  readonly points: number
  /** It is laid across. */
  readonly isThird: boolean
}

const order = [
  ['player', 0],
  ['bank', 0],
  ['player', 1],
  ['bank', 1],
  ['player', 2],
  ['bank', 2],
] as const

/** The cards as the rules deal them: two each in turn, then the player's third and the bank's. */
export function dealOrder(view: Pick<PuntoBancoView, Side>): readonly DealtCard[] {
  return order.flatMap(([side, at]) => {
    const cards = view[side].cards.slice(0, at + 1).map(({ card }) => card)
    const card = cards[at]
    return card === undefined ? [] : [{ side, card, points: handPoints(cards), isThird: at === 2 }]
  })
}

/** 8 or 9 with two cards, which ends the round. */
export function isNatural({ cards, points }: PuntoBancoView[Side]): boolean {
  return cards.length === 2 && points >= 8
}

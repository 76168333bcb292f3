import { type Card, cardsPerDeck } from '../cards/card.ts'
import { scoreOf } from './evaluate.ts'
import type { HoldemRules } from './rules.ts'
import { endOf, netOf } from './showdown.ts'

/** What the player knows at the choice: two cards of their own and three of the board. */
export interface Cell {
  readonly player: readonly Card[]
  readonly flop: readonly Card[]
}

/** How many ends a cell has: 47 over 2 boards, and 45 over 2 hands of the bank for each. */
export const endsPerCell = 1_081 * 990

/**
 * What calls win in a cell, in antes, over all hands of the bank and the boards given, by the
 * machine's own rules; over all boards it is out of `endsPerCell`.
 */
export function callTotal(
  rules: HoldemRules,
  { player, flop }: Cell,
  boards: readonly (readonly Card[])[],
): number {
  let total = 0
  for (const last of boards) {
    const board = [...flop, ...last]
    const score = scoreOf([...player, ...board])
    const nets = {
      'bank-out': netOf(rules, score, 'bank-out'),
      player: netOf(rules, score, 'player'),
      tie: 0,
      bank: netOf(rules, score, 'bank'),
    }
    for (const bank of pairsWithout([...player, ...board])) {
      total += nets[endOf(score, scoreOf([...bank, ...board]))]
    }
  }
  return total
}

/** Each two of the other cards, once. */
export function pairsWithout(gone: readonly Card[]): Card[][] {
  const left = Array.from({ length: cardsPerDeck }, (_, card) => card).filter(
    (card) => !gone.includes(card),
  )
  return left.flatMap((first, place) => left.slice(place + 1).map((second) => [first, second]))
}

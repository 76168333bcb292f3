import { invariant } from '@nordlys/core'
import { type Card, rankOf, suitOf } from '../cards/card.ts'
import type { VideoPokerRules } from './rules.ts'
import { deckOf } from './subset-counts.ts'
import { SuitClasses } from './suit-classes.ts'

/** What is written once from the solution of a game, and read by browser and server. */
export interface HoldTableJson {
  /** Of the game. */
  readonly id: string
  /** What the holds were worked out for: a table for other pays is refused. */
  readonly pays: string
  /** The best hold of each suit class, a letter each, by the class's index. */
  readonly holds: string
  /** Coins that all hands with a card or two pay together, at `sumPlace`. */
  readonly sums: readonly number[]
}

/** With the joker's own. */
const ranks = 14
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The best hold of every deal of a game. */
export class HoldTable {
  readonly id: string
  readonly sums: readonly number[]
  readonly #holds: string
  readonly #classes: SuitClasses

  constructor(rules: VideoPokerRules, { id, pays, holds, sums }: HoldTableJson) {
    invariant(id === rules.id && pays === paysOf(rules), `${id} is no table of ${rules.id}`)
    this.#classes = new SuitClasses(rules.wild === 'joker')
    invariant(holds.length === this.#classes.count, `${id} has ${holds.length} holds`)
    this.id = id
    this.sums = sums
    this.#holds = holds
  }

  /** The best choice for five cards as they were dealt: bit n is the nth card, from the lowest bit. */
  bestHold(cards: readonly Card[]): number {
    const { index, places } = this.#classes.of(cards)
    const own = letters.indexOf(this.#holds.charAt(index))
    return places.reduce((hold, place, nth) => hold | (((own >> place) & 1) << nth), 0)
  }
}

/**
 * Where the sum of none, one or two cards stands: by rank, and for two by whether they are suited, for
 * suits have no order. The joker counts as a rank of its own.
 */
export function sumPlace([one, two]: readonly Card[]): number {
  if (one === undefined) return 0
  if (two === undefined) return 1 + rankOf(one)
  const [low, high] = [rankOf(one), rankOf(two)].sort((a, b) => a - b)
  const pair = ((high ?? 0) * ((high ?? 0) + 1)) / 2 + (low ?? 0)
  return 1 + ranks + 2 * pair + Number(suitOf(one) === suitOf(two))
}

/** The table of a solution, as it is written. */
export function holdTableJson(
  rules: VideoPokerRules,
  holds: Uint8Array,
  paidWith: (cards: readonly Card[]) => number,
): HoldTableJson {
  const sums = new Array<number>(1 + ranks + ranks * (ranks + 1)).fill(0)
  const deck = Array.from({ length: deckOf(rules.wild) }, (_, card) => card)
  const pairs = deck.flatMap((high) => deck.slice(0, high).map((low) => [low, high]))
  for (const cards of [[], ...deck.map((card) => [card]), ...pairs]) {
    sums[sumPlace(cards)] = paidWith(cards)
  }
  return {
    id: rules.id,
    pays: paysOf(rules),
    holds: Array.from(holds, (hold) => letters.charAt(hold)).join(''),
    sums,
  }
}

/** As staff name a paytable: its pays, the best hand first. */
function paysOf({ wild, pays }: VideoPokerRules): string {
  return `${wild} ${pays.map((row) => `${row.hand} ${row.pays}`).join(', ')}`
}

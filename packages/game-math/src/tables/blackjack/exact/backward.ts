import { invariant } from '@nordlys/core'
import { chartPlay, type Play } from '../chart.ts'
import { aceValue, totalOf, type Value } from '../hand.ts'
import type { ChartRules } from '../rules.ts'
import { BankFlow, bankBust, barredHole } from './bank-flow.ts'
import type { Numbers } from './numbers.ts'

export type Strategy = 'chart' | 'best'

/** A first decision: two cards that are no blackjack, and a bank that has looked and has none. */
interface FirstDecision {
  readonly cards: readonly [Value, Value]
  readonly up: Value
  /** Of the two cards and the up card together. */
  readonly chance: number
  /** What each choice is worth, in stakes of the hand. Surrender is there where the table has it. */
  readonly values: Readonly<Partial<Record<Play, number>>>
}

type See = (decision: FirstDecision) => void

interface Deal extends Pick<FirstDecision, 'cards' | 'chance'> {
  readonly see: See | undefined
}

interface Hand {
  /** With every ace as 1. */
  readonly hard: number
  readonly hasAce: boolean
  /** What has left the shoe beside the up card, as digits of base 33. */
  readonly gone: number
}

const digit = Float64Array.from({ length: 11 }, (_, value) => 33 ** (value - 1))

/**
 * Calculator A. It works backwards from what the bank makes of the shoe that a hand leaves: what a
 * hand is worth is worked out from the hands that one more card makes. After a look for a blackjack
 * a card's chance counts that the hole card is none of those that would make one. Both hands of a
 * split are worth the same before either is played, since their cards come from the same shoe.
 */
export class Backward {
  readonly #rules: ChartRules
  readonly #strategy: Strategy
  readonly #numbers: Numbers
  readonly #counts: Float64Array
  #size: number
  #up: Value = 0
  #barred: Value = 0
  #bank: BankFlow
  readonly #bankEnds = new Map<number, Float64Array>()
  #worth = new Map<number, number>()

  constructor(rules: ChartRules, strategy: Strategy, numbers: Numbers) {
    invariant(strategy === 'chart' || numbers.prime === undefined, 'residues have no largest')
    this.#rules = rules
    this.#strategy = strategy
    this.#numbers = numbers
    this.#counts = Float64Array.from({ length: 11 }, (_, value) => rules.decks * perDeck(value))
    this.#size = rules.decks * 52
    this.#bank = new BankFlow(1, numbers)
  }

  /** What is won on average for a stake of one, less what is lost. `see` is told by the best play. */
  value(see?: See): number {
    const { reduce } = this.#numbers
    let sum = 0
    for (let up = 1; up <= 10; up += 1) {
      const chance = this.#chanceOf(up)
      this.#take(up)
      this.#up = up
      this.#barred = barredHole(up)
      this.#bank = new BankFlow(up, this.#numbers)
      this.#bankEnds.clear()
      this.#worth.clear()
      sum = reduce(sum + reduce(chance * this.#againstUp(chance, see)))
      this.#put(up)
    }
    return sum
  }

  #againstUp(chance: number, see: See | undefined): number {
    const { reduce } = this.#numbers
    let sum = 0
    for (let first = 1; first <= 10; first += 1) {
      const ofFirst = this.#chanceOf(first)
      this.#take(first)
      for (let second = first; second <= 10; second += 1) {
        const orders = first === second ? 1 : 2
        const ofBoth = reduce(orders * reduce(ofFirst * this.#chanceOf(second)))
        this.#take(second)
        const deal = { cards: [first, second] as const, chance: reduce(chance * ofBoth), see }
        sum = reduce(sum + reduce(ofBoth * this.#deal(deal)))
        this.#put(second)
      }
      this.#put(first)
    }
    return sum
  }

  /** Of two cards, before the bank looks. */
  #deal(deal: Deal): number {
    const { reduce, inverse } = this.#numbers
    const { cards } = deal
    const [first, second] = cards
    const lost = this.#barred === 0 ? 0 : this.#chanceOf(this.#barred)
    const hand = { hard: first + second, hasAce: first === aceValue, gone: digits(cards) }
    const { total } = totalOf(hand.hard, hand.hasAce)
    const [pays, forStake] = this.#rules.blackjackPays
    if (total === 21) return reduce(reduce(1 - lost) * reduce(pays * (inverse[forStake] ?? 0)))
    const value = this.#firstPlay(hand, deal)
    return reduce(reduce(reduce(1 - lost) * value) - lost)
  }

  #firstPlay(hand: Hand, { cards, chance, see }: Deal): number {
    const [first, second] = cards
    const pair = first === second ? first : undefined
    const isLate = this.#rules.surrender === 'late'
    const maySplit = this.#rules.splits > 0
    if (this.#strategy === 'chart') {
      const may = { double: true, split: maySplit, surrender: isLate }
      const spot = { ...totalOf(hand.hard, hand.hasAce), up: this.#up, pair, may }
      return this.#valueOf(chartPlay(spot), hand, first)
    }
    const plays: Play[] = ['stand', 'hit', 'double']
    if (pair !== undefined && maySplit) plays.push('split')
    if (isLate) plays.push('surrender')
    const values = new Map(plays.map((play) => [play, this.#valueOf(play, hand, first)]))
    see?.({ cards, up: this.#up, chance, values: Object.fromEntries(values) })
    return Math.max(...values.values())
  }

  /** Of a first play; `first` is what each card of a pair counts. */
  #valueOf(play: Play, hand: Hand, first: Value): number {
    switch (play) {
      case 'hit':
        return this.#hit(hand)
      case 'stand':
        return this.#stand(hand)
      case 'double':
        return this.#double(hand)
      case 'split':
        return this.#split(first, hand)
      case 'surrender':
        return -(this.#numbers.inverse[2] ?? 0)
    }
  }

  /** Hitting and standing alone are left. */
  #worthOf(hand: Hand): number {
    const known = this.#worth.get(hand.gone)
    if (known !== undefined) return known
    const worth = this.#playOn(hand)
    this.#worth.set(hand.gone, worth)
    return worth
  }

  #playOn(hand: Hand): number {
    const total = totalOf(hand.hard, hand.hasAce)
    if (total.total === 21) return this.#stand(hand)
    if (this.#strategy === 'best') return Math.max(this.#stand(hand), this.#hit(hand))
    const may = { double: false, split: false, surrender: false }
    const play = chartPlay({ ...total, up: this.#up, may })
    return play === 'hit' ? this.#hit(hand) : this.#stand(hand)
  }

  #hit(hand: Hand): number {
    return this.#withEachCard(hand, (next) => this.#worthOf(next))
  }

  #double(hand: Hand): number {
    const worth = this.#withEachCard(hand, (next) => this.#stand(next))
    return this.#numbers.reduce(2 * worth)
  }

  /** Both pair cards are out of the shoe; each hand goes on from one of them. */
  #split(value: Value, pair: Hand): number {
    const hand = { hard: value, hasAce: value === aceValue, gone: pair.gone }
    const outside = this.#worth
    this.#worth = new Map()
    const worth = this.#withEachCard(hand, (next) => this.#afterSplit(value, next))
    this.#worth = outside
    return this.#numbers.reduce(2 * worth)
  }

  #afterSplit(value: Value, hand: Hand): number {
    const total = totalOf(hand.hard, hand.hasAce)
    if (value === aceValue || total.total === 21) return this.#stand(hand)
    if (this.#strategy === 'best') return Math.max(this.#worthOf(hand), this.#double(hand))
    const may = { double: true, split: false, surrender: false }
    const play = chartPlay({ ...total, up: this.#up, may })
    return play === 'double' ? this.#double(hand) : this.#worthOf(hand)
  }

  /** On average over the next card; more than 21 loses. */
  #withEachCard(hand: Hand, worthOf: (next: Hand) => number): number {
    const { reduce } = this.#numbers
    let sum = 0
    for (let value = 1; value <= 10; value += 1) {
      if ((this.#counts[value] ?? 0) === 0) continue
      const chance = this.#chanceOfNext(value)
      if (hand.hard + value > 21) {
        sum -= chance
        continue
      }
      this.#take(value)
      sum += reduce(chance * worthOf(withCard(hand, value)))
      this.#put(value)
    }
    return reduce(sum)
  }

  #stand(hand: Hand): number {
    const { total } = totalOf(hand.hard, hand.hasAce)
    const ends = this.#endsOf(hand.gone)
    let worth = ends[bankBust] ?? 0
    for (let bank = 17; bank <= 21; bank += 1) {
      if (bank < total) worth += ends[bank - 17] ?? 0
      else if (bank > total) worth -= ends[bank - 17] ?? 0
    }
    return this.#numbers.reduce(worth)
  }

  #endsOf(gone: number): Float64Array {
    const known = this.#bankEnds.get(gone)
    if (known) return known
    const ends = this.#bank.ends(this.#counts, this.#size).slice()
    this.#bankEnds.set(gone, ends)
    return ends
  }

  #chanceOf(value: Value): number {
    return this.#numbers.reduce(
      (this.#counts[value] ?? 0) * (this.#numbers.inverse[this.#size] ?? 0),
    )
  }

  /** The hole card lies face down and is none that the bank has looked for. */
  #chanceOfNext(value: Value): number {
    if (this.#barred === 0) return this.#chanceOf(value)
    const { reduce, inverse } = this.#numbers
    const chance = reduce((this.#counts[value] ?? 0) * (inverse[this.#size - 1] ?? 0))
    if (value === this.#barred) return chance
    const holes = this.#size - (this.#counts[this.#barred] ?? 0)
    return reduce(chance * reduce((holes - 1) * (inverse[holes] ?? 0)))
  }

  #take(value: Value): void {
    this.#counts[value] = (this.#counts[value] ?? 0) - 1
    this.#size -= 1
  }

  #put(value: Value): void {
    this.#counts[value] = (this.#counts[value] ?? 0) + 1
    this.#size += 1
  }
}

function perDeck(value: Value): number {
  if (value === 0) return 0
  return value === 10 ? 16 : 4
}

function digits(cards: readonly Value[]): number {
  return cards.reduce((sum, value) => sum + (digit[value] ?? 0), 0)
}

function withCard({ hard, hasAce, gone }: Hand, value: Value): Hand {
  return {
    hard: hard + value,
    hasAce: hasAce || value === aceValue,
    gone: gone + (digit[value] ?? 0),
  }
}

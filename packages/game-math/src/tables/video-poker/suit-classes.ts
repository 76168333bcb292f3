import { invariant } from '@nordlys/core'
import { type Card, cardOf, joker, rankOf, suitOf } from '../cards/card.ts'

/**
 * Deals that differ by the names of their suits alone are played alike: 134,459 classes of five cards
 * from 52, and 16,432 more with a joker among them. A class is known by its ranks and by its pattern,
 * which is the suits of each rank, under the names of suits that make it smallest.
 */
export interface SuitClass {
  readonly index: number
  /** For each card of the deal as it lies, its place among the sorted cards of the class's own deal. */
  readonly places: readonly number[]
}

export interface ClassDeal {
  /** The class's own deal, in rising order. */
  readonly cards: readonly Card[]
  /** How many deals the class has. */
  readonly deals: number
}

const ranks = 13
const noOrder: readonly number[] = []
const suitOrders = permutations([0, 1, 2, 3])
const allMasks = Array.from({ length: 16 }, (_, mask) => mask)
/** By the place of the order in `suitOrders`. */
const renamedMasks = suitOrders.map((order) => allMasks.map((mask) => rename(mask, order)))

interface Pattern {
  /** Among those with as many cards of each rank. */
  readonly index: number
  readonly suitOrder: readonly number[]
}

interface PatternDeal {
  /** Of each rank, its suits as a mask. */
  readonly masks: readonly number[]
  deals: number
}

/** Of so many cards without a joker. */
class NaturalClasses {
  readonly count: number
  readonly #cards: number
  /** By the suits of each rank, four bits each. */
  readonly #patterns = new Map<number, Pattern>()
  /** By how many cards each rank has, such as `2,1,1,1`. */
  readonly #shapes = new Map<string, PatternDeal[]>()
  /** By the number of the ranks. */
  readonly #first: Int32Array
  readonly #rankLists: readonly (readonly number[])[]

  constructor(cards: number) {
    this.#cards = cards
    for (const shape of shapesOf(cards)) this.#addShape(shape)
    this.#rankLists = rankListsOf(cards)
    this.#first = new Int32Array(rankListNumber(Array.from({ length: cards }, () => ranks - 1)) + 1)
    let count = 0
    for (const list of this.#rankLists) {
      this.#first[rankListNumber(list)] = count
      count += this.#shapes.get(shapeOf(list).join())?.length ?? 0
    }
    this.count = count
  }

  of(cards: readonly Card[]): { index: number; suitOrder: readonly number[] } {
    const sorted = [...cards].sort((a, b) => a - b)
    invariant(sorted.length === this.#cards, `${sorted.length} cards of ${this.#cards}`)
    const pattern = this.#patterns.get(codeOf(masksOf(sorted)))
    invariant(pattern !== undefined, `no deal: ${cards.join(' ')}`)
    const first = this.#first[rankListNumber(sorted.map(rankOf))] ?? 0
    return { index: first + pattern.index, suitOrder: pattern.suitOrder }
  }

  *deals(): Generator<ClassDeal> {
    for (const list of this.#rankLists) {
      const different = [...new Set(list)]
      for (const { masks, deals } of this.#shapes.get(shapeOf(list).join()) ?? []) {
        const cards = masks.flatMap((mask, place) =>
          [0, 1, 2, 3]
            .filter((suit) => mask & (1 << suit))
            .map((suit) => cardOf(different[place] ?? 0, suit)),
        )
        yield { cards, deals }
      }
    }
  }

  #addShape(shape: readonly number[]): void {
    const found: PatternDeal[] = []
    const known = new Map<number, number>()
    for (const masks of assignments(shape)) {
      const { code, suitOrder } = smallest(masks)
      const index = known.get(code) ?? found.length
      known.set(code, index)
      found[index] ??= { masks: masks.map((mask) => rename(mask, suitOrder)), deals: 0 }
      found[index].deals += 1
      this.#patterns.set(codeOf(masks), { index, suitOrder })
    }
    this.#shapes.set(shape.join(), found)
  }
}

/** All classes of five cards, of a deck with or without a joker. */
export class SuitClasses {
  readonly count: number
  readonly #natural = new NaturalClasses(5)
  readonly #withJoker: NaturalClasses | undefined

  constructor(hasJoker: boolean) {
    this.#withJoker = hasJoker ? new NaturalClasses(4) : undefined
    this.count = this.#natural.count + (this.#withJoker?.count ?? 0)
  }

  /** The class of five cards, in any order. */
  of(cards: readonly Card[]): SuitClass {
    const hasJoker = cards.includes(joker)
    const classes = hasJoker ? this.#withJoker : this.#natural
    invariant(classes !== undefined, 'a joker in a deck without one')
    const { index, suitOrder } = classes.of(cards.filter((card) => card !== joker))
    const own = cards.map((card) =>
      card === joker ? joker : cardOf(rankOf(card), suitOrder[suitOf(card)] ?? 0),
    )
    const places = own.map((card) => own.filter((other) => other < card).length)
    return { index: hasJoker ? this.#natural.count + index : index, places }
  }

  /** By their index. */
  *deals(): Generator<ClassDeal> {
    yield* this.#natural.deals()
    for (const { cards, deals } of this.#withJoker?.deals() ?? []) {
      yield { cards: [...cards, joker], deals }
    }
  }
}

function masksOf(sorted: readonly Card[]): number[] {
  const masks: number[] = []
  let last = -1
  for (const card of sorted) {
    if (rankOf(card) !== last) masks.push(0)
    last = rankOf(card)
    masks[masks.length - 1] = (masks.at(-1) ?? 0) | (1 << suitOf(card))
  }
  return masks
}

function codeOf(masks: readonly number[]): number {
  return masks.reduce((code, mask) => code * 16 + mask, 0)
}

/** The names of suits that make the code smallest. */
function smallest(masks: readonly number[]): { code: number; suitOrder: readonly number[] } {
  let best = { code: Number.POSITIVE_INFINITY, suitOrder: noOrder }
  for (const [index, suitOrder] of suitOrders.entries()) {
    const renamed = renamedMasks[index] ?? []
    const code = masks.reduce((sum, mask) => sum * 16 + (renamed[mask] ?? 0), 0)
    if (code < best.code) best = { code, suitOrder }
  }
  return best
}

function rename(mask: number, suitOrder: readonly number[]): number {
  return suitOrder.reduce((sum, to, from) => sum | (((mask >> from) & 1) << to), 0)
}

/** Every way to give each rank so many suits. */
function assignments(shape: readonly number[]): number[][] {
  const [count, ...others] = shape
  if (count === undefined) return [[]]
  const rest = assignments(others)
  const masks = allMasks.filter((mask) => bits(mask) === count)
  return masks.flatMap((mask) => rest.map((each) => [mask, ...each]))
}

/** How many cards each rank has, rank by rank: every way to part so many cards, at most four each. */
function shapesOf(cards: number): number[][] {
  if (cards === 0) return [[]]
  return [1, 2, 3, 4]
    .filter((count) => count <= cards)
    .flatMap((count) => shapesOf(cards - count).map((rest) => [count, ...rest]))
}

function shapeOf(list: readonly number[]): number[] {
  return [...new Set(list)].map((rank) => list.filter((each) => each === rank).length)
}

/** Every rising list of so many ranks, none of them more than four times. */
function rankListsOf(cards: number, least = 0): number[][] {
  if (cards === 0) return [[]]
  const lists: number[][] = []
  for (let rank = least; rank < ranks; rank += 1) {
    for (const rest of rankListsOf(cards - 1, rank)) {
      if (rest.filter((each) => each === rank).length < 4) lists.push([rank, ...rest])
    }
  }
  return lists
}

/** Another number for each rising list of as many ranks. */
function rankListNumber(list: readonly number[]): number {
  return list.reduce((sum, rank, place) => sum + choose(rank + place, place + 1), 0)
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let step = 0; step < count; step += 1) ways = (ways * (from - step)) / (step + 1)
  return ways
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

function bits(mask: number): number {
  return mask === 0 ? 0 : 1 + bits(mask & (mask - 1))
}

import { invariant } from '@nordlys/core'
import { equal, type Fraction, fraction, multiply, one, plus, show } from '../../prove/fraction.ts'
import { type Card, cardOf, cardsPerDeck, rankOf, suitOf } from '../cards/card.ts'
import { figuresOf, type Results, type TableFigures, tallied } from '../figures.ts'
import { BoardCounts, handsLeft } from './board-counts.ts'
import { boardsBySuits } from './boards.ts'
import { type Cell, endsPerCell } from './cell.ts'
import { holdemHands } from './evaluate.ts'
import { callAntes, type HoldemRules } from './rules.ts'

const hands = 1_326
const flops = 22_100
/** Each hand with the flops that it leaves: 50 over 3. */
const cells = hands * 19_600

export interface HoldemReturn {
  /** Of every cell played as is best in it. */
  readonly figures: TableFigures
  /** What comes back of all that is staked then. */
  readonly ofStakes: Fraction
  /** How many cells are called, of 25,989,600. */
  readonly called: number
  /** What comes back of an ante when every hand is called. */
  readonly returnedByCalling: Fraction
}

/** The value over every cell, all boards and all hands of the bank: 260 MB and a minute and a half. */
export function returnOf(rules: HoldemRules, totals: CellTotals): HoldemReturn {
  const { calls, called, won, wonByCalling } = bestOfEveryCell(totals)
  const figures = figuresOf(resultsOf(rules, calls, called))
  const ends = BigInt(cells) * BigInt(endsPerCell)
  const returned = plus(one, fraction(won, ends))
  // The ends of all rounds come to what the totals of the cells do.
  invariant(equal(returned, figures.returned), `${show(returned)} and ${show(figures.returned)}`)
  const perStake = fraction(cells, cells + callAntes * called)
  return {
    figures,
    ofStakes: plus(one, multiply(fraction(won, ends), perStake)),
    called,
    returnedByCalling: plus(one, fraction(wonByCalling, ends)),
  }
}

/**
 * What a call wins in every cell. Each board that stands for others is counted once, and a cell
 * adds up what its 24 images under the names of the suits have.
 */
export class CellTotals {
  readonly #totals = new Float64Array(hands * flops)

  constructor({ antePays }: HoldemRules) {
    const pays = holdemHands.map((hand) => antePays[hand])
    const totals = new Float64Array(handsLeft)
    everyBoard((counted, places, ofFlops, ways) => {
      for (let hand = 0; hand < handsLeft; hand += 1) {
        const ante = pays[counted.kind[hand] ?? 0] ?? 0
        const [out, won] = [counted.out[hand] ?? 0, counted.won[hand] ?? 0]
        const lost = (counted.lost[hand] ?? 0) * (1 + callAntes)
        totals[hand] = ways * (out * ante + won * (ante + callAntes) - lost)
      }
      for (const flop of ofFlops) this.#add(flop * hands, places, totals)
    })
  }

  /** In antes, of `endsPerCell` ends. */
  of({ player, flop }: Cell): number {
    const images = imagesOf({ player, flop })
    return images.reduce((sum, at) => sum + (this.#totals[at] ?? 0), 0) / images.length
  }

  /** The hands of a flop lie side by side: written in turn, they stay in the processor's cache. */
  #add(from: number, places: Int32Array, totals: Float64Array): void {
    for (let hand = 0; hand < handsLeft; hand += 1) {
      const at = from + (places[hand] ?? 0)
      this.#totals[at] = (this.#totals[at] ?? 0) + (totals[hand] ?? 0)
    }
  }
}

/** Cells as they are best played; hands that differ by the suits' names are looked at once. */
function bestOfEveryCell(totals: CellTotals) {
  const calls = new Uint8Array(hands * flops)
  let [won, called, wonByCalling] = [0n, 0, 0n]
  for (const { player, ways } of startingHands()) {
    let [ofHand, all] = [0, 0]
    for (const flop of everyFlop(player)) {
      const total = totals.of({ player, flop })
      all += total
      ofHand += Math.max(total, -endsPerCell)
      if (total <= -endsPerCell) continue
      called += ways
      for (const at of imagesOf({ player, flop })) calls[at] = 1
    }
    won += BigInt(ofHand) * BigInt(ways)
    wonByCalling += BigInt(all) * BigInt(ways)
  }
  return { calls, called, won, wonByCalling }
}

/** How all rounds end, in hundredths of the ante, when the cells of `calls` are called. */
function resultsOf({ antePays }: HoldemRules, calls: Uint8Array, called: number): Results {
  const kinds = holdemHands.map((hand) => ({ pays: antePays[hand], out: 0, won: 0 }))
  let [lost, tied] = [0, 0]
  everyBoard((counted, places, ofFlops, ways) => {
    for (let hand = 0; hand < handsLeft; hand += 1) {
      let times = 0
      for (const flop of ofFlops) times += calls[flop * hands + (places[hand] ?? 0)] ?? 0
      const kind = kinds[counted.kind[hand] ?? 0]
      if (times === 0 || !kind) continue
      const [out, won] = [counted.out[hand] ?? 0, counted.won[hand] ?? 0]
      const above = counted.lost[hand] ?? 0
      kind.out += ways * times * out
      kind.won += ways * times * won
      lost += ways * times * above
      tied += ways * times * (990 - out - won - above)
    }
  })
  return tallied([
    ...kinds.flatMap(({ pays, out, won }): [number, bigint][] => [
      [pays * 100, BigInt(out)],
      [(pays + callAntes) * 100, BigInt(won)],
    ]),
    [(-1 - callAntes) * 100, BigInt(lost)],
    [0, BigInt(tied)],
    [-100, BigInt(cells - called) * BigInt(endsPerCell)],
  ])
}

/** Each board that stands for others, with the places of its hands and of its ten flops. */
function everyBoard(
  see: (counted: BoardCounts, places: Int32Array, ofFlops: readonly number[], ways: number) => void,
): void {
  const counted = new BoardCounts()
  const places = new Int32Array(handsLeft)
  for (const { cards, ways } of boardsBySuits()) {
    counted.count(cards)
    for (let hand = 0; hand < handsLeft; hand += 1) {
      places[hand] = placeOfPair(counted.first[hand] ?? 0, counted.second[hand] ?? 0)
    }
    see(counted, places, flopsOf(cards).map(placeOfFlop), ways)
  }
}

/** The 169 hands that differ by more than the suits' names, and how many are alike. */
function startingHands(): { player: Card[]; ways: number }[] {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank)
  return ranks.flatMap((high) => [
    { player: [cardOf(high, 0), cardOf(high, 1)], ways: 6 },
    ...ranks.slice(0, high).flatMap((low) => [
      { player: [cardOf(high, 0), cardOf(low, 0)], ways: 4 },
      { player: [cardOf(high, 0), cardOf(low, 1)], ways: 12 },
    ]),
  ])
}

function* everyFlop(gone: readonly Card[]): Generator<Card[]> {
  for (let a = 0; a < cardsPerDeck; a += 1) {
    for (let b = a + 1; b < cardsPerDeck; b += 1) {
      for (let c = b + 1; c < cardsPerDeck; c += 1) {
        if (![a, b, c].some((card) => gone.includes(card))) yield [a, b, c]
      }
    }
  }
}

/** The ten threes of a board's five. */
function flopsOf(board: readonly Card[]): Card[][] {
  return board.flatMap((a, at) =>
    board.slice(at + 1).flatMap((b, next) => board.slice(at + next + 2).map((c) => [a, b, c])),
  )
}

/** The 24 ways to name the suits. */
const namings: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].map((c) => [a, b, c, 6 - a - b - c]).filter((all) => new Set(all).size === 4),
  ),
)

/** Where a cell stands under each of them. */
function imagesOf({ player, flop }: Cell): number[] {
  return namings.map((naming) => {
    const [first = 0, second = 0] = player.map((card) => renamed(card, naming))
    const place = placeOfFlop(flop.map((card) => renamed(card, naming)))
    return place * hands + placeOfPair(first, second)
  })
}

function renamed(card: Card, naming: readonly number[]): Card {
  return cardOf(rankOf(card), naming[suitOf(card)] ?? 0)
}

function placeOfPair(a: Card, b: Card): number {
  const high = Math.max(a, b)
  return (high * (high - 1)) / 2 + Math.min(a, b)
}

function placeOfFlop([a = 0, b = 0, c = 0]: readonly Card[]): number {
  const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)]
  const middle = a + b + c - low - high
  return (high * (high - 1) * (high - 2)) / 6 + (middle * (middle - 1)) / 2 + low
}

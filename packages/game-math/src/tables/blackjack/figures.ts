import { required } from '@nordlys/core'
import { type Fraction, fraction, minus, one } from '../../prove/fraction.ts'
import type { BlackjackRules } from './rules.ts'

/** What is proven of a table, for its definition, its rules page and its PAR page alike. */
export interface BlackjackFigures {
  /** What comes back on average of the first stake, played by the chart. */
  readonly chartReturn: Fraction
  /** The same of the best play of each hand by its own cards, rounded. */
  readonly bestReturn: number
  /** The standard deviation of a round played by the chart, in first stakes, rounded. */
  readonly deviation: number
  /** How often a round played by the chart wins so many first stakes, rounded; below 0 it loses. */
  readonly results: readonly (readonly [won: number, share: number])[]
}

const figures: Readonly<Record<string, BlackjackFigures>> = {
  '6 late': {
    chartReturn: less(
      10920960091754921507444056118836200575981n,
      2820286588398362505996709376335747886107875n,
    ),
    bestReturn: 0.9961571755,
    deviation: 1.132881,
    results: [
      [-4, 0.0001978],
      [-3, 0.00171094],
      [-2, 0.04264319],
      [-1, 0.40161798],
      [-0.5, 0.0447562],
      [0, 0.08512063],
      [1, 0.31687771],
      [1.5, 0.04532299],
      [2, 0.05918129],
      [3, 0.00217559],
      [4, 0.00039567],
    ],
  },
  '8 none': {
    chartReturn: less(
      16179027993707925131956037985904143729641100571n,
      3317585254162430596148240435723095273305541012875n,
    ),
    bestReturn: 0.9951421964,
    deviation: 1.146686,
    results: [
      [-4, 0.0002009],
      [-3, 0.00173077],
      [-2, 0.04277581],
      [-1, 0.43401246],
      [0, 0.08802651],
      [1, 0.32618164],
      [1.5, 0.04526613],
      [2, 0.059214],
      [3, 0.0021927],
      [4, 0.00039908],
    ],
  },
}

export function figuresOf({ decks, surrender }: BlackjackRules): BlackjackFigures {
  return required(figures[`${decks} ${surrender}`], `figures of ${decks} decks, ${surrender}`)
}

/** Against an ace, before any other card is seen: a ten below it of the cards left. */
export function insuranceReturn({ decks, insurancePays }: BlackjackRules): Fraction {
  const [pays, forStake] = insurancePays
  return fraction(16 * decks * (pays + forStake), (52 * decks - 1) * forStake)
}

/** "Ens par": beside any first card, of the same rank its like, its colour and the other colour. */
export function pairReturn({ decks, pair }: BlackjackRules): Fraction {
  const back =
    (1 + pair.perfect) * (decks - 1) + (1 + pair.colour) * decks + (1 + pair.mixed) * 2 * decks
  return fraction(back, 52 * decks - 1)
}

/** "Trio": suits, ranks and rows, less what is a suit and a rank or a row as well. */
export function trioReturn({ decks, trio }: BlackjackRules): Fraction {
  const cubes = decks ** 3
  const suits = 4 * threeOf(13 * decks) - 52 * threeOf(decks)
  const rows = 12 * 6 * (64 * cubes - 4 * cubes)
  return fraction((suits + 13 * threeOf(4 * decks) + rows) * (1 + trio.pays), threeOf(52 * decks))
}

/** Orders of three of so many cards. */
function threeOf(cards: number): number {
  return cards * (cards - 1) * (cards - 2)
}

function less(numerator: bigint, denominator: bigint): Fraction {
  return minus(one, fraction(numerator, denominator))
}

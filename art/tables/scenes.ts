import type { TitleStyle } from '../lettering-faces.ts'
import type { ChipStack } from './chips.ts'
import type { felts } from './felt.ts'
import type { PlayingCard, Suit } from './playing-cards.ts'
import type { Wheel } from './roulette-wheel.ts'

/** The tile of a game at a table: its cloth, what lies on it, the lowest first, and its name. */
export type TableScene = {
  readonly slug: string
  readonly title: string
  readonly felt: keyof typeof felts
  readonly wheel?: Wheel
  readonly behind?: readonly ChipStack[]
  readonly cards: readonly PlayingCard[]
  readonly before?: readonly ChipStack[]
  readonly metal: TitleStyle['metal']
}

type Face = PlayingCard['face']
const card = (rank: string, suit: Suit): Face => [rank, suit]

/** Cards held like a hand, round a point below them, the first to the left. */
function fan(
  faces: readonly Face[],
  { at: [x, y], reach, spread, scale }: Fan,
): readonly PlayingCard[] {
  return faces.map((face, index) => {
    const turn = (index - (faces.length - 1) / 2) * spread
    const angle = (turn * Math.PI) / 180
    return { face, at: [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach], turn, scale }
  })
}

interface Fan {
  at: readonly [x: number, y: number]
  reach: number
  spread: number
  scale: number
}

const hand: Fan = { at: [180, 540], reach: 342, spread: 9.4, scale: 0.94 }
const aces = [card('A', 'clubs'), card('A', 'diamonds'), card('A', 'spades'), card('A', 'hearts')]

export const tableScenes: readonly TableScene[] = [
  {
    slug: 'blackjack',
    title: 'Blackjack',
    felt: 'green',
    metal: 'gold',
    behind: [
      { at: [66, 106], count: 5, tint: 'black', radius: 36 },
      { at: [300, 112], count: 7, tint: 'red', radius: 36 },
    ],
    cards: fan([card('A', 'spades'), card('K', 'hearts')], {
      at: [176, 620],
      reach: 420,
      spread: 15,
      scale: 1.42,
    }),
    before: [{ at: [308, 318], count: 4, tint: 'green', radius: 40 }],
  },
  {
    slug: 'blackjack-klassisk',
    title: 'Blackjack Klassisk',
    felt: 'blue',
    metal: 'silver',
    behind: [{ at: [58, 118], count: 3, tint: 'gold', radius: 36 }],
    cards: [
      { face: 'back', at: [282, 88], turn: 24, scale: 0.74 },
      { face: 'back', at: [276, 82], turn: 22, scale: 0.74 },
      { face: card('A', 'diamonds'), at: [130, 196], turn: -12, scale: 1.34 },
      { face: card('J', 'spades'), at: [222, 218], turn: 9, scale: 1.34 },
    ],
    before: [
      { at: [52, 330], count: 6, tint: 'blue', radius: 36 },
      { at: [116, 348], count: 3, tint: 'black', radius: 34 },
    ],
  },
  {
    slug: 'jacks-or-better',
    title: 'Jacks or Better',
    felt: 'ink',
    metal: 'gold',
    cards: [
      ...fan([card('10', 'clubs'), card('A', 'hearts'), card('10', 'diamonds')], {
        at: [180, 420],
        reach: 300,
        spread: 20,
        scale: 0.84,
      }),
      { face: card('J', 'hearts'), at: [126, 222], turn: -10, scale: 1.3 },
      { face: card('J', 'spades'), at: [232, 226], turn: 9, scale: 1.3 },
    ],
  },
  {
    slug: 'bonus-poker',
    title: 'Bonus Poker',
    felt: 'teal',
    metal: 'gold',
    behind: [
      { at: [50, 112], count: 4, tint: 'gold', radius: 30 },
      { at: [312, 112], count: 4, tint: 'gold', radius: 30 },
    ],
    cards: fan([...aces, card('K', 'spades')], hand),
  },
  {
    slug: 'double-bonus-poker',
    title: 'Double Bonus Poker',
    felt: 'violet',
    metal: 'silver',
    cards: [
      ...fan(aces, { at: [180, 400], reach: 300, spread: 14, scale: 0.82 }),
      ...fan(
        [card('A', 'hearts'), card('A', 'clubs'), card('A', 'diamonds'), card('A', 'spades')],
        { at: [180, 560], reach: 320, spread: 13, scale: 0.98 },
      ),
    ],
    before: [
      { at: [50, 322], count: 5, tint: 'violet', radius: 34 },
      { at: [312, 326], count: 3, tint: 'gold', radius: 34 },
    ],
  },
  {
    slug: 'deuces-wild',
    title: 'Deuces Wild',
    felt: 'wine',
    metal: 'gold',
    cards: fan(
      [card('2', 'clubs'), card('2', 'hearts'), card('2', 'spades'), card('2', 'diamonds')],
      { at: [184, 570], reach: 376, spread: 9.6, scale: 1.08 },
    ),
  },
  {
    slug: 'joker-poker',
    title: 'Joker Poker',
    felt: 'amber',
    metal: 'gold',
    cards: [
      ...fan(
        [card('K', 'spades'), card('K', 'hearts'), card('K', 'diamonds'), card('K', 'clubs')],
        { at: [180, 440], reach: 300, spread: 17, scale: 0.94 },
      ),
      { face: 'joker', at: [180, 238], turn: -4, scale: 1.36 },
    ],
  },
  {
    slug: 'trekortspoker',
    title: 'Trekortspoker',
    felt: 'blue',
    metal: 'gold',
    behind: [{ at: [296, 100], count: 6, tint: 'red', radius: 34 }],
    cards: fan([card('Q', 'hearts'), card('K', 'hearts'), card('A', 'hearts')], {
      at: [180, 600],
      reach: 396,
      spread: 12,
      scale: 1.24,
    }),
    before: [{ at: [54, 326], count: 4, tint: 'black', radius: 36 }],
  },
  {
    slug: 'holdem-mod-huset',
    title: 'Hold’em mod huset',
    felt: 'green',
    metal: 'silver',
    cards: [
      ...[card('10', 'spades'), card('J', 'spades'), card('Q', 'spades'), card('K', 'spades')].map(
        (face, index): PlayingCard => ({
          face,
          at: [66 + index * 76, 102],
          turn: index - 1.5,
          scale: 0.66,
        }),
      ),
      ...fan([card('A', 'hearts'), card('A', 'spades')], {
        at: [178, 620],
        reach: 370,
        spread: 16,
        scale: 1.16,
      }),
    ],
    before: [
      { at: [52, 322], count: 5, tint: 'blue', radius: 34 },
      { at: [312, 326], count: 4, tint: 'red', radius: 34 },
    ],
  },
  {
    slug: 'punto-banco',
    title: 'Punto Banco',
    felt: 'wine',
    metal: 'gold',
    cards: [
      { face: card('9', 'clubs'), at: [74, 140], turn: -9, scale: 0.98 },
      { face: card('K', 'diamonds'), at: [132, 152], turn: 5, scale: 0.98 },
      { face: card('4', 'spades'), at: [226, 232], turn: -6, scale: 1.12 },
      { face: card('4', 'hearts'), at: [296, 240], turn: 9, scale: 1.12 },
    ],
    behind: [{ at: [296, 98], count: 6, tint: 'gold', radius: 34 }],
    before: [{ at: [72, 318], count: 5, tint: 'black', radius: 38 }],
  },
  {
    slug: 'roulette-europaeisk',
    title: 'Europæisk Roulette',
    felt: 'green',
    metal: 'gold',
    wheel: { at: [180, 176], radius: 140, turn: -1.9 },
    cards: [],
    before: [
      { at: [54, 330], count: 4, tint: 'red', radius: 34 },
      { at: [312, 334], count: 6, tint: 'black', radius: 34 },
    ],
  },
  {
    slug: 'roulette-fransk',
    title: 'Fransk Roulette',
    felt: 'ink',
    metal: 'silver',
    wheel: { at: [208, 168], radius: 152, turn: 0.7 },
    cards: [],
    before: [
      { at: [56, 312], count: 7, tint: 'blue', radius: 36 },
      { at: [128, 336], count: 3, tint: 'gold', radius: 34 },
    ],
  },
  {
    slug: 'faelles-roulette',
    title: 'Fælles Roulette',
    felt: 'teal',
    metal: 'gold',
    wheel: { at: [168, 172], radius: 146, turn: 2.6 },
    cards: [],
    before: [
      { at: [300, 318], count: 3, tint: 'blue', radius: 32 },
      { at: [316, 352], count: 5, tint: 'red', radius: 32 },
      { at: [60, 336], count: 2, tint: 'green', radius: 32 },
    ],
  },
  {
    slug: 'faelles-roulette-hoej',
    title: 'Fælles Roulette Høj',
    felt: 'violet',
    metal: 'gold',
    wheel: { at: [192, 170], radius: 148, turn: -0.5 },
    cards: [],
    before: [
      { at: [52, 322], count: 8, tint: 'black', radius: 35 },
      { at: [124, 344], count: 6, tint: 'gold', radius: 34 },
    ],
  },
  {
    slug: 'faelles-punto-banco',
    title: 'Fælles Punto Banco',
    felt: 'teal',
    metal: 'gold',
    cards: [
      { face: card('5', 'hearts'), at: [84, 232], turn: -8, scale: 1.08 },
      { face: card('4', 'clubs'), at: [152, 240], turn: 4, scale: 1.08 },
      { face: card('Q', 'spades'), at: [228, 138], turn: -5, scale: 0.98 },
      { face: card('7', 'diamonds'), at: [292, 146], turn: 8, scale: 0.98 },
    ],
    behind: [{ at: [66, 98], count: 5, tint: 'blue', radius: 34 }],
    before: [
      { at: [248, 334], count: 3, tint: 'green', radius: 33 },
      { at: [312, 326], count: 6, tint: 'red', radius: 34 },
    ],
  },
]

import { letterShape } from '../lettering-faces.ts'

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'

/** A card as it lies in a picture; `joker` has no rank and no suit. */
export type PlayingCard = {
  readonly face: readonly [rank: string, suit: Suit] | 'joker' | 'back'
  /** The middle of the card, in the picture's units. */
  readonly at: readonly [x: number, y: number]
  readonly turn: number
  /** Of a card of 120 by 168 units. */
  readonly scale: number
}

/** Suits in a square of 100 units. */
const suits: Readonly<Record<Suit, string>> = {
  hearts:
    'M50 92' +
    'C22 66 5 50 5 29 5 15 16 5 29 5 39 5 46 11 50 20 54' +
    ' 11 61 5 71 5 84 5 95 15 95 29 95 50 78 66 50 92Z',
  diamonds: 'M50 3C60 22 72 37 88 50 72 63 60 78 50 97 40 78 28 63 12 50 28 37 40 22 50 3Z',
  spades:
    'M50 4C60 26 94 40 94 63 94 75 85 83 74 83 65 83 58 79 54 71 55 83 60 91 69 96' +
    'L31 96C40 91 45 83 46 71 42 79 35 83 26 83 15 83 6 75 6 63 6 40 40 26 50 4Z',
  clubs:
    'M50 4' +
    'C62 4 72 14 72 26 72 32 69 38 65 42 79 39 95 48 95 63' +
    ' 95 76 85 85 73 85 65 85 58 80 54 73 55 84 60 92 69 96' +
    'L31 96C40 92 45 84 46 73 42 80 35 85 27 85 15 85 5 76 5' +
    ' 63 5 48 21 39 35 42 31 38 28 32 28 26 28 14 38 4 50 4Z',
}

const isRed = (suit: Suit) => suit === 'hearts' || suit === 'diamonds'

/** The colours that cards are drawn with, for a picture's `<defs>`. */
export const cardDefs = `
  <linearGradient id="paper" x1="0" y1="0" x2=".6" y2="1">
    <stop offset="0" stop-color="#ffffff"/><stop offset=".55" stop-color="#f4f1e8"/>
    <stop offset="1" stop-color="#d6d0c0"/>
  </linearGradient>
  <linearGradient id="red" x2=".3" y2="1">
    <stop offset="0" stop-color="#e8505f"/><stop offset=".5" stop-color="#c02337"/>
    <stop offset="1" stop-color="#7d1020"/>
  </linearGradient>
  <linearGradient id="black" x2=".3" y2="1">
    <stop offset="0" stop-color="#3c4a68"/><stop offset=".5" stop-color="#161d2e"/>
    <stop offset="1" stop-color="#05080f"/>
  </linearGradient>
  <linearGradient id="back" x2=".5" y2="1">
    <stop offset="0" stop-color="#1f6f8a"/><stop offset=".5" stop-color="#123f66"/>
    <stop offset="1" stop-color="#0a2140"/>
  </linearGradient>
  <linearGradient id="gilt" x2=".4" y2="1">
    <stop offset="0" stop-color="#fff1c9"/><stop offset=".5" stop-color="#e9b748"/>
    <stop offset="1" stop-color="#8a5a12"/>
  </linearGradient>
  <filter id="cast" x="-30%" y="-30%" width="160%" height="170%">
    <feGaussianBlur stdDeviation="7"/>
  </filter>
  <filter id="near" x="-20%" y="-20%" width="140%" height="140%">
    <feGaussianBlur stdDeviation="2"/>
  </filter>`

/** A card with its shadow, as the body of an SVG. */
export function cardShape({ face, at: [x, y], turn, scale }: PlayingCard): string {
  const edge = '<rect x="-60" y="-84" width="120" height="168" rx="11"'
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <g transform="rotate(${-turn}) translate(5 12) rotate(${turn})">
      ${edge} fill="#000" opacity=".55" filter="url(#cast)"/>
    </g>
    ${edge} fill="#000" opacity=".5" filter="url(#near)"/>
    ${edge} fill="url(#paper)"/>
    ${edge} fill="none" stroke="#8f8976" stroke-opacity=".6" stroke-width="1"/>
    ${insideOf(face)}
  </g>`
}

function insideOf(face: PlayingCard['face']): string {
  if (face === 'back') return back
  if (face === 'joker') return joker
  const [rank, suit] = face
  const ink = isRed(suit) ? 'url(#red)' : 'url(#black)'
  const corner = `<g transform="translate(-43 -61)">${letter(rank, 30)}
    <g transform="translate(-9.5 17) scale(.19)"><path d="${suits[suit]}"/></g></g>`
  return `<g fill="${ink}">${corner}<g transform="rotate(180)">${corner}</g>${middleOf(rank, suit)}</g>`
}

function letter(rank: string, size: number): string {
  const glyphs = letterShape('playfair', rank, 0, size)
  return `<g transform="translate(0 ${-128})">${glyphs}</g>`
}

/** Low cards have their pips, an ace a large one, and court cards a letter with a crown in a frame. */
function middleOf(rank: string, suit: Suit): string {
  const pip = (x: number, y: number, size: number, upside = false) =>
    `<g transform="translate(${x} ${y}) rotate(${upside ? 180 : 0}) scale(${size / 100})
      translate(-50 -50)"><path d="${suits[suit]}"/></g>`
  if (rank === 'A') return pip(0, 2, 74)
  if (rank === '2') return pip(0, -42, 42) + pip(0, 42, 42, true)
  if (['J', 'Q', 'K'].includes(rank)) {
    return `<rect x="-31" y="-58" width="62" height="116" rx="6" fill="${
      isRed(suit) ? '#f7dfd6' : '#dde4f0'
    }" stroke="url(#gilt)" stroke-width="2.4"/>
      <g transform="translate(0 12)">${letter(rank, 82)}</g>
      <path d="${crown}" fill="url(#gilt)" stroke="#6b4208" stroke-width="1" stroke-linejoin="round"/>
      ${pip(0, 47, 15)}`
  }
  return (pipsOf[rank] ?? []).map(([x, y]) => pip(x, y, 25, y > 0)).join('')
}

const corners = [-21, 21].flatMap((x) => [-46, 46].map((y) => [x, y] as const))
const sides = [-21, 21].flatMap((x) => [-50, -17, 17, 50].map((y) => [x, y] as const))

/** Where the pips of the numbered cards stand that a picture shows. */
const pipsOf: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  '4': corners,
  '9': [...sides, [0, 0]],
  '10': [...sides, [0, -34], [0, 34]],
}

const crown = 'M-17 -33L-20 -52 -10 -43 0 -55 10 -43 20 -52 17 -33Z'

const back = `
  <rect x="-53" y="-77" width="106" height="154" rx="7" fill="url(#back)"/>
  <g fill="none" stroke="#7fd6d8" stroke-opacity=".5" stroke-width="1.4">
    <rect x="-47" y="-71" width="94" height="142" rx="5"/>
    <path d="M0 -62L42 0 0 62 -42 0Z"/><path d="M0 -44L30 0 0 44 -30 0Z"/>
    <path d="M0 -26L18 0 0 26 -18 0Z"/>
  </g>`

/** A jester's cap with three bells. */
const joker = `
  <g fill="url(#red)"><g transform="translate(-45 -52) rotate(90)">${letter('JOKER', 17)}</g>
  <g transform="rotate(180) translate(-45 -52) rotate(90)">${letter('JOKER', 17)}</g></g>
  <g stroke="#3a0d18" stroke-width="1.6" stroke-linejoin="round">
    <path d="M-34 16C-40 -8 -52 -14 -50 -30 -44 -24 -30 -30 -18 -16 -14 -6 -12 6 -10 16Z"
      transform="translate(6 0)" fill="url(#red)"/>
    <path d="M34 16C40 -8 52 -14 50 -30 44 -24 30 -30 18 -16 14 -6 12 6 10 16Z"
      transform="translate(-6 0)" fill="#1d8a64"/>
    <path d="M-22 16C-22 -14 -14 -34 0 -52 14 -34 22 -14 22 16Z" fill="url(#gilt)"/>
    <path d="M-32 14L32 14 28 30 -28 30Z" fill="#5a3fc0"/>
    <g fill="url(#gilt)"><circle cx="-44" cy="-32" r="6"/><circle cx="44" cy="-32" r="6"/>
      <circle cx="0" cy="-55" r="6.5"/></g>
  </g>
  <path d="M-22 36C-20 58 -10 66 0 66 10 66 20 58 22 36Z" fill="#f3d9c2" stroke="#7a5238"
    stroke-width="1.4"/>
  <path d="M-11 47C-6 56 6 56 11 47" fill="none" stroke="#a81e2f" stroke-width="2.6"
    stroke-linecap="round"/>
  <circle cx="-8" cy="42" r="1.8"/><circle cx="8" cy="42" r="1.8"/>`

import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

/** A drawing grown by a stroke of that width, for what lies round it. */
function grown(drawing: string, width: number): string {
  return `<g stroke="#000" stroke-width="${width}" stroke-linejoin="round">${drawing}</g>`
}

/** Where sevens stand beside each other, by how many there are. */
const rows = {
  1: [[256, 256, 580]],
  2: [
    [150, 256, 430],
    [362, 256, 430],
  ],
  3: [
    [98, 310, 340],
    [414, 310, 340],
    [256, 214, 400],
  ],
} as const

/** One seven, two or three, cased in another metal; the last stands before the others. */
export function sevens(
  count: keyof typeof rows,
  face: Piece['metal'],
  casing: Piece['metal'] = 'gold',
): readonly Piece[] {
  return rows[count].flatMap(([x, y, width]): readonly Piece[] => {
    const one = tableau(['great-seven', x, y, width])
    return [
      { shape: grown(one, (34 * 512) / width), metal: casing, bevel: 11 },
      { shape: one, metal: face, bevel: 15, edge: 3 },
    ]
  })
}

/** Sevens that fall, as an outline. */
export const sevensFar = tableau(
  ['great-seven', 256, 250, 330],
  ['great-seven', 92, 150, 150],
  ['great-seven', 430, 120, 120],
  ['great-seven', 80, 390, 120],
  ['great-seven', 430, 380, 180],
)

/** The plate that says BAR. */
export function bar(): readonly Piece[] {
  const letters =
    'M92 208V304M92 208H128C170 208 170 254 128 254H92M128 254C178 254 178 304 128 304H92' +
    'M212 304L256 206L300 304M228 270H284M344 304V208H384C428 208 428 258 384 258H344M382 258L424 304'
  return [
    {
      shape: fill(
        'M60 136H452Q492 136 492 176V336Q492 376 452 376H60Q20 376 20 336V176Q20 136 60 136Z',
      ),
      metal: 'gold',
      bevel: 22,
    },
    {
      shape: fill(
        'M66 162H446Q466 162 466 182V330Q466 350 446 350H66Q46 350 46 330V182Q46 162 66 162Z',
      ),
      metal: tints.lacquer,
      bevel: 10,
    },
    { shape: line(letters, 30), metal: 'gold', bevel: 10, edge: 2 },
  ]
}

/** A star of five points, cut like a stone. */
export function star(metal: Piece['metal'] = 'gold'): readonly Piece[] {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const far = i % 2 === 0 ? 236 : 100
    return `${(256 + far * Math.cos(angle)).toFixed(1)} ${(270 + far * Math.sin(angle)).toFixed(1)}`
  })
  const shape = fill(`M${points.join('L')}Z`)
  return [
    { shape: grown(shape, 20), metal: 'bronze', bevel: 9 },
    { shape, metal, bevel: 90, camber: 0.2, edge: 3 },
  ]
}

/** A clover of four leaves, as an outline that stands in a field. */
export const cloverFar = group(
  turned(
    fill(
      'M256 250C170 210 150 110 206 86C236 74 256 100 256 124C256 100 276 74 306 86C362 110' +
        ' 342 210 256 250Z',
    ),
    4,
  ),
  line('M256 256C266 350 290 420 330 500', 20),
)

const bell =
  'M0 -92C14 -92 20 -80 20 -70C60 -56 66 -10 70 40L92 76H-92L-70 40C-66 -10 -60 -56 -20' +
  ' -70C-20 -80 -14 -92 0 -92Z'

/** Five bells of a chime on their beam. */
export const chimeFar = group(
  fill('M10 40H502V76H10ZM30 76H58V500H30ZM454 76H482V500H454Z'),
  line('M136 76V130M256 76V160M376 76V130', 12),
  ...(
    [
      [136, 200, 0.8],
      [256, 250, 1.05],
      [376, 200, 0.8],
      [176, 400, 0.62],
      [336, 400, 0.62],
    ] as const
  ).map(
    ([x, y, size]) =>
      `<g transform="translate(${x} ${y}) scale(${size})">${fill(bell)}${disc(0, 92, 18)}</g>`,
  ),
  line('M176 330V350M336 330V350', 10),
)

/** A jester's cap with its bells. */
export function jesterCap(): readonly Piece[] {
  const side = fill('M112 390C96 280 70 236 34 316C10 196 104 106 190 168C236 206 252 300 256 390Z')
  return [
    { shape: side, metal: 'violet', bevel: 26, camber: 0.7 },
    {
      shape: `<g transform="translate(512 0) scale(-1 1)">${side}</g>`,
      metal: 'emerald',
      bevel: 26,
      camber: 0.7,
    },
    {
      shape: fill('M166 390C176 240 216 120 256 70C296 120 336 240 346 390Z'),
      metal: 'ruby',
      bevel: 34,
    },
    { shape: fill('M94 380Q256 420 418 380L406 452Q256 490 106 452Z'), metal: 'gold', bevel: 18 },
    {
      shape: group(disc(34, 330, 34), disc(478, 330, 34), disc(256, 58, 36)),
      metal: 'gold',
      bevel: 30,
      camber: 0.9,
    },
    {
      shape: line('M22 338H46M466 338H490M242 66H270', 7),
      metal: 'oldGold',
      bevel: 3,
      edge: 1,
    },
    {
      shape: group(disc(176, 436, 15), disc(256, 446, 17), disc(336, 436, 15)),
      metal: 'ruby',
      bevel: 12,
    },
  ]
}

/** A machine with one arm and three reels. */
export function oneArmed(): readonly Piece[] {
  return [
    { shape: line('M410 330H460V150', 22), metal: 'silver', bevel: 10 },
    { shape: disc(460, 124, 38), metal: 'ruby', bevel: 34, camber: 0.9 },
    {
      shape: fill('M62 470V160Q62 40 170 40H316Q424 40 424 160V470Z'),
      metal: 'ruby',
      bevel: 34,
      camber: 0.6,
    },
    {
      shape: line('M84 200V160Q84 62 170 62H316Q402 62 402 160V200', 13),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    { shape: fill('M36 436H450L462 494H24Z'), metal: 'gold', bevel: 16 },
    { shape: fill('M94 190H392V338H94Z'), metal: tints.porcelain, bevel: 10, camber: 0.2 },
    { shape: line('M94 190H392V338H94ZM193 190V338M293 190V338', 15), metal: 'gold', bevel: 6 },
    {
      shape: tableau(
        ['great-seven', 143, 264, 116],
        ['great-seven', 243, 264, 116],
        ['great-seven', 343, 264, 116],
      ),
      metal: tints.crimson,
      bevel: 6,
      edge: 2,
    },
    { shape: line('M170 390H316', 26), metal: tints.lacquer, bevel: 9 },
    { shape: group(...[160, 243, 326].map((x) => disc(x, 124, 24))), metal: 'gold', bevel: 18 },
  ]
}

import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { placed } from './placing.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

/** Ferns to both sides of a path. */
export const fernsFar = tableau(
  ['fern', 60, 360, 330],
  ['fern', 170, 440, 210],
  ['fern', 460, 350, 350, -1],
  ['fern', 352, 446, 200, -1],
)

/** An owl on its bough, wings folded, seen against the light. */
export const owlFar = group(
  fill(
    'M176 96L166 40L214 74Q256 62 298 74L346 40L336 96C350 120 348 150 336 170C372 220 372 320 326 390' +
      'L300 380L286 470L256 440L226 470L212 380L186 390C140 320 140 220 176 170C164 150 162 120 176 96Z',
  ),
  line('M-20 404C120 372 360 420 540 356M380 392Q430 330 480 330M110 388Q70 350 70 310', 25),
  fill('M470 330Q480 290 520 296Q516 336 470 330ZM70 312Q40 290 50 256Q86 270 70 312Z'),
)

const stone = (x: number, y: number, wide: number, tall: number, lean: number) =>
  fill(
    `M${x - wide} ${y}L${x - wide * 0.8 + lean} ${y - tall * 0.9}Q${x + lean} ${y - tall * 1.08} ` +
      `${x + wide * 0.7 + lean} ${y - tall * 0.86}L${x + wide} ${y}Z`,
  )

/** Stones that stand in a ring, the nearest tallest. */
export const stoneRing = group(
  stone(20, 372, 30, 150, -6),
  stone(196, 330, 20, 104, 4),
  stone(256, 326, 17, 84, -3),
  stone(316, 330, 20, 108, 2),
  stone(494, 372, 32, 160, 8),
  stone(108, 392, 44, 262, 8),
  stone(404, 396, 48, 288, -8),
  fill('M-30 398Q256 232 542 398Q256 452 -30 398Z'),
)

/** Four rays of a star low over the land. */
export const lowStar = fill(
  'M256 -10Q262 236 276 242Q282 250 420 256Q282 262 276 270Q262 276 256 522Q250 276 236 270Q230 262' +
    ' 92 256Q230 250 236 242Q250 236 256 -10Z',
)

const crownOf = (discs: readonly (readonly [x: number, y: number, r: number])[]) =>
  group(...discs.map(([x, y, r]) => disc(x, y, r)))

const trunk =
  'M214 500C236 440 226 380 190 320L130 270L150 256L206 300L214 210H238L248 300L300 240L322 250' +
  'L280 330C262 380 268 450 306 500L340 512H176Z'

/** An old oak alone on its rise, some leaves on the wind. */
export const oldOak = group(
  fill(trunk),
  crownOf([
    [96, 236, 70],
    [150, 160, 82],
    [246, 116, 96],
    [344, 150, 84],
    [410, 228, 76],
    [336, 246, 56],
    [262, 216, 52],
    [180, 250, 48],
    [40, 272, 42],
    [462, 274, 40],
  ]),
  line('M96 300L60 330M410 300L446 336M300 290L330 320', 11),
  fill('M470 96Q490 76 510 86Q500 110 470 96ZM500 160Q516 140 540 150Q528 172 500 160Z'),
  fill('M480 372Q500 356 516 366Q506 386 480 372Z'),
  fill('M-60 512Q256 452 572 512V540H-60Z'),
)

/** A hawthorn white with blossom. */
export function hawthorn(): readonly Piece[] {
  const crown = [
    [104, 210, 70],
    [170, 130, 76],
    [264, 100, 84],
    [356, 138, 74],
    [410, 216, 64],
    [320, 236, 70],
    [210, 230, 72],
  ] as const
  const blossoms = Array.from({ length: 46 }, (_, i) => {
    const [x, y, r] = crown[i % crown.length] ?? [256, 200, 60]
    const a = i * 2.4
    const out = r * (0.2 + 0.75 * ((i * 0.37) % 1))
    return [x + out * Math.cos(a), y + out * Math.sin(a)] as const
  })
  const flower = (x: number, y: number) =>
    turned(disc(Math.round(x), Math.round(y) - 11, 10), 5, Math.round(x), Math.round(y))
  return [
    {
      shape: fill(
        'M196 500C240 440 220 380 230 320L160 250L178 236L244 290L256 200H280L284 300L350 240' +
          'L366 254L296 340C286 400 300 450 340 500Z',
      ),
      metal: 'oak',
      bevel: 20,
      grain: 'wood',
    },
    { shape: crownOf(crown), metal: tints.moss, bevel: 40, camber: 0.9 },
    {
      shape: group(...blossoms.map(([x, y]) => flower(x, y))),
      metal: tints.porcelain,
      bevel: 9,
      edge: 2,
    },
    {
      shape: group(...blossoms.map(([x, y]) => disc(Math.round(x), Math.round(y), 5))),
      metal: tints.rose,
      bevel: 3,
      edge: 0,
    },
    { shape: fill('M120 500Q256 466 400 500V512H120Z'), metal: tints.leaf, bevel: 9 },
  ]
}

const drop =
  'M0 -100C40 -30 70 0 70 36C70 76 40 104 0 104C-40 104 -70 76 -70 36C-70 0 -40 -30 0 -100Z'

const bead = (x: number, y: number, r: number): readonly Piece[] => [
  { shape: disc(x, y, r), metal: 'ice', bevel: r * 0.9, camber: 0.9, edge: 3 },
  {
    shape: disc(x - r * 0.32, y - r * 0.36, r * 0.24),
    metal: tints.porcelain,
    bevel: r * 0.2,
    edge: 0,
  },
]

/** A leaf of lady's mantle with the dew in its folds. */
export function dewLeaf(): readonly Piece[] {
  const lobe =
    'M256 270C190 220 170 110 200 70Q214 96 226 56Q242 84 256 44Q270 84 286 56Q298 96 312 70' +
    'C342 110 322 220 256 270Z'
  return [
    { shape: line('M256 270C270 360 250 430 220 510', 19), metal: tints.moss, bevel: 8 },
    {
      shape: turned(fill(lobe), 7, 256, 262, -138, 276),
      metal: tints.leaf,
      bevel: 30,
      camber: 0.8,
    },
    {
      shape: turned(line('M256 250V84', 7), 7, 256, 262, -138, 276),
      metal: tints.moss,
      bevel: 3,
      edge: 1,
    },
    ...bead(256, 250, 56),
    ...bead(150, 150, 29),
    ...bead(354, 132, 33),
    ...bead(256, 92, 25),
    ...bead(420, 260, 24),
    ...bead(96, 270, 27),
    ...bead(160, 372, 21),
    ...bead(356, 366, 25),
  ]
}

/** One drop of dew that hangs from a blade. */
export function dewdrop(): readonly Piece[] {
  return [
    {
      shape: fill('M20 60C160 20 340 60 470 190C330 150 190 170 60 130Q20 100 20 60Z'),
      metal: tints.leaf,
      bevel: 26,
    },
    { shape: line('M40 86Q240 70 440 180', 9), metal: tints.moss, bevel: 4, edge: 1 },
    {
      shape: `<g transform="translate(282 320) scale(1.7)">${fill(drop)}</g>`,
      metal: 'ice',
      bevel: 90,
      camber: 0.9,
    },
    { shape: line('M222 380Q216 440 262 462', 17), metal: tints.porcelain, bevel: 7, edge: 0 },
  ]
}

/** Mushrooms of the wood in their moss. */
export function mushrooms(): readonly Piece[] {
  const one = (x: number, y: number, size: number, cap: Piece['metal']): readonly Piece[] =>
    placed(
      [
        {
          shape: fill('M206 250H306C296 340 330 420 330 480H182C182 420 216 340 206 250Z'),
          metal: tints.cream,
          bevel: 34,
          camber: 0.8,
        },
        { shape: '<ellipse cx="256" cy="258" rx="196" ry="44"/>', metal: tints.sand, bevel: 14 },
        {
          shape: fill('M40 252C40 120 140 40 256 40C372 40 472 120 472 252Q256 300 40 252Z'),
          metal: cap,
          bevel: 80,
          camber: 0.9,
        },
      ],
      x,
      y,
      size,
    )
  return [
    ...one(380, 300, 0.5, tints.saffron),
    ...one(120, 320, 0.46, tints.leather),
    ...one(244, 236, 0.8, tints.copper),
    {
      shape: group(
        disc(60, 450, 50),
        disc(136, 436, 54),
        disc(216, 456, 50),
        disc(300, 444, 52),
        disc(376, 440, 54),
        disc(450, 456, 46),
        fill('M20 450H490V500H20Z'),
      ),
      metal: tints.moss,
      bevel: 34,
      camber: 0.8,
      grain: 'hammered',
    },
  ]
}

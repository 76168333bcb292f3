import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { both, piece, set } from './halves.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Stones, rings, books and beasts of the Danish sagas.

const staves = [
  'M-10-34V34M-10-26L18-44M-10-2L18-20',
  'M-12-34V34M-12-34L14-6V34',
  'M-10-34V34M-10-20L14 0L-10 20',
  'M-4-34V34M-4-34L16-16M-4-16L16 2',
  'M-12-34V34M-12-34L14-18L-8 0L16 34',
  'M14-30L-14 0L14 30',
  'M0-34V34M-16-8L16 10',
  'M0-34V34M-20-14L0-34L20-14',
  'M-14-34V34M14-34V34M-14-8L14 10',
] as const

const knot = line(
  'M256 160C330 160 330 260 256 260S182 360 256 360S330 260 256 260S182 160 256 160Z',
  17,
)

/** A raised stone with its serpent of runes, painted as it was. */
export function raisedStone(): readonly Piece[] {
  const along = [
    [164, 420, -90],
    [168, 350, -90],
    [168, 280, -90],
    [176, 208, -74],
    [212, 152, -38],
    [272, 134, 4],
    [330, 164, 46],
    [356, 226, 80],
    [360, 300, 90],
    [362, 368, 90],
  ] as const
  const runes = along.map(
    ([x, y, degrees], i) =>
      `<g transform="translate(${x} ${y}) rotate(${degrees})` +
      ` scale(.56)">${line(staves[i % 9] ?? '', 15)}</g>`,
  )
  return [
    {
      shape: fill('M104 496L82 300L112 120L196 34L300 12L392 84L430 270L412 496Z'),
      metal: tints.stone,
      bevel: 34,
      grain: 'stone',
    },
    piece(line('M164 470V270C164 70 362 70 362 270V440', 60), tints.crimson, 12),
    piece(fill('M326 420L398 420L404 468L352 506L330 476L300 470Z'), tints.crimson, 12),
    piece(disc(366, 446, 9), tints.cream, 5, 2),
    piece(group(...runes), tints.cream, 5, 1),
    piece(set(knot, 100, 128, 0.62), 'gold', 7, 3),
    piece(set(turned(knot, 1, 256, 260, 90), 100, 128, 0.62), 'bronze', 7, 3),
    piece(line('M224 420V470M248 410V470M276 410V470M300 420V450', 8), tints.cream, 4, 2),
  ]
}

/** Nine runes on nine plates of bone. */
export function nineRunes(): readonly Piece[] {
  const place = (i: number) => [96 + (i % 3) * 160, 92 + Math.floor(i / 3) * 164] as const
  const lean = [-5, 3, 6, 4, -3, -6, -2, 5, -4]
  const plates = staves.map((_, i) => {
    const [x, y] = place(i)
    return (
      `<rect x="${x - 58}" y="${y - 68}" width="116" height="136" rx="26"` +
      ` transform="rotate(${lean[i]} ${x} ${y})"/>`
    )
  })
  const cuts = staves.map((stave, i) => {
    const [x, y] = place(i)
    return `<g transform="translate(${x} ${y}) rotate(${lean[i]}) scale(1.16)">${line(stave, 12)}</g>`
  })
  return [
    piece(group(...plates), 'bone', 24),
    { ...piece(group(...cuts), tints.turquoise, 6, 3), depth: 0.7 },
  ]
}

/** A king's arm ring of twisted gold; its ends are boars' heads. */
export function boarRing(): readonly Piece[] {
  const boar = group(
    fill('M118 150L196 120C226 120 240 150 236 180L206 196L196 226C160 236 110 226 92 196Z'),
    fill('M128 146L110 96L166 124Z'),
  )
  return [
    piece(both('<ellipse cx="140" cy="484" rx="80" ry="24"/>'), 'gold', 16),
    piece('<ellipse cx="256" cy="488" rx="90" ry="24"/>', 'gold', 18),
    piece(line('M150 190A160 160 0 1 0 362 190', 54), 'gold', 26),
    piece(turned(line('M244 492L268 450', 10), 13, 256, 310, -108, 216), 'bronze', 4, 2),
    piece(both(boar), 'gold', 24),
    piece(both(disc(166, 164, 11)), tints.crimson, 7, 3),
    piece(both(line('M214 196L240 166', 12)), tints.cream, 6, 3),
    piece(both(line('M110 196Q140 210 190 196', 7)), 'bronze', 3, 1),
  ]
}

/** Three painted shields under a crown. */
export function threeShields(): readonly Piece[] {
  const shield = (x: number, y: number, radius: number, paint: Piece['metal']): Piece[] => [
    piece(disc(x, y, radius), 'iron', 10),
    { ...piece(disc(x, y, radius - 12), paint, 8, 2), grain: 'wood' },
    piece(
      turned(fill(`M${x} ${y}L${x - 34} ${y - radius + 12}H${x + 34}Z`), 4, x, y, 45),
      tints.cream,
      5,
      2,
    ),
    piece(disc(x, y, radius * 0.32), 'iron', 24),
    piece(turned(disc(x, y - radius + 8, 6), 12, x, y), 'gold', 4, 2),
  ]
  return [
    ...shield(142, 240, 122, tints.crimson),
    ...shield(370, 240, 122, tints.night),
    ...shield(256, 358, 140, tints.moss),
    piece(fill('M150 120L134 22L196 66L256 4L316 66L378 22L362 120Z'), 'gold', 18),
    piece(fill('M148 112H364V142H148Z'), 'gold', 11),
    piece(group(disc(256, 127, 11), disc(196, 127, 8), disc(316, 127, 8)), tints.crimson, 6, 3),
  ]
}

/** A book of vellum in boards of oak, its corners and clasps of iron; a knot stands on it. */
export function sagaBook(): readonly Piece[] {
  const corner = fill('M96 60H176L146 104L142 150L96 160Z')
  return [
    piece(fill('M110 74H432L440 452H118Z'), tints.cream, 8),
    piece(line('M438 100L444 440M430 452H130', 5), tints.sand, 2, 0),
    {
      ...piece(fill('M84 48H404V464H84Q70 464 70 450V62Q70 48 84 48Z'), tints.leather, 20),
      grain: 'wood',
    },
    piece(fill('M70 48H104V464H70Z'), 'oldGold', 12, 3),
    piece(group(set(corner, 228 + 272, -12, -1, 1), set(corner, 500, 524, -1, -1)), 'iron', 9),
    piece(`<g transform="translate(0 0)">${hoop(256, 260, 134, 15)}</g>`, 'gold', 7, 3),
    piece(knot, 'gold', 8, 3),
    piece(`<g transform="rotate(90 256 260)">${knot}</g>`, 'bronze', 8, 3),
    piece(disc(256, 260, 26), tints.turquoise, 18),
    piece(fill('M384 150H462V190H384ZM384 322H462V362H384Z'), 'iron', 9),
    piece(group(disc(446, 170, 8), disc(446, 342, 8)), 'gold', 5, 2),
  ]
}

/** The lindorm: a serpent with two claws, curled over gold. */
export function lindorm(): readonly Piece[] {
  const body =
    'M440 420C320 500 90 480 80 390C74 320 170 300 270 314C390 330 440 270 420' +
    ' 210C400 156 320 150 280 190'
  const fins = [
    [96, 344, -60],
    [150, 300, -20],
    [236, 290, 0],
    [330, 296, 10],
    [414, 262, 60],
    [428, 196, 100],
    [380, 148, 10],
  ] as const
  return [
    piece(
      group(
        ...[0, 1, 2, 3, 4, 5, 6].map(
          (i) => `<ellipse cx="${110 + i * 50}" cy="${470 - (i % 2) * 22}" rx="38" ry="22"/>`,
        ),
      ),
      'gold',
      13,
    ),
    piece(
      group(
        ...fins.map(
          ([x, y, degrees]) =>
            `<g transform="translate(${x} ${y}) rotate(${degrees})">${fill('M-26 16L-6-44L26 16Z')}</g>`,
        ),
      ),
      tints.crimson,
      10,
    ),
    piece(line(body, 68), 'emerald', 32),
    piece(line('M428 444L500 360L470 452Z', 15), 'emerald', 8),
    piece(
      line('M120 410C180 450 300 446 400 414M110 372C170 346 230 348 280 354', 17),
      tints.moss,
      7,
      1,
    ),
    piece(
      fill(
        'M306 146L236 92L262 146L150 176L96 214L112 244L190 236L120 262L132 286L236' +
          ' 276L316 236Z',
      ),
      'emerald',
      24,
    ),
    piece(
      fill('M150 240L160 262L172 238ZM120 246L128 262L138 244ZM186 266L196 244L206 264Z'),
      tints.cream,
      5,
      2,
    ),
    piece(fill('M206 182L250 172L238 200Z'), tints.saffron, 8, 4),
    piece(line('M196 170L262 154', 11), tints.moss, 5, 2),
    piece(line('M300 330L280 400L250 416M280 400L290 424M280 400L316 416', 19), 'emerald', 8),
  ]
}

import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

const rider = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  `${fill('M-34 -96Q0 -154 34 -96Q36 -84 24 -82Q26 -50 0 -44Q-26 -50 -24 -82Q-36 -84 -34 -96Z')}` +
  `${fill('M-40 -40Q0 -60 40 -40L60 30Q90 40 92 62H-92Q-90 40 -60 30Z')}</g>`

/** A carpet on the wind, and two who sit on it. */
export const flyingCarpetFar = group(
  fill(
    'M24 330C90 270 150 350 236 316C320 280 380 340 490 280L500 316C400 384 326 320 246' +
      ' 356C164 390 100 320 40 372Z',
  ),
  line(
    'M24 336L-4 350M30 350L2 366M36 364L10 382M492 284L518 272M496 298L522 288M498 312L524 304',
    7,
  ),
  rider(190, 270, 1),
  rider(326, 262, 0.9),
)

/** A carpet laid out, with its border and its medallion. */
export function carpet(): readonly Piece[] {
  return [
    {
      shape: line(
        'M70 60V20M110 60V20M150 60V20M190 60V20M230 60V20M270 60V20M310 60V20M350 60V20M390' +
          ' 60V20M440 60V20' +
          'M70 450V492M110 450V492M150 450V492M190 450V492M230 450V492M270 450V492M310 450V492' +
          'M350 450V492M390 450V492M440 450V492',
        13,
      ),
      metal: 'gold',
      bevel: 5,
    },
    { shape: fill('M50 52H462V460H50Z'), metal: tints.crimson, bevel: 14, grain: 'hammered' },
    { shape: line('M84 86H428V426H84Z', 17), metal: 'gold', bevel: 6, edge: 2 },
    { shape: line('M112 114H400V398H112Z', 9), metal: tints.turquoise, bevel: 4, edge: 1 },
    {
      shape: fill('M256 132L336 210L372 256L336 302L256 380L176 302L140 256L176 210Z'),
      metal: tints.night,
      bevel: 12,
    },
    {
      shape: turned(fill('M256 256C226 220 230 190 256 164C282 190 286 220 256 256Z'), 8),
      metal: 'gold',
      bevel: 9,
    },
    { shape: disc(256, 256, 22), metal: 'ruby', bevel: 14 },
    {
      shape: group(disc(146, 148, 16), disc(366, 148, 16), disc(146, 364, 16), disc(366, 364, 16)),
      metal: 'gold',
      bevel: 9,
    },
  ]
}

/** A half moon and a star. */
export function halfMoon(metal: Piece['metal'] = 'gold'): readonly Piece[] {
  return [
    {
      shape: fill(
        'M330 66C200 30 50 120 50 262C50 404 200 492 330 448C220 430 150 352 150 258C150 164' +
          ' 220 84 330 66Z',
      ),
      metal,
      bevel: 44,
      camber: 0.8,
    },
    {
      shape: fill(
        'M366 150L388 222L462 224L404 268L426 340L366 298L306 340L328 268L270 224L344 222Z',
      ),
      metal: 'silver',
      bevel: 24,
    },
  ]
}

/** A sabre with a bent blade. */
export function scimitar(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M150 356C270 330 380 220 404 40C470 120 480 250 404 340C340 410 250 430 190 410Z',
      ),
      metal: 'silver',
      bevel: 26,
    },
    { shape: line('M190 376C300 344 390 250 420 120', 8), metal: 'iron', bevel: 3, edge: 1 },
    { shape: line('M164 384L70 470', 40), metal: tints.leather, bevel: 17, camber: 0.8 },
    { shape: line('M126 322L220 430', 26), metal: 'gold', bevel: 12 },
    { shape: disc(62, 474, 34), metal: 'gold', bevel: 26 },
    { shape: group(disc(172, 376, 17)), metal: 'ruby', bevel: 13 },
  ]
}

/** A ewer of copper with turquoise. */
export function ewer(): readonly Piece[] {
  return [
    { shape: line('M340 190C440 170 450 320 350 340', 24), metal: 'gold', bevel: 11 },
    { shape: line('M180 330C120 300 130 200 70 150', 34), metal: tints.copper, bevel: 15 },
    {
      shape: fill(
        'M216 130H296C300 190 310 210 340 240C392 290 380 380 316 420L322 452H190L196 420C132' +
          ' 380 120 290 172 240C202 210 212 190 216 130Z',
      ),
      metal: tints.copper,
      bevel: 46,
      camber: 0.8,
    },
    { shape: fill('M204 112H308V146H204ZM176 446H336V484H176Z'), metal: 'gold', bevel: 13 },
    { shape: fill('M216 112Q256 20 296 112Z'), metal: tints.copper, bevel: 24 },
    { shape: disc(256, 46, 18), metal: 'gold', bevel: 12 },
    {
      shape: line('M168 262Q256 300 344 262M158 372Q256 410 354 372', 13),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    {
      shape: turned(fill('M256 326C240 306 240 288 256 274C272 288 272 306 256 326Z'), 6, 256, 328),
      metal: tints.turquoise,
      bevel: 8,
    },
  ]
}

const square = (half: number) =>
  fill(`M${256 - half} ${256 - half}H${256 + half}V${256 + half}H${256 - half}Z`)
const eightPoints = (half: number) => group(turned(square(half), 2, 256, 256, 0, 45))

/** A tile of mosaic: stars of eight points within each other. */
export function mosaic(): readonly Piece[] {
  return [
    { shape: disc(256, 256, 240), metal: 'gold', bevel: 14 },
    { shape: disc(256, 256, 222), metal: tints.night, bevel: 9 },
    { shape: turned(fill('M256 40L286 74L256 108L226 74Z'), 16), metal: tints.porcelain, bevel: 7 },
    { shape: eightPoints(128), metal: 'gold', bevel: 9 },
    { shape: eightPoints(116), metal: tints.turquoise, bevel: 10, edge: 2 },
    {
      shape: turned(fill('M256 140L276 176L256 212L236 176Z'), 8, 256, 256, 22.5),
      metal: 'gold',
      bevel: 6,
    },
    { shape: eightPoints(66), metal: tints.porcelain, bevel: 10 },
    {
      shape: turned(fill('M256 196L270 226L256 256L242 226Z'), 8),
      metal: tints.night,
      bevel: 5,
      edge: 2,
    },
    { shape: group(disc(256, 256, 22), hoop(256, 256, 34, 6)), metal: 'ruby', bevel: 12 },
  ]
}

/** An arched window with a lamp, and one who tells by it. */
export const storyWindowFar = group(
  '<path fill-rule="evenodd" d="M-28 -28H540V540H-28ZM116 540V230C116 160 210 120 256 44' +
    'C302 120 396 160 396 230V540Z"/>',
  tableau(['woman-in-gown', 268, 372, 300]),
  line('M178 60V236', 5),
  fill('M166 232H190L202 262L190 300H166L154 262Z'),
  fill('M100 470H412V540H100Z'),
)

/** Horsemen's guards with their spears, many of them. */
export const fortyFar = tableau(
  ['cloaked-guard', 60, 300, 250],
  ['cloaked-guard', 156, 280, 300, -1],
  ['cloaked-guard', 360, 280, 300],
  ['cloaked-guard', 456, 300, 250, -1],
  ['cloaked-guard', 256, 266, 380],
)

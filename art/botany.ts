import type { Piece } from './pieces.ts'
import { tints } from './tints.ts'

// Flowers and leaves of our own on the square of 512, each of several pieces.

type Petal = Piece['metal']

/** `count` copies of a drawing turned about a point. */
function wheel(path: string, count: number, x: number, y: number, startDeg = 0): string {
  const copies = Array.from(
    { length: count },
    (_, i) => `<path transform="rotate(${startDeg + (i * 360) / count} ${x} ${y})" d="${path}"/>`,
  )
  return `<g>${copies.join('')}</g>`
}

function line(path: string, width: number): string {
  return (
    `<path d="${path}" fill="none" stroke="#000" stroke-width="${width}" ` +
    'stroke-linecap="round"/>'
  )
}

const stalk = (path: string, width = 16): Piece => ({
  shape: line(path, width),
  metal: tints.leaf,
  bevel: 7,
})

const blade = (path: string): Piece => ({
  shape: `<path d="${path}"/>`,
  metal: tints.leaf,
  bevel: 12,
})

/** A snowdrop: a bowed stalk, three long petals and the green within. */
export function snowdrop(): readonly Piece[] {
  return [
    blade('M150 500C120 360 96 240 60 150C130 220 180 350 196 500Z'),
    blade('M236 500C262 380 330 300 420 268C352 340 300 410 290 500Z'),
    stalk('M214 500C214 330 176 160 236 84C262 54 306 62 318 106'),
    { shape: '<path d="M292 110Q318 90 346 110L340 150H298Z"/>', metal: tints.leaf, bevel: 9 },
    {
      shape: '<path d="M282 150H356L364 236Q320 270 274 236Z"/>',
      metal: tints.moss,
      bevel: 10,
    },
    {
      shape:
        '<path d="M296 138C214 160 196 250 216 336C262 306 306 240 318 146Z"/>' +
        '<path d="M342 138C424 160 442 250 422 336C376 306 332 240 320 146Z"/>',
      metal: tints.porcelain,
      bevel: 16,
    },
    {
      shape: '<path d="M318 138C372 190 374 280 318 352C262 280 266 190 318 138Z"/>',
      metal: tints.porcelain,
      bevel: 20,
    },
  ]
}

/** A crocus: six upright petals out of narrow leaves. */
export function crocus(petal: Petal = tints.lilac): readonly Piece[] {
  return [
    blade('M238 500C200 390 130 300 60 262C110 356 150 430 196 500Z'),
    blade('M274 500C312 390 382 300 452 262C402 356 362 430 316 500Z'),
    stalk('M256 500V330', 34),
    {
      shape:
        '<path d="M226 350C120 320 90 200 120 96C200 150 250 240 256 344Z"/>' +
        '<path d="M286 350C392 320 422 200 392 96C312 150 262 240 256 344Z"/>',
      metal: petal,
      bevel: 20,
    },
    {
      shape: line('M256 330V190M240 330L226 206M272 330L286 206', 12),
      metal: tints.saffron,
      bevel: 6,
    },
    {
      shape:
        '<path d="M250 356C170 320 160 190 196 80C250 150 262 250 262 350Z"/>' +
        '<path d="M262 356C342 320 352 190 316 80C262 150 250 250 250 350Z"/>',
      metal: petal,
      bevel: 22,
    },
    {
      shape: '<path d="M256 366C190 320 192 210 256 110C320 210 322 320 256 366Z"/>',
      metal: petal,
      bevel: 26,
    },
  ]
}

/** An open flower seen from the front, with as many petals, and its yellow middle. */
export function openFlower(
  count: number,
  petal: Petal,
  middle: Petal = tints.saffron,
): readonly Piece[] {
  const one =
    count > 6
      ? 'M256 250C206 200 196 110 256 40C316 110 306 200 256 250Z'
      : 'M256 250C150 210 150 80 230 52Q256 72 282 52C362 80 362 210 256 250Z'
  return [
    { shape: wheel(one, count, 256, 256, 180 / count), metal: petal, bevel: 20, camber: 0.7 },
    { shape: wheel(one, count, 256, 256), metal: petal, bevel: 22, camber: 0.8, edge: 4 },
    { shape: wheel('M250 190H262L260 256H252Z', 18, 256, 256), metal: middle, bevel: 4 },
    { shape: '<circle cx="256" cy="256" r="40"/>', metal: middle, bevel: 30, grain: 'hammered' },
  ]
}

/** A twig with blossoms and leaves. */
export function blossomTwig(petal: Petal = tints.rose): readonly Piece[] {
  const at = (x: number, y: number, size: number, pieces: readonly Piece[]): readonly Piece[] =>
    pieces.map((piece) => ({
      ...piece,
      bevel: (piece.bevel ?? 13) * size * 1.5,
      shape:
        `<g transform="translate(${x - 256 * size} ${y - 256 * size}) scale(${size})">${piece.shape}` +
        '</g>',
    }))
  return [
    {
      shape: line(
        'M40 470C150 420 230 330 300 210C330 150 380 90 470 50M230 340C300 340 360 330 440 290' +
          'M160 420C150 350 130 290 90 240',
        17,
      ),
      metal: 'oak',
      bevel: 8,
      grain: 'wood',
    },
    {
      shape:
        '<path d="M300 220C230 220 180 180 160 120C230 120 290 160 300 220Z"/>' +
        '<path d="M370 326C400 390 450 410 496 400C480 350 430 316 370 326Z"/>',
      metal: tints.leaf,
      bevel: 14,
    },
    ...at(96, 214, 0.3, openFlower(5, petal)),
    ...at(372, 128, 0.36, openFlower(5, petal)),
    ...at(236, 324, 0.4, openFlower(5, petal)),
    ...at(436, 282, 0.26, openFlower(5, petal)),
  ]
}

/** A leaf of the beech: an oval with its ribs. */
export function beechLeaf(face: Petal = tints.leaf): readonly Piece[] {
  const ribs = [0, 1, 2, 3, 4].flatMap((i) => {
    const [x, y] = [170 + i * 46, 362 - i * 52]
    return [
      `M${x} ${y}Q${x - 24} ${y - 60} ${x - 6} ${y - 104 + i * 5}`,
      `M${x} ${y}Q${x + 60} ${y + 20} ${x + 104 - i * 5} ${y + 6}`,
    ]
  })
  return [
    { shape: line('M40 486C90 440 130 400 180 350', 22), metal: 'oak', bevel: 9, grain: 'wood' },
    {
      shape:
        '<path d="M140 392C70 290 120 150 240 96C320 62 410 50 466 44C462 104 452 196 418 276' +
        'C366 396 240 450 140 392Z"/>',
      metal: face,
      bevel: 34,
      camber: 0.8,
    },
    { shape: line(`M120 410L440 70${ribs.join('')}`, 9), metal: tints.moss, bevel: 4, edge: 2 },
  ]
}

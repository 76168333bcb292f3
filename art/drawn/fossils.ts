import type { Piece } from '../pieces.ts'
import { inlaid } from '../tableau.ts'
import { tints } from '../tints.ts'
import { along, limb, round } from './limbs.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

// What lies in the rock, and what it is fetched out with.

const whorl = (turns: number) => 300 * 0.4 ** turns

function onSpiral(turns: number, radius: number): string {
  const angle = 2 * Math.PI * turns - 0.5
  return `${round(206 + radius * Math.cos(angle))} ${round(216 + radius * Math.sin(angle))}`
}

function rib(from: number, to: number): string {
  const lag = 0.018
  return fill(
    `M${onSpiral(from, whorl(from))}L${onSpiral(to, whorl(to))}` +
      `L${onSpiral(to + lag, whorl(to + 0.95))}L${onSpiral(from + lag, whorl(from + 0.95))}Z`,
  )
}

function ribs(first: number, last: number, perTurn: number): string {
  const count = Math.round((last - first) * perTurn)
  return group(
    ...Array.from({ length: count }, (_, i) =>
      rib(first + i / perTurn, first + (i + 0.8) / perTurn),
    ),
  )
}

/** An ammonite: a shell rolled up, rib by rib. */
export function ammonite(
  shell: Piece['metal'] = 'bone',
  within: Piece['metal'] = tints.amber,
): readonly Piece[] {
  const rim = Array.from({ length: 61 }, (_, i) => onSpiral(i / 60, whorl(i / 60) + 5))
  return [
    { shape: fill(`M${rim.join('L')}Z`), metal: 'oldGold', bevel: 20 },
    { shape: ribs(0.02, 1, 24), metal: shell, bevel: 14, camber: 0.8, edge: 3 },
    { shape: ribs(1, 2, 22), metal: within, bevel: 9, camber: 0.8, edge: 2 },
    { shape: ribs(2, 3, 18), metal: shell, bevel: 4, edge: 1.5 },
    { shape: disc(206, 216, 19), metal: within, bevel: 10, edge: 2 },
  ]
}

/** The shell of a sea urchin turned to stone, its five rows of pores like a flower. */
export function stoneUrchin(shell: Piece['metal'] = tints.stone): readonly Piece[] {
  const pores = (side: 1 | -1) =>
    Array.from({ length: 9 }, (_, i) => {
      const out = 34 + i * 19
      const wide = 9 + 20 * Math.sin((i / 9) * Math.PI * 0.8)
      return disc(256 + side * wide, 250 - out, 4.5 + i * 0.35)
    }).join('')
  return [
    {
      shape:
        '<path d="M256 26C400 22 492 128 486 258C482 400 388 484 256 486C124 484 30 400 26 258' +
        'C20 128 112 22 256 26Z"/>',
      metal: shell,
      bevel: 120,
      camber: 0.9,
      grain: 'stone',
    },
    {
      shape: turned(
        fill('M256 240C206 190 196 110 232 66Q256 44 280 66C316 110 306 190 256 240Z'),
        5,
        256,
        250,
      ),
      metal: 'bone',
      bevel: 18,
      edge: 4,
    },
    {
      shape: turned(pores(1) + pores(-1), 5, 256, 250),
      metal: tints.turquoise,
      bevel: 5,
      edge: 2,
    },
    { shape: turned(disc(256, 222, 9), 10, 256, 250), metal: tints.turquoise, bevel: 7, edge: 2 },
    { shape: disc(256, 250, 22), metal: 'oldGold', bevel: 14, edge: 4 },
  ]
}

/** A whale's tooth: a bowed cone of ivory on its grey root. */
export function whaleTooth(): readonly Piece[] {
  return [
    {
      shape:
        '<path d="M120 470C84 300 150 120 372 30C398 22 412 44 396 64C330 170 330 330 356 452' +
        'C320 506 170 520 120 470Z"/>',
      metal: tints.cream,
      bevel: 86,
      camber: 0.9,
    },
    {
      shape:
        '<path d="M120 470C104 400 104 340 122 280Q150 310 176 286Q210 320 244 292Q280 326 336 290' +
        'Q338 372 356 452C320 506 170 520 120 470Z"/>',
      metal: tints.sand,
      bevel: 44,
      camber: 0.8,
      grain: 'stone',
      edge: 3,
    },
    {
      shape: line(
        'M136 330Q230 366 332 334M128 372Q230 410 338 376M130 416Q236 452 346 420M330 62Q240 130' +
          ' 200 232M300 130Q262 190 252 262',
        5,
      ),
      metal: tints.leather,
      bevel: 3,
      edge: 1,
    },
  ]
}

/** A thigh bone, knobbed at both ends. */
export function longBone(): readonly Piece[] {
  return [
    {
      shape: group(
        limb([128, 382, 52], [190, 322, 34], [322, 190, 32], [388, 122, 50]),
        disc(86, 352, 50),
        disc(158, 430, 52),
        disc(352, 84, 46),
        disc(432, 156, 50),
      ),
      metal: 'bone',
      bevel: 54,
      camber: 0.9,
    },
    {
      shape: line(
        'M206 318L318 206M232 316L290 258M108 392Q128 374 122 350M398 104Q404 130 428 128',
        6,
      ),
      metal: tints.sand,
      bevel: 3,
      edge: 1,
    },
  ]
}

/** A frond of fern pressed into a slab of slate. */
export function ferns(slab: Piece['metal'] = 'slate'): readonly Piece[] {
  const stem = along(
    [
      [160, 460],
      [206, 330],
      [270, 200],
      [372, 84],
    ],
    15,
  )
  const leaves = stem.slice(1, -1).map(([x, y, slope], i) => {
    const long = 118 * Math.sin(0.45 + (i / 13) * 2.5) + 14
    const leaf = fill(
      `M0 0C${long * 0.3} -16 ${long * 0.8} -14 ${long} 0C${long * 0.7} 10 ${long * 0.3} 12 0 0Z`,
    )
    const at = (turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${slope + turn})">${leaf}</g>`
    return at(62) + at(-62)
  })
  return [
    {
      shape: fill('M70 60L230 26L396 40L472 110L486 300L438 446L300 492L120 484L40 398L24 210Z'),
      metal: slab,
      bevel: 22,
      grain: 'stone',
    },
    {
      shape: fill('M104 96L236 66L384 78L436 132L448 292L410 414L290 452L136 444L78 382L64 216Z'),
      metal: slab,
      bevel: 9,
      edge: 2,
      grain: 'stone',
    },
    {
      shape: group(...leaves, line(`M${stem.map(([x, y]) => `${x} ${y}`).join('L')}`, 9)),
      metal: tints.sand,
      bevel: 7,
      edge: 3,
    },
  ]
}

/** The skull of a lizard that ate others. */
export const lizardSkull = inlaid('t-rex-skull', 'bone', tints.felt)

/** A geologist's hammer: a square face, a pick, a bound handle. */
export function rockHammer(): readonly Piece[] {
  const tilt = (shape: string) =>
    `<g transform="translate(14 38) rotate(36 256 256) translate(38 38) scale(.85)">${shape}</g>`
  return [
    { shape: tilt(fill('M232 110H280L286 340H226Z')), metal: 'oak', bevel: 15, grain: 'wood' },
    {
      shape: tilt(fill('M220 330H292L300 500Q256 520 212 500Z')),
      metal: tints.turquoise,
      bevel: 22,
      camber: 0.8,
    },
    {
      shape: tilt(line('M224 366H290M220 402H292M217 438H296M214 474H299', 8)),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    {
      shape: tilt(
        fill('M80 66H150L164 52H300C380 54 450 84 506 150C430 118 370 116 300 126H164L150 112H80Z'),
      ),
      metal: 'iron',
      bevel: 20,
    },
    { shape: tilt(fill('M60 56H104V122H60Z')), metal: 'silver', bevel: 10 },
    { shape: tilt(fill('M218 44H294V134H218Z')), metal: 'iron', bevel: 12, edge: 4 },
  ]
}

/** A trunk turned to agate, cut across: ring within ring. */
export function agateTrunk(): readonly Piece[] {
  const rings: readonly (readonly [radius: number, metal: Piece['metal']])[] = [
    [226, 'oak'],
    [204, tints.sand],
    [184, 'redPaint'],
    [160, tints.amber],
    [134, tints.cream],
    [112, tints.turquoise],
    [88, tints.copper],
    [62, tints.cream],
    [38, 'ruby'],
  ]
  return rings.map(([radius, metal], ring) => {
    const wave = (angle: number) =>
      radius *
      (1 +
        0.045 * Math.sin(angle * 3 + 1) +
        0.03 * Math.sin(angle * 7 + ring) +
        0.02 * Math.sin(angle * 11))
    const points = Array.from({ length: 90 }, (_, i) => {
      const angle = (i / 90) * 2 * Math.PI
      return (
        `${round(256 - ring * 4 + wave(angle) * Math.cos(angle))}` +
        ` ${round(256 + ring * 3 + wave(angle) * 0.97 * Math.sin(angle))}`
      )
    })
    return {
      shape: fill(`M${points.join('L')}Z`),
      metal,
      bevel: ring === 0 ? 20 : 9,
      edge: ring === 0 ? 4 : 2.5,
      ...(ring === 0 ? { grain: 'wood' as const } : {}),
    }
  })
}

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { round } from './limbs.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// What an inn sets before its guests.

const oval = (x: number, y: number, wide: number, tall: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${tall}"/>`

const cubes = [
  [150, 218],
  [204, 200],
  [262, 192],
  [318, 204],
  [236, 226],
  [296, 232],
].map(([x = 0, y = 0]) => fill(`M${x} ${y - 22}l26 8l-4 28l-28 6l-18 -16Z`))
const cress = Array.from({ length: 16 }, (_, i) => {
  const x = 300 + (i % 8) * 17
  const y = 176 - 16 * Math.sin(i * 2.1) - (i > 7 ? 22 : 0)
  return (
    line(`M${x + 4} 214Q${x - 4} ${y + 24} ${x} ${y}`, 4) +
    disc(round(x - 7), round(y), 8) +
    disc(round(x + 7), round(y - 3), 8)
  )
})

/** Rye bread with liver paste, salted meat, aspic and rings of onion, on its plate. */
export function nightSnack(): readonly Piece[] {
  return [
    { shape: oval(256, 366, 244, 92), metal: tints.porcelain, bevel: 22 },
    { shape: oval(256, 358, 190, 62), metal: tints.porcelain, bevel: 8, edge: 3 },
    {
      shape:
        '<ellipse cx="256" cy="364" rx="218" ry="78"' +
        ' fill="none" stroke="#000" stroke-width="8"/>',
      metal: tints.night,
      bevel: 3,
      edge: 1,
    },
    {
      shape: fill('M74 318L96 268H416L440 318V352Q436 372 412 372H100Q78 372 74 352Z'),
      metal: tints.leather,
      bevel: 18,
      grain: 'stone',
    },
    {
      shape: fill('M82 304L104 246H408L432 304Q420 326 256 326Q92 326 82 304Z'),
      metal: tints.felt,
      bevel: 10,
      edge: 3,
      grain: 'stone',
    },
    {
      shape: fill(
        'M92 296Q96 246 130 238Q180 226 226 234T330 230Q404 232' +
          ' 420 292Q380 318 330 306Q280 322 226 308Q150 322 92 296Z',
      ),
      metal: tints.sand,
      bevel: 26,
      camber: 0.8,
      edge: 4,
    },
    {
      shape: fill(
        'M104 286C108 232 170 214 236 222C306 210 392 222 408 280C376 300' +
          ' 340 284 304 292C256 304 226 282 184 294C150 302 126 300 104 286Z',
      ),
      metal: 'redPaint',
      bevel: 18,
      edge: 4,
    },
    {
      shape: line('M132 270C170 244 220 262 262 246S350 240 388 268', 7),
      metal: tints.rose,
      bevel: 3,
      edge: 0,
    },
    { shape: group(...cubes), metal: tints.amber, bevel: 9, edge: 3 },
    {
      shape: hoop(196, 168, 42, 13) + hoop(250, 150, 38, 12),
      metal: tints.porcelain,
      bevel: 6,
      edge: 3,
    },
    { shape: hoop(158, 190, 30, 10), metal: tints.rose, bevel: 5, edge: 3 },
    { shape: group(...cress), metal: tints.leaf, bevel: 5, edge: 2 },
  ]
}

/** A mug of stoneware, its lid of pewter, foam over the rim. */
export function beerMug(): readonly Piece[] {
  return [
    {
      shape: line('M364 190C500 180 500 400 364 400', 40),
      metal: tints.amber,
      bevel: 18,
      camber: 0.9,
    },
    {
      shape: fill('M104 150H376V452Q376 490 338 490H142Q104 490 104 452Z'),
      metal: tints.amber,
      bevel: 60,
      camber: 0.9,
    },
    ...[148, 214, 280].map((x) => ({
      shape: `<rect x="${x}" y="196" width="50" height="244" rx="24"/>`,
      metal: tints.saffron,
      bevel: 18,
      camber: 0.8,
      edge: 4,
    })),
    {
      shape: fill('M94 448H386V480Q386 500 366 500H114Q94 500 94 480Z'),
      metal: tints.amber,
      bevel: 16,
      edge: 4,
    },
    {
      shape: group(
        disc(128, 130, 54),
        disc(200, 96, 62),
        disc(286, 98, 60),
        disc(352, 134, 52),
        fill(
          'M92 130H390V190Q370 204 350 190Q330 170 306 190V240Q286 264' +
            ' 266 240V186Q240 168 210 190Q160 214 120 190Q92 190 92 130Z',
        ),
      ),
      metal: tints.cream,
      bevel: 34,
      camber: 0.8,
      edge: 4,
    },
  ]
}

/** A loaf of rye, cut: slice beside slice. */
export function ryeLoaf(): readonly Piece[] {
  const slice = (x: number) =>
    fill(
      `M${x} 420V196C${x - 10} 150 ${x + 40} 128 ${x + 84} 136` +
        `C${x + 130} 130 ${x + 172} 152 ${x + 160} 198V420` +
        `Q${x + 160} 434 ${x + 146} 434H${x + 14}Q${x} 434 ${x} 420Z`,
    )
  const seeds = (x: number) =>
    group(
      ...Array.from({ length: 22 }, (_, i) => {
        const [sx, sy] = [x + 26 + ((i * 53) % 108), 176 + ((i * 89) % 230)]
        return (
          `<ellipse cx="${sx}" cy="${sy}" rx="9" ry="5"` +
          ` transform="rotate(${i * 40} ${sx} ${sy})"/>`
        )
      }),
    )
  const cut = (x: number): readonly Piece[] => [
    { shape: slice(x), metal: tints.leather, bevel: 14, edge: 7 },
    {
      shape:
        `<g transform="translate(${x + 80} 285) scale(.86` +
        ` .9) translate(${-x - 80} -285)">${slice(x)}</g>`,
      metal: tints.felt,
      bevel: 8,
      edge: 2,
      grain: 'stone',
    },
    { shape: seeds(x), metal: tints.sand, bevel: 4, edge: 2 },
  ]
  return [
    { shape: fill('M4 430H508L488 478H24Z'), metal: 'oak', bevel: 12, grain: 'wood' },
    {
      shape: fill(
        'M110 420V210C120 150 150 130 210 120C330 96 450 104 484' +
          ' 150C500 176 496 220 494 260V420Q494 434 480 434H124Z',
      ),
      metal: tints.leather,
      bevel: 44,
      camber: 0.8,
      grain: 'stone',
    },
    {
      shape: line('M300 118L278 176M360 110L340 172M420 116L402 178M466 138L452 190', 11),
      metal: tints.sand,
      bevel: 5,
      edge: 2,
    },
    ...cut(196),
    ...cut(112),
    ...cut(26),
  ]
}

const herring =
  'M10 256C70 190 180 168 300 190C350 200 390 220' +
  ' 420 246L496 192C486 236 486 276 500 322L420 270C380 300 300 330 220 330C120 330 50 300 10 256Z'

/** A herring, its back blue, its belly silver. */
export function herringFish(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-18 256 256)">${shape}</g>`
  const scales = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = [150 + (i % 5) * 50, 236 + Math.floor(i / 5) * 28 + (i % 2) * 8]
    return `M${x} ${y - 14}Q${x + 18} ${y} ${x} ${y + 14}`
  })
  return [
    {
      shape: tilt(
        fill('M230 184L290 140L310 190ZM210 326L240 366L270 324ZM300 320L330 346L344 308Z'),
      ),
      metal: 'slate',
      bevel: 8,
    },
    { shape: tilt(fill(herring)), metal: 'silver', bevel: 44, camber: 0.9 },
    {
      shape: tilt(
        fill(
          'M10 256C70 190 180 168 300 190C350 200 390 220 420 246L496 192C490' +
            ' 214 488 230 488 246C440 262 400 260 360 246C260 214 120 220 10 256Z',
        ),
      ),
      metal: 'deepIce',
      bevel: 18,
      edge: 2,
    },
    { shape: tilt(line(scales.join(''), 5)), metal: 'iron', bevel: 2, edge: 0 },
    { shape: tilt(line('M112 204C134 236 134 284 106 314', 8)), metal: 'iron', bevel: 4, edge: 1 },
    { shape: tilt(disc(66, 246, 17)), metal: tints.cream, bevel: 9, edge: 3 },
    { shape: tilt(disc(66, 246, 8)), metal: tints.lacquer, bevel: 5, edge: 1 },
  ]
}

/** A wedge of cheese with its holes and its red rind. */
export function cheese(): readonly Piece[] {
  return [
    {
      shape: fill('M20 300L360 92C440 110 490 170 496 250V420L40 452Q20 452 20 430Z'),
      metal: tints.crimson,
      bevel: 14,
    },
    {
      shape: fill('M20 300L360 92C440 110 486 166 492 244Z'),
      metal: tints.cream,
      bevel: 16,
      edge: 3,
    },
    {
      shape: fill('M20 306L480 254V398L40 434Q20 434 20 414Z'),
      metal: tints.saffron,
      bevel: 18,
      edge: 4,
    },
    {
      shape: group(
        oval(130, 372, 38, 32),
        oval(260, 322, 28, 22),
        oval(330, 380, 44, 30),
        oval(420, 310, 30, 26),
        oval(216, 400, 17, 13),
      ),
      metal: tints.amber,
      bevel: 12,
      edge: 3,
    },
    {
      shape: oval(300, 190, 40, 16) + oval(400, 196, 28, 12) + oval(226, 246, 22, 8),
      metal: tints.sand,
      bevel: 7,
      edge: 2,
    },
  ]
}

/** The blue pot of enamel, and a cup that steams. */
export function bluePot(): readonly Piece[] {
  return [
    { shape: line('M318 210C420 190 440 360 340 380', 24), metal: tints.night, bevel: 11 },
    { shape: fill('M108 232L40 150L22 172L30 196L96 320Z'), metal: tints.night, bevel: 16 },
    {
      shape: fill('M128 160H296L350 440Q352 462 330 462H94Q72 462 74 440Z'),
      metal: 'deepIce',
      bevel: 62,
      camber: 0.9,
    },
    {
      shape: fill('M120 150H304L308 178H116ZM70 436H354V468H70Z'),
      metal: tints.porcelain,
      bevel: 9,
      edge: 4,
    },
    { shape: fill('M140 148C146 100 278 100 284 148Z'), metal: 'deepIce', bevel: 20, edge: 4 },
    { shape: disc(212, 92, 20), metal: tints.lacquer, bevel: 13 },
    {
      shape: fill('M330 372H470Q472 470 400 478Q328 470 330 372Z'),
      metal: tints.porcelain,
      bevel: 24,
      edge: 5,
    },
    { shape: hoop(474, 406, 24, 12), metal: tints.porcelain, bevel: 6 },
    { shape: oval(400, 484, 104, 20), metal: tints.porcelain, bevel: 10, edge: 4 },
    { shape: oval(400, 374, 60, 13), metal: tints.leather, bevel: 6, edge: 3 },
    { shape: line('M336 424H464', 8), metal: tints.night, bevel: 3, edge: 0 },
    {
      shape: line('M378 346C360 310 398 290 380 250M424 346C406 310 444 290 426 250', 9),
      metal: tints.porcelain,
      bevel: 4,
      edge: 1,
    },
  ]
}

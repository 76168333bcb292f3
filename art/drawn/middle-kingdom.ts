import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

const globe = 'M150 150H362C440 180 440 332 362 362H150C72 332 72 180 150 150Z'

/** A red lantern with its tassel. */
export function redLantern(): readonly Piece[] {
  return [
    { shape: line('M256 20V110', 12), metal: 'gold', bevel: 5 },
    {
      shape: line('M256 390V440M236 440V500M256 440V508M276 440V500', 13),
      metal: 'gold',
      bevel: 5,
    },
    { shape: fill(globe), metal: tints.crimson, bevel: 70, camber: 0.9 },
    {
      shape: line(
        'M256 152V360M206 152C166 200 166 312 206 360M306 152C346 200 346 312 306 360' +
          'M160 154C104 200 104 312 160 358M352 154C408 200 408 312 352 358',
        8,
      ),
      metal: 'gold',
      bevel: 3,
      edge: 1,
    },
    { shape: fill('M166 108H346V152H166ZM166 360H346V404H166Z'), metal: 'gold', bevel: 14 },
  ]
}

const lantern = (x: number, y: number, size: number) =>
  `<g transform="translate(${x - 256 * size} ${y - 256 * size}) scale(${size})">` +
  `${fill(globe)}${fill('M180 116H332V150H180ZM180 362H332V396H180Z')}` +
  `${line('M256 396V500M232 440V500M280 440V500M256 -300V116', 14)}</g>`

/** Lanterns that hang one over the other. */
export const lanternsFar = group(
  lantern(120, 190, 0.5),
  lantern(330, 130, 0.62),
  lantern(230, 350, 0.42),
  lantern(440, 330, 0.46),
)

/** A seal of jade with its signs. */
export function jadeSeal(): readonly Piece[] {
  return [
    {
      shape: fill('M136 196C130 120 176 60 256 60C336 60 382 120 376 196Z'),
      metal: tints.jade,
      bevel: 44,
      camber: 0.8,
    },
    { shape: line('M196 150Q226 110 256 150Q286 110 316 150', 13), metal: 'emerald', bevel: 5 },
    { shape: fill('M84 190H428L440 240H72Z'), metal: 'gold', bevel: 12 },
    { shape: fill('M72 236H440V480H72Z'), metal: tints.jade, bevel: 26 },
    { shape: fill('M112 268H400V452H112Z'), metal: tints.crimson, bevel: 9 },
    {
      shape: line(
        'M148 300H240V344H148ZM194 344V424M148 386H240M276 300H364M320 300V424M284 344H356' +
          'M276 424H364M290 366L300 396M350 366L340 396',
        15,
      ),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
  ]
}

/** Three stalks of bamboo in a red pot. */
export function luckyBamboo(): readonly Piece[] {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})` +
    ` rotate(${turn})">${fill('M0 0C30 -40 90 -50 140 -20C100 20 40 30 0 0Z')}</g>`
  return [
    {
      shape: group(
        leaf(256, 90, -50),
        leaf(256, 90, 200),
        leaf(180, 150, 190),
        leaf(336, 150, -10),
      ),
      metal: tints.leaf,
      bevel: 14,
    },
    { shape: line('M186 380V140M330 380V140', 42), metal: tints.jade, bevel: 20, camber: 0.8 },
    { shape: line('M256 380V80', 50), metal: tints.leaf, bevel: 24, camber: 0.8 },
    {
      shape: line(
        'M162 210H210M162 290H210M306 210H354M306 290H354M228 150H284M228 236H284M228 312H284',
        9,
      ),
      metal: tints.moss,
      bevel: 4,
      edge: 2,
    },
    { shape: fill('M150 322H362V352H150Z'), metal: 'gold', bevel: 9 },
    { shape: fill('M110 370H402L372 490H140Z'), metal: tints.crimson, bevel: 26 },
    { shape: fill('M94 358H418V396H94Z'), metal: 'gold', bevel: 13 },
    { shape: group(disc(256, 440, 22)), metal: 'gold', bevel: 10 },
  ]
}

const coin = (x: number, y: number, r: number) =>
  `<path fill-rule="evenodd" d="M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r}` +
  ` 0 1 1 ${x - r} ${y}Z` +
  `M${x - r * 0.3} ${y - r * 0.3}V${y + r * 0.3}H${x + r * 0.3}V${y - r * 0.3}Z"/>`

const struck = (x: number, y: number, r: number): readonly Piece[] => [
  { shape: coin(x, y, r), metal: 'gold', bevel: r * 0.16 },
  {
    shape: line(
      `M${x} ${y - r * 0.72}V${y - r * 0.46}M${x} ${y + r * 0.46}V${y + r * 0.72}` +
        `M${x - r * 0.72} ${y}H${x - r * 0.46}M${x + r * 0.46} ${y}H${x + r * 0.72}`,
      r * 0.13,
    ),
    metal: 'oldGold',
    bevel: 3,
    edge: 1,
  },
]

/** Eight coins with a square hole, in a ring. */
export const eightCoins: readonly Piece[] = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4
  return struck(
    Math.round(256 + 178 * Math.sin(angle)),
    Math.round(256 - 178 * Math.cos(angle)),
    74,
  )
}).flat()

/** Three coins on a red cord. */
export function cordedCoins(): readonly Piece[] {
  return [
    {
      shape: line('M256 30V480M256 400L200 496M256 400L312 496', 20),
      metal: tints.crimson,
      bevel: 9,
    },
    ...struck(256, 356, 104),
    ...struck(180, 180, 104),
    ...struck(332, 180, 104),
    { shape: line('M256 60V120M180 180L332 180', 16), metal: tints.crimson, bevel: 7 },
  ]
}

const carp =
  'M196 392C206 300 250 236 330 222C386 212 430 184 446 136C416 88 352 70 288 88C168 122 104 232 116 360Z'
const carpFins =
  'M116 350C120 390 90 430 40 430C60 460 100 470 130 462C136 484 130 500 110 512C170 506 206 460 196 384Z' +
  'M204 130C186 90 210 50 264 40C276 66 284 84 272 104ZM300 214C326 270 366 290 408 286' +
  'C400 250 376 224 344 208Z'

/** A koi in its leap. */
export function koi(): readonly Piece[] {
  return [
    { shape: fill(carpFins), metal: tints.saffron, bevel: 14 },
    { shape: fill(carp), metal: tints.porcelain, bevel: 44, camber: 0.8 },
    {
      shape: fill(
        'M240 118C296 86 356 88 372 120C340 160 280 172 232 196C220 168 224 140 240 118Z' +
          'M128 300C140 250 166 220 196 206C216 244 204 290 176 322C156 336 132 330 128 300Z',
      ),
      metal: tints.crimson,
      bevel: 16,
      edge: 2,
    },
    { shape: disc(404, 128, 11), metal: tints.lacquer, bevel: 6, edge: 1 },
  ]
}

/** The same against the light, with the drops it throws. */
export const koiFar = group(
  fill(carp + carpFins),
  disc(240, 470, 10),
  disc(290, 420, 8),
  disc(330, 470, 12),
  disc(30, 350, 8),
  disc(76, 300, 6),
)

const burst = (x: number, y: number, size: number, rays: number) =>
  `<g transform="translate(${x - 256 * size} ${y - 256 * size}) scale(${size})">` +
  `${turned(`${line('M256 216V70', 9)}${disc(256, 40, 11)}`, rays)}` +
  `${turned(line('M256 236V160', 7), rays, 256, 256, 180 / rays)}</g>`

/** Fireworks over a town. */
export const fireworksFar = group(
  burst(190, 170, 0.76, 18),
  burst(400, 110, 0.42, 14),
  burst(400, 330, 0.5, 16),
  line('M190 300Q196 400 180 500M400 440Q404 470 400 506', 5),
)

/** A wall with a round gate, and the tiles on it. */
export const moonGateFar = group(
  '<path fill-rule="evenodd" d="M-28 60H540V540H-28ZM256 96A166 166 0 1 0 256.1 96Z"/>',
  fill('M-28 60L-28 20H540V60Z'),
  ...Array.from({ length: 12 }, (_, i) => disc(-20 + i * 50, 62, 18)),
)

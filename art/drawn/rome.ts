import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

/** A wreath of laurel, gilt, tied with red. */
export function laurelWreath(): readonly Piece[] {
  const leaf = fill('M256 60C230 34 226 6 240 -24C270 0 282 32 256 60Z')
  const side = (turn: 1 | -1) =>
    Array.from({ length: 8 }, (_, i) => {
      const around = turn * (28 + i * 19)
      const outer =
        `<g transform="rotate(${around} 256 270) rotate(${turn * 66} 256` + ` 60)">${leaf}</g>`
      const inner =
        `<g transform="rotate(${around + turn * 6} 256 270) rotate(${turn * 116} 256 60)">${leaf}` +
        '</g>'
      return outer + inner
    }).join('')
  return [
    { shape: line('M180 96A190 190 0 1 0 332 96', 11), metal: 'bronze', bevel: 5 },
    { shape: `<g>${side(1)}${side(-1)}</g>`, metal: 'gold', bevel: 12 },
    {
      shape: fill('M226 452L256 438L286 452L330 504L282 486L256 500L230 486L182 504Z'),
      metal: tints.crimson,
      bevel: 10,
    },
    { shape: disc(256, 456, 20), metal: 'gold', bevel: 13 },
  ]
}

/** A sword of the legion with its ribbed grip. */
export function legionSword(): readonly Piece[] {
  return [
    {
      shape: fill('M226 170H286C282 240 306 300 296 380L256 500L216 380C206 300 230 240 226 170Z'),
      metal: 'silver',
      bevel: 20,
      camber: 0.7,
    },
    { shape: line('M256 180V470', 7), metal: 'iron', bevel: 3, edge: 1 },
    { shape: fill('M176 136H336Q350 154 336 176H176Q162 154 176 136Z'), metal: 'gold', bevel: 14 },
    { shape: fill('M230 56H282V138H230Z'), metal: tints.cream, bevel: 12 },
    { shape: line('M230 76H282M230 98H282M230 120H282', 7), metal: 'oak', bevel: 3, edge: 1 },
    { shape: disc(256, 36, 32), metal: 'gold', bevel: 24 },
  ]
}

/** A helmet with its crest, from the side of the parade. */
export function crestedHelmet(): readonly Piece[] {
  const plume = fill('M244 200L250 24H262L268 200Z')
  return [
    { shape: turned(plume, 15, 256, 250, -72, 144), metal: tints.crimson, bevel: 8, edge: 2 },
    {
      shape: fill('M256 130C350 130 396 200 400 290L404 350H108L112 290C116 200 162 130 256 130Z'),
      metal: 'gold',
      bevel: 56,
      camber: 0.8,
    },
    {
      shape: fill(
        'M112 330L200 340L206 430L176 490C130 460 106 400 112 330ZM400 330L312 340' +
          'L306 430L336 490C382 460 406 400 400 330Z',
      ),
      metal: 'gold',
      bevel: 18,
    },
    { shape: fill('M96 316Q256 278 416 316L412 352Q256 316 100 352Z'), metal: 'bronze', bevel: 11 },
    {
      shape: group(
        disc(150, 326, 10),
        disc(204, 316, 10),
        disc(256, 313, 10),
        disc(308, 316, 10),
        disc(362, 326, 10),
      ),
      metal: 'gold',
      bevel: 7,
    },
    { shape: fill('M236 130H276L284 300H228Z'), metal: 'bronze', bevel: 10 },
  ]
}

/** A column with its scrolls, broken above. */
export function column(): readonly Piece[] {
  return [
    {
      shape: fill('M176 130H336L328 430H184Z'),
      metal: tints.cream,
      bevel: 30,
      camber: 0.7,
      grain: 'stone',
    },
    {
      shape: line('M212 140L216 424M240 140L242 424M272 140L270 424M300 140L296 424', 11),
      metal: tints.sand,
      bevel: 4,
      edge: 1,
    },
    {
      shape: fill('M150 424H362V460H150ZM124 452H388V496H124Z'),
      metal: tints.cream,
      bevel: 12,
      grain: 'stone',
    },
    { shape: fill('M110 40H402V88H110Z'), metal: tints.cream, bevel: 12, grain: 'stone' },
    {
      shape: group(disc(130, 130, 46), disc(382, 130, 46), fill('M130 84H382V150H130Z')),
      metal: tints.cream,
      bevel: 16,
      grain: 'stone',
    },
    {
      shape: line('M130 130m-22 0a22 22 0 1 1 34 18M382 130m22 0a22 22 0 1 0 -34 18', 9),
      metal: tints.sand,
      bevel: 4,
      edge: 1,
    },
  ]
}

/** A coin with the emperor's head. */
export function emperorCoin(): readonly Piece[] {
  return [
    { shape: disc(256, 256, 228), metal: 'gold', bevel: 16, grain: 'hammered' },
    {
      shape:
        '<circle cx="256" cy="256" r="196" fill="none" stroke="#000" stroke-wid' +
        'th="12" stroke-dasharray="10 18" stroke-linecap="round"/>',
      metal: 'gold',
      bevel: 5,
    },
    {
      shape: fill(
        'M300 120C340 140 350 180 346 220L370 262L346 272C350 300 346 322 318 324' +
          'L300 330L306 372C270 396 210 396 176 380C200 350 206 320 196 290C166 250 170 170' +
          ' 220 132' +
          'C244 116 276 112 300 120Z',
      ),
      metal: 'bronze',
      bevel: 30,
      camber: 0.8,
    },
    {
      shape: turned(
        fill('M256 124C244 112 244 98 252 86C266 96 268 112 256 124Z'),
        7,
        256,
        220,
        -84,
        110,
      ),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
  ]
}

/** A car for the race: its rail, its wheel, its pole with the ram's head. */
export function raceCar(): readonly Piece[] {
  return [
    { shape: line('M210 350L470 270', 24), metal: 'oak', bevel: 10, grain: 'wood' },
    { shape: fill('M440 226L500 236L506 286L456 304Z'), metal: 'gold', bevel: 14 },
    {
      shape: fill(
        'M60 120C100 90 160 110 190 150L300 180C340 190 352 230 340 280L320 350' +
          'H96C60 330 40 180 60 120Z',
      ),
      metal: 'ruby',
      bevel: 24,
    },
    {
      shape: line('M60 120C100 90 160 110 190 150L300 180C340 190 352 230 340 280L320 350H96', 19),
      metal: 'gold',
      bevel: 8,
    },
    {
      shape: fill(
        'M150 210L170 250L214 254L182 284L192 326L150 304L112 326L120 284L90 254L132 250Z',
      ),
      metal: 'gold',
      bevel: 12,
    },
    {
      shape: `<circle cx="210" cy="372" r="104" fill="none" stroke="#000" stroke-width="30"/>`,
      metal: 'bronze',
      bevel: 12,
    },
    { shape: turned(line('M210 372V290', 17), 8, 210, 372), metal: 'gold', bevel: 7 },
    { shape: disc(210, 372, 32), metal: 'gold', bevel: 20 },
  ]
}

/** Seven columns that still bear their gable. */
export const templeFar =
  '<path d="M256 60L470 160H42ZM50 172H462V200H50ZM70 208H106V420H70Z' +
  'M138 208H174V420H138ZM206 208H238V420H206ZM274 208H306V420H274ZM338 208' +
  'H374V420H338ZM406 208H442V420H406ZM40 424H472V450H40ZM10 450H502V480' +
  'H10Z"/>'

/** A bowl of bronze on three feet, the fire in it. */
export function brazier(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M256 20C300 90 280 110 310 140C330 130 336 110 330 86C384 140 400 200 372 262H140' +
          'C112 200 130 150 176 110C180 140 190 150 206 152C196 100 216 60 256 20Z',
      ),
      metal: tints.flame,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill(
        'M262 120C300 170 310 220 290 262H212C200 220 216 190 240 176C240 196 250 202 256 202' +
          'C262 176 254 150 262 120Z',
      ),
      metal: tints.saffron,
      bevel: 18,
      edge: 0,
    },
    { shape: line('M150 330L96 496M362 330L416 496M256 360V500', 21), metal: 'bronze', bevel: 9 },
    { shape: line('M130 420H382', 11), metal: 'bronze', bevel: 5 },
    {
      shape: fill('M92 266H420C416 330 340 380 256 380C172 380 96 330 92 266Z'),
      metal: 'gold',
      bevel: 40,
      camber: 0.8,
    },
    { shape: fill('M78 250H434V282H78Z'), metal: 'bronze', bevel: 10 },
    {
      shape: turned(fill('M256 300L270 322L256 344L242 322Z'), 3, 256, 200, -30, 60),
      metal: 'ruby',
      bevel: 9,
      edge: 3,
    },
  ]
}

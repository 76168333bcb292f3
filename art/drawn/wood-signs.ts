import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

/** An owl on its bough. */
export function owl(): readonly Piece[] {
  return [
    { shape: line('M-10 440Q220 400 522 450', 36), metal: 'oak', bevel: 16, grain: 'wood' },
    { shape: fill('M200 400H312L290 506L256 470L222 506Z'), metal: tints.leather, bevel: 14 },
    {
      shape: fill(
        'M140 96L124 24L206 66Q256 50 306 66L388 24L372 96C396 140 396 180 380 214' +
          'C400 280 376 400 256 440' +
          'C136 400 112 280 132 214C116 180 116 140 140 96Z',
      ),
      metal: tints.leather,
      bevel: 60,
      camber: 0.9,
    },
    {
      shape: fill(
        'M132 226C60 290 90 390 186 424C170 350 160 290 132 226ZM380 226C452 290 422 390 326 424' +
          'C342 350 352 290 380 226Z',
      ),
      metal: tints.felt,
      bevel: 24,
    },
    {
      shape: line(
        'M206 290Q222 314 238 290M274 290Q290 314 306 290M240 330Q256 354 272 330M200 350' +
          'Q214 372 228 350M284 350Q298 372 312 350',
        11,
      ),
      metal: tints.cream,
      bevel: 5,
      edge: 1,
    },
    {
      shape: fill(
        'M256 240C170 240 140 190 150 140C180 100 240 110 256 150C272 110 332 100 362 140' +
          'C372 190 342 240 256 240Z',
      ),
      metal: tints.sand,
      bevel: 20,
    },
    { shape: group(disc(204, 168, 25), disc(308, 168, 25)), metal: tints.saffron, bevel: 14 },
    {
      shape: group(disc(204, 170, 13), disc(308, 170, 13)),
      metal: tints.lacquer,
      bevel: 8,
      edge: 1,
    },
    { shape: line('M168 146L238 158M344 146L274 158', 17), metal: tints.felt, bevel: 7, edge: 2 },
    { shape: fill('M240 176H272L256 226Z'), metal: 'iron', bevel: 9 },
    {
      shape: line('M214 420V446M236 424V450M276 424V450M298 420V446', 16),
      metal: tints.saffron,
      bevel: 7,
    },
  ]
}

/** A leaf of the oak and its acorn. */
export function oakLeaf(): readonly Piece[] {
  return [
    { shape: line('M70 480Q150 380 380 90', 17), metal: 'oak', bevel: 7 },
    {
      shape: fill(
        'M120 420C60 400 60 340 110 326C70 280 100 220 164 232C140 170 190 130 246 156' +
          'C240 90 310 50 440 36' +
          'C446 150 420 220 356 224C386 280 340 330 288 310C300 370 240 410 196 376' +
          'C190 420 160 440 120 420Z',
      ),
      metal: tints.leaf,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: line(
        'M110 430L420 56M170 356L130 340M190 330L246 350M226 288L176 250M250 260L320 282M290 212' +
          'L262 170M312 184L372 200',
        8,
      ),
      metal: tints.moss,
      bevel: 4,
      edge: 1,
    },
    {
      shape: fill('M330 380C330 470 370 506 400 506C430 506 470 470 470 380Z'),
      metal: tints.saffron,
      bevel: 40,
      camber: 0.9,
    },
    {
      shape: fill('M314 390Q314 326 400 326Q486 326 486 390Q400 414 314 390Z'),
      metal: tints.leather,
      bevel: 20,
      grain: 'hammered',
    },
    { shape: line('M400 330Q400 290 376 270', 15), metal: 'oak', bevel: 7 },
  ]
}

/** A firefly, its lamp lit. */
export function firefly(): readonly Piece[] {
  return [
    {
      shape: line(
        'M216 150Q180 70 120 60M296 150Q332 70 392 60M190 240L110 210L70 250M322 240L402 210' +
          'L442 250M196 300L116 320L90 370M316 300L396 320L422 370',
        11,
      ),
      metal: tints.lacquer,
      bevel: 5,
    },
    {
      shape:
        '<ellipse cx="146" cy="300" rx="50" ry="136" transform="rotate(34 146 300)"/>' +
        '<ellipse cx="366" cy="300" rx="50" ry="136" transform="rotate(-34 366 300)"/>',
      metal: 'ice',
      bevel: 14,
    },
    {
      shape: fill('M196 330H316C330 430 300 492 256 492C212 492 182 430 196 330Z'),
      metal: tints.saffron,
      bevel: 50,
      camber: 0.9,
    },
    {
      shape: fill('M216 400H296C296 450 280 476 256 476C232 476 216 450 216 400Z'),
      metal: tints.cream,
      bevel: 30,
      edge: 0,
    },
    {
      shape: fill('M206 200C180 260 180 330 196 370H316C332 330 332 260 306 200Z'),
      metal: 'bronze',
      bevel: 34,
    },
    { shape: line('M256 206V366', 9), metal: tints.lacquer, bevel: 4, edge: 1 },
    {
      shape: fill('M196 200C196 150 226 130 256 130C286 130 316 150 316 200Q256 226 196 200Z'),
      metal: tints.crimson,
      bevel: 24,
    },
    { shape: disc(256, 132, 29), metal: tints.lacquer, bevel: 18 },
  ]
}

/** A stone with moss on its shoulder and a ring cut in it in the age of bronze. */
export function carvedStone(): readonly Piece[] {
  return [
    {
      shape: fill('M70 490C40 360 70 200 130 110C190 20 330 20 386 110C446 210 476 370 440 490Z'),
      metal: tints.stone,
      bevel: 60,
      camber: 0.8,
      grain: 'stone',
    },
    {
      shape: group(hoop(256, 270, 104, 15), line('M256 166V374M152 270H360', 15)),
      metal: tints.lacquer,
      bevel: 6,
      edge: 1,
    },
    {
      shape: fill(
        'M126 116C190 20 330 20 390 116Q360 150 330 126Q300 170 262 130Q220 172 190 130Q160 160 126 116Z',
      ),
      metal: tints.moss,
      bevel: 24,
      grain: 'hammered',
    },
    {
      shape: fill('M40 470Q150 430 256 466Q370 430 476 470L470 506H44Z'),
      metal: tints.moss,
      bevel: 18,
      grain: 'hammered',
    },
  ]
}

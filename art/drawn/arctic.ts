import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

const bear =
  'M58 300C54 226 104 190 182 188C246 186 300 178 338 160C356 150 374 146 390 150C398 136 418 138 420 154' +
  'C450 164 476 188 488 208C490 222 474 228 456 226C436 228 420 236 408 250C398 276 390' +
  ' 300 392 326L404 404' +
  'C416 408 422 416 422 428H362L346 340C340 350 330 356 322 358L330 406C340 410 346 418' +
  ' 346 428H290L280 352' +
  'C246 360 206 358 176 348L160 404C170 410 174 418 174 428H116L118 346L96 404C104 410 108 418 108 428H54' +
  'L64 350C58 334 58 318 58 300Z'

/** A polar bear that walks. */
export const bearFar = fill(bear)

/** The same as a symbol. */
export function bearOfIce(): readonly Piece[] {
  return [
    { shape: fill(bear), metal: tints.porcelain, bevel: 40, camber: 0.8 },
    {
      shape: line('M118 346C130 320 132 300 128 280M346 340C352 310 350 290 340 270', 8),
      metal: tints.stone,
      bevel: 3,
      edge: 0.5,
    },
    {
      shape: group(disc(482, 208, 12), disc(430, 182, 6)),
      metal: tints.lacquer,
      bevel: 6,
      edge: 1,
    },
    { shape: fill('M30 434H482L450 478L330 490L210 474L90 486Z'), metal: 'ice', bevel: 16 },
  ]
}

const dog = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${fill(
    'M0 40C10 20 40 14 70 16C84 10 96 4 104 6L110 -4L116 8C124 12 130 18 128 24L104 30' +
      'C100 40 96 44 92 48L108 74H96L82 54L68 52L54 74H44L52 50' +
      'C44 50 34 48 28 48L10 74H0L12 46C8 46 2 44 0 40ZM4 38C-12 30 -16 14 -8 0L0 4C-4 16 2 26 10 32Z',
  )}</g>`

/** A team of dogs, its sledge and its driver. */
export const sledgeFar = group(
  dog(250, 320, 0.95),
  dog(312, 338, 0.95),
  dog(388, 322, 0.95),
  line('M196 366L270 350L420 344', 4),
  line('M20 404H170Q204 404 212 372', 12),
  line('M36 404V330M100 404V356M160 404V356M36 356H196', 9),
  fill('M50 350Q110 300 190 350Z'),
  fill(
    'M8 250Q26 226 44 250L52 264L80 306L70 314L44 292L46 350L54 404H34L26 366L18 404H-2L6' +
      ' 350Q-6 300 8 262Z',
  ),
  disc(28, 234, 20),
)

/** A sledge of wood with its load lashed on. */
export function sledge(): readonly Piece[] {
  return [
    { shape: line('M60 400L20 150M80 390L60 150', 17), metal: 'oak', bevel: 7, grain: 'wood' },
    {
      shape: fill('M120 330Q110 210 200 200Q290 176 380 220Q436 250 420 330Z'),
      metal: tints.leather,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: line('M176 210L190 330M260 196V330M344 208L330 330M126 276Q260 250 420 280', 11),
      metal: tints.cream,
      bevel: 5,
      edge: 2,
    },
    { shape: line('M60 336H440', 24), metal: 'oak', bevel: 10, grain: 'wood' },
    {
      shape: line('M130 340L120 410M250 340V410M370 340L380 410', 17),
      metal: 'oak',
      bevel: 7,
      grain: 'wood',
    },
    { shape: line('M30 416H420Q492 416 488 330', 24), metal: 'iron', bevel: 10 },
  ]
}

/** One who paddles a kayak. */
export const kayakFar = group(
  fill(
    'M2 312C80 352 140 360 256 360C372 360 432 352 510 312C470 376 400 392 256 392C112 392 42 376 2 312Z',
  ),
  fill(
    'M212 366C210 300 222 270 244 256C226 238 230 200 258 196C286 198 290 240 270 256C292' +
      ' 270 304 306 302 366Z',
  ),
  line('M96 190L416 338', 11),
  fill(
    'M60 160Q90 160 118 194L106 210Q70 200 60 160ZM452 368Q424 366 396 334L408 318Q444 330 452 368Z',
  ),
)

/** A kayak and its paddle. */
export function kayak(): readonly Piece[] {
  return [
    { shape: line('M110 130L410 400', 17), metal: 'oak', bevel: 7, grain: 'wood' },
    {
      shape: fill(
        'M60 76Q104 76 136 128L116 150Q66 130 60 76ZM460 450Q416 450 384 398L404 376Q454 398 460 450Z',
      ),
      metal: tints.cream,
      bevel: 14,
    },
    {
      shape: fill('M20 400C90 300 300 120 496 90C440 220 210 420 60 440C30 440 14 424 20 400Z'),
      metal: tints.crimson,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: fill('M200 310C220 270 280 226 316 226C320 252 264 306 222 322Q200 326 200 310Z'),
      metal: tints.lacquer,
      bevel: 14,
    },
    {
      shape: line('M70 410C140 350 170 330 196 310M324 214C370 180 420 140 466 116', 9),
      metal: tints.cream,
      bevel: 4,
      edge: 1,
    },
  ]
}

const seal =
  'M40 420C100 416 150 390 190 350C230 310 244 250 268 200C274 150 306 122 344 126C384' +
  ' 130 404 160 400 192' +
  'C414 202 414 218 400 224C386 244 374 256 378 296C386 336 406 366 446 386L476 408C446' +
  ' 420 408 416 372 404' +
  'C304 424 200 430 130 426L64 462L86 430L20 452Z'

/** A seal that lies on its floe and looks. */
export const sealFar = group(fill(seal), fill('M-20 440H530L490 486L350 500L180 490L30 500Z'))

/** The same as a symbol. */
export function sealOnIce(): readonly Piece[] {
  return [
    { shape: fill('M10 426H502L462 480L340 494L190 480L60 492Z'), metal: 'ice', bevel: 18 },
    { shape: fill(seal), metal: tints.stone, bevel: 42, camber: 0.8 },
    {
      shape: fill('M330 330C320 370 340 410 384 420C380 390 370 360 352 336Z'),
      metal: tints.felt,
      bevel: 10,
    },
    {
      shape: group(
        disc(270, 280, 10),
        disc(240, 330, 12),
        disc(292, 340, 9),
        disc(200, 376, 11),
        disc(260, 390, 9),
      ),
      metal: tints.felt,
      bevel: 4,
      edge: 0.5,
    },
    {
      shape: group(disc(362, 172, 8), disc(402, 200, 10)),
      metal: tints.lacquer,
      bevel: 5,
      edge: 1,
    },
    {
      shape: line('M396 212L440 206M394 218L436 226', 4),
      metal: tints.porcelain,
      bevel: 2,
      edge: 0.5,
    },
  ]
}

/** A narwhal with its tusk. */
export function narwhal(): readonly Piece[] {
  return [
    { shape: fill('M392 250L506 60L418 276Z'), metal: 'bone', bevel: 10 },
    {
      shape: line('M414 244L436 252M432 212L450 220M450 180L466 186M468 148L480 154', 6),
      metal: tints.leather,
      bevel: 3,
      edge: 0.5,
    },
    {
      shape: fill(
        'M90 320C60 340 20 330 4 300C20 380 60 392 92 372C80 420 100 450 140 462C150 420 136 380 116 346Z',
      ),
      metal: tints.stone,
      bevel: 14,
    },
    {
      shape: fill(
        'M84 340C120 240 220 180 316 190C386 196 432 240 430 290C410 356 320 400 230 392C170' +
          ' 388 120 370 84 340Z',
      ),
      metal: tints.stone,
      bevel: 52,
      camber: 0.9,
    },
    {
      shape: fill(
        'M130 362C220 380 340 370 424 306C400 364 320 400 230 392C190 390 156 380 130 362Z',
      ),
      metal: tints.porcelain,
      bevel: 12,
    },
    {
      shape: fill('M290 358C286 410 320 440 366 440C364 400 344 368 322 350Z'),
      metal: tints.felt,
      bevel: 12,
    },
    {
      shape: group(
        disc(200, 250, 12),
        disc(250, 226, 9),
        disc(160, 290, 10),
        disc(290, 250, 11),
        disc(226, 300, 8),
        disc(330, 222, 8),
      ),
      metal: tints.felt,
      bevel: 4,
      edge: 0.5,
    },
    { shape: disc(392, 276, 7), metal: tints.lacquer, bevel: 4, edge: 1 },
  ]
}

const stones = [
  'M146 500L158 384L228 378L234 500Z',
  'M282 500L286 380L354 384L370 500Z',
  'M126 380L134 322L384 318L392 376Z',
  'M196 320L202 264L318 262L322 318Z',
  'M50 262L64 208L452 200L468 254L300 268H196Z',
  'M212 206L218 156L302 154L308 202Z',
  'M200 158L212 92L268 72L316 96L314 156Z',
] as const

/** A man of stones that shows the way, snow on its shoulders. */
export function stoneMan(): readonly Piece[] {
  return [
    ...stones.map(
      (stone): Piece => ({
        shape: fill(stone),
        metal: tints.stone,
        bevel: 24,
        camber: 0.6,
        grain: 'stone',
      }),
    ),
    {
      shape: fill(
        'M56 214Q160 190 208 206Q256 196 310 202Q400 186 456 206L452 220Q256 214 62 226ZM212' +
          ' 98Q262 60 314 100Q262 100 212 98Z',
      ),
      metal: tints.porcelain,
      bevel: 8,
      edge: 2,
    },
  ]
}

/** An iceberg, and what of it lies under water. */
export function iceberg(): readonly Piece[] {
  return [
    {
      shape: fill('M30 316H482L440 400L350 486L250 460L150 480L80 400Z'),
      metal: 'deepIce',
      bevel: 40,
      camber: 0.4,
    },
    {
      shape: fill('M60 310L120 190L176 216L262 50L336 160L380 130L456 310Z'),
      metal: tints.porcelain,
      bevel: 46,
      camber: 0.3,
    },
    {
      shape: fill('M262 50L290 200L256 310H160L176 216ZM380 130L390 240L360 310H320L336 160Z'),
      metal: 'ice',
      bevel: 22,
      edge: 2,
    },
    { shape: line('M10 314H502', 13), metal: tints.turquoise, bevel: 5 },
  ]
}

/** An iceberg as an outline. */
export const icebergFar = fill(
  'M20 430L60 300L130 260L190 90L260 40L300 150L360 120L420 300L480 350L500 430Z',
)

/** Gold that the ice has carried out of the mountains. */
export function glacierGold(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M40 470L20 330L90 220L130 250L200 70L270 170L330 30L400 200L450 180L496 340L470 480Z',
      ),
      metal: 'ice',
      bevel: 60,
      camber: 0.3,
    },
    {
      shape: fill('M200 70L226 300L140 470H40L90 330ZM330 30L350 260L300 300L270 170Z'),
      metal: tints.porcelain,
      bevel: 24,
      edge: 2,
    },
    {
      shape: fill(
        'M150 470C120 400 180 350 230 370C240 300 330 290 350 350C420 340 450 410 410 470' +
          'Q280 500 150 470Z',
      ),
      metal: 'gold',
      bevel: 60,
      camber: 0.9,
      grain: 'hammered',
    },
    {
      shape: group(disc(96, 440, 34), disc(444, 300, 28), disc(130, 330, 20)),
      metal: 'gold',
      bevel: 24,
      grain: 'hammered',
    },
  ]
}

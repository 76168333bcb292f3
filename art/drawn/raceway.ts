import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { placed } from './placing.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** A single-seater on its grid, seen from ahead. */
export const carAhead = group(
  fill('M40 426H472V456H40ZM40 376H66V456H40ZM446 376H472V456H446Z'),
  fill('M58 250Q102 236 146 250V408H58ZM366 250Q410 236 454 250V408H366Z'),
  fill('M88 196Q124 184 160 196V300H88ZM352 196Q388 184 424 196V300H352Z'),
  fill('M116 140H396V166H116ZM116 126H134V214H116ZM378 126H396V214H378Z'),
  fill('M222 440L234 306Q256 288 278 306L290 440Z'),
  fill('M164 392V336Q180 276 228 262L240 224H272L284 262Q332 276 348 336V392Z'),
  line('M140 300L232 290M372 300L280 290M140 350L226 330M372 350L286 330', 11),
  disc(256, 218, 29),
  line('M212 252Q256 172 300 252', 11),
  fill('M236 196H276L286 146H226Z'),
)

const singleSeater = group(
  fill(
    'M6 376L60 352L150 336L200 314L230 322Q238 300 262 298Q290 296 300 308L318 262L340 260L352 300' +
      'L404 314L470 322L500 340V380H60Z',
  ),
  disc(118, 362, 48),
  disc(412, 358, 50),
  fill('M446 254H510V276H500V336H474V276H446Z'),
  fill('M0 380H96V394H0Z'),
  disc(266, 290, 24),
)

/** A car in its box: one holds the board that says when, one brings a wheel. */
export const pitBox = group(
  disc(50, 176, 29),
  fill('M14 216Q50 198 88 216L96 330L84 344L92 470H56L50 380L42 470H6L12 340Z'),
  line('M82 230L128 250L150 176', 21),
  line('M154 230V60', 10),
  disc(154, 52, 42),
  `<g transform="translate(0 76)">${group(
    disc(330, 96, 29),
    fill('M290 136Q330 118 370 136L388 230L368 330H296L276 230Z'),
    line('M366 154L424 190L452 170', 22),
    '<path fill-rule="evenodd" d="M456 100A58 58 0 1 0 456.1 100ZM456 136A22 22 0 1 1 455.9 136Z"/>',
  )}</g>`,
  `<g transform="translate(106 96) scale(.86 .94)">${singleSeater}</g>`,
)

/** A turbocharger: a snail of iron round a wheel of blades. */
export function turbo(): readonly Piece[] {
  const blade = fill('M250 226C216 196 214 150 244 116L268 120C252 150 256 190 270 214Z')
  return [
    { shape: fill('M250 36H474V26H506V200H474V188H360Z'), metal: 'iron', bevel: 22 },
    {
      shape: fill(
        'M256 36C390 36 470 140 470 262C470 390 376 480 256 480C136 480 36 396 36 270' +
          'C36 140 130 36 256 36Z',
      ),
      metal: 'silver',
      bevel: 70,
      camber: 0.9,
    },
    { shape: disc(256, 262, 150), metal: 'iron', bevel: 14 },
    { shape: disc(256, 262, 132), metal: tints.lacquer, bevel: 10 },
    { shape: `<g transform="translate(0 6)">${turned(blade, 11)}</g>`, metal: 'ice', bevel: 10 },
    { shape: disc(256, 262, 46), metal: 'gold', bevel: 30, camber: 0.9 },
    { shape: disc(256, 262, 17), metal: 'iron', bevel: 8 },
    {
      shape: `<g transform="translate(0 6)">${turned(disc(256, 74, 12), 8, 256, 256, 22)}</g>`,
      metal: 'iron',
      bevel: 8,
      edge: 3,
    },
  ]
}

/** A rally car with its lamps, seen from ahead. */
export const rallyAhead = group(
  fill('M130 256L168 150Q256 128 344 150L382 256Z'),
  fill('M84 270Q256 222 428 270L446 390H66Z'),
  fill('M70 380H150V450H70ZM362 380H442V450H362Z'),
  fill('M60 250H104V276H60ZM408 250H452V276H408Z'),
  disc(178, 246, 31),
  disc(256, 238, 31),
  disc(334, 246, 31),
)

const cloth = (u: number, v: number) => [
  104 + u * 380 - v * 24,
  64 + v * 270 + u * 40 - 38 * Math.sin(u * 6.6 + 0.5),
]

function clothStrip(u0: number, v0: number, u1: number, v1: number): string {
  const steps = Array.from({ length: 9 }, (_, i) => u0 + ((u1 - u0) * i) / 8)
  const top = steps.map((u) => cloth(u, v0))
  const low = steps.map((u) => cloth(u, v1)).reverse()
  return `M${[...top, ...low].map((xy) => xy.map((c) => c.toFixed(1)).join(' ')).join('L')}Z`
}

/** The flag of chequers that ends a race. */
export function chequers(): readonly Piece[] {
  const [columns, rows] = [7, 5]
  const squares = Array.from({ length: columns * rows }, (_, i) => [i % columns, i / columns])
    .map(([x = 0, y = 0]) => [x, Math.floor(y)] as const)
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => clothStrip(x / columns, y / rows, (x + 1) / columns, (y + 1) / rows))
  return [
    { shape: line('M110 34L50 496', 22), metal: 'silver', bevel: 10 },
    { shape: fill(clothStrip(0, 0, 1, 1)), metal: tints.porcelain, bevel: 16 },
    { shape: fill(squares.join('')), metal: tints.lacquer, bevel: 9, edge: 0 },
    { shape: disc(112, 30, 21), metal: 'gold', bevel: 13 },
  ]
}

/** A racing tyre on its rim. */
export function tyre(stripe: Piece['metal'] = tints.saffron): readonly Piece[] {
  const spoke = fill('M236 236L216 138Q256 122 296 138L276 236Z')
  return [
    { shape: turned(fill('M240 14H272V60H240Z'), 32), metal: tints.lacquer, bevel: 8 },
    { shape: disc(256, 256, 230), metal: tints.felt, bevel: 60, camber: 0.9 },
    { shape: hoop(256, 256, 186, 13), metal: stripe, bevel: 5, edge: 1 },
    { shape: disc(256, 256, 148), metal: 'silver', bevel: 16 },
    { shape: disc(256, 256, 128), metal: tints.lacquer, bevel: 12 },
    { shape: turned(spoke, 5), metal: 'silver', bevel: 14 },
    { shape: disc(256, 256, 40), metal: 'silver', bevel: 18 },
    { shape: disc(256, 256, 20), metal: 'ruby', bevel: 12 },
  ]
}

/** A motorcycle on its stand, its kick lever down. */
export const motorcycle = group(
  hoop(106, 372, 84, 26),
  hoop(410, 372, 84, 26),
  line('M30 372H182M106 296V448M334 372H486M410 296V448', 5),
  line('M344 160L410 372M322 130Q340 170 380 168M322 130H286', 17),
  fill('M200 214Q256 170 336 206L326 262H206Z'),
  fill('M96 204Q150 190 206 220L202 248Q146 240 92 232Z'),
  fill('M196 270H318L330 346L292 398H214L186 346Z'),
  line('M106 372L206 256M106 372L220 376M330 256L296 390', 15),
  line('M290 388Q220 430 40 408', 22),
  disc(376, 196, 34),
  line('M330 300Q400 250 476 300M30 296Q106 250 170 300', 13),
  line('M236 388L170 462H132', 15),
)

/** A racing car from the first years: straps, spokes, and a radiator of brass. */
export function veteran(): readonly Piece[] {
  const wheel = (x: number): readonly Piece[] => [
    { shape: hoop(x, 366, 74, 22), metal: tints.lacquer, bevel: 10 },
    {
      shape: turned(line(`M${x} 366V300`, 5), 14, x, 366),
      metal: 'gold',
      bevel: 2,
      edge: 1,
    },
    { shape: disc(x, 366, 19), metal: 'gold', bevel: 12 },
  ]
  return [
    {
      shape: fill('M26 296Q60 226 150 222L250 236L450 248V350H120Q50 344 26 296Z'),
      metal: tints.moss,
      bevel: 30,
      camber: 0.8,
    },
    { shape: fill('M150 222L246 234L226 268Q180 276 150 222Z'), metal: tints.leather, bevel: 10 },
    { shape: line('M234 246L200 186M186 200L216 174', 9), metal: tints.lacquer, bevel: 4 },
    { shape: line('M262 232L280 178', 9), metal: 'silver', bevel: 4 },
    { shape: fill('M446 226Q476 240 480 300Q478 350 446 366Z'), metal: 'gold', bevel: 13 },
    { shape: disc(470, 222, 30), metal: 'gold', bevel: 18 },
    { shape: line('M306 240V346M392 244V348', 12), metal: tints.leather, bevel: 5, edge: 2 },
    {
      shape: line('M330 300L318 330M346 300L334 330M362 300L350 330', 7),
      metal: tints.lacquer,
      bevel: 3,
      edge: 0,
    },
    { shape: line('M20 358H330Q390 356 400 330', 14), metal: 'silver', bevel: 6 },
    { shape: disc(112, 284, 40), metal: tints.cream, bevel: 6, edge: 2 },
    {
      shape: line('M96 274L110 262V306M128 270Q128 258 134 258', 8),
      metal: tints.lacquer,
      bevel: 3,
      edge: 0,
    },
    ...wheel(136),
    ...wheel(396),
  ]
}

/** A road that winds up into the mountains, and a car far ahead on it. */
export const windingRoad = group(
  fill(
    'M60 540C-20 446 400 430 390 360C384 318 190 326 186 270C184 230 292 236 296 196L312 196' +
      'C328 250 246 244 250 270C254 304 486 296 490 370C494 450 250 450 360 540Z',
  ),
  fill('M286 178Q290 156 304 156Q318 156 322 178L326 198H282Z'),
)

/** A car seen from above that slides through a bend, its front wheels turned against it. */
export function driftFromAbove(): readonly Piece[] {
  const rubber = (x: number, y: number, turnDeg: number) =>
    `<rect x="${x - 24}" y="${y - 46}" width="48" height="92" rx="12"
      transform="rotate(${turnDeg} ${x} ${y})"/>`
  const car: readonly Piece[] = [
    {
      shape: group(
        rubber(168, 126, -34),
        rubber(344, 126, -34),
        rubber(164, 392, 0),
        rubber(348, 392, 0),
      ),
      metal: tints.felt,
      bevel: 12,
    },
    {
      shape: fill(
        'M196 30Q256 4 316 30Q342 60 338 130Q334 170 332 200V320L346 390Q348 460 328 484' +
          'Q256 504 184 484Q164 460 166 390L180 320V200Q178 170 174 130Q170 60 196 30Z',
      ),
      metal: tints.crimson,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill('M186 196Q256 150 326 196L306 250H206ZM208 356H304L322 400Q256 420 190 400Z'),
      metal: tints.lacquer,
      bevel: 12,
    },
    {
      shape: fill('M184 214L200 262V346L184 336ZM328 214L312 262V346L328 336Z'),
      metal: 'ice',
      bevel: 6,
      edge: 2,
    },
    { shape: line('M226 30L218 150M286 30L294 150', 9), metal: tints.lacquer, bevel: 3, edge: 0 },
    { shape: group(disc(200, 58, 18), disc(312, 58, 18)), metal: tints.porcelain, bevel: 10 },
    { shape: fill('M180 466H230V484H184ZM282 466H332L328 484H282Z'), metal: tints.flame, bevel: 6 },
  ]
  return [
    {
      shape: line('M-10 500C40 390 110 330 196 300M60 530C120 460 190 420 262 400', 34),
      metal: tints.lacquer,
      bevel: 1,
      depth: 0.1,
      edge: 0,
    },
    ...placed(car, 300, 230, 0.86, 52),
  ]
}

const chevron = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill-rule="evenodd" d="M-70 -80H70V80H-70Z` +
  'M40 -58H-6L-46 0L-6 58H40L0 0Z"/><path d="M-48 80H-30V200H-48ZM30 80H48V200H30Z"/></g>'

/** Boards with arrows round the bend, and a car that heads for it. */
export const lastBend = group(
  chevron(400, 170, 1.15),
  chevron(226, 206, 0.9),
  chevron(96, 230, 0.68),
  tableau([carAhead, 150, 390, 190]),
)

/** A rider who slides his motorcycle sideways, his steel shoe to the ground. */
export const slidingRider = group(
  hoop(136, 346, 78, 34),
  disc(136, 346, 22),
  hoop(410, 380, 66, 26),
  line('M136 346L250 290L336 244L410 380M344 220L420 372', 22),
  fill('M190 276Q250 240 330 250L322 380H222Z'),
  line('M300 380Q220 420 80 400', 22),
  fill('M318 50C372 50 394 90 386 128L372 150H316C272 150 258 120 262 100C266 70 290 50 318 50Z'),
  fill('M384 78L416 70L410 92L386 96Z'),
  fill('M262 140C190 158 160 210 156 272L236 312L308 220L330 152Z'),
  line('M296 168L376 226L340 252', 36),
  line('M204 270L330 322L366 440', 46),
  line('M358 452L430 464', 26),
  disc(60, 420, 34),
  disc(16, 380, 26),
  disc(30, 450, 26),
  disc(96, 452, 20),
  disc(-10, 430, 18),
)

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

const mirrored = (drawing: string) =>
  group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)

const moved = (drawing: string, x: number, y: number, size: number, degrees = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})` +
  ` translate(-256 -256)">${drawing}</g>`

const pod = fill(
  'M300 120C364 146 384 240 334 330C292 404 220 462 112 492C186 430 222' +
    ' 370 220 290C216 200 236 116 300 120Z',
)

const cap = group(
  fill('M302 160C258 150 226 138 236 108C266 76 346 78 378 112C380 142 344 156 302 160Z'),
  line('M308 100C304 62 320 40 352 24', 20),
)

/** Three chillies of as many colours. */
export function chilies(): readonly Piece[] {
  const one = (x: number, degrees: number, skin: Piece['metal']): readonly Piece[] => [
    { shape: moved(pod, x, 256, 0.86, degrees), metal: skin, bevel: 44, camber: 0.9 },
    { shape: moved(cap, x, 256, 0.86, degrees), metal: tints.leaf, bevel: 11 },
    {
      shape: moved(line('M332 170C346 220 338 270 316 306', 11), x, 256, 0.86, degrees),
      metal: tints.porcelain,
      bevel: 5,
      edge: 0.5,
    },
  ]
  return [
    ...one(156, -34, tints.saffron),
    ...one(326, 40, tints.leaf),
    ...one(246, 6, tints.crimson),
  ]
}

const eye = (x: number) => ({
  petals: turned(disc(x, 200, 19), 10, x, 250),
  hollow: disc(x, 250, 41),
})
const [left, right] = [eye(166), eye(346)]

const sugarSkullDetails = (): readonly Piece[] => [
  {
    shape: line(
      'M160 396Q256 432 352 396M190 382L186 430M222 392L220 440M256 396V444' +
        'M290 392L292 440M322 382L326 430',
      8,
    ),
    metal: tints.felt,
    bevel: 4,
    edge: 1,
  },
  {
    shape: turned(fill('M256 124C226 104 228 66 256 54C284 66 286 104 256 124Z'), 6, 256, 128),
    metal: tints.crimson,
    bevel: 15,
    edge: 3,
  },
  { shape: disc(256, 128, 21), metal: tints.saffron, bevel: 14, edge: 3 },
  {
    shape: mirrored(
      fill(
        'M190 130C160 96 126 96 104 118C134 138 160 144 190 130ZM180 164C146' +
          ' 150 116 160 102 186C136 194 160 186 180 164Z',
      ),
    ),
    metal: tints.leaf,
    bevel: 9,
    edge: 2,
  },
  {
    shape: mirrored(line('M96 330C120 310 150 324 146 348C140 366 116 360 122 344', 9)),
    metal: tints.rose,
    bevel: 4,
    edge: 1,
  },
  {
    shape: mirrored(group(disc(92, 262, 9), disc(96, 292, 8), disc(92, 232, 8))),
    metal: tints.rose,
    bevel: 6,
    edge: 1,
  },
]

/** A skull of sugar with its flowers. */
export function sugarSkull(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M256 30C384 30 456 116 450 230C446 292 412 320 392 338L382 410C376 450' +
          ' 330 482 256 482C182 482' +
          ' 136 450 130 410L120 338C100 320 66 292 62 230C56 116 128 30 256 30Z',
      ),
      metal: tints.porcelain,
      bevel: 56,
      camber: 0.8,
    },
    { shape: group(left.petals, right.petals), metal: tints.turquoise, bevel: 11, edge: 3 },
    { shape: group(left.hollow, right.hollow), metal: tints.lacquer, bevel: 16, edge: 3 },
    {
      shape: group(disc(166, 250, 13), disc(346, 250, 13)),
      metal: tints.saffron,
      bevel: 9,
      edge: 1,
    },
    {
      shape: fill(
        'M256 296C236 320 222 346 234 358C244 366 254 358 256 348C258 358 268 366 278 358C290 346' +
          ' 276 320 256 296Z',
      ),
      metal: tints.lacquer,
      bevel: 8,
      edge: 2,
    },
    ...sugarSkullDetails(),
  ]
}

/** A taco, filled. */
export function taco(): readonly Piece[] {
  const along = (radius: number, from: number, step: number, size: number) =>
    Array.from({ length: Math.floor((180 - from) / step) + 1 }, (_, i) => {
      const angle = ((from + i * step) * Math.PI) / 180
      return disc(256 - radius * Math.cos(angle), 400 - radius * Math.sin(angle) * 1.04, size)
    }).join('')
  return [
    {
      shape: fill('M40 400C46 230 140 120 276 112C400 120 480 230 486 390Z'),
      metal: tints.amber,
      bevel: 20,
    },
    { shape: `<g>${along(214, 6, 13, 33)}</g>`, metal: tints.leaf, bevel: 16 },
    { shape: `<g>${along(204, 14, 33, 29)}</g>`, metal: tints.crimson, bevel: 18 },
    { shape: `<g>${along(196, 30, 33, 21)}</g>`, metal: tints.cream, bevel: 12 },
    { shape: `<g>${along(188, 2, 17, 23)}</g>`, metal: tints.leather, bevel: 14 },
    {
      shape: fill('M24 416C24 270 130 196 256 196C382 196 488 270 488 416C440 440 72 440 24 416Z'),
      metal: tints.saffron,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: group(
        ...(
          [
            [120, 330],
            [180, 270],
            [240, 360],
            [310, 260],
            [340, 350],
            [400, 310],
            [200, 400],
            [430, 390],
            [90, 394],
            [270, 300],
          ] as const
        ).map(([x, y]) => disc(x, y, 8)),
      ),
      metal: tints.leather,
      bevel: 5,
      edge: 0.5,
    },
  ]
}

/** A red pepper. */
export function redPepper(): readonly Piece[] {
  return [
    {
      shape: mirrored(
        fill('M256 150C190 90 84 130 78 240C74 350 120 462 196 472C236 474 252 450 256 430Z'),
      ),
      metal: tints.crimson,
      bevel: 60,
      camber: 0.9,
    },
    {
      shape: fill(
        'M256 166C206 130 172 200 172 290C172 390 206 480 256 484C306 480 340' +
          ' 390 340 290C340 200 306 130 256 166Z',
      ),
      metal: tints.crimson,
      bevel: 60,
      camber: 0.9,
    },
    {
      shape: line('M116 220C106 280 116 330 132 366M212 220C200 270 204 320 212 350', 15),
      metal: tints.porcelain,
      bevel: 7,
      edge: 0.5,
    },
    {
      shape: fill(
        'M256 196C230 160 170 180 150 150C190 120 240 120 256 136C272 120 322' +
          ' 120 362 150C342 180 282 160 256 196Z',
      ),
      metal: tints.leaf,
      bevel: 15,
    },
    { shape: line('M256 146C252 100 270 60 316 40', 28), metal: tints.leaf, bevel: 12 },
  ]
}

const _hat = fill(
  'M-110 0C-80 -30 -60 6 -40 10Q-30 -80 0 -84Q30 -80 40 10C60 6 80 -30' +
    ' 110 0C100 40 50 50 0 50C-50 50 -100 40 -110 0Z',
)

const pad = (x: number, y: number, rx: number, ry: number, turn: number): Piece => ({
  shape:
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"` +
    ` transform="rotate(${turn} ${x} ${y})"/>`,
  metal: tints.jade,
  bevel: 34,
  camber: 0.8,
})
const spines = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[
    [-30, -40],
    [24, -50],
    [0, -10],
    [-36, 24],
    [34, 16],
    [4, 54],
  ]
    .map(([dx = 0, dy = 0]) =>
      line(`M${dx - 7} ${dy - 7}L${dx + 7} ${dy + 7}M${dx + 7} ${dy - 7}L${dx - 7} ${dy + 7}`, 4),
    )
    .join('')}</g>`
const bloom = (x: number, y: number, size: number, turn: number): readonly Piece[] => {
  const at = (drawing: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})` +
    ` translate(-256 -300)">${drawing}</g>`
  return [
    {
      shape: at(
        turned(
          fill('M256 300C200 230 206 150 256 90C306 150 312 230 256 300Z'),
          7,
          256,
          300,
          -84,
          168,
        ),
      ),
      metal: tints.crimson,
      bevel: 16,
      edge: 4,
    },
    {
      shape: at(
        turned(
          fill('M256 300C216 240 220 190 256 140C292 190 296 240 256 300Z'),
          5,
          256,
          300,
          -56,
          112,
        ),
      ),
      metal: tints.rose,
      bevel: 15,
      edge: 3,
    },
    {
      shape: at(turned(line('M256 290V210', 12), 7, 256, 300, -40, 80)),
      metal: tints.saffron,
      bevel: 5,
      edge: 1,
    },
  ]
}

/** A prickly pear in flower. */
export function nopal(): readonly Piece[] {
  const whole = [
    pad(150, 260, 74, 104, -34),
    pad(370, 270, 70, 100, 38),
    pad(256, 392, 92, 116, 0),
    pad(262, 210, 66, 92, 6),
    {
      shape:
        spines(150, 260, -34) + spines(370, 270, 38) + spines(256, 396, 0) + spines(262, 214, 6),
      metal: tints.cream,
      bevel: 2,
      edge: 0.5,
    },
    ...bloom(92, 182, 0.44, -34),
    ...bloom(432, 200, 0.46, 38),
    ...bloom(268, 128, 0.6, 4),
  ]
  return whole.map((piece) => ({ ...piece, shape: moved(piece.shape, 256, 280, 0.86) }))
}

const luchadorMaskDetails = (): readonly Piece[] => [
  {
    shape: mirrored(fill('M122 254C152 220 204 230 220 266C200 298 146 298 122 254Z')),
    metal: tints.lacquer,
    bevel: 7,
    edge: 3,
  },
  { shape: fill('M256 266L286 340L256 356L226 340Z'), metal: 'gold', bevel: 14, edge: 4 },
  {
    shape: fill('M160 410C190 366 322 366 352 410C330 462 182 462 160 410Z'),
    metal: 'gold',
    bevel: 14,
    edge: 4,
  },
  {
    shape: fill('M188 410C214 388 298 388 324 410C300 436 212 436 188 410Z'),
    metal: tints.lacquer,
    bevel: 8,
    edge: 3,
  },
  {
    shape: mirrored(
      fill('M84 300C110 330 130 340 160 344C140 370 140 390 146 420C112 390 90 350 84 300Z'),
    ),
    metal: tints.crimson,
    bevel: 12,
    edge: 4,
  },
]

/** The mask of one who wrestles. */
export function luchadorMask(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M256 20C376 20 446 116 436 250C428 370 362 496 256 496C150 496 84 370' +
          ' 76 250C66 116 136 20 256 20Z',
      ),
      metal: tints.night,
      bevel: 60,
      camber: 0.8,
    },
    {
      shape: mirrored(
        fill(
          'M256 150C232 120 190 100 150 60C130 110 100 140 84 196C120 180 150 176' +
            ' 180 190C210 196 240 190 256 210Z',
        ),
      ),
      metal: tints.crimson,
      bevel: 15,
      edge: 4,
    },
    {
      shape: fill('M256 30L290 110L270 130L256 200L242 130L222 110Z'),
      metal: 'gold',
      bevel: 14,
      edge: 4,
    },
    {
      shape: mirrored(fill('M86 250C130 190 220 200 244 262C230 320 130 330 86 250Z')),
      metal: 'gold',
      bevel: 14,
      edge: 4,
    },
    ...luchadorMaskDetails(),
  ]
}

const blade = fill('M256 480C222 370 232 210 256 70C280 210 290 370 256 480Z')

/** An agave. */
export function agavePlant(): readonly Piece[] {
  const wide = fill('M256 490C206 390 222 240 256 130C290 240 306 390 256 490Z')
  return [
    { shape: turned(blade, 6, 256, 470, -72, 144), metal: tints.turquoise, bevel: 15 },
    { shape: turned(wide, 4, 256, 480, -60, 120), metal: tints.jade, bevel: 18 },
    { shape: turned(wide, 3, 256, 486, -24, 48), metal: tints.turquoise, bevel: 18 },
    {
      shape: fill('M40 486Q256 440 472 486Q440 510 256 510Q72 510 40 486Z'),
      metal: tints.leather,
      bevel: 10,
      grain: 'stone',
    },
  ]
}

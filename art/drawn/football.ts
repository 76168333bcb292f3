import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

const mirrored = (drawing: string) =>
  group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)

type Point = readonly [x: number, y: number, z: number]

/** The five-cornered patches and the seams of a ball, as seen from the front. */
const leather = (() => {
  const golden = (1 + Math.sqrt(5)) / 2
  const corners: Point[] = [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap((b): Point[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  const turn = ([x, y, z]: Point): Point => {
    const [c, s] = [Math.cos(0.36), Math.sin(0.36)]
    const [d, e] = [Math.cos(0.7), Math.sin(0.7)]
    const [x2, z2] = [x * c + z * s, z * c - x * s]
    return [x2, y * d - z2 * e, z2 * d + y * e]
  }
  const ball = corners.map(turn)
  const onBall = (from: Point, to: Point, share: number): Point => {
    const mixed = from.map((value, i) => value + ((to[i] ?? 0) - value) * share)
    const length = Math.hypot(...mixed)
    const [x = 0, y = 0, z = 0] = mixed.map((value) => value / length)
    return [x, y, z]
  }
  const near = (from: Point) =>
    ball.filter((to) => Math.abs(Math.hypot(...from.map((v, i) => v - (to[i] ?? 0))) - 2) < 0.01)
  const drawn = ([x, y]: Point) => `${(256 + 224 * x).toFixed(1)} ${(256 - 224 * y).toFixed(1)}`
  const patches = ball.flatMap((middle) => {
    const rim = near(middle).map((to) => onBall(middle, to, 1 / 3))
    if (rim.some(([, , z]) => z < -0.02)) return []
    const [mx, my] = onBall(middle, middle, 0)
    const round = [...rim].sort(
      (a, b) => Math.atan2(a[1] - my, a[0] - mx) - Math.atan2(b[1] - my, b[0] - mx),
    )
    return [`M${round.map(drawn).join('L')}Z`]
  })
  const seams = ball.flatMap((from) =>
    near(from).flatMap((to) => {
      const [start, middle] = [onBall(from, to, 1 / 3), onBall(from, to, 1 / 2)]
      return start[2] < 0 || middle[2] < 0 ? [] : [`M${drawn(start)}L${drawn(middle)}`]
    }),
  )
  return { patches: fill(patches.join('')), seams: line(seams.join(''), 7) }
})()

const placed = (drawing: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size}) translate(-256 -256)">${drawing}</g>`

/** A ball. */
export function football(
  x = 256,
  y = 256,
  size = 1,
  skin: Piece['metal'] = tints.porcelain,
): readonly Piece[] {
  const at = (drawing: string) => placed(drawing, x, y, size)
  return [
    { shape: at(disc(256, 256, 228)), metal: skin, bevel: 120 * size, camber: 0.9 },
    { shape: at(leather.seams), metal: tints.felt, bevel: 3, edge: 0.5 },
    { shape: at(leather.patches), metal: tints.lacquer, bevel: 16 * size, edge: 1 },
  ]
}

/** Three balls, one upon two. */
export function threeBalls(): readonly Piece[] {
  return [
    ...football(136, 356, 0.56, 'gold'),
    ...football(376, 356, 0.56, 'gold'),
    ...football(256, 154, 0.58),
  ]
}

/** A boot with studs. */
export function studdedBoot(
  upper: Piece['metal'] = 'gold',
  trim: Piece['metal'] = 'oldGold',
): readonly Piece[] {
  return [
    {
      shape: fill(
        'M70 410H120L110 462H84ZM150 416H196L188 468H162ZM296 416H342L334 468' +
          'H306ZM366 416H412L402 466H376ZM436 404H478L466 452H444Z',
      ),
      metal: trim,
      bevel: 9,
    },
    {
      shape: fill(
        'M54 130C100 100 170 104 196 130C220 200 290 240 370 262C450 280 500' +
          ' 316 500 372C500 404 480 416 450 416H86C50 416 32 392 34' +
          ' 350C36 270 60 210 54 130Z',
      ),
      metal: upper,
      bevel: 44,
      camber: 0.8,
    },
    {
      shape: fill(
        'M34 372C120 390 380 392 500 372C502 408 482 424 450 424H86C54 424 36 402 34 372Z',
      ),
      metal: trim,
      bevel: 12,
      edge: 3,
    },
    {
      shape: fill('M50 126C100 96 172 100 200 128L208 152C160 134 100 136 56 158Z'),
      metal: trim,
      bevel: 11,
      edge: 3,
    },
    {
      shape: fill('M96 370C110 300 180 260 262 262C210 290 190 330 190 374Z'),
      metal: trim,
      bevel: 12,
      edge: 3,
    },
    {
      shape: line('M232 196L190 226M262 220L220 252M296 240L256 274M332 256L294 290', 13),
      metal: tints.porcelain,
      bevel: 5,
      edge: 2,
    },
    {
      shape: line('M400 296C440 306 468 326 476 350', 11),
      metal: tints.porcelain,
      bevel: 5,
      edge: 0.5,
    },
  ]
}

/** A cup with its ribbons. */
export function cup(): readonly Piece[] {
  return [
    { shape: mirrored(line('M366 96C470 76 480 210 340 250', 24)), metal: 'gold', bevel: 10 },
    {
      shape: fill(
        'M138 50H374C380 190 350 290 286 320L280 380H232L226 320C162 290 132 190 138 50Z',
      ),
      metal: 'gold',
      bevel: 48,
      camber: 0.9,
    },
    { shape: '<ellipse cx="256" cy="52" rx="122" ry="20"/>', metal: 'oldGold', bevel: 8, edge: 3 },
    {
      shape: mirrored(
        fill('M230 300C180 330 150 400 150 480L190 450L214 490C220 420 230 360 250 320Z'),
      ),
      metal: tints.crimson,
      bevel: 12,
      edge: 4,
    },
    { shape: fill('M196 386H316L336 440H176Z'), metal: 'gold', bevel: 15 },
    { shape: fill('M150 440H362V496H150Z'), metal: 'oak', bevel: 13, grain: 'wood' },
    { shape: fill('M206 454H306V482H206Z'), metal: 'silver', bevel: 7, edge: 3 },
    {
      shape: turned(fill('M256 176L234 138L256 96L278 138Z'), 5, 256, 176),
      metal: 'oldGold',
      bevel: 14,
      edge: 4,
    },
  ]
}

/** A watch that counts the minutes added. */
export function stopwatch(): readonly Piece[] {
  return [
    {
      shape: fill('M226 10H286V70H226ZM388 84L420 52L450 82L418 114Z'),
      metal: 'silver',
      bevel: 11,
    },
    { shape: fill('M236 60H276V110H236Z'), metal: 'iron', bevel: 9 },
    { shape: disc(256, 296, 204), metal: 'silver', bevel: 40, camber: 0.8 },
    { shape: disc(256, 296, 164), metal: tints.cream, bevel: 9, edge: 4 },
    { shape: fill('M256 296V140A156 156 0 0 1 391 218Z'), metal: tints.crimson, bevel: 8, edge: 1 },
    {
      shape: turned(line('M256 146V172', 11), 12, 256, 296),
      metal: tints.lacquer,
      bevel: 4,
      edge: 0.5,
    },
    {
      shape: turned(line('M256 146V158', 4), 60, 256, 296),
      metal: tints.lacquer,
      bevel: 2,
      edge: 0.5,
    },
    { shape: line('M256 330V166', 11), metal: tints.night, bevel: 5, edge: 2 },
    { shape: line('M256 296L330 250', 15), metal: tints.night, bevel: 6, edge: 2 },
    { shape: disc(256, 296, 19), metal: 'gold', bevel: 12, edge: 3 },
  ]
}

/** A shirt from behind, with the number ten. */
export function numberTen(): readonly Piece[] {
  return [
    {
      shape: mirrored(fill('M150 70L86 96L10 222L102 280L150 200Z')),
      metal: tints.turquoise,
      bevel: 26,
      camber: 0.7,
    },
    {
      shape: fill('M176 52Q256 96 336 52L390 84L384 240L392 486Q256 512 120 486L128 240L122 84Z'),
      metal: tints.turquoise,
      bevel: 34,
      camber: 0.7,
    },
    {
      shape: mirrored(fill('M10 222L102 280L116 256L26 196Z')),
      metal: tints.night,
      bevel: 9,
      edge: 3,
    },
    {
      shape: fill('M168 54Q256 104 344 54L352 74Q256 130 160 74Z'),
      metal: tints.night,
      bevel: 9,
      edge: 3,
    },
    {
      shape: fill(
        'M148 226L206 186H236V420H190V248L148 274ZM318 182C366 182 392 230 392' +
          ' 303C392 376 366 424 318 424C270 424 248 376 248 303C248 230 270 182 318 182Z',
      ),
      metal: tints.cream,
      bevel: 15,
      edge: 4,
    },
    {
      shape: '<ellipse cx="319" cy="303" rx="27" ry="76"/>',
      metal: tints.turquoise,
      bevel: 8,
      edge: 3,
    },
  ]
}

/** A whistle on its cord. */
export function whistle(): readonly Piece[] {
  return [
    {
      shape: line('M400 190C480 150 480 60 400 50C300 40 250 90 160 70', 13),
      metal: tints.crimson,
      bevel: 6,
    },
    { shape: hoop(398, 206, 26, 11), metal: 'gold', bevel: 5 },
    {
      shape: fill(
        'M30 170H330C420 170 486 230 486 320C486 410 420 470 336 470C252 470' +
          ' 200 410 196 330L30 280Z',
      ),
      metal: 'silver',
      bevel: 44,
      camber: 0.9,
    },
    { shape: fill('M30 170H66V290L30 280Z'), metal: tints.lacquer, bevel: 9, edge: 3 },
    { shape: fill('M176 190H262L240 262L176 246Z'), metal: tints.lacquer, bevel: 8, edge: 3 },
    { shape: disc(338, 320, 88), metal: 'silver', bevel: 26, edge: 4 },
    { shape: disc(338, 320, 48), metal: 'iron', bevel: 15, edge: 2 },
  ]
}

/** A keeper's glove. */
export function keeperGlove(): readonly Piece[] {
  const finger = (x: number, y: number, height: number, turn: number) =>
    `<rect x="${x - 32}" y="${y}" width="64" height="${height}" rx="32"` +
    ` transform="rotate(${turn} ${x} ${y + height})"/>`
  return [
    { shape: finger(150, 226, 170, -44), metal: tints.porcelain, bevel: 22 },
    { shape: finger(168, 56, 220, -10), metal: tints.porcelain, bevel: 22 },
    { shape: finger(238, 20, 240, -2), metal: tints.porcelain, bevel: 22 },
    { shape: finger(308, 34, 230, 5), metal: tints.porcelain, bevel: 22 },
    { shape: finger(372, 86, 200, 14), metal: tints.porcelain, bevel: 22 },
    {
      shape: fill(
        'M130 236C180 210 340 210 404 236C420 310 396 370 376 410H180C150 370 120 310 130 236Z',
      ),
      metal: tints.leaf,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill(
        'M176 262C230 246 310 246 358 262C362 300 350 340 340 366H206C190 340 176 300 176 262Z',
      ),
      metal: tints.porcelain,
      bevel: 15,
      edge: 4,
    },
    {
      shape: line('M214 286V346M244 282V350M274 282V350M304 286V346', 9),
      metal: tints.leaf,
      bevel: 4,
      edge: 1,
    },
    { shape: fill('M166 404H390L396 490Q280 506 160 490Z'), metal: tints.lacquer, bevel: 15 },
    { shape: fill('M164 426H344V466H162Z'), metal: tints.saffron, bevel: 9, edge: 3 },
  ]
}

/** The flag at the corner, and the arc it stands in. */
export function cornerFlag(): readonly Piece[] {
  return [
    {
      shape: '<ellipse cx="256" cy="452" rx="240" ry="54"/>',
      metal: tints.leaf,
      bevel: 20,
      grain: 'stone',
    },
    {
      shape: line('M40 440L176 452L470 430M96 470A140 60 0 0 0 330 486', 13),
      metal: tints.porcelain,
      bevel: 5,
      edge: 0.5,
    },
    { shape: line('M176 450V40', 19), metal: tints.cream, bevel: 8 },
    {
      shape: fill('M180 40C260 10 320 90 440 50C424 120 430 160 446 220C330 250 270 170 180 208Z'),
      metal: tints.crimson,
      bevel: 20,
      camber: 0.7,
    },
    { shape: fill('M300 66L352 118L312 176L256 128Z'), metal: tints.saffron, bevel: 12, edge: 3 },
    { shape: disc(176, 34, 17), metal: 'gold', bevel: 11 },
    ...football(356, 408, 0.22),
  ]
}

/** A stand full of people, its roof and its lamps. */
export function grandstand(): readonly Piece[] {
  const row = (y: number, shift: number) =>
    Array.from({ length: 11 }, (_, i) => disc(66 + shift + i * 37, y, 15)).join('')
  return [
    { shape: fill('M30 130H52V470H30ZM460 130H482V470H460Z'), metal: 'iron', bevel: 8 },
    { shape: fill('M40 200H472V440H40Z'), metal: tints.night, bevel: 12 },
    {
      shape: `<g>${row(236, 6)}${row(304, 0)}${row(372, 6)}</g>`,
      metal: tints.crimson,
      bevel: 12,
      edge: 2,
    },
    {
      shape: `<g>${row(270, -4)}${row(338, 14)}${row(406, -4)}</g>`,
      metal: tints.cream,
      bevel: 12,
      edge: 2,
    },
    { shape: fill('M10 426H502V480H10Z'), metal: 'emerald', bevel: 11 },
    { shape: line('M60 454H452', 11), metal: tints.porcelain, bevel: 5, edge: 1 },
    { shape: fill('M0 190L60 100H452L512 190Z'), metal: 'silver', bevel: 20 },
    { shape: fill('M110 36H200V96H110ZM312 36H402V96H312Z'), metal: 'iron', bevel: 9 },
    {
      shape: group(
        ...[0, 1, 2].flatMap((i) => [
          disc(128 + i * 27, 54, 11),
          disc(128 + i * 27, 80, 11),
          disc(330 + i * 27, 54, 11),
          disc(330 + i * 27, 80, 11),
        ]),
      ),
      metal: tints.wax,
      bevel: 8,
      edge: 2,
    },
  ]
}

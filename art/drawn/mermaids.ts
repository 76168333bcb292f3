import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

const mirrored = (drawing: string) =>
  group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)

const set = (
  pieces: readonly Piece[],
  x: number,
  y: number,
  size: number,
  degrees = 0,
  flip: 1 | -1 = 1,
): readonly Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    bevel: (piece.bevel ?? 13) * size * 1.2,
    shape:
      `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size * flip} ${size}) ` +
      `translate(-256 -256)">${piece.shape}</g>`,
  }))

/** A pearl in a scallop shell that stands open. */
export function scallopPearl(): readonly Piece[] {
  const rib = fill('M256 330C226 250 222 130 240 44Q256 36 272 44C290 130 286 250 256 330Z')
  return [
    {
      shape: fill(
        'M256 350C120 330 40 250 44 150C50 130 70 124 88 128C100 90 130 70 160' +
          ' 76C184 40 224 26 256 34C288 26 328 40 352 76C382 70' +
          ' 412 90 424 128C442 124 462 130 468 150C472 250 392 330 256 350Z',
      ),
      metal: tints.rose,
      bevel: 22,
    },
    { shape: turned(rib, 7, 256, 330, -54, 108), metal: tints.rose, bevel: 15, edge: 3 },
    {
      shape: fill(
        'M50 340C80 300 170 330 256 330C342 330 432 300 462 340C470 420 370 486' +
          ' 256 486C142 486 42 420 50 340Z',
      ),
      metal: tints.rose,
      bevel: 30,
    },
    {
      shape: fill(
        'M84 350C140 326 200 346 256 346C312 346 372 326 428 350C400 390 330' +
          ' 404 256 404C182 404 112 390 84 350Z',
      ),
      metal: tints.porcelain,
      bevel: 12,
      edge: 3,
    },
    {
      shape: line('M160 470L176 410M256 484V412M352 470L336 410', 7),
      metal: tints.crimson,
      bevel: 3,
      edge: 0.5,
    },
    { shape: disc(256, 296, 88), metal: tints.porcelain, bevel: 76, camber: 0.9 },
    {
      shape: fill('M206 270C210 246 230 230 252 228C236 240 222 256 218 276Z'),
      metal: tints.porcelain,
      bevel: 7,
      edge: 0.5,
    },
  ]
}

/** A conch. */
export function conch(
  body: Piece['metal'] = tints.cream,
  lip: Piece['metal'] = tints.rose,
): readonly Piece[] {
  return [
    {
      shape: fill(
        'M330 110L356 20L380 110ZM270 150L262 76L316 128ZM196 190L160 128L236' +
          ' 156ZM130 262L76 222L150 214ZM392 140L440 96L424 160ZM430 214L490 196L446 256Z',
      ),
      metal: body,
      bevel: 11,
    },
    {
      shape: fill(
        'M110 420C50 350 70 240 160 190C220 150 290 150 330 100Q354 84 378 100' +
          'C410 130 450 170 454 240C458 320 400 390 330 424C270' +
          ' 460 170 490 110 420Z',
      ),
      metal: body,
      bevel: 50,
      camber: 0.8,
    },
    {
      shape: line(
        'M310 132C340 150 370 150 398 132M268 160C310 196 390 200 440 178M206' +
          ' 186C250 250 390 270 452 240',
        9,
      ),
      metal: tints.leather,
      bevel: 4,
      edge: 0.5,
    },
    {
      shape: fill('M90 400C60 320 120 240 216 232C300 226 330 290 310 350C280 420 160 480 90 400Z'),
      metal: lip,
      bevel: 24,
      edge: 4,
    },
    {
      shape: fill(
        'M130 390C120 330 160 280 220 276C270 276 280 310 266 346C240 396 176 420 130 390Z',
      ),
      metal: tints.crimson,
      bevel: 18,
      edge: 3,
    },
  ]
}

/** Conches that sing together. */
export function conchChoir(): readonly Piece[] {
  return [
    ...set(conch(tints.saffron, tints.rose), 392, 180, 0.5, 14),
    ...set(conch(tints.turquoise, tints.lilac), 126, 190, 0.5, -10, -1),
    ...set(conch(), 256, 320, 0.7),
  ]
}

/** The sea king's horn: a long shell, mounted in gold. */
export function tritonHorn(): readonly Piece[] {
  const whorls = Array.from({ length: 8 }, (_, i): Piece => {
    const [along, radius] = [440 - 330 * (1 - 0.76 ** (7 - i)) * 1.16, 16 + 104 * 0.72 ** (7 - i)]
    const [x, y] = [552 - along, along - 40]
    return {
      shape:
        `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.8}"` +
        ` transform="rotate(-45 ${x} ${y})"/>`,
      metal: i % 2 ? tints.amber : tints.cream,
      bevel: radius * 0.6,
      camber: 0.8,
    }
  })
  return [
    { shape: line('M392 150C470 220 440 330 360 370', 9), metal: tints.crimson, bevel: 4 },
    { shape: line('M410 130L470 70', 34), metal: 'gold', bevel: 14 },
    { shape: disc(474, 66, 26), metal: 'gold', bevel: 15 },
    ...whorls,
    {
      shape: fill('M60 470C20 400 50 320 130 300C190 290 230 330 216 390C200 460 120 500 60 470Z'),
      metal: tints.rose,
      bevel: 22,
      edge: 4,
    },
    {
      shape: fill('M92 444C70 400 96 350 144 340C180 336 196 366 184 398C168 440 128 460 92 444Z'),
      metal: tints.crimson,
      bevel: 18,
      edge: 3,
    },
    { shape: fill('M340 360L384 370L370 470L350 440L328 462Z'), metal: tints.crimson, bevel: 9 },
    { shape: disc(362, 366, 20), metal: 'gold', bevel: 13 },
  ]
}

/** A tail of silver that stands out of the sea. */
export function silverTail(): readonly Piece[] {
  const scales = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 4 + (row % 2) }, (__, i) => {
      const width = 24 + row * 2.4
      const x = 256 + (i - (3 + (row % 2)) / 2) * width
      const y = 300 + row * 32
      return `M${x - width / 2} ${y}Q${x} ${y + 34} ${x + width / 2} ${y}`
    }).join(''),
  ).join('')
  return [
    {
      shape: fill('M186 480C186 400 206 320 240 256H272C306 320 326 400 326 480Z'),
      metal: 'silver',
      bevel: 40,
      camber: 0.9,
    },
    { shape: line(scales, 6), metal: 'deepIce', bevel: 3, edge: 0.5 },
    {
      shape: mirrored(
        fill(
          'M250 296C170 290 90 230 60 150C50 110 50 70 30 30C90 60 150 90 190 140' +
            'C226 186 252 230 258 280Z',
        ),
      ),
      metal: 'silver',
      bevel: 24,
      camber: 0.8,
    },
    {
      shape: mirrored(line('M240 276C190 240 140 180 90 96M244 282C180 262 120 214 78 144', 7)),
      metal: 'deepIce',
      bevel: 3,
      edge: 0.5,
    },
    {
      shape: fill(
        'M10 478C70 446 120 486 180 466C230 450 290 450 336 466C396 486 440 446' +
          ' 502 478C480 510 360 512 256 512C150 512 30 510 10 478Z',
      ),
      metal: tints.turquoise,
      bevel: 14,
    },
    {
      shape: line('M50 492Q100 474 150 490M360 490Q420 474 462 492M214 492Q256 480 300 492', 7),
      metal: tints.porcelain,
      bevel: 3,
      edge: 0.5,
    },
    {
      shape: group(disc(130, 420, 11), disc(96, 446, 7), disc(390, 424, 10), disc(420, 396, 7)),
      metal: tints.porcelain,
      bevel: 6,
      edge: 2,
    },
  ]
}

const twig = line(
  'M0 0C-6 -40 6 -80 0 -130M-2 -40L-34 -76L-36 -106M0 -66L32 -98L30 -130' +
    'M-34 -76L-54 -84M32 -98L52 -104M0 -104L-16 -132',
  17,
)

/** A crown of coral and pearls. */
export function coralCrown(): readonly Piece[] {
  const stem = (x: number, y: number, size: number, degrees: number) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${twig}</g>`
  return [
    {
      shape: group(
        stem(112, 350, 1.1, -14),
        stem(400, 350, 1.1, 14),
        stem(170, 350, 1.4, -8),
        stem(342, 350, 1.4, 8),
        stem(256, 350, 1.9, 0),
      ),
      metal: tints.crimson,
      bevel: 9,
    },
    { shape: fill('M50 330Q256 400 462 330L444 446Q256 506 68 446Z'), metal: 'gold', bevel: 22 },
    {
      shape: group(
        ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
          disc(256 + i * 56, 418 - Math.abs(i) * 9 + (i === 0 ? 0 : -2), i === 0 ? 34 : 21),
        ),
      ),
      metal: tints.porcelain,
      bevel: 20,
      edge: 4,
    },
    {
      shape: group(
        disc(256, 84, 19),
        disc(170, 150, 15),
        disc(342, 150, 15),
        disc(78, 208, 13),
        disc(434, 208, 13),
      ),
      metal: tints.porcelain,
      bevel: 12,
      edge: 3,
    },
  ]
}

/** A trident twined with coral. */
export function coralTrident(): readonly Piece[] {
  const tilt = (drawing: string) => `<g transform="rotate(24 256 256)">${drawing}</g>`
  return [
    { shape: tilt(fill('M244 150H268V506H244Z')), metal: 'gold', bevel: 9 },
    {
      shape: tilt(line('M150 60V150Q150 222 256 222Q362 222 362 150V60', 24)),
      metal: 'gold',
      bevel: 10,
    },
    {
      shape: tilt(
        fill(
          'M256 -10L292 70L268 62V220H244V62L220 70ZM150 10L180 86L158 78V100H142' +
            'V78L120 86ZM362 10L392 86L370 78V100H354V78L332 86Z',
        ),
      ),
      metal: 'gold',
      bevel: 11,
    },
    {
      shape: tilt(
        line(
          'M270 480C210 440 300 400 246 360C210 330 296 300 256 262M236 410L204' +
            ' 390L200 364M276 344L310 330L322 304',
          15,
        ),
      ),
      metal: tints.crimson,
      bevel: 7,
    },
    { shape: tilt(disc(256, 224, 32)), metal: tints.porcelain, bevel: 24 },
  ]
}

/** Scales, row over row. */
export function silverScales(): readonly Piece[] {
  const one = fill('M-58 -70Q0 -96 58 -70V0C58 44 26 70 0 84C-26 70 -58 44 -58 0Z')
  const ring = line('M-36 4C-34 28 -18 46 0 56C18 46 34 28 36 4', 7)
  const rows: readonly (readonly [y: number, xs: readonly number[], metal: Piece['metal']])[] = [
    [420, [256], 'silver'],
    [340, [198, 314], tints.turquoise],
    [260, [140, 256, 372], 'silver'],
    [180, [82, 198, 314, 430], 'ice'],
    [106, [140, 256, 372], 'silver'],
  ]
  return rows.flatMap(([y, xs, metal]) =>
    xs.flatMap((x): readonly Piece[] => [
      { shape: `<g transform="translate(${x} ${y})">${one}</g>`, metal, bevel: 18 },
      {
        shape: `<g transform="translate(${x} ${y})">${ring}</g>`,
        metal: 'deepIce',
        bevel: 3,
        edge: 0.5,
      },
    ]),
  )
}

/** A hand mirror set with pearls. */
export function pearlMirror(): readonly Piece[] {
  const tilt = (drawing: string) => `<g transform="rotate(28 256 256)">${drawing}</g>`
  return [
    {
      shape: tilt(fill('M240 340H272L280 470C290 500 276 516 256 516C236 516 222 500 232 470Z')),
      metal: 'gold',
      bevel: 13,
    },
    { shape: tilt('<ellipse cx="256" cy="186" rx="150" ry="180"/>'), metal: 'gold', bevel: 26 },
    {
      shape: tilt('<ellipse cx="256" cy="186" rx="114" ry="142"/>'),
      metal: 'ice',
      bevel: 30,
      edge: 4,
      camber: 0.3,
    },
    {
      shape: tilt(
        fill(
          'M176 150C190 100 220 70 256 60L196 250C180 220 172 190 176 150ZM286 66' +
            'C310 78 326 100 334 122L262 316C250 318 236 312 226 304Z',
        ),
      ),
      metal: tints.porcelain,
      bevel: 6,
      edge: 0.5,
    },
    {
      shape: tilt(
        turned('<circle cx="256" cy="22" r="13"/>', 1) +
          group(
            ...Array.from({ length: 12 }, (_, i) => {
              const angle = (i * Math.PI) / 6
              return disc(256 + 132 * Math.sin(angle), 186 - 161 * Math.cos(angle), 12)
            }),
          ),
      ),
      metal: tints.porcelain,
      bevel: 10,
      edge: 3,
    },
    { shape: tilt(disc(256, 366, 22)), metal: tints.rose, bevel: 15 },
  ]
}

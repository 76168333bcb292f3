import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

const rect = (x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`

const spark = (x: number, y: number, size: number) =>
  fill(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x}` +
      ` ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
  )

/** A ball of mirrors on its cord. */
export function mirrorBall(): readonly Piece[] {
  const [cx, cy, radius] = [256, 292, 196]
  const point = (latitude: number, longitude: number) => {
    const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return (
      `${(cx + radius * Math.cos(a) * Math.sin(b)).toFixed(1)}` +
      ` ${(cy - radius * Math.sin(a)).toFixed(1)}`
    )
  }
  const glasses: readonly [Piece['metal'], string[]][] = [
    ['silver', []],
    ['ice', []],
    ['violet', []],
    [tints.rose, []],
    [tints.porcelain, []],
  ]
  const order = [0, 2, 0, 1, 4, 0, 3, 1, 0, 2, 1, 4, 3]
  let count = 0
  for (let latitude = -81; latitude < 80; latitude += 18) {
    const step = 18 / Math.max(0.34, Math.cos(((latitude + 9) * Math.PI) / 180))
    for (let longitude = -90; longitude < 89; longitude += step) {
      const end = Math.min(90, longitude + step - 2.4)
      const corners = [
        point(latitude, longitude),
        point(latitude, end),
        point(latitude + 15.6, end),
        point(latitude + 15.6, longitude),
      ]
      glasses[order[count % order.length] ?? 0]?.[1].push(`M${corners.join('L')}Z`)
      count += 1
    }
    count += 4
  }
  return [
    { shape: line('M256 -10V100', 9), metal: 'silver', bevel: 4 },
    { shape: rect(232, 74, 48, 34, 6), metal: 'silver', bevel: 9 },
    { shape: disc(cx, cy, radius + 3), metal: 'iron', bevel: 60, camber: 0.9 },
    ...glasses.map(([metal, paths]) => ({
      shape: fill(paths.join('')),
      metal,
      bevel: 5,
      edge: 0.5,
    })),
    {
      shape: group(spark(160, 200, 46), spark(340, 330, 34), spark(300, 170, 24)),
      metal: tints.porcelain,
      bevel: 4,
      edge: 0.5,
    },
  ]
}

/** A boot on four wheels. */
export function rollerBoot(): readonly Piece[] {
  const wheel = (x: number): readonly Piece[] => [
    { shape: disc(x, 440, 47), metal: tints.rose, bevel: 22 },
    { shape: disc(x, 440, 19), metal: 'silver', bevel: 9, edge: 3 },
  ]
  return [
    {
      shape: fill('M120 366H450L436 400H380L366 420H330V400H220L206 420H150Z'),
      metal: 'silver',
      bevel: 11,
    },
    {
      shape: fill(
        'M130 40C180 24 260 24 300 40L306 190C330 236 400 244 440 280C466 306' +
          ' 470 340 462 366H112C104 300 116 220 120 160C122 110 124' +
          ' 70 130 40Z',
      ),
      metal: tints.porcelain,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: fill('M112 366C110 330 112 310 114 290C200 330 320 340 464 340L462 366Z'),
      metal: 'violet',
      bevel: 10,
      edge: 3,
    },
    {
      shape: fill('M126 80C180 62 250 62 302 80L303 116C250 100 180 100 123 116Z'),
      metal: tints.rose,
      bevel: 9,
      edge: 3,
    },
    {
      shape: fill('M122 140C180 122 250 122 304 140L305 168C250 154 180 154 120 168Z'),
      metal: tints.turquoise,
      bevel: 9,
      edge: 3,
    },
    {
      shape: line('M306 196L256 214M326 226L270 246M356 246L300 272M390 262L336 294', 13),
      metal: tints.turquoise,
      bevel: 5,
      edge: 2,
    },
    {
      shape: turned(fill('M170 250L158 222L170 190L182 222Z'), 5, 170, 250),
      metal: tints.saffron,
      bevel: 8,
      edge: 2,
    },
    ...wheel(178),
    ...wheel(372),
    { shape: disc(470, 398, 26), metal: tints.rose, bevel: 15 },
  ]
}

/** A cassette. */
export function cassette(): readonly Piece[] {
  const reel = (x: number) =>
    group(hoop(x, 254, 37, 15), turned(rect(x - 5, 224, 10, 17), 6, x, 254))
  return [
    { shape: rect(16, 96, 480, 320, 26), metal: tints.night, bevel: 20 },
    { shape: rect(50, 124, 412, 224, 14), metal: tints.cream, bevel: 7, edge: 3 },
    { shape: rect(50, 192, 412, 22), metal: tints.crimson, bevel: 4, edge: 0.5 },
    { shape: rect(50, 292, 412, 18), metal: tints.turquoise, bevel: 4, edge: 0.5 },
    { shape: rect(50, 310, 412, 18), metal: tints.rose, bevel: 4, edge: 0.5 },
    { shape: rect(50, 274, 412, 18), metal: tints.saffron, bevel: 4, edge: 0.5 },
    { shape: line('M84 152H340M84 174H280', 7), metal: tints.felt, bevel: 3, edge: 0.5 },
    { shape: rect(108, 206, 296, 96, 44), metal: tints.lacquer, bevel: 12, edge: 4 },
    { shape: rect(212, 222, 88, 64, 8), metal: tints.leather, bevel: 9, edge: 2 },
    { shape: reel(158) + reel(354), metal: tints.porcelain, bevel: 6, edge: 2 },
    { shape: fill('M116 416L134 356H378L396 416Z'), metal: tints.night, bevel: 12, edge: 3 },
    {
      shape: group(
        disc(176, 392, 11),
        disc(336, 392, 11),
        disc(256, 388, 8),
        disc(40, 120, 7),
        disc(472, 120, 7),
        disc(40, 392, 7),
        disc(472, 392, 7),
      ),
      metal: 'silver',
      bevel: 6,
      edge: 1,
    },
  ]
}

/** A radio to be carried on the shoulder. */
export function boombox(): readonly Piece[] {
  const speaker = (x: number): readonly Piece[] => [
    { shape: disc(x, 314, 92), metal: tints.lacquer, bevel: 12, edge: 3 },
    { shape: hoop(x, 314, 84, 13), metal: 'silver', bevel: 6, edge: 1 },
    { shape: hoop(x, 314, 56, 11), metal: tints.night, bevel: 5, edge: 1 },
    { shape: disc(x, 314, 30), metal: tints.rose, bevel: 20, edge: 2 },
  ]
  return [
    { shape: line('M396 172L470 16', 7), metal: 'silver', bevel: 3 },
    { shape: line('M90 176V96H422V176', 24), metal: tints.lacquer, bevel: 10 },
    { shape: rect(8, 160, 496, 266, 22), metal: 'silver', bevel: 22 },
    { shape: rect(30, 178, 452, 40, 8), metal: tints.lacquer, bevel: 6, edge: 2 },
    {
      shape: line(
        Array.from({ length: 12 }, (_, i) => `M${60 + i * 22} 190V${204 + (i % 3) * 3}`).join(''),
        5,
      ),
      metal: tints.saffron,
      bevel: 2,
      edge: 0.5,
    },
    { shape: rect(190, 184, 9, 30), metal: tints.crimson, bevel: 4, edge: 1 },
    {
      shape: group(disc(360, 198, 14), disc(404, 198, 14), disc(448, 198, 14)),
      metal: 'silver',
      bevel: 9,
      edge: 2,
    },
    ...speaker(112),
    ...speaker(400),
    { shape: rect(208, 238, 96, 96, 8), metal: tints.night, bevel: 8, edge: 3 },
    { shape: rect(222, 252, 68, 44, 6), metal: 'ice', bevel: 6, edge: 2 },
    {
      shape: group(disc(240, 274, 11), disc(272, 274, 11)),
      metal: tints.lacquer,
      bevel: 6,
      edge: 1,
    },
    {
      shape: group(...[0, 1, 2, 3].map((i) => rect(210 + i * 24, 356, 18, 34, 4))),
      metal: tints.turquoise,
      bevel: 6,
      edge: 2,
    },
  ]
}

/** A synthesizer. */
export function synthesizer(): readonly Piece[] {
  const tilt = (drawing: string) => `<g transform="rotate(-14 256 256)">${drawing}</g>`
  return [
    { shape: tilt(rect(6, 120, 500, 272, 16)), metal: tints.night, bevel: 16 },
    {
      shape: tilt(rect(6, 120, 26, 272, 8) + rect(480, 120, 26, 272, 8)),
      metal: tints.leather,
      bevel: 10,
      grain: 'wood',
    },
    { shape: tilt(rect(44, 136, 424, 92, 8)), metal: tints.lacquer, bevel: 6, edge: 2 },
    {
      shape: tilt(group(...[0, 1, 2, 3, 4].map((i) => disc(72 + i * 36, 164, 14)))),
      metal: 'silver',
      bevel: 9,
      edge: 2,
    },
    {
      shape: tilt(group(...[0, 1, 2, 3, 4].map((i) => disc(72 + i * 36, 204, 10)))),
      metal: tints.rose,
      bevel: 7,
      edge: 2,
    },
    { shape: tilt(rect(260, 148, 92, 48, 6)), metal: tints.turquoise, bevel: 6, edge: 3 },
    {
      shape: tilt(line('M268 176L284 160L300 190L316 158L330 184L344 170', 6)),
      metal: tints.night,
      bevel: 2,
      edge: 0.5,
    },
    {
      shape: tilt(
        group(...[0, 1, 2, 3].map((i) => rect(372 + i * 24, 150 + ((i * 17) % 40), 16, 22, 4))),
      ),
      metal: tints.saffron,
      bevel: 6,
      edge: 2,
    },
    {
      shape: tilt(
        group(...Array.from({ length: 12 }, (_, i) => rect(42 + i * 35.8, 242, 32.6, 136, 4))),
      ),
      metal: tints.porcelain,
      bevel: 6,
      edge: 1.5,
    },
    {
      shape: tilt(
        group(...[0, 1, 3, 4, 5, 7, 8, 10].map((i) => rect(66 + i * 35.8, 242, 21, 82, 3))),
      ),
      metal: tints.lacquer,
      bevel: 6,
      edge: 1.5,
    },
  ]
}

/** A jacket as wide at the shoulder as its time asked for. */
export function paddedJacket(): readonly Piece[] {
  const mirrored = (drawing: string) =>
    group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)
  return [
    {
      shape: mirrored(fill('M150 80C80 60 14 96 10 160L36 350C60 362 96 358 112 346L140 180Z')),
      metal: tints.rose,
      bevel: 30,
      camber: 0.8,
    },
    {
      shape: mirrored(fill('M34 332C60 346 90 342 114 330L110 374C90 384 60 386 38 376Z')),
      metal: tints.turquoise,
      bevel: 9,
      edge: 3,
    },
    {
      shape: fill(
        'M150 80C190 66 220 60 256 60C292 60 322 66 362 80L380 200C376 300 384' +
          ' 380 396 480C300 500 212 500 116 480C128 380 136 300 132 200Z',
      ),
      metal: tints.rose,
      bevel: 30,
      camber: 0.7,
    },
    {
      shape: fill('M196 66L256 300L316 66C290 54 222 54 196 66Z'),
      metal: tints.porcelain,
      bevel: 10,
      edge: 3,
    },
    {
      shape: fill('M236 90H276L268 130L284 250L256 300L228 250L244 130Z'),
      metal: tints.turquoise,
      bevel: 9,
      edge: 3,
    },
    {
      shape: mirrored(
        fill('M200 62L164 74L140 170L186 190L166 214L256 330C226 240 206 150 200 62Z'),
      ),
      metal: 'violet',
      bevel: 13,
      edge: 3,
    },
    { shape: line('M256 330V486', 7), metal: tints.felt, bevel: 3, edge: 0.5 },
    { shape: group(disc(278, 360, 13), disc(278, 420, 13)), metal: 'gold', bevel: 9, edge: 2 },
    { shape: mirrored(line('M146 400L206 388', 13)), metal: 'violet', bevel: 6, edge: 2 },
  ]
}

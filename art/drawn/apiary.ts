import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { round } from './limbs.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// Bees, and what they make.

const amberCells: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [-0.5, 1],
  [0.5, 1],
  [1.5, 1],
  [2.5, 1],
  [0, 2],
  [1, 2],
  [2, 2],
]

const hexagon = (x: number, y: number, radius: number) => {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 + 30) * Math.PI) / 180
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  })
  return fill(`M${corners.join('L')}Z`)
}

/** A piece of comb, its cells full, honey running from it. */
export function comb(): readonly Piece[] {
  const at = ([column, row]: readonly [number, number], radius: number) =>
    hexagon(138 + column * 118, 116 + row * 102, radius)
  const isFull = (i: number) => [0, 2, 4, 5, 7, 9].includes(i)
  return [
    { shape: group(...amberCells.map((cell) => at(cell, 74))), metal: tints.saffron, bevel: 14 },
    {
      shape: group(...amberCells.filter((_, i) => !isFull(i)).map((cell) => at(cell, 50))),
      metal: 'oldGold',
      bevel: 10,
      edge: 4,
    },
    {
      shape: group(...amberCells.filter((_, i) => isFull(i)).map((cell) => at(cell, 52))),
      metal: tints.amber,
      bevel: 26,
      camber: 0.9,
      edge: 4,
    },
    {
      shape: fill(
        'M92 330C92 300 180 300 190 330V396C190 420 160 420 160 396V372C158 356 144 358 144 372V452' +
          'C144 484 110 484 110 452V392C110 378 92 372 92' +
          ' 330ZM272 340C280 310 372 306 380 340V376C380 398' +
          ' 352 398 352 376C350 364 336 366 336 378V424C336' +
          ' 452 304 452 304 424V398C300 380 272 380 272 340Z',
      ),
      metal: tints.amber,
      bevel: 22,
      camber: 0.9,
      edge: 4,
    },
    { shape: disc(127, 500, 10) + disc(320, 474, 8), metal: tints.amber, bevel: 9 },
  ]
}

const wingPair =
  'M244 190C170 120 70 70 14 96C-14 130 60 214 236' +
  ' 216ZM240 222C150 226 74 262 64 300C74 330 176 314' +
  ' 246 246Z'
const mirrored = (path: string) =>
  `${fill(path)}<g transform="translate(512 0) scale(-1 1)">${fill(path)}</g>`

/** A bee seen from above, wings open; `long` stretches the hind body as a queen's. */
export function honeyBee(long = 0): readonly Piece[] {
  const tail = 412 + long
  const stripe = (i: number) => {
    const y = 262 + i * ((tail - 250) / 4.6)
    const wide = 66 * Math.sin(Math.min(Math.PI * 0.93, 0.8 + i * 0.52)) + 6
    return line(`M${256 - wide} ${y}Q256 ${y + 26} ${256 + wide} ${y}`, 21)
  }
  return [
    {
      shape: line(
        'M212 190L140 150L104 90M300 190L372 150L408 90' +
          'M214 226L150 244L120 350M298 226L362 244L392 350' +
          'M226 250L178 320L186 424M286 250L334 320L326 424',
        11,
      ),
      metal: tints.lacquer,
      bevel: 5,
    },
    { shape: mirrored(wingPair), metal: 'ice', bevel: 12, camber: 0.7 },
    {
      shape: mirrored(
        'M236 208C170 150 100 110 40 104C90 106 170 140 238 200Z' +
          'M240 234C180 246 120 270 84 298C124 266 180 236 240 228Z',
      ),
      metal: tints.lacquer,
      bevel: 2,
      edge: 0,
    },
    {
      shape: fill(
        `M256 226C322 226 344 280 332 340Q316 ${tail - 40} 256` +
          ` ${tail + 30}Q196 ${tail - 40} 180 340C168 280 190 226 256 226Z`,
      ),
      metal: tints.saffron,
      bevel: 50,
      camber: 0.9,
    },
    { shape: group(...[0, 1, 2, 3].map(stripe)), metal: tints.lacquer, bevel: 10, edge: 1 },
    { shape: disc(256, 204, 58), metal: tints.leather, bevel: 44, camber: 0.9, grain: 'hammered' },
    {
      shape: line('M240 106C226 70 206 52 180 50M272 106C286 70 306 52 332 50', 9),
      metal: tints.lacquer,
      bevel: 4,
    },
    {
      shape: fill('M208 142C204 104 230 92 256 92C282 92 308 104 304 142C292 164 220 164 208 142Z'),
      metal: tints.lacquer,
      bevel: 22,
    },
    {
      shape: fill(
        'M208 138C204 116 214 104 228 102C224 120 224 140 230 152Z' +
          'M304 138C308 116 298 104 284 102C288 120 288 140 282 152Z',
      ),
      metal: tints.copper,
      bevel: 8,
      edge: 2,
    },
  ]
}

/** The queen, a crown of gold over her. */
export function queenBee(): readonly Piece[] {
  const small = honeyBee(64).map((piece) => ({
    ...piece,
    bevel: (piece.bevel ?? 12) * 0.82,
    shape: `<g transform="translate(46 92) scale(.82)">${piece.shape}</g>`,
  }))
  return [
    ...small,
    {
      shape: fill('M172 128L150 20L204 74L256 2L308 74L362 20L340 128Q256 150 172 128Z'),
      metal: 'gold',
      bevel: 18,
      edge: 6,
    },
    {
      shape: disc(256, 100, 15) + disc(204, 98, 10) + disc(308, 98, 10),
      metal: 'ruby',
      bevel: 9,
      edge: 3,
    },
  ]
}

const raisedWing: readonly Piece[] = [
  {
    shape: fill(
      'M236 196C220 110 280 24 400 10C452 8 470 40 452 78' +
        'C420 140 330 186 236 196ZM262 206C320 160 420 140 476' +
        ' 160C500 176 490 204 452 214C390 228 310 222 262 206Z',
    ),
    metal: 'ice',
    bevel: 14,
    camber: 0.7,
    edge: 5,
  },
  {
    shape: line(
      'M250 188C280 120 340 60 420 30M264 186C320 150' +
        ' 390 110 440 70M276 204C340 190 410 176 466 178',
      5,
    ),
    metal: 'deepIce',
    bevel: 2,
    edge: 0,
  },
]

/** A bumblebee from the side: furred, heavy, one wing raised. */
export function bumblebee(): readonly Piece[] {
  return [
    {
      shape: line(
        'M150 362L120 420L84 440M212 388L196 446L160 474' +
          'M276 390L284 452L256 486M330 368L360 424L346 466',
        14,
      ),
      metal: tints.lacquer,
      bevel: 6,
    },
    {
      shape: fill(
        'M64 290C56 200 150 140 262 150C392 160 470 216 492' +
          ' 300C470 380 350 420 230 404C130 396 70 360 64 290Z',
      ),
      metal: tints.lacquer,
      bevel: 74,
      camber: 0.9,
    },
    {
      shape: fill(
        'M182 158C150 200 140 330 176 392L238 404C200 340 204 210 240 150Z' +
          'M330 162C354 210 352 350 318 404L372 392C408 340 410 230 388 182Z',
      ),
      metal: tints.saffron,
      bevel: 26,
      edge: 2,
      grain: 'hammered',
    },
    {
      shape: fill(
        'M440 226C470 250 486 276 492 300C484 328 464 352 436 370C454 330 456 270 440 226Z',
      ),
      metal: tints.porcelain,
      bevel: 18,
      edge: 2,
      grain: 'hammered',
    },
    {
      shape: fill('M30 300C20 250 60 222 98 236C128 260 128 336 100 358C66 370 36 346 30 300Z'),
      metal: tints.lacquer,
      bevel: 34,
      edge: 5,
    },
    {
      shape: fill('M56 262C76 254 92 266 92 290C88 308 66 306 58 294Z'),
      metal: tints.copper,
      bevel: 10,
      edge: 3,
    },
    {
      shape: line('M62 240C48 200 30 184 4 180M84 232C78 190 66 168 42 152', 9),
      metal: tints.lacquer,
      bevel: 4,
    },
    ...raisedWing,
  ]
}

/** A hive of straw, rope on rope, on its board. */
export function strawHive(): readonly Piece[] {
  const ropes = Array.from({ length: 9 }, (_, i) => {
    const y = 398 - i * 40
    const wide = 196 * Math.sqrt(Math.max(0.03, 1 - (i / 8.6) ** 2.2))
    return fill(
      `M${256 - wide} ${y - 24}H${256 + wide}Q${256 + wide + 22}` +
        ` ${y} ${256 + wide} ${y + 24}H${256 - wide}` +
        `Q${256 - wide - 22} ${y} ${256 - wide} ${y - 24}Z`,
    )
  })
  return [
    {
      shape: fill('M10 418H502V452H10ZM54 452H104L92 506H66ZM408 452H458L446 506H420Z'),
      metal: 'oak',
      bevel: 10,
      grain: 'wood',
    },
    { shape: hoop(256, 44, 24, 18), metal: tints.sand, bevel: 8 },
    ...ropes.map((shape, i) => ({
      shape,
      metal: i % 2 ? tints.sand : tints.saffron,
      bevel: 20,
      camber: 0.8,
      edge: 4,
    })),
    {
      shape: fill('M206 418V370C206 300 306 300 306 370V418Z'),
      metal: tints.sand,
      bevel: 8,
      edge: 5,
    },
    {
      shape: fill('M222 418V372C222 324 290 324 290 372V418Z'),
      metal: tints.lacquer,
      bevel: 6,
      edge: 3,
    },
  ]
}

/** A jar of honey, the dipper in it. */
export function honeyJar(): readonly Piece[] {
  const rings = [0, 1, 2, 3].map((i) => line(`M${318 + i * 9} ${98 - i * 22}l44 20`, 13)).join('')
  return [
    { shape: line('M300 220L372 40', 18), metal: 'oak', bevel: 8, grain: 'wood' },
    { shape: rings, metal: 'oak', bevel: 6, edge: 3 },
    {
      shape: fill(
        'M150 170H362Q372 214 410 240Q436 262 436 300V440Q436 490 386' +
          ' 490H126Q76 490 76 440V300Q76 262 102 240Q140 214 150 170Z',
      ),
      metal: tints.amber,
      bevel: 70,
      camber: 0.9,
    },
    { shape: fill('M150 170H362L372 214H140Z'), metal: tints.porcelain, bevel: 12, edge: 4 },
    {
      shape: fill(
        'M126 128H386Q398 128 398 140V168Q398 180 386 180H126Q114 180 114 168V140Q114 128 126 128Z',
      ),
      metal: 'gold',
      bevel: 16,
      edge: 5,
    },
    { shape: fill('M130 300H382V440H130Z'), metal: tints.cream, bevel: 8, edge: 4 },
    {
      shape: hexagon(206, 356, 40) + hexagon(276, 356, 40) + hexagon(241, 416, 0),
      metal: tints.saffron,
      bevel: 9,
      edge: 3,
    },
    {
      shape: hexagon(241, 410, 30) + hexagon(312, 404, 26),
      metal: tints.saffron,
      bevel: 8,
      edge: 3,
    },
  ]
}

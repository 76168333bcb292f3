import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { cog } from './clockwork.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// Iron, copper and current: what lies on the bench of a machine hall.

const bar = (x: number, y: number, wide: number, tall: number, round = 0) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${round}"/>`

/** A cog of steel, a nave of orange in it. */
export function steelCog(): readonly Piece[] {
  return [
    { shape: cog(256, 256, 232, 12), metal: 'iron', bevel: 20 },
    { shape: hoop(256, 256, 150, 20), metal: tints.copper, bevel: 8, edge: 4 },
    { shape: disc(256, 256, 78), metal: tints.saffron, bevel: 18, edge: 6 },
    { shape: disc(256, 256, 40), metal: 'silver', bevel: 16, edge: 5 },
    { shape: fill('M256 228L280 242V270L256 284L232 270V242Z'), metal: tints.lacquer, bevel: 6 },
  ]
}

/** A transistor on its three legs before a cog. */
export function cogAndTransistor(): readonly Piece[] {
  return [
    { shape: cog(196, 196, 186, 12), metal: 'iron', bevel: 16 },
    { shape: disc(196, 196, 54), metal: tints.copper, bevel: 16, edge: 5 },
    {
      shape: line('M306 380V500M366 380V500M426 380V500', 15),
      metal: 'silver',
      bevel: 7,
    },
    {
      shape: fill('M262 392V290C262 216 308 174 366 174C424 174 470 216 470 290V392Z'),
      metal: tints.lacquer,
      bevel: 34,
      camber: 0.8,
    },
    { shape: fill('M280 272H452V374H280Z'), metal: 'slate', bevel: 10, edge: 4 },
    {
      shape: line('M302 323H346M346 292V354M346 310L388 284V262M346 336L388 362V372', 9),
      metal: tints.saffron,
      bevel: 4,
      edge: 2,
    },
  ]
}

/** A wire of copper wound on a reel. */
export function copperReel(): readonly Piece[] {
  const turns = Array.from({ length: 11 }, (_, i) => {
    const y = 142 + i * 23
    return `M112 ${y + 7}Q256 ${y + 36} 400 ${y - 7}`
  })
  return [
    { shape: fill('M132 120H380V400H132Z'), metal: 'oldGold', bevel: 30 },
    { shape: line(turns.join(''), 21), metal: tints.copper, bevel: 10, camber: 0.9, edge: 3 },
    {
      shape: bar(72, 56, 368, 62, 22) + bar(72, 402, 368, 62, 22),
      metal: tints.lacquer,
      bevel: 20,
      edge: 6,
    },
    { shape: bar(72, 78, 368, 16, 8) + bar(72, 424, 368, 16, 8), metal: tints.saffron, bevel: 6 },
    {
      shape: line('M400 372C470 372 480 300 452 240C440 214 470 200 494 206', 17),
      metal: tints.copper,
      bevel: 8,
    },
    { shape: bar(206, 26, 100, 32, 8), metal: 'iron', bevel: 8 },
  ]
}

/** A magnet like a horseshoe, the filings standing in its field. */
export function horseshoeMagnet(): readonly Piece[] {
  const filings = [70, 104, 140, 178].map((reach, i) =>
    [-1, 1].flatMap((way) =>
      [0, 1, 2].map((k) => {
        const x = 256 + way * (34 + k * 62 + i * 6)
        const y = 120 - reach * (0.5 + 0.16 * (2 - k)) + 44
        return `M${x} ${y}l${way * (16 + k * 5)} ${-6 + k * 13}`
      }),
    ),
  )
  const arm =
    'M74 160H190V300C190 340 220 366 256 366C292 366 322 340 322 300V160H438V300' +
    'C438 408 358 486 256 486C154 486 74 408 74 300Z'
  return [
    { shape: fill(arm), metal: tints.crimson, bevel: 34, camber: 0.8 },
    {
      shape: fill('M74 160H190V244H74ZM322 160H438V244H322Z'),
      metal: 'silver',
      bevel: 20,
      edge: 5,
    },
    { shape: line('M120 300C122 380 178 438 248 442', 10), metal: 'ruby', bevel: 5, edge: 0 },
    { shape: line(filings.flat().join(''), 9), metal: 'iron', bevel: 4, edge: 2 },
  ]
}

/** A cell of copper and black, its charge showing. */
export function cell(): readonly Piece[] {
  return [
    { shape: bar(206, 22, 100, 50, 12), metal: 'silver', bevel: 14 },
    { shape: bar(128, 62, 256, 430, 42), metal: tints.lacquer, bevel: 60, camber: 0.9 },
    { shape: bar(128, 62, 256, 104, 36), metal: tints.copper, bevel: 44, camber: 0.9, edge: 4 },
    ...[0, 1, 2, 3].map((i) => ({
      shape: bar(166, 412 - i * 62, 180, 44, 8),
      metal: i === 3 ? ('deepIce' as const) : tints.saffron,
      bevel: 12,
      edge: 4,
    })),
    {
      shape: fill('M276 84L232 122H254L238 150L284 108H262Z'),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
  ]
}

/** A chip on its pins, a bit lit here and there. */
export function chip(): readonly Piece[] {
  const pins = Array.from({ length: 7 }, (_, i) => {
    const at = 124 + i * 38
    return bar(at, 30, 18, 452, 4) + bar(30, at, 452, 18, 4)
  })
  const bits = Array.from({ length: 16 }, (_, i) => [i % 4, Math.floor(i / 4)] as const)
  const isLit = (x: number, y: number) => [1, 4, 6, 11, 12, 15].includes(x + y * 4)
  const squares = (lit: boolean) =>
    bits
      .filter(([x, y]) => isLit(x, y) === lit)
      .map(([x, y]) => bar(166 + x * 48, 166 + y * 48, 36, 36, 5))
      .join('')
  return [
    { shape: group(...pins), metal: 'bronze', bevel: 5 },
    { shape: bar(84, 84, 344, 344, 20), metal: tints.lacquer, bevel: 22, camber: 0.7 },
    { shape: bar(136, 136, 240, 240, 10), metal: 'deepIce', bevel: 8, edge: 5 },
    { shape: group(squares(false)), metal: tints.night, bevel: 8, edge: 2 },
    { shape: group(squares(true)), metal: tints.saffron, bevel: 10, edge: 2 },
    { shape: disc(110, 110, 11), metal: tints.saffron, bevel: 6, edge: 2 },
  ]
}

/** A spanner with an open jaw and a ring. */
export function spanner(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(42 256 256)">${shape}</g>`
  return [
    {
      shape: tilt(
        '<path d="M226 380L232 150C180 128 168 70 196 22' +
          'L230 62L256 76L282 62L316 22C344 70 332 128 280' +
          ' 150L286 380C332 402 346 456 312 490C280 520 232 520 200 490C166 456 180 402 226 380Z"/>',
      ),
      metal: 'silver',
      bevel: 24,
    },
    { shape: tilt(bar(244, 180, 24, 180, 12)), metal: 'iron', bevel: 8, edge: 3 },
    {
      shape: tilt(fill('M256 410L290 430V470L256 490L222 470V430Z')),
      metal: tints.lacquer,
      bevel: 8,
      edge: 5,
    },
  ]
}

/** A hand of steel, every finger with its joints. */
export function steelHand(): readonly Piece[] {
  const fingers: readonly (readonly [x: number, y: number, deg: number, size: number])[] = [
    [172, 238, -16, 0.94],
    [226, 214, -5, 1.08],
    [282, 216, 6, 1.04],
    [334, 244, 17, 0.86],
    [146, 356, -58, 0.92],
  ]
  const all = (one: string) =>
    group(
      ...fingers.map(
        ([x, y, deg, size]) =>
          `<g transform="translate(${x} ${y}) rotate(${deg}) scale(${size})">${one}</g>`,
      ),
    )
  return [
    { shape: fill('M186 430H326L344 506H168Z'), metal: tints.lacquer, bevel: 14 },
    { shape: bar(172, 424, 168, 30, 10), metal: tints.saffron, bevel: 9 },
    { shape: all(bar(-15, -190, 30, 190, 12)), metal: tints.lacquer, bevel: 8 },
    {
      shape: fill('M138 250Q140 226 164 222L336 226Q364 230 366 256L352 400L326 430H188L158 396Z'),
      metal: 'iron',
      bevel: 26,
    },
    {
      shape: fill('M186 268H318L310 360L286 388H220L196 360Z'),
      metal: 'slate',
      bevel: 10,
      edge: 5,
    },
    {
      shape: all(
        bar(-23, -62, 46, 52, 12) +
          bar(-22, -124, 44, 50, 12) +
          fill('M-20 -136V-170Q-18 -196 0 -196Q18 -196 20 -170V-136Z'),
      ),
      metal: 'silver',
      bevel: 14,
      edge: 4,
    },
    {
      shape: all(disc(0, -68, 13) + disc(0, -130, 12) + disc(0, -2, 15)),
      metal: tints.copper,
      bevel: 8,
      edge: 3,
    },
    { shape: disc(252, 326, 32), metal: tints.saffron, bevel: 20, edge: 5 },
  ]
}

/** Two ends of a torn cable and the spark that leaps between them. */
export function tornCable(): readonly Piece[] {
  const leap =
    'M256 96L276 196L344 128L306 218L420 210L322 256' +
    'L420 302L306 294L344 384L276 316L256 416L236 316' +
    'L168 384L206 294L92 302L190 256L92 210L206 218L168 128L236 196Z'
  return [
    {
      shape: line('M-30 420C60 420 70 300 150 270M542 90C450 100 440 210 362 242', 54),
      metal: tints.lacquer,
      bevel: 26,
      camber: 0.9,
    },
    {
      shape: line('M96 330C110 296 128 280 160 268M418 182C404 216 388 232 352 244', 34),
      metal: tints.copper,
      bevel: 16,
      camber: 0.9,
      edge: 4,
    },
    {
      shape: line(
        'M150 268L214 234M154 272L220 262M150 280L206 292' +
          'M362 240L298 278M358 234L292 250M362 228L306 214',
        9,
      ),
      metal: tints.copper,
      bevel: 4,
      edge: 2,
    },
    { shape: fill(leap), metal: 'ice', bevel: 14, edge: 4 },
    { shape: disc(256, 256, 46), metal: tints.porcelain, bevel: 34, edge: 0 },
  ]
}

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { both, piece, set, tilted } from './halves.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Frost, fire and firs of a winter in the North.

/** A crystal of snow with its six arms. */
export function snowCrystal(): readonly Piece[] {
  const arm =
    'M256 256V34M256 92L214 52M256 92L298 52M256 150L196 96M256 150L316 96M256' +
    ' 204L220 174M256 204L292 174'
  return [
    piece(turned(line(arm, 21), 6), 'ice', 10),
    piece(turned(line('M256 190V60', 6), 6), tints.porcelain, 3, 0),
    piece(turned(fill('M256 146L282 172L256 200L230 172Z'), 6), 'ice', 10, 3),
    piece(turned(fill('M256 256L296 186H216Z'), 6), 'deepIce', 8, 3),
    piece(disc(256, 256, 24), tints.porcelain, 16, 3),
    piece(turned(disc(256, 34, 12), 6), tints.porcelain, 8, 3),
  ]
}

/** Flowers that frost draws on a pane: ferns that curl about each other. */
export function frostFlowers(): readonly Piece[] {
  const fern = (spine: string, leaves: string) => group(line(spine, 11), line(leaves, 8))
  const leaf = (x: number, y: number, degrees: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})` +
    ` scale(${size})">${fill('M0 0C-34-30-34-80 0-120C34-80 34-30 0 0Z')}</g>`
  const frond = (points: readonly (readonly [number, number, number])[], size: number) =>
    group(
      ...points.flatMap(([x, y, degrees], i) => [
        leaf(x, y, degrees - 58, size * (1 - i * 0.09)),
        leaf(x, y, degrees + 58, size * (1 - i * 0.09)),
      ]),
    )
  const tall = [
    [250, 430, -6],
    [246, 380, -2],
    [246, 330, 2],
    [250, 280, 6],
    [258, 230, 10],
    [270, 184, 16],
    [286, 142, 24],
  ] as const
  const bent = [
    [210, 450, -30],
    [176, 410, -40],
    [142, 376, -44],
    [110, 340, -34],
    [90, 296, -16],
    [84, 256, 0],
  ] as const
  const right = bent.map(([x, y, degrees]) => [512 - x + 10, y, -degrees] as const)
  return [
    piece(frond(bent, 0.72), 'deepIce', 8, 3),
    piece(frond(right, 0.72), 'deepIce', 8, 3),
    piece(fern('M240 490C200 450 90 380 84 220M282 490C320 450 430 380 438 220', ''), 'ice', 5, 3),
    piece(frond(tall, 0.92), 'ice', 10, 4),
    piece(line('M256 500C240 380 236 240 310 90', 12), tints.porcelain, 5, 3),
    piece(
      set(turned(line('M256 256V90M256 150L220 116M256 150L292 116', 26), 6), 250, 4, 0.3),
      tints.porcelain,
      5,
      3,
    ),
    piece(
      set(turned(line('M256 256V90M256 150L220 116M256 150L292 116', 28), 6), 20, 60, 0.22),
      tints.porcelain,
      4,
      3,
    ),
    piece(
      set(turned(line('M256 256V90M256 150L220 116M256 150L292 116', 28), 6), 390, 100, 0.2),
      tints.porcelain,
      4,
      3,
    ),
  ]
}

/** A stove of cast iron, its door open on the fire. */
export function ironStove(): readonly Piece[] {
  return [
    piece(fill('M226 -20H286V90H226Z'), 'iron', 16),
    piece(fill('M150 470L120 512H160L190 474ZM362 470L392 512H352L322 474Z'), 'iron', 10),
    piece(fill('M140 90Q256 40 372 90V124H140Z'), 'iron', 20),
    piece(fill('M148 120H364V470H148Z'), 'iron', 20),
    piece(fill('M120 112H392V140H120ZM120 456H392V484H120Z'), 'bronze', 11),
    piece(fill('M184 262H328V412H184Z'), tints.flame, 18, 6),
    piece(
      fill(
        'M216 408C196 372 226 350 222 316C250 330 244 300 258 276C262 310 290 318' +
          ' 286 346C304 356 304 386 292 408Z',
      ),
      tints.cream,
      18,
      0,
    ),
    piece(line('M184 412H328V262H184Z', 17), 'bronze', 8),
    piece(line('M214 262V412M298 262V412', 7), 'iron', 3, 2),
    piece(hoop(256, 198, 38, 11), 'bronze', 6, 3),
    piece(set(turned(line('M256 256V60', 40), 3), 204, 146, 0.2), 'bronze', 4, 2),
    piece(both(line('M172 168V430', 9)), 'iron', 4, 2),
    piece(disc(346, 338, 12), 'gold', 8, 3),
    piece(fill('M206 68L256 8L306 68L256 84Z'), 'bronze', 14),
  ]
}

/** A star of ice with eight points, each of two planes. */
export function winterStar(): readonly Piece[] {
  const long = (side: 1 | -1) => fill(`M256 256L${256 + side * 48} 208L256 -6Z`)
  const short = (side: 1 | -1) => fill(`M256 256L${256 + side * 34} 200L256 90Z`)
  return [
    piece(turned(short(-1), 4, 256, 256, 45), 'deepIce', 12, 3),
    piece(turned(short(1), 4, 256, 256, 45), 'ice', 12, 1),
    piece(turned(long(-1), 4), 'ice', 16, 3),
    piece(turned(long(1), 4), tints.porcelain, 16, 1),
    piece(disc(256, 256, 22), tints.saffron, 16, 3),
  ]
}

/** Icicles under a gutter with its snow; they begin to drip. */
export function icicles(): readonly Piece[] {
  const spike = (x: number, half: number, length: number) =>
    `M${x - half} 120H${x + half}C${x + half * 0.7} ${120 + length * 0.4} ${x + 6}` +
    ` ${110 + length * 0.8} ${x} ${120 + length}` +
    `C${x - 6} ${110 + length * 0.8} ${x - half * 0.7} ${120 + length * 0.4} ${x - half} 120Z`
  const drop = (x: number, y: number, size: number) =>
    set(fill('M0-60C30-16 36 10 26 30C16 48-16 48-26 30C-36 10-30-16 0-60Z'), x, y, size)
  return [
    piece(
      fill(
        [spike(64, 30, 190), spike(196, 34, 220), spike(326, 32, 170), spike(452, 30, 230)].join(
          '',
        ),
      ),
      'deepIce',
      18,
    ),
    piece(
      fill([spike(128, 38, 290), spike(262, 44, 340), spike(390, 38, 270)].join('')),
      'ice',
      22,
    ),
    piece(line('M112 140L120 300M246 140L254 360M376 140L382 290', 7), tints.porcelain, 3, 0),
    piece(group(drop(128, 462, 0.6), drop(390, 446, 0.7), drop(262, 510, 0.5)), 'ice', 12, 4),
    piece(fill('M14 104H498V140H14Z'), tints.copper, 14),
    piece(
      fill(
        'M6 110C0 60 60 40 110 60C150 20 230 30 260 54C310 20 390 30 412 58C470 44' +
          ' 516 70 506 110Z',
      ),
      tints.porcelain,
      26,
    ),
  ]
}

/** A fir bowed down with snow. */
export function snowyFir(): readonly Piece[] {
  const bough = (y: number, half: number, height: number) =>
    `M256 ${y}C${256 + half * 0.4} ${y + height * 0.5} ${256 + half * 0.7} ${y + height * 0.8}` +
    ` ${256 + half} ${y + height}` +
    `Q256 ${y + height + 26} ${256 - half} ${y + height}C${256 - half * 0.7}` +
    ` ${y + height * 0.8} ${256 - half * 0.4} ${y + height * 0.5} 256 ${y}Z`
  const cap = (y: number, half: number, height: number) =>
    `M256 ${y}C${256 + half * 0.4} ${y + height * 0.46} ${256 + half * 0.7}` +
    ` ${y + height * 0.66} ${256 + half} ${y + height}` +
    `L${256 + half * 0.6} ${y + height * 0.82}L${256 + half * 0.4} ${y + height}` +
    `L${256 + half * 0.1} ${y + height * 0.7}` +
    `L${256 - half * 0.2} ${y + height}L${256 - half * 0.5} ${y + height * 0.8}L${256 - half}` +
    ` ${y + height}` +
    `C${256 - half * 0.7} ${y + height * 0.66} ${256 - half * 0.4} ${y + height * 0.46} 256 ${y}Z`
  const tier = (y: number, half: number, height: number) => [
    piece(fill(bough(y, half, height)), tints.leaf, 20),
    piece(fill(cap(y, half * 0.96, height * 0.9)), tints.porcelain, 13, 2),
  ]
  return [
    piece(fill('M232 430H280L290 506H222Z'), 'oak', 14),
    ...tier(230, 196, 210),
    ...tier(140, 160, 180),
    ...tier(64, 118, 150),
    ...tier(4, 74, 116),
  ]
}

/** A skate of the old kind: a laced boot upon a curled blade. */
export function skate(): readonly Piece[] {
  return [
    piece(line('M70 452H420C480 452 496 410 470 392', 24), 'silver', 11),
    piece(fill('M120 356H176V446H120ZM330 366H386V446H330Z'), 'iron', 11),
    piece(
      fill(
        'M120 40H296C300 110 296 170 310 204C350 230 430 236 456 284C466 306 464 340' +
          ' 456 356H112C104 300 128 260 128 200C128 150 116 90 120 40Z',
      ),
      tints.cream,
      44,
    ),
    piece(fill('M104 340H462V374H104Z'), tints.leather, 12),
    piece(fill('M108 28H306V72H108Z'), tints.crimson, 16),
    piece(
      line(
        'M230 100L306 108M228 140L304 148M232 180L310 190M250 216L336 214M290 244' + 'L372 232',
        11,
      ),
      tints.crimson,
      5,
      3,
    ),
    piece(fill('M112 300C150 280 180 300 184 344H110Z'), tints.leather, 14, 3),
  ]
}

/** A lantern hung out in the snow. */
export function snowLantern(): readonly Piece[] {
  return [
    piece(tilted(hoop(256, 60, 44, 14), 0), 'iron', 6),
    piece(fill('M186 130H326L306 92H206Z'), 'iron', 12),
    piece(fill('M150 190C160 150 200 126 256 126C312 126 352 150 362 190Z'), tints.porcelain, 20),
    piece(fill('M168 192H344V416H168Z'), tints.amber, 26),
    piece(
      fill(
        'M256 240C290 290 300 320 292 352C286 378 274 388 256 388C238 388 226 378' +
          ' 220 352C212 320 222 290 256 240Z',
      ),
      tints.cream,
      20,
      3,
    ),
    piece(line('M172 192V416M340 192V416M172 304H340', 14), 'iron', 7),
    piece(fill('M146 408H366L380 448H132Z'), 'iron', 14),
    piece(
      fill('M60 496C80 440 150 428 200 446C260 424 330 426 370 446C420 436 446 460 456' + ' 496Z'),
      tints.porcelain,
      26,
    ),
  ]
}

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { laid, lobster } from './fish.ts'
import { piece, tilted } from './halves.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// What fish are caught with.

/** A steel hook on its line. */
export function fishHook(): readonly Piece[] {
  return [
    piece(line('M300 -20C280 20 320 40 300 70', 7), tints.cream, 3, 2),
    piece(line('M300 110V340C300 470 120 480 110 340', 32), 'silver', 15),
    piece(fill('M110 240L72 366L112 346L158 330Z'), 'silver', 14),
    piece(hoop(300, 92, 24, 15), 'silver', 7),
    piece(line('M286 130H314M286 150H314M286 170H314', 10), tints.crimson, 5, 3),
  ]
}

/** A landing net with its handle of ash. */
export function landingNet(): readonly Piece[] {
  const mesh = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${60 + i * 46} -20L${250 + i * 46} 400M${400 - i * 46} -20L${210 - i * 46} 400`)
    .join('')
  return [
    piece(
      `<g><clipPath id="bag"><path d="M96 170C96 60 380 60 380 170C390 300 320 400 238 410C156` +
        ` 400 86 300 96 170Z"/></clipPath><g clip-path="url(#bag)">${line(mesh, 8)}</g></g>`,
      tints.cream,
      4,
      3,
    ),
    { ...piece(tilted(fill('M330 330L350 310L516 470L486 500Z'), 0), 'oak', 14), grain: 'wood' },
    piece(
      '<path fill-rule="evenodd" d="M238 40C340 40 410 90 410 170C410 260 350 340' +
        ' 344 336C330 330 380 250 380 176C380 110 320 72 238 72C156 72 96 110 96 176' +
        'C96 210 110 250 130 280L112 300C80 260 66 220 66 170C66 90 136 40 238 40Z"/>',
      'oak',
      13,
    ),
    piece(fill('M318 318L350 290L372 318L340 346Z'), 'bronze', 10),
    piece(line('M440 440L470 410M456 456L486 426', 12), tints.leather, 6, 3),
  ]
}

/** A salmon fly: hackles, a wing of feather and a body bound with tinsel. */
export function salmonFly(): readonly Piece[] {
  return [
    piece(line('M90 200L330 240C450 260 470 400 370 410', 17), 'iron', 8),
    piece(fill('M344 386L398 436L380 386Z'), 'iron', 8),
    piece(hoop(74, 196, 19, 10), 'iron', 5),
    piece(fill('M330 232C400 190 450 190 506 150C490 210 440 270 350 262Z'), tints.saffron, 14),
    piece(fill('M110 190C180 90 320 40 470 60C400 110 300 190 180 220Z'), tints.copper, 18),
    piece(fill('M120 192C190 120 300 80 420 84C340 130 260 190 170 214Z'), tints.turquoise, 14, 3),
    piece(line('M180 190C240 150 300 120 360 104', 7), tints.cream, 3, 1),
    piece(line('M140 206L330 240', 42), tints.crimson, 19),
    piece(
      line(
        'M170 194L158 228M204 200L192 234M238 206L226 240M272 212L260 246M306 218' + 'L294 252',
        9,
      ),
      'gold',
      4,
      2,
    ),
    piece(
      line(
        'M130 210L96 320M140 214L130 340M150 216L166 340M160 218L200 330M120 206L70' +
          ' 290M128 190L100 110M140 186L134 100',
        9,
      ),
      tints.leather,
      4,
      3,
    ),
    piece(disc(122, 202, 26), tints.lacquer, 16),
  ]
}

/** A spoon that wobbles and flashes, a treble hook behind it. */
export function spoon(): readonly Piece[] {
  return [
    piece(line('M430 40L500 -20', 6), tints.cream, 3, 2),
    piece(hoop(418, 56, 20, 10), 'silver', 5),
    piece(
      fill(
        'M404 70C430 130 400 260 300 340C230 390 150 390 122 356C94 320 110 240 180' +
          ' 170C250 100 350 50 404 70Z',
      ),
      'gold',
      46,
    ),
    piece(
      fill('M396 84C410 130 380 210 310 270C280 280 270 240 300 190C330 140 370 90 396' + ' 84Z'),
      tints.crimson,
      14,
      3,
    ),
    piece(group(disc(196, 262, 20), disc(250, 216, 15), disc(170, 316, 13)), tints.lacquer, 10, 2),
    piece(hoop(112, 376, 19, 9), 'silver', 5),
    piece(
      line('M98 390V450C98 510 20 500 24 440M98 450C104 516 180 500 172 440M98 400V470', 12),
      'silver',
      6,
    ),
    piece(fill('M24 408L8 456L40 448ZM172 408L156 450L190 456Z'), 'silver', 7, 3),
  ]
}

/** A fyke of hoops and net, an eel in its throat. */
export function eelTrap(): readonly Piece[] {
  const rings = [
    [120, 150],
    [226, 118],
    [318, 88],
    [398, 60],
  ] as const
  const mesh = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const [at, to] = [-1 + i / 3, -0.35 + (i / 3) * 0.35]
      return `M120 ${256 + at * 146}L470 ${256 + to * 60}`
    })
    .join('')
  const round = rings
    .flatMap(([x, half], i) => {
      const next = rings[i + 1]
      if (!next) return []
      const [nextX, nextHalf] = next
      return [-0.8, -0.4, 0, 0.4, 0.8].map(
        (at) =>
          `M${x} ${256 + at * half}L${nextX} ${256 + (at + 0.3) * nextHalf}M${x}` +
          ` ${256 + at * half}L${nextX} ${256 + (at - 0.3) * nextHalf}`,
      )
    })
    .join('')
  return [
    piece(fill('M120 106C220 120 330 160 480 240V272C330 352 220 392 120 406Z'), tints.moss, 30),
    piece(line(mesh, 5), tints.cream, 2, 1),
    piece(line(round, 5), tints.cream, 2, 1),
    piece(
      group(
        ...rings.map(
          ([x, half]) =>
            `<ellipse cx="${x}" cy="256" rx="${half * 0.3}" ry="${half}" fill="none"` +
            ` stroke="#000" stroke-width="15"/>`,
        ),
      ),
      'oak',
      7,
      3,
    ),
    piece('<ellipse cx="120" cy="256" rx="36" ry="138"/>', tints.lacquer, 12, 0),
    piece(line('M496 256H516', 14), 'oak', 6),
    piece(line('M124 270C60 300 30 240 60 200C100 150 160 190 200 160', 36), 'bronze', 17),
    piece(line('M120 282C60 306 40 250 66 212', 8), tints.cream, 3, 0),
    piece(fill('M186 140L250 142Q262 156 246 168L192 182Z'), 'bronze', 13),
    piece(disc(226, 150, 6), tints.lacquer, 3, 2),
  ]
}

/** A creel of laths and net; a lobster sits before it. */
export function lobsterPot(): readonly Piece[] {
  const mesh = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => `M${20 + i * 60} 420L${180 + i * 60} 120M${490 - i * 60} 420L${330 - i * 60} 120`)
    .join('')
  const dome = 'M46 400V260C46 60 466 60 466 260V400Z'
  return [
    piece(fill(dome), tints.lacquer, 20),
    piece(
      `<g><clipPath id="creel"><path d="${dome}"/></clipPath><g` +
        ` clip-path="url(#creel)">${line(mesh, 7)}</g></g>`,
      tints.moss,
      3,
      1,
    ),
    {
      ...piece(
        line(
          'M56 396V260C56 76 456 76 456 260V396M190 396V250C190 180 200 130 256 118' +
            'C312 130 322 180 322 250V396',
          22,
        ),
        'oak',
        10,
      ),
      grain: 'wood',
    },
    piece(line('M36 300H476', 17), 'oak', 8),
    { ...piece(fill('M20 386H492V436H20Z'), 'oak', 13), grain: 'wood' },
    piece(line('M256 112C256 60 330 50 380 20', 13), tints.cream, 6),
    piece(disc(412, 20, 38), tints.flame, 26),
    piece(line('M382 8Q412 26 444 12', 13), tints.porcelain, 5, 2),
    ...laid(lobster(tints.crimson), 256, 330, 0.62, 0),
  ]
}

/** A cutter of the coast: blue hull, white wheelhouse, its mast and boom. */
export function cutter(): readonly Piece[] {
  return [
    piece(line('M330 310V24M330 60L470 270M330 60L90 300M330 120L420 40', 9), 'oak', 4),
    piece(line('M330 30L330 24', 9), 'oak', 4),
    piece(fill('M334 30L392 46L334 66Z'), tints.crimson, 6),
    piece(fill('M130 316V190H256L270 316Z'), tints.porcelain, 14),
    piece(fill('M116 176H268V198H116Z'), tints.flame, 9),
    piece(fill('M146 216H180V256H146ZM194 216H238L242 256H194Z'), tints.night, 6, 3),
    piece(line('M190 176V120M176 136H206', 7), 'iron', 3),
    piece(
      fill('M20 290C100 320 380 316 500 262C490 330 460 400 430 430H90C50 400 26 350 20' + ' 290Z'),
      tints.night,
      30,
    ),
    piece(line('M24 304C120 334 380 328 494 280', 13), tints.cream, 6, 2),
    piece(fill('M76 414H440L430 440H96Z'), tints.crimson, 8, 2),
    piece(group(disc(300, 336, 16), disc(356, 328, 16)), tints.lacquer, 9, 3),
    piece(fill('M280 300C300 262 380 262 400 296Z'), tints.moss, 12),
    piece(
      group(disc(292, 296, 11), disc(324, 284, 11), disc(360, 282, 11), disc(390, 292, 11)),
      tints.flame,
      7,
      2,
    ),
    piece(
      turned(line('M60 446Q100 420 140 446T220 446T300 446T380 446T460 446', 13), 1),
      tints.turquoise,
      6,
    ),
  ]
}

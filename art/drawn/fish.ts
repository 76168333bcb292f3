import type { Metal } from '../metals.ts'
import { colour } from '../picture.ts'
import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { both, piece } from './halves.ts'
import { disc, fill, group, line } from './strokes.ts'

// Fish and shellfish of northern waters, and the dish they end on.

function scales(rim: string, ...ramp: readonly string[]): Metal {
  return { polish: 0.9, rim: colour(rim), ramp: ramp.map(colour) }
}

const pikeGreen = scales(
  '#060a02',
  '#1c2808',
  '#3c5010',
  '#688020',
  '#98b040',
  '#d0dc78',
  '#fcffd8',
)
const codBrown = scales('#0c0804', '#342410', '#644824', '#94743c', '#c0a060', '#e4d09c', '#fffbe8')
const salmonBlue = scales(
  '#040a10',
  '#1c3040',
  '#40607c',
  '#7898ac',
  '#b0c8d4',
  '#e0ecf0',
  '#ffffff',
)
const salmonPink = scales(
  '#18080a',
  '#582830',
  '#a05058',
  '#e08880',
  '#f8b8a8',
  '#ffdcd0',
  '#fff8f4',
)

/** Pieces moved, turned and made smaller together. */
export function laid(pieces: readonly Piece[], x: number, y: number, size: number, degrees = 0) {
  return pieces.map((one) => ({
    ...one,
    bevel: (one.bevel ?? 13) * size,
    shape:
      `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})` +
      ` translate(-256 -256)">${one.shape}</g>`,
  }))
}

/** A pike with its long flat jaws, its fins far back. */
export function pike(): readonly Piece[] {
  const spots = [
    [200, 236],
    [244, 226],
    [288, 230],
    [332, 240],
    [376, 250],
    [220, 262],
    [266, 258],
    [310, 264],
    [354, 270],
    [396, 270],
    [190, 284],
    [240, 288],
    [286, 290],
    [330, 294],
    [150, 262],
  ]
  const shapes = [
    piece(fill('M420 236L508 168C486 230 488 300 508 366L420 300Z'), tints.copper, 15),
    piece(
      fill(
        'M324 216L356 146C390 140 420 160 424 190L410 242ZM334 320L362 384C396 388' +
          ' 418 372 424 344L408 296Z',
      ),
      tints.copper,
      13,
    ),
    piece(fill('M228 326L246 392L296 336ZM136 310L140 368L184 330Z'), tints.copper, 11),
    piece(
      fill(
        'M2 268C40 246 84 236 124 224C200 194 330 196 428 244V294C340 344 220 350' +
          ' 140 320C110 316 60 322 22 318C10 310 30 302 96 290L2 268Z',
      ),
      pikeGreen,
      50,
    ),
    piece(
      fill(
        'M120 306C220 318 330 312 420 284C340 342 220 348 140 320C126 318 122 312' + ' 120 306Z',
      ),
      tints.cream,
      14,
      0,
    ),
    piece(
      group(...spots.map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="7"/>`)),
      tints.cream,
      5,
      1,
    ),
    piece(
      fill(
        'M36 272L44 288L54 274L62 290L72 278L78 292L88 284ZM30 308L40 296L48 307L58' +
          ' 294L66 306Z',
      ),
      tints.porcelain,
      4,
      2,
    ),
    piece(line('M140 230Q176 264 146 314', 8), tints.moss, 3, 1),
    piece(disc(100, 250, 14), tints.saffron, 8, 3),
    piece(disc(98, 250, 7), tints.lacquer, 4, 1),
  ]
  return laid(shapes, 256, 256, 1, 14)
}

/** A cod with its three fins, the pale line and the barb under its chin. */
export function cod(): readonly Piece[] {
  const spots = [
    [180, 206],
    [220, 190],
    [262, 186],
    [304, 194],
    [346, 208],
    [200, 232],
    [246, 220],
    [290, 222],
    [330, 232],
    [370, 236],
  ]
  return [
    piece(fill('M420 230L506 160C490 222 490 290 506 350L420 292Z'), codBrown, 15),
    piece(
      fill(
        'M160 186L200 116L250 178ZM254 176L300 118L340 190ZM346 194L388 144L420 222Z' +
          'M250 350L296 396L330 336ZM340 332L384 372L414 304Z',
      ),
      codBrown,
      12,
    ),
    piece(
      fill(
        'M20 262C40 216 110 176 190 170C290 164 370 200 432 240V284C370 330 300 358' +
          ' 210 354C130 350 56 330 26 300Q44 284 20 262Z',
      ),
      codBrown,
      60,
    ),
    piece(
      fill('M34 302C120 322 300 320 424 282C370 330 300 358 210 354C130 350 66 332 34' + ' 302Z'),
      tints.porcelain,
      18,
      0,
    ),
    piece(group(...spots.map(([x = 0, y = 0]) => disc(x, y, 7))), tints.leather, 4, 0),
    piece(line('M150 226C220 206 260 250 430 262', 8), tints.cream, 3, 0),
    piece(line('M146 196Q186 260 140 330', 10), tints.leather, 4, 1),
    piece(fill('M160 272L220 300L206 326L160 306Z'), codBrown, 10, 4),
    piece(line('M22 290C50 296 70 294 90 286M60 326Q56 350 40 362', 7), tints.lacquer, 3, 1),
    piece(disc(92, 238, 18), tints.cream, 10, 3),
    piece(disc(90, 238, 10), tints.lacquer, 5, 1),
  ]
}

/** A salmon, bent as it leaps. */
export function salmon(): readonly Piece[] {
  return [
    piece(fill('M92 404L16 400C50 430 60 470 50 506C90 480 120 470 140 440Z'), salmonBlue, 13),
    piece(
      fill(
        'M230 196L236 120C270 130 290 150 304 180ZM150 300L126 262L176 262ZM310 330' +
          'L340 392L270 372ZM196 420L214 470L160 446Z',
      ),
      salmonBlue,
      11,
    ),
    piece(
      fill(
        'M84 410C90 300 190 180 320 140C380 124 440 120 494 138C480 156 486 164 502' +
          ' 172C470 250 380 330 290 370C220 404 150 430 130 452Z',
      ),
      salmonBlue,
      56,
    ),
    piece(
      fill(
        'M130 448C200 360 380 310 480 196C450 262 370 334 290 370C220 404 150 430' + ' 130 452Z',
      ),
      salmonPink,
      16,
      0,
    ),
    piece(
      group(
        ...[
          [170, 290],
          [206, 250],
          [250, 216],
          [296, 190],
          [220, 290],
          [262, 256],
          [310, 226],
          [340, 172],
          [150, 340],
          [190, 330],
          [236, 326],
        ].map(([x = 0, y = 0]) => disc(x, y, 6)),
      ),
      tints.night,
      3,
      0,
    ),
    piece(line('M372 134Q400 200 360 282', 9), tints.night, 4, 1),
    piece(line('M498 172C470 168 450 172 430 184', 7), tints.lacquer, 3, 1),
    piece(disc(430, 152, 14), tints.saffron, 8, 3),
    piece(disc(431, 152, 8), tints.lacquer, 4, 1),
  ]
}

/** A lobster seen from above, claws forward. */
export function lobster(paint: Piece['metal'] = tints.crimson): readonly Piece[] {
  const claw =
    'M150 190C96 170 60 110 88 40C100 14 130 0 150 20L138 70L176 44C200 70 200' + ' 150 176 186Z'
  const tail = [0, 1, 2, 3, 4].map(
    (i) =>
      `M${196 + i * 7} ${300 + i * 34}Q256 ${280 + i * 34} ${316 - i * 7} ${300 + i * 34}` +
      `L${312 - i * 7} ${342 + i * 34}Q256 ${360 + i * 34} ${200 + i * 7} ${342 + i * 34}Z`,
  )
  return [
    piece(
      both(line('M232 150C200 90 220 30 190 -10M240 150C230 110 250 60 240 20', 6)),
      paint,
      3,
      2,
    ),
    piece(
      both(line('M216 220L130 240L90 290M210 250L130 280L100 340M214 278L140 320L120 380', 14)),
      paint,
      7,
    ),
    piece(both(line('M214 200C170 220 130 210 160 180', 26)), paint, 12),
    piece(both(fill(claw)), paint, 26),
    piece(both(fill('M256 470L190 452C160 470 166 510 200 512L256 496Z')), paint, 13),
    ...[...tail].reverse().map((ring) => piece(fill(ring), paint, 15)),
    piece(
      fill(
        'M256 96C300 130 326 190 322 250Q318 310 256 318Q194 310 190 250C186 190 212' +
          ' 130 256 96Z',
      ),
      paint,
      44,
    ),
    piece(line('M256 130V300M206 230Q256 260 306 230', 6), tints.leather, 3, 1),
    piece(both(disc(228, 148, 9)), tints.lacquer, 5, 2),
    piece(both(line('M104 60C100 100 120 140 150 160', 8)), tints.saffron, 3, 0),
  ]
}

/** A cod upon its dish, with lemon and dill. */
export function codFeast(): readonly Piece[] {
  const slice = (x: number, y: number): Piece[] => [
    piece(disc(x, y, 44), tints.saffron, 10),
    piece(disc(x, y, 36), tints.cream, 5, 0),
    piece(
      group(
        ...[0, 60, 120, 180, 240, 300].map(
          (degrees) =>
            `<g transform="rotate(${degrees} ${x}` +
            ` ${y})">${fill(`M${x - 12} ${y - 31}H${x + 12}L${x} ${y - 5}Z`)}</g>`,
        ),
      ),
      tints.saffron,
      4,
      0,
    ),
  ]
  return [
    piece('<ellipse cx="256" cy="270" rx="252" ry="178"/>', tints.porcelain, 26),
    piece('<ellipse cx="256" cy="262" rx="206" ry="134"/>', tints.porcelain, 16, 3),
    piece(
      '<path fill-rule="evenodd" d="M256 104C390 104 494 180 494 268C494 360 390' +
        ' 432 256 432C122 432 18 360 18 268C18 180 122 104 256 104ZM256 114C128 114' +
        ' 30 186 30 268C30 352 128 422 256 422C384 422 482 352 482 268C482 186 384' +
        ' 114 256 114Z"/>',
      tints.night,
      3,
      0,
    ),
    piece(
      line(
        'M90 200C130 170 150 190 190 160M110 230C150 210 170 220 200 190M330 370C370' +
          ' 350 400 380 430 340M310 350C350 340 360 310 420 330',
        11,
      ),
      tints.leaf,
      5,
      2,
    ),
    ...laid(cod(), 262, 256, 0.82, -8),
    ...slice(140, 346),
    ...slice(216, 372),
    ...slice(380, 168),
  ]
}

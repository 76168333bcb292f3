import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { both, piece, set } from './halves.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Guitars, drums and what makes them loud.

const cone = (x: number, y: number, radius: number): Piece[] => [
  piece(disc(x, y, radius), tints.lacquer, 12),
  piece(hoop(x, y, radius - 6, 9), 'iron', 5, 1),
  piece(hoop(x, y, radius * 0.62, 6), tints.felt, 4, 0),
  piece(disc(x, y, radius * 0.32), tints.felt, radius * 0.28, 3),
]

/** An amplifier upon its cabinet of four loudspeakers. */
export function ampStack(): readonly Piece[] {
  return [
    piece(fill('M84 176H428V500H84Z'), tints.lacquer, 16),
    piece(fill('M104 196H408V480H104Z'), tints.felt, 8, 2),
    ...[182, 330].flatMap((x) => [268, 406].flatMap((y) => cone(x, y, 66))),
    piece(fill('M72 24H440V166H72Z'), tints.crimson, 18),
    piece(fill('M96 96H416V146H96Z'), 'gold', 8, 3),
    piece(fill('M96 44H416V84H96Z'), tints.felt, 6, 2),
    piece(
      group(...[0, 1, 2, 3, 4, 5].map((i) => disc(132 + i * 40, 121, 14))),
      tints.lacquer,
      9,
      3,
    ),
    piece(
      line(
        [0, 1, 2, 3, 4, 5]
          .map((i) => `M${132 + i * 40} 121L${126 + i * 40 + (i % 3) * 6} 109`)
          .join(''),
        4,
      ),
      tints.porcelain,
      2,
      0,
    ),
    piece(disc(388, 121, 10), tints.flame, 7, 3),
    piece(fill('M200 14Q256 -8 312 14L306 26H206Z'), tints.leather, 8, 3),
    piece(both(fill('M60 150H100V190H60ZM72 470H112V510H72Z')), 'iron', 8, 3),
  ]
}

/** An electric guitar with two horns. */
export function electricGuitar(paint: Piece['metal'] = tints.crimson): readonly Piece[] {
  const lean = (shape: string) =>
    `<g transform="translate(10 52) scale(.88) rotate(38 256 256)">${shape}</g>`
  return [
    piece(lean(fill('M228 -96L246 -126H274L288 -30H234ZM242 -30H270V300H242Z')), tints.leather, 9),
    piece(
      lean(
        group(
          ...[0, 1, 2].flatMap((i) => [disc(222, -94 + i * 24, 9), disc(292, -94 + i * 24, 9)]),
        ),
      ),
      'silver',
      6,
      3,
    ),
    piece(
      lean(line([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M242 ${-20 + i * 30}H270`).join(''), 4)),
      'silver',
      2,
      0,
    ),
    piece(
      lean(
        fill(
          'M238 250C220 200 176 170 150 190C120 214 170 260 156 320C144 366 96 390 104' +
            ' 456C112 520 186 540 256 536C326 540 404 516 410 450C414 388 364 366 352' +
            ' 320C344 276 382 240 362 210C340 186 296 204 274 250Z',
        ),
      ),
      paint,
      34,
    ),
    piece(
      lean(
        fill(
          'M196 300C240 280 300 290 330 270C340 330 370 370 366 410C340 400 310 420' +
            ' 300 440H206C190 400 214 350 196 300Z',
        ),
      ),
      tints.cream,
      9,
      3,
    ),
    piece(lean(fill('M212 316H300V340H212ZM212 372H300V396H212Z')), tints.lacquer, 7, 3),
    piece(lean(fill('M210 424H304V452H210Z')), 'silver', 7, 3),
    piece(lean(line('M246 -40V440M252 -40V440M260 -40V440M266 -40V440', 2.6)), 'silver', 1, 0),
    piece(lean(group(disc(336, 440, 14), disc(350, 404, 12), disc(310, 486, 13))), 'gold', 8, 3),
  ]
}

/** A drum kit from the front. */
export function drumKit(): readonly Piece[] {
  const cymbal = (x: number, y: number, rx: number, degrees: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="15" transform="rotate(${degrees} ${x} ${y})"/>`
  return [
    piece(
      line(
        'M96 110L120 500M120 470L70 506M416 110L392 500M392 470L442 506M216 200L236' +
          ' 320M296 200L276 320',
        11,
      ),
      'silver',
      5,
    ),
    piece(group(cymbal(96, 110, 92, -10), cymbal(416, 110, 92, 10)), 'gold', 8),
    piece(group(disc(96, 106, 11), disc(416, 106, 11)), 'bronze', 7, 3),
    piece(
      fill('M130 190H252V270Q190 296 130 270ZM260 190H382V270Q322 296 260 270Z'),
      tints.crimson,
      18,
    ),
    piece(
      group(
        '<ellipse cx="191" cy="190" rx="61" ry="17"/>',
        '<ellipse cx="321" cy="190" rx="61" ry="17"/>',
      ),
      tints.porcelain,
      7,
      3,
    ),
    piece(
      fill('M20 320H140V404Q80 426 20 404ZM372 320H492V430Q432 452 372 430Z'),
      tints.crimson,
      18,
    ),
    piece(
      group(
        '<ellipse cx="80" cy="320" rx="60" ry="17"/>',
        '<ellipse cx="432" cy="320" rx="60" ry="17"/>',
      ),
      tints.porcelain,
      7,
      3,
    ),
    piece(disc(256, 380, 128), 'silver', 14),
    piece(disc(256, 380, 108), tints.porcelain, 16, 3),
    piece(hoop(256, 380, 112, 13), tints.crimson, 6, 3),
    piece(turned(disc(256, 262, 10), 8, 256, 380, 22.5), 'silver', 6, 3),
    piece(fill('M270 318L214 390H250L236 446L300 366H262Z'), tints.crimson, 11, 3),
    piece(line('M20 440L6 500M140 440L150 500M372 452L360 506M492 452L506 506', 9), 'silver', 4),
  ]
}

/** A microphone of the stage, its cable hanging. */
export function stageMic(): readonly Piece[] {
  const lean = (shape: string) => `<g transform="rotate(36 256 256)">${shape}</g>`
  const mesh = [-60, -36, -12, 12, 36, 60]
    .map((d) => `M${256 + d} 14V172M178 ${94 + d}H334`)
    .join('')
  return [
    piece(line('M136 430C60 500 180 540 240 470C290 410 420 420 500 500', 13), tints.lacquer, 6),
    piece(lean(fill('M216 210H296L280 470Q256 484 232 470Z')), tints.lacquer, 22),
    piece(lean(disc(256, 100, 92)), 'silver', 60),
    piece(
      lean(
        `<g><clipPath id="grille">${disc(256, 100, 84)}</clipPath><g` +
          ` clip-path="url(#grille)">${line(mesh, 6)}</g></g>`,
      ),
      'iron',
      2,
      0,
    ),
    piece(lean(fill('M158 88H354V118H158Z')), 'gold', 10, 3),
    piece(lean(fill('M196 186H316L306 222H206Z')), 'iron', 9, 3),
    piece(lean(fill('M244 250H268V300H244Z')), tints.crimson, 6, 3),
    piece(lean(fill('M240 462H272V500H240Z')), 'silver', 8, 3),
  ]
}

/** A gold record in its frame. */
export function goldRecord(): readonly Piece[] {
  return [
    { ...piece(fill('M40 16H472V496H40Z'), 'oak', 22), grain: 'wood' },
    piece(fill('M68 44H444V468H68Z'), tints.night, 7, 4),
    piece(disc(256, 220, 164), 'gold', 16),
    piece(
      group(...[148, 132, 116, 100, 84].map((radius) => hoop(256, 220, radius, 4))),
      'bronze',
      2,
      0,
    ),
    piece(disc(256, 220, 62), tints.crimson, 10, 3),
    piece(hoop(256, 220, 48, 4), 'gold', 2, 0),
    piece(disc(256, 220, 11), tints.lacquer, 5, 2),
    piece(fill('M166 408H346V448H166Z'), 'gold', 8, 3),
    piece(line('M190 422H322M210 436H302', 5), 'oak', 2, 0),
  ]
}

/** A plectrum of tortoiseshell with a bolt upon it. */
export function plectrum(): readonly Piece[] {
  const shape =
    'M256 40C360 40 456 70 462 130C468 220 330 430 288 478Q256 506 224 478C182' +
    ' 430 44 220 50 130C56 70 152 40 256 40Z'
  return [
    piece(fill(shape), tints.amber, 34),
    piece(
      fill(
        'M130 110C170 90 200 120 180 160C150 190 100 170 130 110ZM330 80C380 84 410' +
          ' 120 380 150C340 160 310 120 330 80ZM220 380C250 350 290 370 270 420C256' +
          ' 440 230 430 220 380ZM340 240C370 220 390 250 366 290C340 310 320 270 340' +
          ' 240ZM140 240C170 230 190 270 180 300C156 310 130 280 140 240Z',
      ),
      tints.copper,
      14,
      0,
    ),
    piece(fill('M282 96L190 236H250L222 372L330 206H268Z'), tints.lacquer, 15, 3),
  ]
}

/** Headphones, their cushions of leather. */
export function cans(): readonly Piece[] {
  return [
    piece(line('M96 320C76 120 160 50 256 50C352 50 436 120 416 320', 30), 'iron', 14),
    piece(line('M150 110Q200 60 256 60Q312 60 362 110', 44), tints.leather, 18),
    piece(both(line('M92 260L102 330', 20)), 'silver', 9),
    piece(
      both(fill('M120 290C170 280 184 320 184 384C184 450 166 490 120 480Z')),
      tints.leather,
      22,
    ),
    piece(
      both(fill('M124 276C60 276 44 330 44 386C44 442 64 494 124 492Q110 384 124 276Z')),
      tints.lacquer,
      24,
    ),
    piece(both(`<ellipse cx="80" cy="386" rx="16" ry="62"/>`), tints.crimson, 11, 3),
    piece(line('M110 492C120 520 170 512 190 500', 9), tints.lacquer, 4),
  ]
}

/** One loudspeaker, and the howl that comes out of it. */
export function howlingSpeaker(): readonly Piece[] {
  const zigzag = (radius: number) => {
    const points = Array.from({ length: 41 }, (_, i) => {
      const around = (i / 40) * 2 * Math.PI
      const out = radius + (i % 2 ? 13 : -13)
      return (
        `${i ? 'L' : 'M'}${(256 + Math.sin(around) * out).toFixed(1)}` +
        ` ${(256 - Math.cos(around) * out).toFixed(1)}`
      )
    })
    return line(`${points.join('')}Z`, 7)
  }
  return [
    piece(zigzag(248), tints.turquoise, 4, 2),
    piece(zigzag(210), tints.turquoise, 4, 3),
    piece(disc(256, 256, 180), 'iron', 18),
    piece(disc(256, 256, 152), tints.lacquer, 14, 3),
    piece(
      group(hoop(256, 256, 128, 9), hoop(256, 256, 104, 7), hoop(256, 256, 82, 6)),
      tints.felt,
      5,
      0,
    ),
    piece(disc(256, 256, 54), 'silver', 44, 4),
    piece(turned(disc(256, 90, 11), 8, 256, 256, 22.5), 'silver', 7, 3),
    piece(
      set(fill('M276 40L170 280H250L214 480L350 206H264Z'), 148, 126, 0.42),
      tints.saffron,
      10,
      4,
    ),
  ]
}

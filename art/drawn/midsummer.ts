import type { Metal } from '../metals.ts'
import { colour } from '../picture.ts'
import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { both, piece, set } from './halves.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

// Fire, flowers and wings of the shortest night.

const cornBlue: Metal = {
  polish: 0.6,
  rim: colour('#04082c'),
  ramp: ['#0c1860', '#1c34a8', '#2c5ce0', '#5488ff', '#94b8ff', '#f0f6ff'].map(colour),
}

const blaze = [
  fill(
    'M256 10C280 90 350 110 340 190C372 170 376 140 372 116C430 180 440 270 410' +
      ' 340C390 390 330 420 256 420C182 420 122 390 102 340C72 270 96 190 150 140' +
      'C146 180 160 200 182 206C168 120 240 90 256 10Z',
  ),
  fill(
    'M262 120C276 180 326 200 318 262C340 250 344 230 342 214C376 260 380 310' +
      ' 358 352C340 388 300 404 256 404C212 404 172 388 156 350C140 300 160 250' +
      ' 194 224C192 250 202 264 214 266C206 210 250 180 262 120Z',
  ),
  fill(
    'M260 220C270 260 300 280 296 316C310 310 312 298 312 290C330 320 328 350' +
      ' 314 370C300 392 280 400 256 400C232 400 210 390 202 366C192 336 206 306' +
      ' 226 292C226 310 232 318 240 318C236 282 256 262 260 220Z',
  ),
] as const

const logs = group(
  line('M70 480L400 392', 40),
  line('M442 480L112 392', 40),
  line('M150 494L300 372', 34),
  line('M362 494L212 372', 34),
)

/** A fire upon crossed logs. */
export function bonfire(): readonly Piece[] {
  const [outer, middle, inner] = blaze
  return [
    piece(outer, tints.crimson, 30),
    piece(middle, tints.flame, 30, 0),
    piece(inner, tints.saffron, 26, 0),
    { ...piece(logs, 'oak', 17), grain: 'wood' },
    piece(group(disc(66, 482, 14), disc(446, 482, 14)), tints.cream, 8, 3),
  ]
}

/** What is left of the fire: logs burnt black, and the glow in their cracks. */
export function glowingLogs(): readonly Piece[] {
  const log = (x: number, y: number, degrees: number, length: number): readonly Piece[] => {
    const turn = (shape: string) =>
      `<g transform="translate(${x} ${y}) rotate(${degrees})">${shape}</g>`
    const half = length / 2
    const cracks = [0, 1, 2, 3, 4]
      .map((i) => {
        const at = -half + 34 + i * ((length - 60) / 4)
        return `M${at}-30L${at + 12}-8L${at - 6} 8L${at + 10} 30M${at + 12}-8L${at + 36}-2`
      })
      .join('')
    return [
      piece(
        turn(`<rect x="${-half}" y="-38" width="${length}" height="76" rx="20"/>`),
        tints.lacquer,
        26,
      ),
      piece(turn(line(cracks, 10)), tints.flame, 5, 3),
      piece(turn(`<ellipse cx="${half - 6}" cy="0" rx="20" ry="36"/>`), tints.flame, 14, 3),
      piece(turn(`<ellipse cx="${half - 6}" cy="0" rx="10" ry="19"/>`), tints.cream, 8, 0),
    ]
  }
  const tongue = (x: number, y: number, size: number) =>
    set(
      fill('M0-110C10-60 50-40 46 10C42 50 20 60 0 60C-20 60-42 50-46 10C-48-30-8-60' + ' 0-110Z'),
      x,
      y,
      size,
    )
  return [
    piece(
      group(tongue(180, 170, 1.1), tongue(300, 130, 1.4), tongue(390, 210, 0.8)),
      tints.flame,
      22,
    ),
    piece(
      group(tongue(182, 190, 0.6), tongue(300, 160, 0.8), tongue(390, 224, 0.4)),
      tints.cream,
      14,
      0,
    ),
    ...log(256, 440, 0, 440),
    ...log(200, 340, -20, 340),
    ...log(320, 280, 28, 320),
    piece(
      group(
        disc(60, 360, 9),
        disc(440, 380, 10),
        disc(90, 250, 6),
        disc(444, 130, 7),
        disc(120, 120, 6),
      ),
      tints.flame,
      6,
      2,
    ),
  ]
}

/** An umbel of elder in flower with its leaves. */
export function elderflower(): readonly Piece[] {
  const bloom = turned(disc(256, 238, 13), 5)
  const places = [0, 1, 2, 3].flatMap((ring) =>
    Array.from({ length: [1, 7, 12, 15][ring] ?? 1 }, (_, i) => {
      const count = [1, 7, 12, 15][ring] ?? 1
      const around = (i / count) * 2 * Math.PI + ring
      const out = [0, 62, 124, 180][ring] ?? 0
      return [256 + Math.cos(around) * out * 1.14, 176 + Math.sin(around) * out * 0.84] as const
    }),
  )
  const at = (shape: string, size: number) =>
    group(...places.map(([x, y]) => set(shape, x - 256 * size, y - 256 * size, size)))
  const leaf = 'M0 0C-40-50-30-130 30-180C60-120 60-50 0 0Z'
  return [
    piece(
      group(
        ...[-110, -84, 84, 110].map(
          (degrees) =>
            `<g transform="translate(256 420) rotate(${degrees}) scale(1.2)">${fill(leaf)}</g>`,
        ),
      ),
      tints.leaf,
      16,
    ),
    piece(
      line(
        'M256 506V380M256 400L120 240M256 400L180 210M256 400L256 200M256 400L332' +
          ' 210M256 400L392 240',
        13,
      ),
      tints.moss,
      6,
    ),
    piece(at(bloom, 0.98), tints.cream, 8, 4),
    piece(at(disc(256, 256, 9), 0.98), tints.saffron, 5, 2),
  ]
}

/** A cornflower on its stalk. */
export function cornflower(): readonly Piece[] {
  const ray = fill('M256 220L224 120L204 60L234 84L244 40L262 82L284 44L286 86L312 66L290 124Z')
  return [
    piece(line('M256 240C250 340 262 420 240 512', 17), tints.moss, 8),
    piece(
      fill(
        'M250 430C190 380 150 300 140 240C200 290 250 350 256 420ZM252 460C320 410' +
          ' 350 350 380 300C390 380 330 450 250 490Z',
      ),
      tints.moss,
      12,
    ),
    piece(turned(ray, 9, 256, 220, 0), cornBlue, 13, 4),
    piece(set(turned(ray, 7, 256, 220, 20), 78, 66, 0.7), cornBlue, 10, 4),
    piece(turned(line('M256 220V170', 8), 12, 256, 220), tints.lilac, 4, 3),
    piece(turned(disc(256, 172, 7), 12, 256, 220), tints.night, 4, 1),
    piece(disc(256, 220, 24), tints.night, 15, 3),
  ]
}

const upperWing =
  'M250 250C220 150 140 70 40 80C10 90 20 130 40 170C60 210 50 250 90 280C140' +
  ' 310 220 300 250 270Z'
const lowerWing =
  'M250 276C200 280 120 300 90 350C76 390 100 440 150 450C170 480 200 470 206' +
  ' 440C236 400 250 340 250 276Z'

/** A butterfly with its wings spread: tortoiseshell. */
export function tortoiseshell(): readonly Piece[] {
  return [
    piece(both(fill(lowerWing)), tints.lacquer, 14),
    piece(
      both(
        fill(
          'M240 290C200 296 136 312 112 352C104 380 120 412 152 424C180 436 196 424' +
            ' 200 410C226 380 238 340 240 290Z',
        ),
      ),
      tints.flame,
      22,
      2,
    ),
    piece(both(fill(upperWing)), tints.lacquer, 14),
    piece(
      both(
        fill(
          'M242 246C214 160 140 92 56 100C40 108 44 136 60 166C76 200 76 236 104 258' +
            'C150 284 214 278 242 258Z',
        ),
      ),
      tints.saffron,
      26,
      2,
    ),
    piece(
      both(
        fill(
          'M132 96L160 112L150 150L122 134ZM186 134L206 160L190 186L166 168ZM150' +
            ' 214a22 22 0 1 0 .1 0ZM98 168a15 15 0 1 0 .1 0Z',
        ),
      ),
      tints.lacquer,
      8,
      1,
    ),
    piece(
      both(
        group(
          disc(52, 126, 7),
          disc(66, 172, 7),
          disc(84, 222, 7),
          disc(112, 388, 8),
          disc(140, 414, 8),
          disc(172, 424, 8),
        ),
      ),
      tints.turquoise,
      5,
      2,
    ),
    piece(
      both(line('M244 260C200 250 140 220 80 150M240 280C200 310 160 350 130 390', 5)),
      tints.lacquer,
      2,
      0,
    ),
    piece(both(line('M252 190C240 140 220 110 196 88', 7)), tints.lacquer, 3, 2),
    piece(both(disc(194, 86, 9)), tints.lacquer, 5, 2),
    piece(
      fill(
        'M256 176C276 190 276 220 270 240C280 290 274 360 256 410C238 360 232 290' +
          ' 242 240C236 220 236 190 256 176Z',
      ),
      tints.leather,
      15,
    ),
  ]
}

/** The sun of midsummer with its rays, straight and waved. */
export function midsummerSun(): readonly Piece[] {
  return [
    piece(
      turned(fill('M256 150C220 120 270 80 244 30C300 60 300 120 282 150Z'), 8, 256, 256, 22.5),
      tints.flame,
      12,
    ),
    piece(turned(fill('M222 150L256 8L290 150Z'), 8), 'gold', 14),
    piece(disc(256, 256, 118), tints.saffron, 60),
    piece(turned(disc(256, 156, 8), 16), tints.flame, 5, 2),
    piece(set(turned(fill('M256 256L226 150L256 110L286 150Z'), 8), 107, 107, 0.58), 'gold', 8, 3),
    piece(disc(256, 256, 26), tints.flame, 16, 3),
  ]
}

/** A torch, alight. */
export function torch(): readonly Piece[] {
  const [outer, middle, inner] = blaze
  const lean = (shape: string) => `<g transform="rotate(22 256 300)">${shape}</g>`
  const fire = (shape: string) => lean(set(shape, 118, -40, 0.54, 0.66))
  return [
    piece(fire(outer), tints.crimson, 18),
    piece(fire(middle), tints.flame, 18, 0),
    piece(fire(inner), tints.saffron, 14, 0),
    { ...piece(lean(fill('M232 270H280L270 516H242Z')), 'oak', 16), grain: 'wood' },
    piece(lean(fill('M196 200H316L292 286H220Z')), 'iron', 18),
    piece(lean(fill('M190 190H322V214H190ZM214 270H298V290H214Z')), 'bronze', 9),
    piece(lean(line('M240 340L274 360M240 366L272 386', 10)), tints.crimson, 5, 3),
  ]
}

/** Two ripe strawberries under their leaves. */
export function strawberries(): readonly Piece[] {
  const berry =
    'M256 470C150 400 90 300 110 220C124 160 200 150 256 176C312 150 388 160 402' +
    ' 220C422 300 362 400 256 470Z'
  const seeds = group(
    ...[
      [170, 230],
      [220, 220],
      [292, 220],
      [342, 230],
      [150, 290],
      [204, 290],
      [256, 280],
      [308, 290],
      [362, 290],
      [190, 350],
      [256, 344],
      [322, 350],
      [226, 404],
      [286, 404],
    ].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="11"/>`),
  )
  const cap = fill(
    'M256 190L200 240L196 196L120 210L160 168L110 130L190 136L206 84L256 130L306' +
      ' 84L322 136L402 130L352 168L392 210L316 196L312 240Z',
  )
  const small = (shape: string) =>
    `<g transform="translate(230 150) rotate(-18 180 200) scale(.6)">${shape}</g>`
  const large = (shape: string) =>
    `<g transform="translate(-50 20) rotate(8 256 256) scale(.92)">${shape}</g>`
  return [
    piece(small(fill(berry)), tints.crimson, 40),
    piece(small(seeds), tints.saffron, 3, 2),
    piece(small(cap), tints.leaf, 9, 4),
    piece(large(fill(berry)), tints.crimson, 66),
    piece(large(seeds), tints.saffron, 4, 2),
    piece(large(cap), tints.leaf, 14, 4),
    piece(line('M196 150C210 90 250 60 300 30M420 240C400 160 350 90 300 30', 13), tints.moss, 6),
  ]
}

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

/** Pieces made smaller about a point of their square. */
const shrunk = (pieces: readonly Piece[], size: number, x: number, y: number): readonly Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    shape:
      `<g transform="translate(${x - x * size} ${y - y * size})` +
      ` scale(${size})">${piece.shape}</g>`,
  }))

const mirrored = (drawing: string) =>
  group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)

/** An elephant's head in its cloth of state. */
export function stateElephant(): readonly Piece[] {
  return [
    {
      shape: mirrored(fill('M190 110C100 40 16 90 16 210C16 310 90 390 190 330Z')),
      metal: tints.stone,
      bevel: 30,
      camber: 0.6,
    },
    {
      shape: mirrored(fill('M180 150C110 100 50 130 50 214C50 280 110 330 180 290Z')),
      metal: tints.rose,
      bevel: 16,
      edge: 2,
    },
    {
      shape: fill(
        'M256 60C350 60 392 140 372 230C360 280 320 310 312 350C304 410 306 450' +
          ' 318 486C310 512 258' +
          ' 512 240 488C222 450 206 410 200 350C192 310 152 280 140 230C120 140 162 60 256 60Z',
      ),
      metal: tints.stone,
      bevel: 54,
      camber: 0.8,
    },
    {
      shape: line('M214 372Q256 390 298 372M220 406Q258 422 298 406M230 440Q264 454 302 440', 8),
      metal: tints.felt,
      bevel: 4,
      edge: 0.5,
    },
    {
      shape: mirrored(fill('M196 312C190 372 150 420 76 428C130 396 150 350 156 296Z')),
      metal: 'bone',
      bevel: 18,
    },
    { shape: mirrored(line('M186 372L148 338', 15)), metal: 'gold', bevel: 7 },
    {
      shape: fill(
        'M256 48C330 48 376 96 380 156C350 214 300 262 256 320C212 262 162 214 132 156C136' +
          ' 96 182 48 256 48Z',
      ),
      metal: 'gold',
      bevel: 16,
    },
    {
      shape: fill(
        'M256 70C316 70 352 106 356 152C330 204 292 240 256 288C220 240 182 204 156 152C160' +
          ' 106 196 70 256 70Z',
      ),
      metal: tints.crimson,
      bevel: 22,
      edge: 3,
    },
    {
      shape: turned(fill('M256 170C238 146 240 116 256 98C272 116 274 146 256 170Z'), 8, 256, 166),
      metal: 'gold',
      bevel: 9,
      edge: 3,
    },
    { shape: disc(256, 166, 24), metal: tints.turquoise, bevel: 17 },
    {
      shape: mirrored(fill('M150 250C164 236 186 240 194 256C178 266 160 264 150 250Z')),
      metal: tints.lacquer,
      bevel: 6,
      edge: 2,
    },
  ]
}

/** A lotus in flower upon its leaves. */
export function lotus(): readonly Piece[] {
  const petal = fill('M256 400C190 330 196 190 256 90C316 190 322 330 256 400Z')
  const whole: readonly Piece[] = [
    {
      shape: fill(
        'M16 420C60 370 170 360 256 390C342 360 452 370 496 420C440 480 340 490 256 470C172' +
          ' 490 72 480 16 420Z',
      ),
      metal: tints.leaf,
      bevel: 18,
    },
    { shape: turned(petal, 2, 256, 400, -76, 152), metal: tints.rose, bevel: 26 },
    { shape: turned(petal, 4, 256, 400, -56, 112), metal: tints.rose, bevel: 26 },
    {
      shape: turned(
        fill('M256 410C206 350 206 240 256 150C306 240 306 350 256 410Z'),
        2,
        256,
        410,
        -44,
        88,
      ),
      metal: tints.porcelain,
      bevel: 26,
    },
    {
      shape: turned(
        fill('M256 410C200 350 200 220 256 120C312 220 312 350 256 410Z'),
        2,
        256,
        410,
        -20,
        40,
      ),
      metal: tints.rose,
      bevel: 26,
    },
    {
      shape: fill('M256 420C196 370 198 260 256 170C314 260 316 370 256 420Z'),
      metal: tints.porcelain,
      bevel: 30,
      camber: 0.8,
    },
    { shape: line('M256 396V250', 7), metal: tints.rose, bevel: 3, edge: 0.5 },
  ]
  return shrunk(whole, 0.8, 256, 470)
}

/** A peacock, his tail spread. */
export function peacock(): readonly Piece[] {
  const wheel = (drawing: string, count: number, y: number, span: number) =>
    turned(drawing, count, 256, y, -span / 2, span)
  const whole: readonly Piece[] = [
    {
      shape: wheel(fill('M256 390C206 260 210 110 256 10C302 110 306 260 256 390Z'), 11, 390, 190),
      metal: 'emerald',
      bevel: 18,
    },
    { shape: wheel(disc(256, 66, 27), 11, 390, 190), metal: tints.amber, bevel: 12, edge: 3 },
    { shape: wheel(disc(256, 70, 17), 11, 390, 190), metal: tints.turquoise, bevel: 9, edge: 2 },
    { shape: wheel(disc(256, 74, 9), 11, 390, 190), metal: tints.night, bevel: 5, edge: 1 },
    {
      shape: wheel(fill('M256 400C226 320 228 240 256 180C284 240 286 320 256 400Z'), 8, 400, 150),
      metal: tints.turquoise,
      bevel: 14,
    },
    { shape: line('M234 470L226 506M280 470L288 506', 11), metal: 'bronze', bevel: 5 },
    {
      shape: fill(
        'M236 170C240 142 280 140 286 168C290 200 272 230 280 270C300 310 330 350 322 410C314' +
          ' 460 286 486 256 486C226 486 198 460 190 410C182 350 226 310 240 270' +
          'C248 236 232 204 236 170Z',
      ),
      metal: tints.night,
      bevel: 38,
      camber: 0.9,
    },
    {
      shape: turned(line('M260 150L260 112', 5), 5, 260, 150, -40, 80),
      metal: tints.turquoise,
      bevel: 3,
      edge: 1,
    },
    {
      shape: turned(disc(260, 108, 8), 5, 260, 150, -40, 80),
      metal: tints.turquoise,
      bevel: 6,
      edge: 2,
    },
    { shape: fill('M240 160L204 178L240 184Z'), metal: 'gold', bevel: 7 },
    { shape: disc(252, 166, 6), metal: tints.porcelain, bevel: 4, edge: 1 },
  ]
  return shrunk(whole, 0.72, 256, 506)
}

/** Three of the peacock's feathers, bound. */
export function peacockFeathers(): readonly Piece[] {
  const placed = (degrees: number, size: number) => (drawing: string) =>
    `<g transform="rotate(${degrees} 256 500) translate(${256 - 256 * size}` +
    ` ${500 - 500 * size}) scale(${size})">${drawing}</g>`
  const barbs = turned(line('M256 210V60', 7), 21, 256, 210, -118, 236)
  const lower = Array.from({ length: 9 }, (_, i) =>
    line(
      `M256 ${300 + i * 20}L${190 + i * 5} ${240 + i * 20}M256` +
        ` ${300 + i * 20}L${322 - i * 5} ${240 + i * 20}`,
      6,
    ),
  ).join('')
  const one = (degrees: number, size: number): readonly Piece[] => {
    const at = placed(degrees, size)
    return [
      { shape: at(`<g>${barbs}${lower}</g>`), metal: 'emerald', bevel: 4, edge: 1 },
      { shape: at(line('M256 500V200', 9)), metal: 'gold', bevel: 4, edge: 1 },
      {
        shape: at(fill('M256 70C340 110 350 220 256 300C162 220 172 110 256 70Z')),
        metal: 'emerald',
        bevel: 24,
      },
      {
        shape: at(fill('M256 106C316 140 320 214 256 272C192 214 196 140 256 106Z')),
        metal: tints.amber,
        bevel: 16,
        edge: 3,
      },
      {
        shape: at('<ellipse cx="256" cy="198" rx="42" ry="50"/>'),
        metal: tints.turquoise,
        bevel: 16,
        edge: 3,
      },
      {
        shape: at(
          fill(
            'M256 176C276 160 292 180 284 204C280 224 268 234 256 240C244 234 232' +
              ' 224 228 204C220 180 236 160 256 176Z',
          ),
        ),
        metal: tints.night,
        bevel: 14,
        edge: 3,
      },
    ]
  }
  return [
    ...one(-34, 0.8),
    ...one(34, 0.8),
    ...one(0, 1),
    { shape: line('M214 470H298M214 490H298', 15), metal: tints.rose, bevel: 7 },
  ]
}

/** A sitar: gourd, long neck, frets and pegs. */
export function sitar(): readonly Piece[] {
  const tilt = (drawing: string) =>
    `<g transform="translate(-26 30) rotate(36 256 256) scale(0.86)` +
    ` translate(20 24)">${drawing}</g>`
  return [
    { shape: tilt(disc(256, 56, 46)), metal: tints.amber, bevel: 34 },
    { shape: tilt(fill('M232 -50H280L284 330H228Z')), metal: 'oak', bevel: 13, grain: 'wood' },
    {
      shape: tilt(
        fill(
          'M256 292C330 300 372 360 366 424C358 500 310 540 256 540C202 540 154' +
            ' 500 146 424C140 360 182 300 256 292Z',
        ),
      ),
      metal: tints.leather,
      bevel: 60,
      camber: 0.9,
    },
    {
      shape: tilt(
        turned(fill('M256 430C244 410 244 384 256 366C268 384 268 410 256 430Z'), 8, 256, 430),
      ),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
    { shape: tilt(fill('M206 480H306L300 500H212Z')), metal: 'bone', bevel: 7 },
    {
      shape: tilt(
        line(Array.from({ length: 11 }, (_, i) => `M232 ${20 + i * 26}H280`).join(''), 7),
      ),
      metal: 'gold',
      bevel: 3,
      edge: 1,
    },
    {
      shape: tilt(line('M246 -40L240 486M256 -40V486M266 -40L272 486', 3.5)),
      metal: 'silver',
      bevel: 2,
      edge: 0.5,
    },
    {
      shape: tilt(
        line('M232 -30H200M232 10H200M280 -10H312M280 30H312M280 80H308M280 126H308', 10),
      ),
      metal: 'bone',
      bevel: 5,
    },
    {
      shape: tilt(
        group(
          disc(196, -30, 13),
          disc(196, 10, 13),
          disc(316, -10, 13),
          disc(316, 30, 13),
          disc(310, 80, 10),
          disc(310, 126, 10),
        ),
      ),
      metal: 'bone',
      bevel: 9,
    },
  ]
}

/** Three bowls of brass heaped with spice. */
export function spices(): readonly Piece[] {
  const bowl = (x: number, y: number, size: number, spice: Piece['metal']): readonly Piece[] => {
    const at = (drawing: string) =>
      `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`
    return [
      {
        shape: at(
          fill('M-104 0C-70 -40 -30 -110 0 -118C30 -110 70 -40 104 0C60 22 -60 22 -104 0Z'),
        ),
        metal: spice,
        bevel: 30,
        grain: 'stone',
      },
      {
        shape: at(
          fill(
            'M-118 0C-60 26 60 26 118 0C116 70 70 110 40 116L50 134H-50L-40 116C-70' +
              ' 110 -116 70 -118 0Z',
          ),
        ),
        metal: 'gold',
        bevel: 24,
        camber: 0.8,
      },
      { shape: at(line('M-104 40Q0 70 104 40', 8)), metal: 'bronze', bevel: 4, edge: 1 },
    ]
  }
  return [
    ...bowl(150, 220, 1, tints.crimson),
    ...bowl(366, 220, 1, tints.leaf),
    ...bowl(256, 350, 1.2, tints.saffron),
  ]
}

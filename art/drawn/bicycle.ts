import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { cog } from './clockwork.ts'
import { round } from './limbs.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// The bicycle, its parts, and what is won with it.

const rear = [118, 352] as const
const front = [394, 352] as const

/** A racing bicycle from the side. */
export function raceBike(paint: Piece['metal'] = tints.saffron): readonly Piece[] {
  const wheels = [rear, front].map(([x, y]) => hoop(x, y, 106, 15)).join('')
  const spokes = [rear, front]
    .map(([x, y]) => turned(line(`M${x} ${y}V${y - 98}`, 2.6), 18, x, y))
    .join('')
  return [
    { shape: group(spokes), metal: 'silver', bevel: 2, edge: 1 },
    { shape: group(wheels), metal: tints.lacquer, bevel: 7 },
    {
      shape: [rear, front].map(([x, y]) => hoop(x, y, 94, 6)).join(''),
      metal: 'silver',
      bevel: 3,
      edge: 1,
    },
    {
      shape: line(
        'M118 352L236 358L186 186M118 352L194' + ' 212M236 358L350 206M198 216L346 196',
        17,
      ),
      metal: paint,
      bevel: 8,
      edge: 5,
    },
    { shape: line('M342 168L356 220Q372 300 394 352', 17), metal: paint, bevel: 8, edge: 5 },
    { shape: line('M186 190L178 156', 12), metal: 'silver', bevel: 6, edge: 3 },
    {
      shape: fill('M126 140Q160 136 226 148Q222' + ' 164 190 164Q150 168 130 160Z'),
      metal: tints.lacquer,
      bevel: 9,
    },
    {
      shape: line('M340 164L396 156Q440 160' + ' 432 200Q424 224 398 220', 14),
      metal: tints.lacquer,
      bevel: 7,
    },
    { shape: line('M118 338L236 326M118 366L236 392', 6), metal: 'iron', bevel: 3, edge: 2 },
    { shape: cog(236, 358, 44, 16), metal: 'silver', bevel: 5, edge: 3 },
    { shape: line('M236 358L272 424M256 426H292', 11), metal: 'iron', bevel: 5, edge: 3 },
    { shape: disc(118, 352, 17) + disc(394, 352, 11), metal: 'silver', bevel: 8, edge: 3 },
  ]
}

/** The great chainring with its crank. */
export function chainring(): readonly Piece[] {
  const teeth = turned(fill('M246 44L251 16H261L266 44Z'), 44)
  return [
    { shape: teeth + hoop(256, 256, 200, 34), metal: 'silver', bevel: 9 },
    { shape: hoop(256, 256, 182, 10), metal: tints.lacquer, bevel: 4, edge: 2 },
    {
      shape: turned(fill('M226 256L240 84Q256' + ' 70 272 84L286 256Z'), 5),
      metal: tints.lacquer,
      bevel: 16,
    },
    { shape: turned(disc(256, 98, 17), 5), metal: tints.saffron, bevel: 10, edge: 4 },
    { shape: fill('M216 250L238 470Q256 508 274 470L296 250Z'), metal: 'iron', bevel: 22, edge: 6 },
    { shape: disc(256, 256, 62), metal: 'silver', bevel: 26, edge: 5 },
    { shape: disc(256, 256, 28), metal: tints.lacquer, bevel: 12, edge: 4 },
    {
      shape: fill(
        'M206 452H306Q318 452 318 464V486Q318 498 306' +
          ' 498H206Q194 498 194 486V464Q194 452 206 452Z',
      ),
      metal: 'silver',
      bevel: 12,
      edge: 5,
    },
  ]
}

/** A sprocket with its arms, as a symbol smaller than the great ring. */
export function sprocket(): readonly Piece[] {
  return [
    { shape: cog(256, 256, 228, 18), metal: 'bronze', bevel: 16 },
    { shape: hoop(256, 256, 142, 18), metal: tints.lacquer, bevel: 7, edge: 4 },
    { shape: disc(256, 256, 66), metal: 'silver', bevel: 24, edge: 5 },
    { shape: disc(256, 256, 26), metal: tints.lacquer, bevel: 9, edge: 4 },
  ]
}

const linkAt = (x: number, y: number, deg: number, outer: boolean) => {
  const [long, wide] = outer ? [84, 30] : [84, 23]
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(deg)})">` +
    fill(
      `M0 ${-wide}C20 ${-wide} 24 ${-wide * 0.62} ${long / 2}` +
        ` ${-wide * 0.62}S${long - 20} ${-wide} ${long} ${-wide}` +
        `A${wide} ${wide} 0 0 1 ${long} ${wide}C${long - 20} ${wide}` +
        ` ${long / 2 + 18} ${wide * 0.62} ${long / 2} ${wide * 0.62}` +
        `S20 ${wide} 0 ${wide}A${wide} ${wide} 0 0 1 0 ${-wide}Z`,
    ) +
    '</g>'
  )
}

function chainAlong(places: readonly (readonly [x: number, y: number])[]): readonly Piece[] {
  const links = (outer: boolean) =>
    places.slice(1).flatMap(([x, y], i) => {
      const [fromX, fromY] = places[i] ?? [x, y]
      const deg = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
      return (i % 2 === 0) === outer ? [linkAt(fromX, fromY, deg, outer)] : []
    })
  return [
    { shape: group(...links(false)), metal: 'iron', bevel: 10 },
    { shape: group(...links(true)), metal: 'silver', bevel: 12, edge: 5 },
    { shape: group(...places.map(([x, y]) => disc(x, y, 12))), metal: 'bronze', bevel: 8, edge: 3 },
  ]
}

/** A chain, link after link, in a bow. */
export function chain(): readonly Piece[] {
  const places = Array.from({ length: 12 }, (_, i) => {
    const angle = (-150 + i * 24.6) * (Math.PI / 180)
    return [round(256 + 196 * Math.cos(angle)), round(256 + 196 * Math.sin(angle))] as const
  })
  return chainAlong(places)
}

/** A chain that leaps from its sprocket. */
export function leapingChain(): readonly Piece[] {
  const places: readonly (readonly [number, number])[] = [
    [-40, 130],
    [42, 112],
    [126, 104],
    [210, 98],
    [288, 68],
    [344, 8],
    [424, -14],
    [488, 40],
    [500, 122],
    [446, 186],
  ]
  return [
    { shape: cog(196, 330, 182, 16), metal: tints.saffron, bevel: 14 },
    { shape: hoop(196, 330, 112, 14), metal: tints.lacquer, bevel: 6, edge: 4 },
    { shape: disc(196, 330, 54), metal: 'iron', bevel: 20, edge: 5 },
    { shape: disc(196, 330, 20), metal: tints.lacquer, bevel: 8, edge: 3 },
    {
      shape: fill(
        'M404 232L420 286L476 276L436 314L462 364' + 'L410 340L372 380L378 324L330 296L386 286Z',
      ),
      metal: tints.flame,
      bevel: 12,
    },
    ...chainAlong(places),
  ]
}

/** A jersey with the peaks of a mountain stage across it. */
export function peakJersey(): readonly Piece[] {
  const body =
    'M170 50Q256 92 342 50L430 84L506 208L414 262L392' +
    ' 220V470Q256 500 120 470V220L98 262L6 208L82 84Z'
  const clip = `<clipPath id="jersey"><path d="${body}"/></clipPath>`
  const within = (shape: string) => `${clip}<g clip-path="url(#jersey)">${shape}</g>`
  return [
    { shape: fill(body), metal: tints.porcelain, bevel: 34, camber: 0.8 },
    {
      shape: within(fill('M60 390L190 236L236 290' + 'L300 190L452 390V420H60Z')),
      metal: tints.crimson,
      bevel: 12,
      edge: 4,
    },
    {
      shape: within(
        fill(
          'M262 250L300 190L346 250L322 240L300 262L282 238Z' +
            'M160 272L190 236L222 272' +
            'L206 268L190 284L174 266Z',
        ),
      ),
      metal: tints.porcelain,
      bevel: 7,
      edge: 2,
    },
    { shape: within(fill('M60 420H452V446H60Z')), metal: tints.saffron, bevel: 6, edge: 3 },
    {
      shape: within(line('M86 80L6 208L98 262' + 'M426 80L506 208L414 262', 22)),
      metal: tints.crimson,
      bevel: 8,
      edge: 3,
    },
    { shape: line('M176 54Q256 96 336 54', 16), metal: tints.crimson, bevel: 7, edge: 3 },
    { shape: line('M256 86V236', 7), metal: 'silver', bevel: 3, edge: 2 },
  ]
}

/** A wheel with a thick tyre, whole among shards. */
export function soundWheel(): readonly Piece[] {
  const blocks = turned(fill('M240 20L246 -2H266L272 20Z'), 26)
  const shards = [
    [30, 446, 20],
    [86, 486, -30],
    [430, 478, 40],
    [488, 430, -14],
    [256, 510, 10],
  ].map(
    ([x = 0, y = 0, deg = 0]) =>
      `<g transform="translate(${x} ${y})` +
      ` rotate(${deg})">${fill('M-26 12L0 -30L18 8L4 16Z')}</g>`,
  )
  return [
    { shape: group(...shards), metal: 'emerald', bevel: 6 },
    {
      shape: turned(line('M256 256L268 84' + 'M256 256L244 84', 4), 12),
      metal: 'silver',
      bevel: 2,
      edge: 1,
    },
    { shape: blocks + hoop(256, 256, 214, 54), metal: tints.lacquer, bevel: 25, camber: 0.9 },
    { shape: hoop(256, 256, 232, 9), metal: tints.saffron, bevel: 4, edge: 2 },
    { shape: hoop(256, 256, 178, 18), metal: 'silver', bevel: 8, edge: 4 },
    { shape: disc(256, 256, 34), metal: 'iron', bevel: 20, edge: 5 },
    { shape: disc(256, 256, 14), metal: tints.saffron, bevel: 8, edge: 3 },
  ]
}

/** A racer's helmet from the side, long vents in it. */
export function raceHelmet(): readonly Piece[] {
  const vents =
    'M96 250C130 170 190 120 260 108C200 150 160 200 140 262Z' +
    'M184 272C200 200 250 140 330 116C276 170 246 220 236 280Z' +
    'M280 284C290 220 326 170 390 146C354 196 340 240 336 288Z' +
    'M382 284C388 244 404 214 440 190C428 230 430 260 436 286Z'
  return [
    {
      shape: line('M160 300L216 440M330 310L240' + ' 440M216 440Q228 466 244 440', 13),
      metal: tints.lacquer,
      bevel: 6,
    },
    {
      shape: fill(
        'M16 300C20 150 130 46 270 46C400 46 486 140 500 262' +
          'Q502 300 470 304C380 330 250' +
          ' 310 140 316Q60 330 16 300Z',
      ),
      metal: tints.saffron,
      bevel: 70,
      camber: 0.9,
    },
    { shape: fill(vents), metal: tints.lacquer, bevel: 10, edge: 4 },
    {
      shape: fill(
        'M16 300Q60 330 140 316C250 310 380 330 470 304Q494 300' +
          ' 500 274C440 286 330 276 240' +
          ' 282C160 288 80 290 20 262Z',
      ),
      metal: tints.porcelain,
      bevel: 12,
      edge: 4,
    },
    { shape: disc(228, 442, 17), metal: 'iron', bevel: 10, edge: 3 },
  ]
}

/** A watch to be stopped: crown, buttons, a hand. */
export function stopWatch(): readonly Piece[] {
  return [
    { shape: hoop(256, 34, 32, 14), metal: 'iron', bevel: 6 },
    { shape: fill('M230 44H282V100H230Z'), metal: 'silver', bevel: 12 },
    {
      shape: `<g transform="rotate(42 256 290)">${fill('M234 50H278V90H234Z')}</g>`,
      metal: 'iron',
      bevel: 10,
    },
    { shape: disc(256, 294, 206), metal: 'silver', bevel: 32 },
    { shape: disc(256, 294, 170), metal: tints.cream, bevel: 8, edge: 6 },
    {
      shape: turned(line('M256 140V160', 8), 12, 256, 294),
      metal: tints.lacquer,
      bevel: 3,
      edge: 1,
    },
    { shape: fill('M256 294V150A144 144 0 0 1 392 246Z'), metal: tints.saffron, bevel: 6, edge: 2 },
    { shape: disc(256, 372, 40), metal: tints.cream, bevel: 5, edge: 3 },
    { shape: line('M256 372V344', 6), metal: tints.lacquer, bevel: 2, edge: 1 },
    {
      shape: line('M256 294L384 248M256 294L226 306', 12),
      metal: tints.crimson,
      bevel: 5,
      edge: 3,
    },
    { shape: disc(256, 294, 15), metal: tints.crimson, bevel: 9, edge: 3 },
  ]
}

/** A cup with two handles on its foot. */
export function raceCup(): readonly Piece[] {
  return [
    {
      shape: line('M140 100C20 80 30 250 170 262' + 'M372 100C492 80 482 250 342 262', 24),
      metal: 'silver',
      bevel: 11,
    },
    {
      shape: fill('M118 40H394C394 200 352 300 256' + ' 316C160 300 118 200 118 40Z'),
      metal: 'silver',
      bevel: 60,
      camber: 0.9,
    },
    { shape: `<ellipse cx="256" cy="42" rx="140" ry="22"/>`, metal: 'iron', bevel: 10, edge: 4 },
    {
      shape: fill('M234 308H278L288 384H224' + 'ZM190 384H322V412H190Z'),
      metal: 'silver',
      bevel: 14,
      edge: 4,
    },
    { shape: fill('M156 412H356L372 492H140Z'), metal: tints.lacquer, bevel: 16 },
    { shape: fill('M200 434H312V468H200Z'), metal: 'gold', bevel: 8, edge: 4 },
    {
      shape: hoop(256, 172, 52, 11) + turned(line('M256 172V124', 4), 10, 256, 172),
      metal: tints.saffron,
      bevel: 4,
      edge: 3,
    },
  ]
}

/** The flag of the finish, black and white. */
export function finishFlag(): readonly Piece[] {
  const wave = (x: number) => 18 * Math.sin((x - 110) / 62)
  const square = (column: number, row: number) => {
    const x = 112 + column * 62
    const y = 70 + row * 58
    return fill(
      `M${x} ${round(y + wave(x))}L${x + 62} ${round(y + wave(x + 62))}` +
        `V${round(y + 58 + wave(x + 62))}L${x} ${round(y + 58 + wave(x))}Z`,
    )
  }
  const all = Array.from({ length: 30 }, (_, i) => [i % 6, Math.floor(i / 6)] as const)
  const some = (dark: boolean) =>
    group(...all.filter(([x, y]) => ((x + y) % 2 === 0) === dark).map(([x, y]) => square(x, y)))
  return [
    { shape: line('M92 40L92 500', 20), metal: 'oak', bevel: 9, grain: 'wood' },
    { shape: disc(92, 32, 20), metal: 'gold', bevel: 14 },
    { shape: some(false), metal: tints.porcelain, bevel: 5 },
    { shape: some(true), metal: tints.lacquer, bevel: 5, edge: 2 },
  ]
}

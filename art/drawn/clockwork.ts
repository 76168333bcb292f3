import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'
import { hours } from './timepieces.ts'

// Brass, steam and going trains.

/** A cog, its hub open. */
export function cog(x: number, y: number, radius: number, teeth: number): string {
  const wide = (Math.PI * radius) / teeth / 2
  const tooth = fill(
    `M${x - wide} ${y - radius * 0.82}L${x - wide * 0.7} ${y - radius}H${x + wide * 0.7}` +
      `L${x + wide} ${y - radius * 0.82}Z`,
  )
  return group(
    turned(tooth, teeth, x, y),
    hoop(x, y, radius * 0.68, radius * 0.34),
    turned(line(`M${x} ${y}V${y - radius * 0.6}`, radius * 0.16), 5, x, y),
    disc(x, y, radius * 0.24),
  )
}

/** Three cogs that turn each other. */
export function cogs(): readonly Piece[] {
  return [
    { shape: cog(352, 160, 142, 14), metal: 'iron', bevel: 11 },
    { shape: cog(370, 396, 110, 12), metal: tints.copper, bevel: 10, edge: 6 },
    { shape: cog(176, 300, 168, 16), metal: 'gold', bevel: 14, edge: 7 },
    {
      shape: group(disc(176, 300, 22), disc(352, 160, 17), disc(370, 396, 14)),
      metal: 'ruby',
      bevel: 14,
      edge: 4,
    },
  ]
}

/** A heart of brass, its works showing. */
export function brassHeart(): readonly Piece[] {
  const heart =
    'M256 478C120 370 36 290 36 180C36 60 190 20 256 126C322 20 476 60 476 180C476' +
    ' 290 392 370 256 478Z'
  const clip =
    `<clipPath id="heart"><path d="M256 440C136 346 70 276 70 184C70 90 200 62 256` +
    ` 172C312 62 442 90 442 184C442 276 376 346 256 440Z"/></clipPath>`
  const within = (shape: string) => `${clip}<g clip-path="url(#heart)">${shape}</g>`
  return [
    { shape: fill(heart), metal: tints.copper, bevel: 34 },
    { shape: within(fill(heart)), metal: tints.lacquer, bevel: 12, edge: 5 },
    {
      shape: within(group(cog(160, 190, 96, 12), cog(366, 176, 84, 11))),
      metal: 'bronze',
      bevel: 8,
      edge: 3,
    },
    { shape: within(cog(262, 300, 112, 14)), metal: 'gold', bevel: 10, edge: 4 },
    {
      shape: group(disc(262, 300, 25), disc(160, 190, 15), disc(366, 176, 14)),
      metal: 'ruby',
      bevel: 17,
      edge: 3,
    },
    {
      shape: group(
        ...[
          [96, 96],
          [416, 96],
          [52, 214],
          [460, 214],
          [150, 378],
          [362, 378],
          [256, 462],
        ].map(([x = 0, y = 0]) => disc(x, y, 10)),
      ),
      metal: 'gold',
      bevel: 7,
      edge: 2,
    },
  ]
}

const envelope =
  'M20 190C60 110 170 84 270 84C380 84 470 120 496 190C470 260 380 296 270 296' +
  'C170 296 60 270 20 190Z'

const fins = 'M96 130L20 60V150ZM96 250L20 320V230ZM60 190L4 180V200Z'

const gondola = 'M190 330H350L332 378H214Z'

/** An airship over the land, as an outline. */
export const airshipFar = group(
  fill(envelope + fins + gondola),
  line('M210 290L204 332M330 290L336 332M270 296V332', 7),
  fill('M352 346H392V356H352ZM386 322H394V380H386Z'),
)

/** An airship of canvas and copper. */
export function airship(): readonly Piece[] {
  return [
    { shape: fill(fins), metal: tints.crimson, bevel: 12 },
    { shape: line('M210 280L204 332M330 280L336 332M270 290V332', 8), metal: 'iron', bevel: 3 },
    { shape: fill(envelope), metal: tints.cream, bevel: 80, camber: 0.9 },
    {
      shape: line(
        'M120 112C90 160 90 220 120 268M210 88C180 150 180 230 210 292M310 86C340' +
          ' 150 340 230 310 294M406 110C436 160 436 220 406 270',
        9,
      ),
      metal: 'bronze',
      bevel: 4,
      edge: 2,
    },
    { shape: line('M24 190H492', 15), metal: 'gold', bevel: 6, edge: 2 },
    {
      shape: fill(
        'M462 132C486 152 494 170 496 190C494 210 486 228 462 248C448 210 448 170' + ' 462 132Z',
      ),
      metal: tints.copper,
      bevel: 14,
    },
    { shape: fill(gondola), metal: 'oak', bevel: 12, grain: 'wood' },
    {
      shape: fill('M216 340H246V358H216ZM256 340H286V358H256ZM296 340H326V358H296Z'),
      metal: tints.flame,
      bevel: 6,
      edge: 3,
    },
    { shape: fill('M350 342H392V358H350ZM384 312H400V388H384Z'), metal: 'gold', bevel: 6 },
  ]
}

/** A boiler of copper with its gauge and tap. */
export function copperBoiler(): readonly Piece[] {
  return [
    { shape: line('M256 70V30C256 10 380 10 400 40V90', 26), metal: 'bronze', bevel: 11 },
    {
      shape: fill('M120 440L100 502H150L168 440ZM392 440L412 502H362L344 440Z'),
      metal: 'iron',
      bevel: 9,
    },
    {
      shape: fill(
        'M96 210C96 110 170 64 256 64C342 64 416 110 416 210V400C416 450 380 466 340' +
          ' 466H172C132 466 96 450 96 400Z',
      ),
      metal: tints.copper,
      bevel: 70,
      camber: 0.9,
    },
    { shape: fill('M84 196H428V226H84ZM84 396H428V426H84Z'), metal: 'gold', bevel: 9 },
    {
      shape: group(
        ...Array.from({ length: 9 }, (_, i) => disc(106 + i * 37, 211, 7)),
        ...Array.from({ length: 9 }, (_, i) => disc(106 + i * 37, 411, 7)),
      ),
      metal: 'bronze',
      bevel: 5,
      edge: 2,
    },
    { shape: disc(256, 308, 74), metal: 'gold', bevel: 13, edge: 5 },
    { shape: disc(256, 308, 56), metal: tints.porcelain, bevel: 6, edge: 3 },
    {
      shape:
        `<g transform="rotate(-120 256 308)"` +
        `>${turned(line('M256 262V274', 7), 7, 256, 308, 0, 240)}</g>`,
      metal: tints.lacquer,
      bevel: 3,
      edge: 1,
    },
    {
      shape: `<g transform="rotate(52 256 308)">${fill('M248 316L256 260L264 316Z')}</g>`,
      metal: tints.crimson,
      bevel: 4,
      edge: 1,
    },
    { shape: disc(256, 308, 10), metal: 'gold', bevel: 7 },
    {
      shape: fill('M416 344H470V372H454V400H436V372H416ZM440 316H466V344H440Z'),
      metal: 'gold',
      bevel: 8,
    },
    { shape: line('M424 318H482', 15), metal: tints.crimson, bevel: 6 },
  ]
}

/** A clock with its pendulum behind glass. */
export function pendulumClock(): readonly Piece[] {
  return [
    {
      shape: fill('M128 130L256 20L384 130V452L410 496H102L128 452Z'),
      metal: 'oak',
      bevel: 18,
      grain: 'wood',
    },
    { shape: fill('M160 262H352V444H160Z'), metal: tints.lacquer, bevel: 8, edge: 4 },
    {
      shape:
        `<g transform="rotate(14 256 180)">${line('M256 180V380', 11)}` +
        `${disc(256, 392, 44)}</g>`,
      metal: 'gold',
      bevel: 16,
      edge: 3,
    },
    { shape: line('M160 262H352V444H160Z', 11), metal: 'gold', bevel: 5, edge: 2 },
    { shape: disc(256, 164, 92), metal: 'gold', bevel: 13, edge: 5 },
    { shape: disc(256, 164, 74), metal: tints.cream, bevel: 7, edge: 3 },
    { shape: hours(256, 164, 66, 8), metal: tints.lacquer, bevel: 3, edge: 1 },
    { shape: line('M256 164V110M256 164L292 184', 10), metal: tints.night, bevel: 4, edge: 1 },
    { shape: disc(256, 164, 10), metal: 'gold', bevel: 6 },
    {
      shape: fill('M94 120L256 -8L418 120V146L256 18L94 146Z'),
      metal: 'oak',
      bevel: 11,
      grain: 'wood',
    },
    { shape: disc(256, 20, 19), metal: 'gold', bevel: 13 },
  ]
}

/** An organ of pipes with its keys. */
export function pipeOrgan(): readonly Piece[] {
  const tall = [250, 200, 150, 104, 60, 104, 150, 200, 250]
  const pipe = (i: number, top: number) =>
    fill(
      `M${52 + i * 46} ${top}Q${72 + i * 46}` +
        ` ${top - 16} ${92 + i * 46} ${top}V330H${52 + i * 46}Z`,
    )
  const mouth = (i: number, top: number) =>
    fill(
      `M${62 + i * 46} ${300 - (250 - top) * 0.2}` +
        `H${82 + i * 46}L${76 + i * 46} ${278 - (250 - top) * 0.2}H${68 + i * 46}Z`,
    )
  return [
    {
      shape: group(...tall.map((top, i) => (i % 2 ? '' : pipe(i, top)))),
      metal: 'gold',
      bevel: 18,
      camber: 0.8,
    },
    {
      shape: group(...tall.map((top, i) => (i % 2 ? pipe(i, top + 20) : ''))),
      metal: 'silver',
      bevel: 18,
      camber: 0.8,
    },
    {
      shape: group(...tall.map((top, i) => mouth(i, top))),
      metal: tints.lacquer,
      bevel: 4,
      edge: 2,
    },
    { shape: fill('M30 318H482V360H30Z'), metal: 'oak', bevel: 11, grain: 'wood' },
    { shape: fill('M54 356H458V488H54Z'), metal: 'oak', bevel: 13, grain: 'wood' },
    { shape: fill('M84 378H428V424H84Z'), metal: tints.cream, bevel: 6, edge: 4 },
    {
      shape: line(Array.from({ length: 11 }, (_, i) => `M${114 + i * 29} 382V420`).join(''), 4),
      metal: tints.leather,
      bevel: 2,
      edge: 1,
    },
    {
      shape: fill(
        Array.from({ length: 11 }, (_, i) =>
          i % 3 === 2 ? '' : `M${106 + i * 29} 378h16v26h-16Z`,
        ).join(''),
      ),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    {
      shape: group(cog(256, 458, 34, 10), disc(140, 456, 13), disc(372, 456, 13)),
      metal: 'gold',
      bevel: 6,
      edge: 3,
    },
  ]
}

/** A clock with a bird in its gable. */
export function cuckooClock(): readonly Piece[] {
  return [
    { shape: line('M200 400V470M312 400V486', 7), metal: 'gold', bevel: 3 },
    {
      shape: fill('M186 452H214L222 508H178ZM298 466H326L334 512H290Z'),
      metal: 'bronze',
      bevel: 9,
    },
    { shape: fill('M104 220H408V410H104Z'), metal: 'oak', bevel: 16, grain: 'wood' },
    {
      shape: fill('M256 20L470 226L436 262L256 96L76 262L42 226Z'),
      metal: tints.leather,
      bevel: 18,
      grain: 'wood',
    },
    { shape: fill('M256 102L330 172V214H182V172Z'), metal: tints.lacquer, bevel: 7, edge: 3 },
    {
      shape: fill(
        'M212 212C206 180 232 158 258 166C272 150 300 156 304 172L330 184L300 190' +
          'C296 206 282 214 270 214Z',
      ),
      metal: tints.crimson,
      bevel: 14,
    },
    { shape: disc(284, 174, 6), metal: tints.lacquer, bevel: 3, edge: 1 },
    { shape: disc(256, 316, 88), metal: tints.leather, bevel: 14, edge: 5 },
    { shape: disc(256, 316, 70), metal: tints.cream, bevel: 6, edge: 3 },
    { shape: hours(256, 316, 62, 8), metal: tints.leather, bevel: 3, edge: 1 },
    { shape: line('M256 316V264M256 316L222 334', 10), metal: tints.lacquer, bevel: 4, edge: 1 },
    { shape: disc(256, 316, 10), metal: 'gold', bevel: 6 },
    {
      shape: fill(
        'M92 404C120 380 140 400 160 392C190 420 214 392 256 412C298 392 322 420 352' +
          ' 392C372 400 392 380 420 404C400 440 350 430 256 436C162 430 112 440 92 404ZM70 230' +
          'C60 280 80 330 104 340V250ZM442 230C452 280 432 330 408 340V250Z',
      ),
      metal: tints.leaf,
      bevel: 13,
    },
  ]
}

/** A spyglass of brass drawn out. */
export function spyglass(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-38 256 256)">${shape}</g>`
  return [
    { shape: tilt(fill('M-10 222H130V290H-10Z')), metal: 'gold', bevel: 24, camber: 0.8 },
    { shape: tilt(fill('M120 206H290V306H120Z')), metal: tints.leather, bevel: 34, camber: 0.8 },
    { shape: tilt(fill('M280 190H500V322H280Z')), metal: 'gold', bevel: 44, camber: 0.8 },
    {
      shape: tilt(
        fill(
          'M110 198H142V314H110ZM272 182H312V330H272ZM476 176H520V336H476ZM-26' + ' 212H4V300H-26Z',
        ),
      ),
      metal: 'bronze',
      bevel: 11,
    },
    {
      shape: tilt(`<ellipse cx="518" cy="256" rx="17" ry="68"/>`),
      metal: 'ice',
      bevel: 13,
      edge: 4,
    },
  ]
}

/** A head of brass that thinks with cogs. */
export function brassHead(): readonly Piece[] {
  return [
    { shape: fill('M196 400H316V450L380 476V506H132V476L196 450Z'), metal: 'bronze', bevel: 14 },
    {
      shape: fill(
        'M256 40C360 40 416 116 416 220C416 300 390 350 372 396L316 436H196L140 396' +
          'C122 350 96 300 96 220C96 116 152 40 256 40Z',
      ),
      metal: 'gold',
      bevel: 64,
      camber: 0.8,
    },
    {
      shape: fill('M256 60C330 60 376 104 388 164H124C136 104 182 60 256 60Z'),
      metal: tints.lacquer,
      bevel: 8,
      edge: 5,
    },
    {
      shape: group(cog(212, 126, 42, 10), cog(298, 122, 48, 11)),
      metal: tints.copper,
      bevel: 6,
      edge: 2,
    },
    { shape: line('M124 166H388M256 166V320', 13), metal: 'bronze', bevel: 6, edge: 2 },
    { shape: group(disc(188, 240, 40), disc(324, 240, 40)), metal: 'bronze', bevel: 11, edge: 4 },
    {
      shape: group(disc(188, 240, 24), disc(324, 240, 24)),
      metal: tints.turquoise,
      bevel: 16,
      edge: 3,
    },
    { shape: fill('M190 356H322V396H190Z'), metal: tints.lacquer, bevel: 5, edge: 4 },
    {
      shape: line('M214 358V394M242 358V394M270 358V394M298 358V394', 7),
      metal: 'bronze',
      bevel: 3,
      edge: 1,
    },
    { shape: group(disc(92, 250, 30), disc(420, 250, 30)), metal: 'bronze', bevel: 16 },
    {
      shape: group(disc(140, 330, 9), disc(372, 330, 9), disc(168, 400, 8), disc(344, 400, 8)),
      metal: 'bronze',
      bevel: 6,
      edge: 2,
    },
  ]
}

import { elephant as grey } from '../figures/savannah.ts'
import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { silkHat } from './stage.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// The ring, its tent and those who perform in it.

/** A tent with its pennants, as an outline. */
export const tentFar = group(
  fill(
    'M252 96V10H258V96ZM258 10L320 28L258 46ZM256 90C300 170 400 216 480 236L470 262V440H42' +
      'V262L32 236C112 216 212 170 256 90Z',
  ),
  fill(
    'M100 210V130H105V210ZM105 130L150 144L105 158ZM407 210V130H412V210ZM412 130L457 144L412 158Z',
  ),
  fill('M-60 436H572V480H-60Z'),
)

/** A tent in red and cream. */
export function bigTop(): readonly Piece[] {
  return [
    { shape: line('M256 120V10', 9), metal: 'gold', bevel: 4 },
    { shape: fill('M258 12L340 36L258 62Z'), metal: tints.crimson, bevel: 9 },
    { shape: fill('M60 266H452V466H60Z'), metal: tints.cream, bevel: 10 },
    {
      shape: fill(
        'M60 266H110V466H60ZM160 266H206V466H160ZM306 266H352V466H306ZM402 266H452V466H402Z',
      ),
      metal: tints.crimson,
      bevel: 8,
      edge: 2,
    },
    { shape: fill('M256 300L318 466H194Z'), metal: tints.lacquer, bevel: 9, edge: 4 },
    { shape: fill('M256 300L226 466H180ZM256 300L286 466H332Z'), metal: 'gold', bevel: 8, edge: 3 },
    {
      shape: fill('M256 76C300 170 400 216 492 240L484 272H28L20 240C112 216 212 170 256 76Z'),
      metal: tints.cream,
      bevel: 24,
      camber: 0.7,
    },
    {
      shape: fill(
        'M256 76C232 170 190 220 150 272H28L20 240C112 216 212 170 256 76ZM256 76C260 170 280' +
          ' 220 300 272H212C232 220 252 170 256 76ZM256 76C280 170 322 220 362 272H484L492 240' +
          'C400 216 300 170 256 76Z',
      ),
      metal: tints.crimson,
      bevel: 16,
      edge: 2,
    },
    {
      shape: group(
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
          fill(
            `M${26 + i * 58} 262H${80 + i * 58}Q${80 + i * 58} 306 ${53 + i * 58} 306` +
              `Q${26 + i * 58} 306 ${26 + i * 58} 262Z`,
          ),
        ),
      ),
      metal: 'gold',
      bevel: 9,
      edge: 3,
    },
    { shape: disc(256, 80, 17), metal: 'gold', bevel: 11 },
  ]
}

/** A cannon of the ring, red with stars. */
export function ringCannon(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-36 230 280)">${shape}</g>`
  const star = fill('M0 -34L10 -11L34 -11L15 5L22 29L0 15L-22 29L-15 5L-34 -11L-10 -11Z')
  return [
    {
      shape: tilt(fill('M70 200C30 220 30 340 70 360L440 350V210Z')),
      metal: tints.crimson,
      bevel: 60,
      camber: 0.8,
    },
    {
      shape: tilt(fill('M424 194H476V366H424ZM240 198H270V362H240ZM96 196H124V364H96Z')),
      metal: 'gold',
      bevel: 15,
    },
    {
      shape: tilt(`<ellipse cx="476" cy="280" rx="17" ry="72"/>`),
      metal: tints.lacquer,
      bevel: 10,
      edge: 3,
    },
    {
      shape: tilt(
        group(
          `<g transform="translate(184 280)">${star}</g>`,
          `<g transform="translate(348 280)">${star}</g>`,
        ),
      ),
      metal: tints.saffron,
      bevel: 10,
      edge: 3,
    },
    {
      shape: group(hoop(220, 400, 84, 27), turned(line('M220 400V326', 17), 8, 220, 400)),
      metal: tints.night,
      bevel: 11,
    },
    { shape: disc(220, 400, 29), metal: 'gold', bevel: 20 },
  ]
}

/** Three clubs to juggle with. */
export function clubs(): readonly Piece[] {
  const club =
    'M236 500H276L284 420C290 360 322 300 322 200C322 110 290 40 256 30C222 40 190 110 190 200' +
    'C190 300 222 360 228 420Z'
  const bands =
    'M196 250Q256 270 316 250L308 296Q256 314 204 296ZM194 160Q256 180 318 160L316 116Q256 134' +
    ' 196 116Z'
  const set = (
    turn: number,
    x: number,
    body: Piece['metal'],
    band: Piece['metal'],
  ): readonly Piece[] => {
    const put = (shape: string) =>
      `<g transform="translate(${x} 0) rotate(${turn} 256 470) scale(0.94)">${shape}</g>`
    return [
      { shape: put(fill(club)), metal: body, bevel: 34, camber: 0.8 },
      { shape: put(fill(bands)), metal: band, bevel: 10, edge: 3 },
      { shape: put(fill('M230 470H282V508H230Z')), metal: 'gold', bevel: 12, edge: 3 },
    ]
  }
  return [
    ...set(-30, 10, tints.porcelain, tints.crimson),
    ...set(30, 20, tints.porcelain, tints.night),
    ...set(0, 15, tints.saffron, tints.crimson),
  ]
}

/** A trapeze: bar of brass, ropes of red. */
export function trapeze(): readonly Piece[] {
  return [
    { shape: line('M170 -10L110 396M342 -10L402 396', 19), metal: tints.crimson, bevel: 8 },
    {
      shape: line(
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => `M${160 - i * 8} ${54 + i * 54}l16 12M${336 + i * 8} ${66 + i * 54}l16 -12`)
          .join(''),
        7,
      ),
      metal: tints.cream,
      bevel: 3,
      edge: 1,
    },
    { shape: line('M60 410H452', 40), metal: 'gold', bevel: 18 },
    { shape: fill('M186 388H326V432H186Z'), metal: tints.leather, bevel: 15, edge: 3 },
    { shape: group(disc(60, 410, 29), disc(452, 410, 29)), metal: tints.crimson, bevel: 18 },
    { shape: group(disc(112, 398, 21), disc(400, 398, 21)), metal: 'silver', bevel: 12 },
  ]
}

/** An elephant under a cloth of red and gold. */
export function paradeElephant(): readonly Piece[] {
  return [
    { shape: grey.body, metal: 'iron', bevel: 40, camber: 0.8 },
    {
      shape: fill(
        'M130 156C190 130 260 130 312 152C330 220 322 270 306 316L280 300L254 324L228 300L202' +
          ' 324L176 300L150 320C124 270 116 210 130 156Z',
      ),
      metal: tints.crimson,
      bevel: 16,
    },
    {
      shape: line(
        'M150 316L176 298L202 320L228 298L254 320L280 298L304 312M140 176C190 152 260 152 306 174',
        11,
      ),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    { shape: grey.ear, metal: 'iron', bevel: 22 },
    {
      shape: fill('M352 140C370 110 430 110 452 146L440 190Q402 164 366 186Z'),
      metal: tints.crimson,
      bevel: 12,
    },
    { shape: disc(404, 148, 14), metal: 'gold', bevel: 9, edge: 3 },
    { shape: grey.tusk, metal: tints.cream, bevel: 10 },
  ]
}

/** The same, on its drum, against the light. */
export const elephantFar = group(
  `<g transform="translate(56 -20) scale(0.78)">${grey.body}</g>`,
  fill('M120 322H392L420 440H92Z'),
  fill('M104 312H408V334H104Z'),
)

/** A seven of gold under an arc of seven balls. */
export function sevenBalls(): readonly Piece[] {
  const ball = (i: number) => {
    const a = Math.PI * (1 - (i + 0.5) / 7)
    return disc(256 + 214 * Math.cos(a), 262 - 214 * Math.sin(a), 40)
  }
  return [
    { shape: group(ball(0), ball(3), ball(6)), metal: tints.crimson, bevel: 34, camber: 0.9 },
    { shape: group(ball(1), ball(4)), metal: tints.saffron, bevel: 34, camber: 0.9 },
    { shape: group(ball(2), ball(5)), metal: tints.turquoise, bevel: 34, camber: 0.9 },
    {
      shape: fill(
        'M146 186H372V246C318 310 290 380 278 492H194C206 392 240 320 290 262H206L196 298H146Z',
      ),
      metal: 'gold',
      bevel: 22,
    },
  ]
}

/** A silk hat on its crown, a wand over it, stars that rise. */
export function magicHat(): readonly Piece[] {
  const star = (x: number, y: number, r: number) =>
    fill(
      `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28}` +
        ` ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}` +
        `L${x - r * 0.28} ${y - r * 0.28}Z`,
    )
  const over = (shape: string) => `<g transform="translate(66 534) scale(0.74 -0.74)">${shape}</g>`
  return [
    ...silkHat(tints.night).map((piece) => ({ ...piece, shape: over(piece.shape) })),
    { shape: line('M330 300L486 120', 21), metal: tints.lacquer, bevel: 9 },
    {
      shape: group(line('M326 304L350 276', 25), line('M466 144L490 116', 25)),
      metal: tints.porcelain,
      bevel: 11,
    },
    {
      shape: group(star(250, 110, 66), star(120, 140, 40), star(376, 60, 44)),
      metal: 'gold',
      bevel: 14,
    },
    {
      shape: group(star(180, 50, 26), star(310, 170, 24), star(64, 60, 22)),
      metal: tints.porcelain,
      bevel: 8,
    },
  ]
}

/** One who walks the rope, a pole across. */
export const ropeWalker = group(
  line('M-60 414Q256 438 572 414', 9),
  line('M40 250Q256 190 472 262', 11),
  fill(
    'M234 80C234 58 278 58 278 80C280 96 272 108 266 112V122C292 126 304 142 308 166L318 236' +
      'L300 246L288 200L292 262L300 330L314 410L338 424L334 434L290 430L268 330L254 290L242' +
      ' 340L230 430L186 434L182 424L206 412L214 330L218 262L224 200L206 244L190 232L204 166' +
      'C208 142 220 126 246 122V112C240 108 232 96 234 80Z',
  ),
)

/** One who hangs from the bar by the knees, arms to the one who leaps. */
export const flyers = group(
  line('M250 -60L160 120M330 -60L250 130M150 124L262 132', 9),
  fill(
    'M176 110C190 96 226 100 236 118L226 190L216 240C230 262 236 290 230 314L262 372L246 384' +
      'L206 330L178 392L160 384L186 314C178 290 176 262 180 240L172 190Z',
  ),
  disc(210, 340, 23),
  fill(
    'M300 402C330 380 352 392 372 410L430 400L494 372L500 388L438 424L494 432L492 448L420 440' +
      'L360 440C336 446 312 440 300 428L256 396L262 380Z',
  ),
  disc(294, 400, 20),
)

/** The master of the ring: tall hat, tails, arm wide. */
export const ringMaster = group(
  fill(
    'M220 34H292V90L318 96V108H194V96L220 90ZM222 112H290C290 136 282 150 272 158V168C318 174' +
      ' 342 196 350 232L452 176L464 194L356 282L338 270L334 300L372 470L330 440L322 504H276' +
      'L264 380H248L236 504H190L182 440L140 470L178 300L174 270L150 330L128 322L148 236C158' +
      ' 198 190 174 240 168V158C230 150 222 136 222 112Z',
  ),
  line('M138 326L60 470', 9),
  line('M60 470C20 500 0 440 40 420', 5),
)

/** One who stands on his hands on a tower of blocks. */
export const handstand = group(
  fill(
    'M220 20C206 10 194 24 204 40L232 150L226 220C204 240 196 260 200 290L180 370L196 378L232' +
      ' 310C240 330 272 330 280 310L316 378L332 370L312 290C316 260 308 240 286 220L280 150' +
      'L308 40C318 24 306 10 292 20L262 140H250Z',
  ),
  disc(256, 338, 25),
  fill('M160 380H210V404H160ZM302 380H352V404H302ZM150 404H362V436H150ZM130 440H382V504H130Z'),
)

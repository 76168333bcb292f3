import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** A helmet with its visor down. */
export function raceHelmet(paint: Piece['metal'] = tints.crimson): readonly Piece[] {
  return [
    {
      shape: fill(
        'M60 320C40 150 150 50 276 50C410 50 480 150 474 250L462 320L436 430Q420 462 376 462H170' +
          'C100 462 66 400 60 320Z',
      ),
      metal: paint,
      bevel: 60,
      camber: 0.9,
    },
    {
      shape: fill('M76 250Q160 96 340 66Q374 74 400 96Q210 120 112 290Z'),
      metal: tints.porcelain,
      bevel: 10,
      edge: 2,
    },
    {
      shape: fill('M210 204Q360 166 476 216L470 300Q380 330 240 322Q196 270 210 204Z'),
      metal: tints.lacquer,
      bevel: 26,
      camber: 0.9,
    },
    {
      shape: fill('M250 226Q350 198 452 230L450 250Q350 224 246 258Z'),
      metal: 'ice',
      bevel: 6,
      edge: 0,
    },
    { shape: disc(206, 268, 25), metal: 'silver', bevel: 13 },
    { shape: line('M340 370H430M330 404H420', 15), metal: tints.lacquer, bevel: 6 },
  ]
}

/** The cup of the winner. */
export function winnersCup(): readonly Piece[] {
  return [
    {
      shape: line('M136 90C30 70 40 232 176 248M376 90C482 70 472 232 336 248', 26),
      metal: 'gold',
      bevel: 12,
    },
    { shape: fill('M232 290H280L292 396H220Z'), metal: 'gold', bevel: 13 },
    {
      shape: fill('M120 40H392C396 200 350 300 256 312C162 300 116 200 120 40Z'),
      metal: 'gold',
      bevel: 60,
      camber: 0.9,
    },
    { shape: `<ellipse cx="256" cy="44" rx="140" ry="20"/>`, metal: 'bronze', bevel: 8 },
    { shape: fill('M172 392H340V430H172ZM142 430H370V492H142Z'), metal: tints.lacquer, bevel: 13 },
    { shape: fill('M206 446H306V476H206Z'), metal: 'gold', bevel: 5, edge: 2 },
  ]
}

/** A dial that tells how fast. */
export function speedometer(): readonly Piece[] {
  const tick = (long: number) => line(`M256 66V${66 + long}`, long > 30 ? 13 : 7)
  return [
    { shape: disc(256, 256, 236), metal: 'silver', bevel: 26 },
    { shape: disc(256, 256, 204), metal: tints.lacquer, bevel: 8 },
    {
      shape: `<path d="M380 132A175 175 0 0 1 408 344" fill="none" stroke="#000" stroke-width="24"/>`,
      metal: tints.crimson,
      bevel: 7,
      edge: 1,
    },
    {
      shape: group(
        turned(tick(44), 9, 256, 256, -120, 240),
        turned(tick(24), 33, 256, 256, -120, 240),
      ),
      metal: tints.porcelain,
      bevel: 4,
      edge: 0,
    },
    { shape: fill('M226 320L392 140L288 306Z'), metal: tints.flame, bevel: 10 },
    { shape: disc(256, 300, 38), metal: 'iron', bevel: 20 },
    { shape: fill('M196 384H316V424H196Z'), metal: tints.saffron, bevel: 5 },
  ]
}

/** A single-seater from the side. */
export function racer(paint: Piece['metal'] = tints.crimson): readonly Piece[] {
  const wheel = (x: number, y: number, r: number): readonly Piece[] => [
    { shape: disc(x, y, r), metal: tints.felt, bevel: 20 },
    { shape: hoop(x, y, r * 0.74, 5), metal: tints.saffron, bevel: 2, edge: 0 },
    { shape: disc(x, y, r * 0.5), metal: 'silver', bevel: 12 },
  ]
  return [
    { shape: fill('M440 176H510V206H500V300H464V206H440Z'), metal: tints.lacquer, bevel: 8 },
    { shape: disc(262, 224, 34), metal: 'gold', bevel: 22 },
    { shape: fill('M236 216Q250 206 278 214V232H238Z'), metal: tints.lacquer, bevel: 6, edge: 1 },
    {
      shape: fill(
        'M6 332L70 296L160 272L206 240Q250 262 300 250L322 176L352 172L376 240L440 262L496 290V344H60Z',
      ),
      metal: paint,
      bevel: 24,
    },
    {
      shape: fill('M90 306L230 276L300 300L440 296V316L300 322L230 304Z'),
      metal: tints.porcelain,
      bevel: 6,
      edge: 1,
    },
    { shape: fill('M0 344H130V364H0ZM150 346H470V362H150Z'), metal: tints.lacquer, bevel: 6 },
    ...wheel(120, 316, 58),
    ...wheel(416, 308, 66),
  ]
}

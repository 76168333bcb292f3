import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** A crown of candles with its drops of glass. */
export function chandelier(): readonly Piece[] {
  const arms = [
    'M256 300C180 300 120 280 96 220',
    'M256 300C332 300 392 280 416 220',
    'M256 300C220 300 190 270 184 214',
    'M256 300C292 300 322 270 328 214',
  ].join('')
  const candle = (x: number, y: number) => `M${x - 11} ${y}V${y - 62}H${x + 11}V${y}Z`
  const flame = (x: number, y: number) =>
    `M${x} ${y - 56}C${x + 22} ${y - 22} ${x + 12} ${y} ${x} ${y}C${x - 12} ${y} ${x - 22} ${y - 22}` +
    ` ${x} ${y - 56}Z`
  const lights: readonly (readonly [number, number])[] = [
    [96, 212],
    [184, 204],
    [256, 196],
    [328, 204],
    [416, 212],
  ]
  const drops: readonly (readonly [number, number, number])[] = [
    [120, 312, 15],
    [188, 362, 16],
    [256, 438, 26],
    [324, 362, 16],
    [392, 312, 15],
    [220, 396, 14],
    [292, 396, 14],
  ]
  return [
    { shape: line('M256 20V300', 18), metal: 'gold', bevel: 8 },
    { shape: line('M96 222Q130 330 256 396Q382 330 416 222', 7), metal: tints.porcelain, bevel: 4 },
    { shape: line(arms, 17), metal: 'gold', bevel: 8 },
    {
      shape: group(fill('M206 316H306L280 366H232Z'), disc(256, 296, 36)),
      metal: 'gold',
      bevel: 18,
    },
    {
      shape: group(
        ...drops.map(([x, y, r]) =>
          fill(`M${x} ${y - r * 1.7}L${x + r} ${y}L${x} ${y + r * 1.7}L${x - r} ${y}Z`),
        ),
      ),
      metal: 'ice',
      bevel: 12,
    },
    {
      shape: group(
        ...lights.map(([x, y]) =>
          fill(`M${x - 26} ${y - 4}H${x + 26}L${x + 12} ${y + 18}H${x - 12}Z`),
        ),
      ),
      metal: 'gold',
      bevel: 6,
    },
    { shape: group(...lights.map(([x, y]) => fill(candle(x, y)))), metal: tints.wax, bevel: 7 },
    {
      shape: group(...lights.map(([x, y]) => fill(flame(x, y - 62)))),
      metal: tints.flame,
      bevel: 9,
    },
  ]
}

/** A vase of white porcelain with blue painting. */
export function porcelainVase(): readonly Piece[] {
  const body =
    'M206 40H306V66C292 90 290 112 300 136C350 170 404 220 404 300C404 386 340 434 322 452' +
    'V476H190V452C172 434 108 386 108 300C108 220 162 170 212 136C222 112 220 90 206 66' +
    'Z'
  const petals = turned(
    fill('M256 296C228 268 228 232 256 214C284 232 284 268 256 296Z'),
    6,
    256,
    300,
  )
  return [
    { shape: fill(body), metal: tints.porcelain, bevel: 44, camber: 0.7 },
    {
      shape: line(
        'M210 64H302M216 134H296M134 224Q256 258 378 224M134 384Q256 418 378 384M190 462H322',
        11,
      ),
      metal: tints.night,
      bevel: 4,
      edge: 1,
    },
    {
      shape: group(
        petals,
        line('M150 262Q176 300 148 340M362 262Q336 300 364 340M132 300H170M342 300H380', 10),
      ),
      metal: tints.night,
      bevel: 5,
      edge: 1,
    },
    { shape: disc(256, 300, 17), metal: 'gold', bevel: 10 },
  ]
}

/** A portrait in a gilded frame; who it was is a shadow. */
export function portrait(): readonly Piece[] {
  const frame = 'M76 40H436V472H76ZM138 102V410H374V102Z'
  return [
    { shape: fill('M120 84H392V428H120Z'), metal: tints.moss, bevel: 6, grain: 'hammered' },
    {
      shape: fill(
        'M256 146C296 146 316 176 312 214C310 240 300 256 290 266V290C330 300 366 320 372 410' +
          'H140C146 320 182 300 222 290V266C212 256 202 240 200 214C196 176 216 146 256 146' +
          'Z',
      ),
      metal: tints.lacquer,
      bevel: 18,
    },
    {
      shape: fill('M226 292L256 352L286 292L300 304L272 410H240L212 304Z'),
      metal: tints.porcelain,
      bevel: 7,
      edge: 3,
    },
    { shape: `<path fill-rule="evenodd" d="${frame}"/>`, metal: 'gold', bevel: 26, edge: 6 },
    {
      shape: group(
        ...[
          [76, 40],
          [436, 40],
          [76, 472],
          [436, 472],
          [256, 40],
          [256, 472],
          [76, 256],
          [436, 256],
        ].map(([x = 0, y = 0]) => disc(x, y, 30)),
      ),
      metal: 'gold',
      bevel: 22,
    },
  ]
}

/** A folding fan, painted, its sticks of gold. */
export function foldingFan(paint: Piece['metal'] = tints.crimson): readonly Piece[] {
  const leaf = 'M256 430L28 250C84 130 168 84 256 84C344 84 428 130 484 250Z'
  const stick = fill('M250 440L246 92H266L262 440Z')
  return [
    {
      shape:
        `<path fill-rule="evenodd" d="${leaf}M256 290C226 290 196 304 176 330` +
        'L256 400L336 330C316 304 286 290 256 290Z"/>',
      metal: paint,
      bevel: 14,
    },
    {
      shape:
        `<clipPath id="leaf"><path d="${leaf}"/></clipPath><g clip-path="ur` +
        `l(#leaf)">${turned(stick, 11, 256, 440, -52, 104)}</g>`,
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    {
      shape: line('M34 250C90 134 170 92 256 92C342 92 422 134 478 250', 15),
      metal: 'gold',
      bevel: 7,
    },
    { shape: group(disc(256, 430, 26)), metal: 'gold', bevel: 18 },
    {
      shape: group(hoop(256, 190, 40, 11), hoop(150, 226, 26, 9), hoop(362, 226, 26, 9)),
      metal: 'gold',
      bevel: 4,
      edge: 2,
    },
  ]
}

/** A bottle of wine with its label and a wax seal. */
export function wineBottle(): readonly Piece[] {
  const body =
    'M226 30H286V150C288 186 346 200 346 260V460Q346 486 320 486H192Q166 486 166 460' +
    'V260C166 200 224 186 226 150Z'
  return [
    { shape: fill(body), metal: 'emerald', bevel: 34, camber: 0.8 },
    { shape: fill('M220 26H292V130H220Z'), metal: 'ruby', bevel: 14 },
    { shape: fill('M172 276H340V426H172Z'), metal: tints.cream, bevel: 8, edge: 3 },
    {
      shape: group(line('M196 300H316M196 402H316M210 372H302', 7)),
      metal: 'gold',
      bevel: 3,
      edge: 1,
    },
    {
      shape: fill('M256 312L276 340L310 326L300 358H212L202 326L236 340Z'),
      metal: 'ruby',
      bevel: 7,
      edge: 2,
    },
  ]
}

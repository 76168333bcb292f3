import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// The coasts pirates sail along, and they themselves against the light.

/** A cross of old planks on a mound of sand, a spade beside it. */
export function buriedCross(): readonly Piece[] {
  return [
    { shape: line('M388 120L340 400', 24), metal: 'oak', bevel: 10, grain: 'wood' },
    { shape: fill('M356 112L430 124L420 158L346 146Z'), metal: 'oak', bevel: 9, grain: 'wood' },
    {
      shape: fill('M20 470C80 390 160 372 256 372C352 372 432 390 492 470Q256 510 20 470Z'),
      metal: tints.sand,
      bevel: 30,
      grain: 'stone',
    },
    { shape: line('M112 140L300 400M300 140L112 400', 54), metal: 'oak', bevel: 18, grain: 'wood' },
    {
      shape: group(disc(136, 172, 9), disc(276, 172, 9), disc(206, 270, 10)),
      metal: 'iron',
      bevel: 6,
    },
    {
      shape: fill(
        'M60 452C120 400 180 402 206 410C250 396 320 396 380 420C420 428 450 440 460 456Q256' +
          ' 492 60 452Z',
      ),
      metal: tints.sand,
      bevel: 22,
      grain: 'stone',
    },
    {
      shape: group(disc(240, 424, 26), disc(286, 440, 24), disc(196, 444, 22)),
      metal: 'gold',
      bevel: 9,
      edge: 3,
    },
  ]
}

/** A compass with its rose. */
export function shipCompass(): readonly Piece[] {
  return [
    { shape: disc(256, 266, 220), metal: 'bronze', bevel: 24 },
    { shape: hoop(256, 34, 22, 13), metal: 'bronze', bevel: 6 },
    { shape: disc(256, 266, 176), metal: tints.cream, bevel: 10, edge: 6 },
    {
      shape: turned(line('M256 104V124', 9), 16, 256, 266),
      metal: tints.leather,
      bevel: 3,
      edge: 1,
    },
    {
      shape: turned(fill('M256 150L276 266H236Z'), 4, 256, 266, 45),
      metal: 'gold',
      bevel: 9,
      edge: 2,
    },
    {
      shape: turned(fill('M256 116L284 266H228Z'), 4, 256, 266),
      metal: tints.night,
      bevel: 11,
      edge: 2,
    },
    {
      shape: `<g transform="rotate(28 256 266)">${fill('M256 108L282 266H230Z')}</g>`,
      metal: tints.crimson,
      bevel: 12,
    },
    {
      shape: `<g transform="rotate(208 256 266)">${fill('M256 108L282 266H230Z')}</g>`,
      metal: 'silver',
      bevel: 12,
    },
    { shape: disc(256, 266, 24), metal: 'gold', bevel: 16 },
  ]
}

/** A captain at his wheel, from behind: three-cornered hat, coat, one hand on the spokes. */
export const captainAtWheel = group(
  fill(
    'M226 106C180 104 152 88 144 66C190 74 214 66 256 44C298 66 322 74 368 66C360 88 332 104' +
      ' 286 106Z' +
      'M216 104H296C298 134 288 150 276 158V168C326 176 352 200 358 244L368 330L342 336L334' +
      ' 280L344 400L380 470L332 476L324 508H188' +
      'L180 476L132 470L168 400L178 280L170 336L144 330L154 244C160 200 186 176 236 168V158' +
      'C224 150 214 134 216 104Z',
  ),
  `<g transform="translate(0 10)">${hoop(256, 350, 118, 19)}` +
    `${turned(line('M256 350V196', 13), 8, 256, 350)}</g>`,
  line('M352 300L372 260M160 300L140 260', 26),
)

/** Men against the light, blades raised. */
export const mutineers = (() => {
  const man =
    '<path d="M236 130C236 104 276 104 276 130L288 138L274 144C274 156 268 162 264 166V174C294' +
    ' 180 308 196 312 224' +
    'L352 158L368 168L330 262L306 280L300 260L304 350L312 500H270L258 380H252L242 500H200L208' +
    ' 350L210 260L196 320L172 314' +
    'L192 224C198 196 214 180 248 174V166C242 162 238 156 238 144L224 138Z"/>' +
    '<path d="M350 172C390 120 400 70 392 16C420 60 420 130 372 182Z"/>'
  const put = (x: number, y: number, scale: number, flip = 1) =>
    `<g transform="translate(${x} ${y}) scale(${scale * flip} ${scale})">${man}</g>`
  return group(put(-40, 40, 0.9), put(560, 60, 0.86, -1), put(120, -10, 1.02))
})()

/** An isle with its palms, a fort's wall and its guns. */
export const gunIsle = group(
  fill(
    'M-20 440C60 400 90 386 130 380V300H150V286H166V300H190V286H206V300H230V286H246V300H262' +
      'V380C330 360 420 390 540 440Z',
  ),
  line('M262 340L318 316M130 340L76 322', 21),
  line('M366 400C372 330 360 270 390 206M420 410C420 360 436 320 462 290', 13),
  turned(fill('M390 206C350 176 306 182 280 216C320 200 350 204 390 212Z'), 5, 390, 206, -10, 220),
  turned(fill('M462 290C430 268 400 274 380 300C410 286 436 288 462 296Z'), 5, 462, 290, -10, 220),
)

/** A beach with palms that lean, a boat drawn up. */
export const palmBeach = group(
  fill('M-40 450C80 420 200 420 300 436C400 420 480 424 560 446V560H-40Z'),
  line('M120 450C110 350 130 250 186 160M196 446C216 380 260 330 306 296', 19),
  turned(fill('M186 160C130 110 66 120 30 170C86 146 130 150 186 170Z'), 6, 186, 160, -16, 236),
  turned(fill('M306 296C264 260 220 268 196 304C236 286 268 288 306 304Z'), 6, 306, 296, -16, 236),
  fill('M330 400C390 420 440 418 494 392C484 440 456 456 412 456C370 456 340 440 330 400Z'),
)

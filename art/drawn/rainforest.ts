import { cheetah } from '../figures/savannah.ts'
import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

/** A gate of stone, stepped, with a face over its way in. */
export const templeGateFar =
  '<path fill-rule="evenodd" d="M30 512V300L12 292V250H66V180H108V120H166V66H346V120H404V180' +
  'H446V250H500V292L482 300V512H336V340Q336 262 256 262Q176 262 176 340V512ZM206 120H238V150' +
  'H206ZM274 120H306V150H274ZM214 184H298V204H214ZM92 300H130V470H92ZM382 300H420V470H382Z"/>'

/** A panther in its leap. */
export const pantherFar = `<g transform="rotate(-16 256 256)">${cheetah.body}</g>`

/** Two who paddle a long canoe. */
export const canoeFar = group(
  fill(
    'M8 290C60 330 120 344 256 344C392 344 452 330 504 290C496 352 448 386 380 390H132' +
      'C64 386 16 352 8 290Z',
  ),
  disc(170, 212, 21),
  fill('M146 346L150 268Q152 240 172 238Q196 240 198 262L204 346Z'),
  line('M176 262L226 286L214 252', 17),
  line('M190 200L250 420', 9),
  disc(330, 212, 21),
  fill('M306 346L310 268Q312 240 332 238Q356 240 358 262L364 346Z'),
  line('M336 262L386 286L374 252', 17),
  line('M350 200L410 420', 9),
)

/** A stepped pyramid the wood has taken back. */
export const ruinFar =
  '<path fill-rule="evenodd" d="M12 500V448H56V392H102V336H146V280H188V224H210V146H226V124H286V146' +
  'H302V224H324V280H366V336H410V392H456V448H500V500ZM238 170V224H274V170ZM102 392H410V396H102Z' +
  'M56 448H456V452H56ZM146 336H366V340H146ZM188 280H324V284H188ZM230 232H234V500H230Z' +
  'M278 232H282V500H278Z"/>'

/** An orchid on its stalk. */
export function orchid(petal: Piece['metal'] = tints.rose): readonly Piece[] {
  const sepal = fill('M256 236C206 190 206 90 256 30C306 90 306 190 256 236Z')
  return [
    { shape: line('M256 250C270 360 230 430 250 504', 15), metal: tints.leaf, bevel: 7 },
    {
      shape: fill('M246 500C180 480 120 440 90 380C170 390 230 430 254 500Z'),
      metal: tints.leaf,
      bevel: 14,
    },
    { shape: turned(sepal, 3, 256, 236), metal: tints.lilac, bevel: 22 },
    {
      shape: fill(
        'M250 236C190 250 90 236 44 160C90 90 210 110 250 236ZM262 236C322 250 422 236 468 160' +
          'C422 90 302 110 262 236Z',
      ),
      metal: petal,
      bevel: 26,
      camber: 0.7,
    },
    {
      shape: fill(
        'M256 226C306 236 330 280 312 330C296 366 270 356 256 340C242 356 216 366 200 330C182' +
          ' 280 206 236 256 226Z',
      ),
      metal: tints.crimson,
      bevel: 22,
    },
    { shape: group(disc(256, 236, 26), disc(256, 286, 11)), metal: tints.saffron, bevel: 16 },
  ]
}

/** A macaw on its branch. */
export function macaw(): readonly Piece[] {
  return [
    {
      shape: fill('M246 340C262 372 286 376 304 366L268 500L222 508Z'),
      metal: tints.night,
      bevel: 12,
    },
    { shape: line('M50 414Q256 372 466 396', 28), metal: 'oak', bevel: 12, grain: 'wood' },
    {
      shape: fill(
        'M296 48C366 38 404 84 396 140C390 206 362 268 326 330C306 366 276 382 250 382' +
          'C214 330 204 260 216 186C224 112 246 58 296 48Z',
      ),
      metal: tints.crimson,
      bevel: 38,
      camber: 0.8,
    },
    {
      shape: fill('M222 176C276 200 304 262 280 360L240 436C202 352 192 252 222 176Z'),
      metal: tints.saffron,
      bevel: 16,
    },
    {
      shape: fill('M214 262C254 282 272 322 256 388L232 452C204 392 198 322 214 262Z'),
      metal: tints.night,
      bevel: 14,
    },
    {
      shape: fill('M326 86C362 74 392 98 386 134C368 156 336 150 320 122Z'),
      metal: tints.porcelain,
      bevel: 12,
    },
    {
      shape: fill('M378 86C432 80 452 124 430 182C418 166 400 160 380 156C392 132 392 108 378 86Z'),
      metal: tints.lacquer,
      bevel: 16,
    },
    { shape: disc(350, 108, 9), metal: tints.lacquer, bevel: 5, edge: 1 },
    { shape: line('M276 378V400M300 372V396', 13), metal: tints.felt, bevel: 5 },
  ]
}

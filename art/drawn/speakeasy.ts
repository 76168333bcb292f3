import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** A gramophone: box of oak, record, and a great horn. */
export function gramophone(): readonly Piece[] {
  const horn =
    'M300 330C330 300 336 260 300 220C250 170 150 150 60 60C40 130 60 250 130 290' +
    'C200 320 250 300 280 330Z'
  return [
    { shape: line('M376 372L376 300C376 270 340 300 296 318', 26), metal: 'bronze', bevel: 12 },
    { shape: fill(horn), metal: 'gold', bevel: 44, camber: 0.9 },
    {
      shape: line(
        'M300 220C250 170 150 150 60 60M280 330C250 300 200 320 130 290C60 250 40 130 60 60' +
          'M214 296Q176 224 180 156M126 282Q96 190 110 108',
        11,
      ),
      metal: 'bronze',
      bevel: 5,
      edge: 2,
    },
    { shape: `<ellipse cx="286" cy="378" rx="180" ry="34"/>`, metal: tints.lacquer, bevel: 12 },
    { shape: `<ellipse cx="286" cy="374" rx="52" ry="11"/>`, metal: 'ruby', bevel: 5 },
    {
      shape: fill('M110 392H462V480H110ZM90 470H482V500H90Z'),
      metal: 'oak',
      bevel: 14,
      grain: 'wood',
    },
    {
      shape: group(line('M140 414H432V456H140Z', 7), disc(286, 435, 13)),
      metal: 'gold',
      bevel: 4,
      edge: 1,
    },
  ]
}

/** A cocktail in its glass, an olive on a stick. */
export function cocktail(): readonly Piece[] {
  return [
    {
      shape: fill('M40 70H472L276 300V440Q340 448 360 476H152Q172 448 236 440V300Z'),
      metal: 'ice',
      bevel: 18,
    },
    { shape: fill('M112 124H400L256 286Z'), metal: tints.saffron, bevel: 20, edge: 2 },
    { shape: line('M420 30L236 222', 11), metal: 'gold', bevel: 5 },
    { shape: disc(272, 184, 36), metal: tints.moss, bevel: 28, camber: 0.9 },
    { shape: disc(258, 196, 12), metal: 'ruby', bevel: 8, edge: 2 },
    { shape: line('M44 74H468', 15), metal: tints.porcelain, bevel: 6, edge: 2 },
  ]
}

/** A soft hat with its band. */
export function softHat(
  felt: Piece['metal'] = tints.felt,
  band: Piece['metal'] = 'gold',
): readonly Piece[] {
  return [
    {
      shape: fill(
        'M120 330C120 200 150 110 200 96C230 90 240 116 262 116C286 116 296 88 328 98' +
          'C376 114 396 210 396 330Z',
      ),
      metal: felt,
      bevel: 44,
      camber: 0.8,
    },
    { shape: fill('M118 282Q256 326 396 282L400 340Q256 384 114 340Z'), metal: band, bevel: 10 },
    {
      shape: fill(
        'M24 330C60 310 100 330 118 336Q256 372 396 336C420 330 456 306 490 322' +
          'C500 370 400 430 256 430C112 430 20 384 24 330Z',
      ),
      metal: felt,
      bevel: 20,
    },
    { shape: line('M262 120Q240 160 256 214', 9), metal: tints.lacquer, bevel: 4, edge: 1 },
  ]
}

/** A string of pearls in its fall, a stone at its foot. */
export function pearls(): readonly Piece[] {
  const beads = Array.from({ length: 17 }, (_, i) => {
    const along = (i - 8) / 8
    return disc(256 + along * 196, 366 - 316 * along * along, 26 - 8 * Math.abs(along))
  })
  const inner = Array.from({ length: 13 }, (_, i) => {
    const along = (i - 6) / 6
    return disc(256 + along * 132, 252 - 200 * along * along, 17)
  })
  return [
    { shape: group(...inner), metal: tints.porcelain, bevel: 15, camber: 0.9 },
    { shape: group(...beads), metal: tints.porcelain, bevel: 24, camber: 0.9 },
    { shape: fill('M256 386L304 428L256 502L208 428Z'), metal: 'ruby', bevel: 24 },
    { shape: fill('M230 384H282L274 404H238Z'), metal: 'gold', bevel: 8 },
  ]
}

/** A safe with its wheel. */
export function safe(): readonly Piece[] {
  return [
    { shape: fill('M90 452H150V496H90ZM362 452H422V496H362Z'), metal: 'iron', bevel: 8 },
    { shape: fill('M50 40H462V466H50Z'), metal: 'iron', bevel: 26, grain: 'hammered' },
    {
      shape: `<path fill-rule="evenodd" d="M90 80H422V426H90ZM108 98V408H404V98Z"/>`,
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
    { shape: fill('M114 104H398V402H114Z'), metal: 'slate', bevel: 12 },
    {
      shape: group(disc(256, 253, 58), turned(line('M256 253V150', 19), 6)),
      metal: 'bronze',
      bevel: 10,
    },
    { shape: group(turned(disc(256, 150, 17), 6)), metal: 'gold', bevel: 12 },
    { shape: hoop(256, 253, 36, 13), metal: 'gold', bevel: 6, edge: 2 },
    {
      shape: group(
        ...[
          [132, 122],
          [380, 122],
          [132, 384],
          [380, 384],
        ].map(([x = 0, y = 0]) => disc(x, y, 12)),
      ),
      metal: 'gold',
      bevel: 9,
    },
  ]
}

/** A riverboat with its two stacks and its wheel, lights on all decks. */
export const riverboatFar =
  '<path fill-rule="evenodd" d="M20 392H420L470 372L484 392L440 444H60' +
  'ZM50 320H404V388H50ZM70 336V372H92V336ZM112 336V372H134V336ZM154 336' +
  'V372H176V336ZM196 336V372H218V336ZM238 336V372H260V336ZM280 336V372' +
  'H302V336ZM322 336V372H344V336ZM364 336V372H386V336ZM76 250H380V316' +
  'H76ZM96 266V300H118V266ZM138 266V300H160V266ZM180 266V300H202V266Z' +
  'M222 266V300H244V266ZM264 266V300H286V266ZM306 266V300H328V266ZM346 266' +
  'V300H364V266ZM60 236H396V248H60ZM210 190H290V236H210ZM128 110H160V236' +
  'H128ZM320 110H352V236H320ZM116 92H172L162 112H126ZM308 92H364L354 112' +
  'H318Z"/>'

/** A lorry of the time, its load of casks under a cloth. */
export const lorryFar = group(
  fill('M20 240C30 170 60 150 100 160C130 132 190 132 214 158C240 140 276 146 284 180L288 330H20Z'),
  '<path fill-rule="evenodd" d="M290 170H388V182H380L386 244H470Q488 246 488 268V330H290ZM306' +
    ' 190V244H370L364 190Z"/>',
  fill('M12 326H496V350H12Z'),
  fill('M60 366C64 300 160 300 164 366ZM376 366C380 296 472 296 480 350L506 352V368H470Z'),
  group(hoop(112, 366, 40, 19), disc(112, 366, 16), turned(line('M112 366V330', 8), 8, 112, 366)),
  group(hoop(424, 366, 40, 19), disc(424, 366, 16), turned(line('M424 366V330', 8), 8, 424, 366)),
  disc(492, 288, 19),
)

/** A case of silver, engraved, a corner of white showing. */
export function silverCase(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-14 256 256)">${shape}</g>`
  return [
    {
      shape: tilt(fill('M150 60H390V110H150ZM170 44H370V70H170Z')),
      metal: tints.cream,
      bevel: 7,
    },
    {
      shape: tilt(
        fill('M104 96H408Q436 96 436 124V432Q436 460 408 460H104Q76 460 76 432V124Q76 96 104 96Z'),
      ),
      metal: 'silver',
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: tilt(group(...[0, 1, 2, 3, 4, 5].map((i) => line(`M120 ${140 + i * 56}H392`, 5)))),
      metal: 'iron',
      bevel: 2,
      edge: 1,
    },
    { shape: tilt(line('M80 122H432', 9)), metal: 'iron', bevel: 4, edge: 1 },
    { shape: tilt(disc(256, 284, 78)), metal: 'silver', bevel: 14, edge: 4 },
    {
      shape: tilt(turned(fill('M256 284L238 250L256 216L274 250Z'), 8, 256, 284)),
      metal: 'gold',
      bevel: 7,
      edge: 2,
    },
    { shape: tilt(disc(256, 284, 19)), metal: 'emerald', bevel: 13, edge: 3 },
    { shape: tilt(fill('M232 448H280V476H232Z')), metal: 'gold', bevel: 9 },
  ]
}

import { cheetah, elephant } from '../figures/savannah.ts'
import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

const howdah = group(
  fill(
    'M150 150H330L322 204H160ZM136 96Q240 20 346 96L336 104H146ZM160 100' +
      'H172V152H160ZM308 100H320V152H308Z',
  ),
  disc(240, 44, 11),
  disc(216, 116, 15),
  fill('M196 154Q196 130 216 130Q236 130 236 154Z'),
  disc(268, 112, 15),
  fill('M248 154Q248 128 268 128Q288 128 288 154Z'),
)

const mahout = group(
  disc(370, 112, 13),
  fill('M350 160Q352 126 370 126Q390 126 392 160Z'),
  line('M384 140L420 120', 5),
)

const rider = group(elephant.body, fill('M140 190H336L320 300Q240 330 160 300Z'), howdah, mahout)

/** Elephants under howdahs, one behind the other. */
export const paradeFar = group(
  `<g transform="translate(150 62) scale(0.72)">${rider}</g>`,
  `<g transform="translate(-14 186) scale(0.44)">${rider}</g>`,
  line('M200 380L206 250', 5),
  fill('M206 250L160 262L205 284Z'),
)

const prowler = cheetah.body

/** A cobra that rears before a tiger that prowls. */
export const lawFar = group(
  `<g transform="translate(150 200) scale(0.7)">${prowler}</g>`,
  '<path fill-rule="evenodd" d="M44 150C30 152 16 146 10 136C24 120 48' +
    ' 108 76 114C112 122 132 160 126 210C122 250 100 270 98' +
    ' 310C98 350 150 360 150 404C150 440 110 452 60 452C10 452 -20 440 -20' +
    ' 420C20 430 84 424 84 404C80 376 46 350' +
    ' 44 310C44 270 70 250 70 210C70 190 62 170 44 150ZM92 176C80 186 84' +
    ' 216 96 226C108 216 108 186 92 176Z"/>',
)

/** Steps by the river, spires above, a boat before them. */
export const ghatsFar = group(
  fill(
    'M-60 360H572V330H540V300H510V270H470L462 200Q452 120 430 70Q408 120' +
      ' 398 200L392 270H360V236H330L322 170Q312 110' +
      ' 296 80Q280 110 270 170L264 236H236V280H200L192 180Q180 90 156 30Q132' +
      ' 90 120 180L112 280H80V300H40V330H-60Z',
  ),
  disc(156, 22, 9),
  disc(296, 72, 7),
  disc(430, 62, 8),
  fill('M150 400C200 430 320 430 380 396C350 450 200 452 150 400Z'),
  fill('M300 410C300 370 306 350 318 346C332 350 336 370 338 408Z'),
  disc(320, 334, 12),
  line('M336 360L386 440', 5),
)

/** A palace of marble, its domes and its four towers. */
export const marbleFar =
  '<path fill-rule="evenodd" d="M-20 420V404H20V180Q20 160 30 152Q26 142' +
  ' 32 134Q38 142 34 152Q44 160 44 180V404H92V270' +
  'H150V236Q150 214 170 204V196H176V204Q196 214 196 236V262H206C180 220' +
  ' 196 160 252 120V96H260V120C316 160 332 220' +
  ' 306 262H316V236Q316 214 336 204V196H342V204Q362 214 362 236V270H420' +
  'V404H468V180Q468 160 478 152Q474 142 480 134' +
  'Q486 142 482 152Q492 160 492 180V404H532V420ZM226 404H286V330Q286 300' +
  ' 256 286Q226 300 226 330ZM120 360H150V320' +
  'Q135 300 120 320ZM120 404H150V376H120ZM170 360H200V320Q185 300 170 320' +
  'ZM170 404H200V376H170ZM312 360H342V320' +
  'Q327 300 312 320ZM312 404H342V376H312ZM362 360H392V320Q377 300 362 320ZM362 404H392V376H362Z"/>'

/** Arches of a bazaar, their lamps, and a merchant among his heaps. */
export const bazaarFar = group(
  '<path fill-rule="evenodd" d="M-40 512V96H60Q66 50 90 30Q114 50 120 96' +
    'H196Q206 40 256 -10Q306 40 316 96H392' +
    'Q398 50 422 30Q446 50 452 96H552V512ZM22 512V270Q22 236 40 226Q44 196' +
    ' 66 188Q74 160 90 146Q106 160 114 188' +
    'Q136 196 140 226Q158 236 158 270V512ZM176 512V240Q176 204 196 192Q202' +
    ' 160 226 150Q240 124 256 108' +
    'Q272 124 286 150Q310 160 316 192Q336 204 336 240V512ZM354 512V270Q354' +
    ' 236 372 226Q376 196 398 188' +
    'Q406 160 422 146Q438 160 446 188Q468 196 472 226Q490 236 490 270V512Z"/>',
  line('M90 150V220M422 150V220M256 110V176', 4),
  fill(
    'M76 220H104L116 250L90 286L64 250ZM408 220H436L448 250L422 286L396 250' +
      'ZM238 176H274L288 206L256 244L224 206Z',
  ),
  fill('M-40 420H180V520H-40ZM332 420H552V520H332Z'),
  fill(
    'M26 420Q54 350 84 420ZM92 420Q122 340 152 420ZM360 420Q390 340 420 420' +
      'ZM428 420Q456 356 486 420Z',
  ),
  fill(
    'M218 300C210 258 302 258 294 300C296 308 290 312 282 312C284 314 280' +
      ' 322 274 326C276 338 270 346 266 350C304 356 318 384 322 430V520H190V430' +
      'C194 384 208 356 246 350C242 346 236 338 238 326C232 322 228 314 230 306Z',
  ),
)

const turbanDetails = (): readonly Piece[] => [
  {
    shape: fill(
      'M428 360C380 260 330 214 256 200C300 260 326 330 336 436C382 424 420 400 428 360Z',
    ),
    metal: tints.rose,
    bevel: 24,
    edge: 5,
  },
  {
    shape: fill('M92 390C140 350 372 350 420 390C416 456 340 476 256 476C172 476 96 456 92 390Z'),
    metal: tints.saffron,
    bevel: 32,
    edge: 5,
  },
  {
    shape: group(
      ...[120, 152, 184, 328, 360, 392].map((x) =>
        disc(x, 372 - Math.abs(256 - x) * 0.12 + 14, 13),
      ),
    ),
    metal: tints.porcelain,
    bevel: 11,
  },
  {
    shape: fill(
      'M256 176C312 220 330 280 306 330C296 356 276 372 256 380C236 372 216 356 206 330C182' +
        ' 280 200 220 256 176Z',
    ),
    metal: 'gold',
    bevel: 18,
  },
  {
    shape: fill('M256 226C290 256 298 296 280 326L256 348L232 326C214 296 222 256 256 226Z'),
    metal: 'ruby',
    bevel: 26,
    camber: 0.9,
  },
  { shape: disc(256, 406, 19), metal: tints.porcelain, bevel: 15 },
]

/** A prince's turban of silk, its plume held by a ruby. */
export function turban(): readonly Piece[] {
  return [
    {
      shape: fill('M238 210C196 120 220 40 300 4C286 60 344 70 330 130C322 170 300 196 284 214Z'),
      metal: tints.porcelain,
      bevel: 26,
    },
    { shape: line('M262 200C262 130 276 70 300 20', 7), metal: 'gold', bevel: 3, edge: 1 },
    {
      shape: fill('M66 330C40 200 140 120 256 120C372 120 472 200 446 330C440 380 72 380 66 330Z'),
      metal: tints.saffron,
      bevel: 60,
      camber: 0.8,
    },
    {
      shape: fill('M60 330C70 220 180 150 330 156C210 190 140 270 112 400C76 390 56 366 60 330Z'),
      metal: tints.rose,
      bevel: 24,
      edge: 5,
    },
    {
      shape: fill(
        'M452 330C442 220 360 160 230 170C330 210 380 280 400 400C436 390 456 366 452 330Z',
      ),
      metal: tints.saffron,
      bevel: 24,
      edge: 5,
    },
    {
      shape: fill('M84 360C140 250 220 200 350 190C250 240 190 320 176 436C130 424 92 400 84 360Z'),
      metal: tints.saffron,
      bevel: 24,
      edge: 5,
    },
    ...turbanDetails(),
  ]
}

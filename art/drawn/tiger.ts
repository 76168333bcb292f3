import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { fill, group, line } from './strokes.ts'

const mirrored = (drawing: string) =>
  group(drawing, `<g transform="translate(512 0) scale(-1 1)">${drawing}</g>`)

const tigerFaceDetails = (_fur: Piece['metal'], eyes: Piece['metal']): readonly Piece[] => [
  {
    shape: mirrored(fill('M232 252C204 216 166 214 140 232C160 262 200 272 232 252Z')),
    metal: tints.lacquer,
    bevel: 6,
    edge: 2,
  },
  {
    shape: mirrored(fill('M216 246C200 228 178 228 164 238C178 254 200 258 216 246Z')),
    metal: eyes,
    bevel: 8,
    edge: 1,
  },
  {
    shape: mirrored('<ellipse cx="190" cy="241" rx="6" ry="9"/>'),
    metal: tints.lacquer,
    bevel: 4,
    edge: 0.5,
  },
  {
    shape: mirrored(fill('M256 350C214 340 168 360 166 402C176 436 236 440 256 412Z')),
    metal: tints.porcelain,
    bevel: 26,
    edge: 3,
  },
  {
    shape: fill(
      'M212 330C230 316 282 316 300 330C296 356 270 370 256 378C242 370 216 356 212 330Z',
    ),
    metal: tints.rose,
    bevel: 15,
    edge: 3,
  },
  {
    shape: line('M256 376V410C240 430 216 432 200 424M256 410C272 430 296 432 312 424', 7),
    metal: tints.lacquer,
    bevel: 3,
    edge: 0.5,
  },
  {
    shape: mirrored(line('M196 386h6M214 402h6M188 408h6', 8)),
    metal: tints.felt,
    bevel: 4,
    edge: 0.5,
  },
  {
    shape: fill(
      'M226 436C244 446 268 446 286 436C280 464 268 472 256 474C244 472 232 464 226 436Z',
    ),
    metal: tints.porcelain,
    bevel: 10,
    edge: 2,
  },
]

/** A tiger's face, grave, its fur and its eyes of any colour. */
export function tigerFace(fur: Piece['metal'], eyes: Piece['metal']): readonly Piece[] {
  return [
    {
      shape: mirrored(fill('M176 118C140 40 70 40 62 110C58 170 90 210 150 200Z')),
      metal: fur,
      bevel: 20,
    },
    {
      shape: mirrored(fill('M152 126C130 80 92 80 88 120C88 156 106 176 136 176Z')),
      metal: tints.felt,
      bevel: 12,
      edge: 2,
    },
    {
      shape: fill(
        'M256 62C370 62 432 134 434 224C440 290 486 320 470 340L440 350L452 378' +
          'L412 384L414 412L366 414C330 446 290 466 256' +
          ' 474C222 466 182 446 146 414L98 412L100 384L60 378L72 350L42 340C26' +
          ' 320 72 290 78 224C80 134 142 62 256 62Z',
      ),
      metal: fur,
      bevel: 54,
      camber: 0.8,
    },
    {
      shape: mirrored(fill('M66 320C100 330 130 360 156 408L110 400L112 376L76 366L84 342Z')),
      metal: tints.porcelain,
      bevel: 12,
      edge: 2,
    },
    {
      shape: mirrored(fill('M228 200C200 160 160 156 128 184C156 180 190 190 220 224Z')),
      metal: tints.porcelain,
      bevel: 12,
      edge: 2,
    },
    {
      shape: mirrored(
        group(
          fill('M256 72L240 120L256 150L272 120Z'),
          fill('M232 70C190 84 160 110 150 140C184 120 212 110 236 112Z'),
          fill('M246 150C210 132 180 140 164 162C196 156 224 164 248 186Z'),
          fill('M84 210C120 204 140 220 146 246C124 236 104 234 80 240Z'),
          fill('M70 276C110 258 140 270 152 300C124 288 96 290 60 312Z'),
          fill('M92 332C126 316 152 330 164 360C140 348 120 346 96 352Z'),
        ),
      ),
      metal: tints.lacquer,
      bevel: 7,
      edge: 0.5,
    },
    {
      shape: fill(
        'M222 200C240 190 272 190 290 200C292 260 300 300 304 340H208C212 300 220 260 222 200Z',
      ),
      metal: fur,
      bevel: 24,
      edge: 1,
    },
    ...tigerFaceDetails(fur, eyes),
  ]
}

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

/** A curved sword, its hilt wound with cord. */
export function katanaDrawn(): readonly Piece[] {
  return [
    {
      shape: fill('M182 340C280 262 400 130 492 18C470 150 340 300 214 372Z'),
      metal: 'silver',
      bevel: 13,
      camber: 0.6,
    },
    { shape: line('M206 350C310 266 400 160 470 66', 6), metal: 'iron', bevel: 3, edge: 1 },
    { shape: fill('M160 316L236 392L218 412L140 334Z'), metal: 'gold', bevel: 11 },
    { shape: fill('M160 346L206 392L66 500L18 452Z'), metal: tints.crimson, bevel: 16 },
    {
      shape: line(
        'M150 366L172 410M126 388L146 432M100 410L120 452M74 432L94 472M176 370' +
          'L142 400M150 390L116 422M124 412L90 444',
        9,
      ),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    { shape: disc(42, 476, 24), metal: 'gold', bevel: 14 },
  ]
}

/** A fox's mask of white lacquer with red lines. */
export function foxMask(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M96 30C150 70 180 110 196 150C236 136 276 136 316 150C332 110 362 70 416 30' +
          'C450 120 448 200 420 262C410 340 330 450 256 490C182 450 102 340 92 262' +
          'C64 200 62 120 96 30Z',
      ),
      metal: tints.porcelain,
      bevel: 50,
      camber: 0.8,
    },
    {
      shape: group(
        fill('M116 84C150 116 164 144 172 176C146 186 126 204 112 226C96 180 100 124 116 84Z'),
        fill('M396 84C362 116 348 144 340 176C366 186 386 204 400 226C416 180 412 124 396 84Z'),
      ),
      metal: tints.crimson,
      bevel: 12,
      edge: 3,
    },
    {
      shape: group(
        fill('M130 262C170 250 206 270 226 308C188 314 150 300 130 262Z'),
        fill('M382 262C342 250 306 270 286 308C324 314 362 300 382 262Z'),
      ),
      metal: tints.lacquer,
      bevel: 7,
      edge: 3,
    },
    {
      shape: group(
        line(
          'M118 262C160 226 206 246 236 296M394 262C352 226 306 246 276 296M256 178' +
            'V226M232 190L240 232M280 190L272 232M130 340Q170 346 196 366M382 340' +
            'Q342 346 316 366M150 376Q180 376 206 390M362 376Q332 376 306 390',
          11,
        ),
      ),
      metal: tints.crimson,
      bevel: 4,
      edge: 1,
    },
    { shape: fill('M228 414H284L256 452Z'), metal: tints.lacquer, bevel: 10 },
    { shape: disc(256, 152, 15), metal: 'gold', bevel: 10 },
  ]
}

/** A crane folded out of one sheet. */
export function foldedCrane(
  paper: Piece['metal'] = tints.porcelain,
  shade: Piece['metal'] = tints.rose,
): readonly Piece[] {
  return [
    { shape: fill('M270 290L500 96L390 330Z'), metal: shade, bevel: 10 },
    { shape: fill('M230 300L120 40L330 280Z'), metal: shade, bevel: 12 },
    { shape: fill('M210 310L300 20L350 290Z'), metal: paper, bevel: 12 },
    { shape: fill('M250 350L60 190L20 250L96 230Z'), metal: shade, bevel: 9 },
    { shape: fill('M190 300L370 280L420 340L270 470Z'), metal: paper, bevel: 14 },
    { shape: fill('M190 300L270 470L300 320Z'), metal: shade, bevel: 10, edge: 3 },
  ]
}

/** The mountain, its snow, and the red sun behind. */
export function snowyCone(): readonly Piece[] {
  return [
    { shape: disc(340, 170, 112), metal: tints.crimson, bevel: 24, camber: 0.7 },
    {
      shape: fill('M16 470C110 420 180 300 220 150L252 160L284 148C330 300 400 420 496 470Z'),
      metal: 'slate',
      bevel: 26,
    },
    {
      shape: fill(
        'M164 308C190 264 206 210 220 150L252 160L284 148C300 206 318 260 342 308' +
          'L310 286L290 326L262 284L232 334L206 284Z',
      ),
      metal: tints.porcelain,
      bevel: 14,
      edge: 3,
    },
    {
      shape: line('M20 470C120 446 180 490 256 470C332 450 400 490 492 468', 19),
      metal: 'ice',
      bevel: 8,
    },
  ]
}

/** One who walks alone under a hat of straw, a sword at his side. */
export const roninFar =
  '<path d="M256 36L372 112Q320 134 256 134Q192 134 140 112Z"/>' +
  '<path d="M222 128H290V154C338 164 366 192 374 236L392 330L350 344L360 480' +
  'L316 500H196L152 480L162 344L120 330L138 236C146 192 174 164 222 154' +
  'Z"/>' +
  '<path d="M150 300L40 400L30 390L140 288ZM352 268L430 216L438 226L362 282Z"/>'

/** A wrestler who squats, from behind, arms wide. */
export const wrestlerFar =
  '<path d="M236 52C240 34 272 34 276 52C304 62 312 90 304 122L300 138' +
  'C360 146 400 170 424 220L470 300L446 326L386 268L378 320C420 340 452 380 446 430' +
  'L440 480H352L356 440L316 400H196L156 440L160 480H72L66 430C60 380 92 340 134 320' +
  'L126 268L66 326L42 300L88 220C112 170 152 146 212 138L208 122C200 90 208 62 236 52' +
  'Z"/>'

/** A gate that stands in the water. */
export const gateFar =
  '<path d="M20 92C100 112 180 118 256 118C332 118 412 112 492 92L500 130' +
  'C480 140 450 146 420 150V196H456V232H412L426 470H376L368 232H276V196' +
  'H364V154C330 158 292 160 256 160C220 160 182 158 148 154V196H236V232' +
  'H144L136 470H86L100 232H56V196H92V150C62 146 32 140 12 130ZM240 160' +
  'H272V232H240Z"/>'

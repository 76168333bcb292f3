import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** One who waits at noon, from behind: hat, long coat, hand at the hip. */
export const gunslinger =
  '<path d="M222 58C226 30 286 30 290 58L296 84C320 78 352 72 366 64C356 96 310 108 256 108' +
  'C202 108 156 96 146 64C160 72 192 78 216 84Z"/>' +
  '<path d="M220 104H292C292 130 284 146 274 154C326 164 350 190 358 234' +
  'L384 300L366 350L340 336L346 306L326 280L330 330L352 440L330 436L324 500' +
  'H280L264 390H248L232 500H188L182 436L160 440L182 330L186 280L166 306' +
  'L172 336L146 350L128 300L154 234C162 190 186 164 238 154C228 146 220 130 220 104' +
  'Z"/>'

/** A star with balls on its points, and the ring it hangs in. */
export function sheriffStar(): readonly Piece[] {
  const ray = fill('M256 256L206 170L256 40L306 170Z')
  return [
    { shape: turned(ray, 6), metal: 'gold', bevel: 26, camber: 0.8 },
    { shape: turned(disc(256, 40, 28), 6), metal: 'gold', bevel: 22 },
    { shape: disc(256, 256, 96), metal: 'bronze', bevel: 14, grain: 'hammered' },
    { shape: turned(fill('M256 256L240 232L256 182L272 232Z'), 5), metal: 'gold', bevel: 8 },
  ]
}

/** A cowboy's hat of leather. */
export function cowboyHat(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M150 330C150 220 160 130 196 108C226 90 240 130 256 130C272 130 286 90 316 108' +
          'C352 130 362 220 362 330Z',
      ),
      metal: tints.leather,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: fill('M148 286Q256 330 364 286L366 336Q256 380 146 336Z'),
      metal: tints.lacquer,
      bevel: 8,
    },
    {
      shape: fill(
        'M8 250C50 230 60 320 146 336Q256 376 366 336C452 320 462 230 504 250' +
          'C512 350 400 430 256 430C112 430 0 350 8 250Z',
      ),
      metal: tints.leather,
      bevel: 22,
    },
    { shape: disc(256, 338, 22), metal: 'gold', bevel: 14 },
  ]
}

/** A cactus of the plain, as an outline. */
export const cactusFar =
  '<path d="M212 512V100C212 66 232 50 256 50C280 50 300 66 300 100V300' +
  'H340V190C340 166 354 154 374 154C394 154 408 166 408 190V316C408 346 388 364 360 364' +
  'H300V512Z"/>' +
  '<path d="M212 410H150C118 410 100 390 100 360V256C100 232 114 220 134 220' +
  'C154 220 168 232 168 256V344H212Z"/>'

/** A cactus with its flower. */
export function cactus(): readonly Piece[] {
  const body =
    'M204 480V110C204 70 226 48 256 48C286 48 308 70 308 110V300H344V196' +
    'C344 170 360 156 382 156C404 156 420 170 420 196V318C420 350 398 372 366 372' +
    'H308V480Z'
  const arm =
    'M204 410H146C112 410 92 390 92 356V262C92 236 108 222 130 222C152 222 168 236 168 262V338H204Z'
  return [
    { shape: group(fill(body), fill(arm)), metal: tints.leaf, bevel: 34, camber: 0.8 },
    {
      shape: line('M236 470V110M276 470V110M130 256V350M382 190V330', 7),
      metal: tints.moss,
      bevel: 3,
      edge: 1,
    },
    {
      shape: turned(
        fill('M256 66C236 44 236 20 256 4C276 20 276 44 256 66Z'),
        7,
        256,
        62,
        -90,
        180,
      ),
      metal: tints.rose,
      bevel: 10,
    },
    { shape: fill('M120 470H392L410 500H102Z'), metal: tints.sand, bevel: 10, grain: 'stone' },
  ]
}

/** Four cards fanned, the ace of spades before the rest. */
export function cards(): readonly Piece[] {
  const card = fill(
    'M176 90H336Q352 90 352 106V374Q352 390 336 390H176Q160 390 160 374V106Q160 90 176 90Z',
  )
  const spade = fill(
    'M256 148C282 196 328 212 328 254C328 290 286 300 264 278L274 326H238' +
      'L248 278C226 300 184 290 184 254C184 212 230 196 256 148Z',
  )
  const fanned = (turn: number): Piece => ({
    shape: `<g transform="rotate(${turn} 256 470)">${card}</g>`,
    metal: tints.cream,
    bevel: 8,
    edge: 5,
  })
  const heart = fill(
    'M256 320C200 270 176 246 176 208C176 166 236 158 256 200C276 158 336 166 336 208' +
      'C336 246 312 270 256 320Z',
  )
  return [
    fanned(-38),
    {
      shape: `<g transform="rotate(-38 256 470)">${heart}</g>`,
      metal: tints.crimson,
      bevel: 10,
      edge: 1,
    },
    fanned(-14),
    fanned(10),
    {
      shape: `<g transform="rotate(10 256 470)">${fill('M256 140L320 236L256 332L192 236Z')}</g>`,
      metal: tints.crimson,
      bevel: 10,
      edge: 1,
    },
    fanned(34),
    {
      shape: `<g transform="rotate(34 256 470)">${spade}</g>`,
      metal: tints.lacquer,
      bevel: 12,
      edge: 1,
    },
  ]
}

/** A bill for one who is sought: a shadow under a hat, nailed to the wall. */
export function wantedBill(): readonly Piece[] {
  return [
    {
      shape: fill('M92 40L420 30L430 200L416 320L428 480L300 472L210 486L84 474L96 300L82 160Z'),
      metal: tints.sand,
      bevel: 10,
      grain: 'stone',
    },
    { shape: fill('M150 130H362V360H150Z'), metal: tints.cream, bevel: 5, edge: 3 },
    {
      shape: fill(
        'M226 190C228 166 284 166 286 190L290 210C310 208 324 202 336 196C330 224 300 234 256 234' +
          'C212 234 182 224 176 196C188 202 202 208 222 210ZM222 238H290C290 270 280 286 272 292' +
          'C316 300 340 326 348 360H164C172 326 196 300 240 292C232 286 222 270 222 238' +
          'Z',
      ),
      metal: tints.lacquer,
      bevel: 14,
    },
    {
      shape: line('M128 90H384M140 394H372M170 428H342', 22),
      metal: tints.leather,
      bevel: 6,
      edge: 1,
    },
    { shape: disc(256, 56, 14), metal: 'iron', bevel: 10 },
  ]
}

/** A stagecoach with its driver, trunks on its roof. */
export const stagecoach = (() => {
  const wheel = (x: number, y: number, radius: number) =>
    group(
      hoop(x, y, radius, 15),
      turned(line(`M${x} ${y}V${y - radius}`, 10), 10, x, y),
      disc(x, y, 18),
    )
  return group(
    '<path fill-rule="evenodd" d="M110 184H330Q350 184 352 210L344 300Q330 356 290 356H170' +
      'C120 356 96 300 92 216Q92 184 110 184ZM136 214V270H190V214ZM216 214V270H266V214Z' +
      'M290 214V270H326V214Z"/>',
    fill('M84 168H350V188H84ZM110 120H180V168H110ZM188 134H262V168H188ZM352 230L440 244V300H346Z'),
    fill(
      'M372 120C376 104 404 104 408 120L426 126L408 134C406 148 402 154 396 158C424 164 432' +
        ' 190 430 236' +
        'H356C356 190 362 166 386 158C380 154 376 146 374 134L356 126Z',
    ),
    line('M420 190L506 206M424 204L500 240', 9),
    line('M396 170L476 92', 7),
    wheel(140, 372, 82),
    wheel(392, 388, 60),
    line('M140 372H392L512 360', 15),
  )
})()

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Gods, beasts and vessels of old Hellas.

/** A lyre with its seven strings. */
export function lyre(): readonly Piece[] {
  return [
    {
      shape: line(
        [0, 1, 2, 3, 4, 5, 6].map((i) => `M${196 + i * 20} 116L${214 + i * 14} 400`).join(''),
        5,
      ),
      metal: 'silver',
      bevel: 3,
      edge: 1,
    },
    {
      shape: line(
        'M150 390C60 330 60 220 130 160C160 130 150 80 104 66C84 60 70 78 80 96M362' +
          ' 390C452 330 452 220 382 160C352 130 362 80 408 66C428 60 442 78 432 96',
        34,
      ),
      metal: 'gold',
      bevel: 15,
    },
    { shape: line('M112 124H400', 25), metal: 'gold', bevel: 11 },
    {
      shape: group(...[0, 1, 2, 3, 4, 5, 6].map((i) => disc(196 + i * 20, 124, 8))),
      metal: 'bronze',
      bevel: 5,
      edge: 2,
    },
    {
      shape: fill(
        'M116 350C150 330 362 330 396 350C420 420 370 484 256 484C142 484 92 420 116' + ' 350Z',
      ),
      metal: tints.leather,
      bevel: 44,
      camber: 0.8,
    },
    { shape: fill('M190 376H322V398H190Z'), metal: 'gold', bevel: 7 },
    {
      shape: turned(fill('M256 438L246 422L256 406L266 422Z'), 6, 256, 440),
      metal: 'gold',
      bevel: 4,
      edge: 2,
    },
  ]
}

/** An amphora of red clay, a band of meanders and a ship in black. */
export function redAmphora(): readonly Piece[] {
  const body =
    'M196 40H316V70C300 90 298 120 304 146C372 176 408 236 404 300C398 380 340 430 306 452V476' +
    'H330V496H182V476H206V452C172 430 114 380 108 300C104 236 140 176 208 146C214 120 212' +
    ' 90 196 70Z'
  const meander = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${122 + i * 39} 250V216H${150 + i * 39}V240H${136 + i * 39}`)
    .join('')
  return [
    {
      shape: line('M206 84C120 80 96 150 118 214M306 84C392 80 416 150 394 214', 24),
      metal: tints.copper,
      bevel: 11,
    },
    { shape: fill(body), metal: tints.copper, bevel: 64, camber: 0.9 },
    { shape: line(meander, 8), metal: tints.lacquer, bevel: 3, edge: 1 },
    {
      shape: line('M112 266H400M114 200Q256 206 398 200M148 392Q256 404 364 392M196 60H316', 9),
      metal: tints.lacquer,
      bevel: 3,
      edge: 1,
    },
    {
      shape: fill(
        'M150 326C170 340 340 340 372 308L360 366C320 380 200 380 168 366ZM262 282' +
          'H268V330H262ZM220 288C250 300 290 300 310 288L304 322C286 328 240 328 226 322Z',
      ),
      metal: tints.lacquer,
      bevel: 6,
      edge: 1,
    },
    {
      shape: line(
        'M190 360L176 384M220 366L208 388M252 368L246 390M284 368L284 390M316 364' + 'L322 386',
        6,
      ),
      metal: tints.lacquer,
      bevel: 3,
      edge: 1,
    },
    {
      shape: turned(fill('M256 446L240 428L256 404L272 428Z'), 7, 256, 520, -30, 60),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
  ]
}

/** The trident of the sea. */
export function seaTrident(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(24 256 256)">${shape}</g>`
  return [
    { shape: tilt(fill('M244 200H268L264 512H248Z')), metal: 'gold', bevel: 9 },
    {
      shape: tilt(
        fill(
          'M256 -14L292 66L268 60V210H244V60L220 66ZM112 30L146 96L126 96C126 150' +
            ' 160 184 244 190V216C150 214 100 168 98 96L78 96ZM400 30L434 96L414 96C412 168 362' +
            ' 214 268 216V190C352 184 386 150 386 96L366 96Z',
        ),
      ),
      metal: 'gold',
      bevel: 14,
    },
    { shape: tilt(fill('M222 196H290V236H222Z')), metal: 'gold', bevel: 13 },
    { shape: tilt(disc(256, 216, 17)), metal: tints.turquoise, bevel: 12, edge: 3 },
    {
      shape: tilt(line('M246 300H266M246 322H266M246 440H266M246 462H266', 11)),
      metal: 'bronze',
      bevel: 5,
      edge: 2,
    },
  ]
}

/** A helmet that covers the face, its crest dark blue. */
export function hopliteHelm(): readonly Piece[] {
  const plume = fill('M242 190L246 16H266L270 190Z')
  return [
    { shape: turned(plume, 13, 256, 240, -54, 108), metal: tints.night, bevel: 8, edge: 2 },
    {
      shape: turned(line('M256 92V70', 34), 9, 256, 240, -54, 108),
      metal: tints.porcelain,
      bevel: 5,
      edge: 2,
    },
    {
      shape:
        '<path fill-rule="evenodd" d="M256 104C356 104 408 180 408 270C408 340 400 400 372 470' +
        'L296 500L282 480V340H230V480' +
        'L216 500L140 470C112 400 104 340 104 270C104 180 156 104 256 104ZM140 286C170 258 220' +
        ' 262 238 300C226 326 160 328 140 286Z' +
        'M372 286C342 258 292 262 274 300C286 326 352 328 372 286Z"/>',
      metal: 'bronze',
      bevel: 46,
      camber: 0.8,
    },
    {
      shape: line('M122 262C170 220 226 238 248 290M390 262C342 220 286 238 264 290', 15),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
    { shape: fill('M256 110L276 200L266 350L256 372L246 350L236 200Z'), metal: 'gold', bevel: 10 },
    { shape: turned(disc(256, 452, 8), 5, 256, 300, 20, 50), metal: 'gold', bevel: 5, edge: 2 },
    { shape: turned(disc(256, 452, 8), 5, 256, 300, -70, 50), metal: 'gold', bevel: 5, edge: 2 },
  ]
}

/** A coin of Athens: the owl, an olive twig, a moon. */
export function owlCoin(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M256 20C390 22 492 120 490 260C488 396 392 492 256 490C118 488 20 392 22' +
          ' 256C24 116 124 18 256 20Z',
      ),
      metal: 'silver',
      bevel: 18,
      grain: 'hammered',
    },
    { shape: hoop(256, 256, 206, 9), metal: 'iron', bevel: 4, edge: 1 },
    {
      shape: fill(
        'M196 120C230 96 310 96 336 122C352 150 344 182 336 200C372 260 366 340 318' +
          ' 396L352 440H300L284 412L262 414L258 440H208L224 402C176 370 160 300 184 206C172 180' +
          ' 174 146 196 120Z',
      ),
      metal: 'silver',
      bevel: 40,
      camber: 0.9,
    },
    {
      shape: fill('M336 204C396 270 392 350 376 430C340 400 300 330 308 236Z'),
      metal: 'iron',
      bevel: 14,
      grain: 'hammered',
    },
    {
      shape: line('M344 250L352 330M330 270L340 350M364 290L366 380', 7),
      metal: 'silver',
      bevel: 3,
      edge: 1,
    },
    {
      shape: line(
        'M188 250C210 262 232 262 252 250M190 286C212 298 236 298 258 286M200 322' +
          'C218 334 240 334 262 322M216 356C230 366 246 366 264 356',
        9,
      ),
      metal: 'iron',
      bevel: 4,
      edge: 1,
    },
    { shape: group(disc(230, 156, 26), disc(298, 156, 26)), metal: 'iron', bevel: 10 },
    { shape: group(disc(232, 158, 11), disc(296, 158, 11)), metal: 'gold', bevel: 7, edge: 2 },
    {
      shape: fill(
        'M264 160L276 190L264 206L252 190ZM204 122C230 128 250 138 264 156C278 138' +
          ' 298 128 324 122C300 112 230 112 204 122Z',
      ),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
    { shape: line('M96 130C130 140 150 160 160 190', 7), metal: 'gold', bevel: 3 },
    {
      shape: fill(
        'M100 128C90 100 104 84 130 80C136 108 126 126 100 128ZM128 146C150 124 170' +
          ' 124 190 134C180 156 156 162 128 146ZM118 140C100 158 98 178 112 196C130 180 134 160' +
          ' 118 140Z',
      ),
      metal: 'gold',
      bevel: 7,
    },
    { shape: fill('M116 290A44 44 0 1 0 146 360A52 52 0 0 1 116 290Z'), metal: 'gold', bevel: 7 },
  ]
}

const horseBody =
  'M96 226c26-26 74-32 112-24 40 8 78 6 110-14l40-46c12-16 30-26 52-28l10-22 12 20 12-18 8 30' +
  ' 44 48c8 12 2 26-12 28l-20 2-34-10-26 46' +
  'c-10 30-30 50-56 60-48 14-118 14-166 2-30 8-54 4-70-8-20 2-38 16-50 42l-18 44-14-6' +
  ' 10-50c10-48 26-76 56-96Z'

const legs =
  line('M330 286L400 322 462 290', 24) +
  line('M312 290L372 352 436 350', 24) +
  line('M150 286L112 344 46 352', 26) +
  line('M180 292L160 372 108 418', 25)

const wing =
  'M300 222C250 216 214 190 190 150C170 110 130 60 60 20C90 24 130 30 160 44C140 26 120 8 104' +
  ' -6C150 4 190 24 216 48' +
  'C206 30 200 14 196 0C240 30 280 80 300 130C320 176 322 206 300 222Z'

/** A winged horse in flight. */
export const wingedHorse = group(
  fill(horseBody),
  legs,
  fill(wing),
  `<g transform="translate(60 10) rotate(14 300 220) scale(0.92)">${fill(wing)}</g>`,
)

/** A winged horse, white and gold. */
export function pegasus(): readonly Piece[] {
  return [
    {
      shape: `<g transform="translate(60 10) rotate(14 300 220) scale(0.92)">${fill(wing)}</g>`,
      metal: 'gold',
      bevel: 14,
    },
    { shape: legs, metal: tints.porcelain, bevel: 8 },
    { shape: fill(horseBody), metal: tints.porcelain, bevel: 36, camber: 0.8 },
    {
      shape: line('M318 186L360 142C372 126 390 118 408 116', 17),
      metal: 'gold',
      bevel: 7,
      edge: 2,
    },
    { shape: fill(wing), metal: 'gold', bevel: 18 },
    {
      shape: line(
        'M290 206C250 190 226 160 210 130M296 190C270 160 250 120 232 84M300 176C286' +
          ' 140 260 90 230 50',
        7,
      ),
      metal: 'bronze',
      bevel: 3,
      edge: 1,
    },
    { shape: disc(432, 142, 7), metal: tints.lacquer, bevel: 4, edge: 1 },
  ]
}

/** A face of stone among snakes, its eyes alight. */
export function gorgon(): readonly Piece[] {
  const snake = (turn: number, bend: 1 | -1, long: number) =>
    `<g transform="rotate(${turn} 256 270)">` +
    line(
      `M256 170C${256 + bend * 60} ${140} ${256 - bend * 70} ${110} ${256 + bend * 10}` +
        ` ${80 - long}`,
      30,
    ) +
    `<ellipse cx="${256 + bend * 14}" cy="${66 - long}" rx="20" ry="27"/></g>`
  const back = [-150, -118, -86, -54, -22, 22, 54, 86, 118, 150].map((turn, i) =>
    snake(turn, i % 2 ? 1 : -1, 14),
  )
  const front = [-70, -38, -8, 12, 40, 70].map((turn, i) => snake(turn, i % 2 ? -1 : 1, -26))
  return [
    { shape: group(...back), metal: tints.moss, bevel: 14 },
    {
      shape: fill(
        'M256 126C340 126 382 190 376 270C372 350 320 430 256 450C192 430 140 350' +
          ' 136 270C130 190 172 126 256 126Z',
      ),
      metal: tints.jade,
      bevel: 56,
      camber: 0.8,
    },
    { shape: group(...front), metal: tints.leaf, bevel: 14 },
    {
      shape: fill(
        'M166 262C190 240 224 246 238 276C214 292 184 288 166 262ZM346 262C322 240' +
          ' 288 246 274 276C298 292 328 288 346 262Z',
      ),
      metal: tints.flame,
      bevel: 9,
      edge: 6,
    },
    {
      shape: fill('M200 254L206 284L198 284ZM312 254L318 284L306 284Z'),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    {
      shape: line(
        'M158 238C190 216 226 224 244 256M354 238C322 216 286 224 268 256M256 268' +
          'L246 330L266 334',
        11,
      ),
      metal: 'emerald',
      bevel: 5,
      edge: 1,
    },
    {
      shape: fill(
        'M212 376C236 364 246 370 256 374C266 370 276 364 300 376C284 400 228 400' + ' 212 376Z',
      ),
      metal: tints.crimson,
      bevel: 9,
      edge: 3,
    },
  ]
}

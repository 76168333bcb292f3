import { line, path } from './strokes.ts'

// Beasts and trees of the plains, on a square of 512 units. Who stands, stands at y 440.

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`

/** A drawing moved and scaled; `flip` turns it to face left. */
export function at(drawing: string, x: number, y: number, scale: number, flip = false): string {
  const turned = flip ? ' translate(512 0) scale(-1 1)' : ''
  return `<g transform="translate(${x} ${y}) scale(${scale})${turned}">${drawing}</g>`
}

const elephantBody =
  path(
    'M62 270C60 200 110 150 190 142C250 136 300 142 336 160C352 132 400 122 432 144C462 164' +
      ' 468 200 462 240' +
      'C458 280 452 320 458 350C462 372 476 380 486 372L492 386C476 404 446 398 436 366C430' +
      ' 340 430 316 424 296' +
      'C416 310 404 316 392 316L384 330 390 440H346L340 350 330 440H288L284 348C250 354 220' +
      ' 352 200 346L204 440' +
      'H160L154 356 140 440H96L100 350C76 330 62 304 62 270Z',
  ) + line('M66 240C46 270 46 320 54 350', 8)
const elephantEar = path(
  'M342 156C300 160 282 226 304 282C320 306 356 292 366 246C372 206 366 170 342 156Z',
)
const tusk = path('M402 288C416 332 448 344 480 326C456 358 408 352 388 304Z')
export const elephant = { body: elephantBody, ear: elephantEar, tusk }

const giraffeBody =
  path(
    'M150 250C150 212 190 192 230 188C270 184 296 172 310 144L356 46C360 28 372 20 384 20L380' +
      ' 2H390L396 18' +
      'C414 20 438 36 448 54C450 64 442 68 432 66L396 64 346 192C338 232 324 252 310 262L318' +
      ' 440H296L288 322 276 440' +
      'H254L262 274C236 280 212 278 196 272L206 440H184L172 332 156 440H134L150 292C146 278' +
      ' 148 262 150 250Z',
  ) + line('M154 234C138 262 142 300 134 332', 7)
const patches = path(
  'M176 216l30-14 22 14-6 28-34 6ZM238 206l34-12 14 18-12 30-32 2ZM300 184l24-18 8 22-18' +
    ' 26-18-6ZM172 262l30-4 8 14-26 4Z' +
    'M228 256l34-4 10 12-34 8ZM326 140l16-34 14 16-14 34-14-2ZM350 92l12-30 14 12-10 32-14-2Z' +
    'M292 250l20-16 10 12-20 16Z',
)
export const giraffe = { body: giraffeBody, patches }

const gnu =
  path(
    'M70 250C90 210 150 196 220 196C260 176 310 160 350 170L372 150C366 130 352 124 340 126' +
      'C352 106 384 110 394 136' +
      'C404 118 428 110 442 124C428 126 420 136 418 150C432 180 440 220 452 250C456 268 440' +
      ' 280 426 272L394 240' +
      'C386 270 378 292 362 312L352 286C344 310 336 322 330 330L352 440H332L304 350 288 440' +
      'H268L276 330C230 332 190 324' +
      ' 160 316L140 360 146 440H126L114 362 92 440H72L92 320C74 300 66 276 70 250Z',
  ) + line('M74 250C46 280 52 330 42 366', 9)
const gnuRunning =
  path(
    'M70 250C90 210 150 196 220 196C260 176 310 160 350 176L376 160C370 140 356 134 344 136' +
      'C356 116 388 120 398 146' +
      'C408 128 432 120 446 134C432 136 424 146 422 160C436 190 446 230 458 258C460 276 446' +
      ' 288 432 280L396 246' +
      'C388 276 380 298 364 318L354 290C346 312 338 322 330 328C270 336 200 330 150 314C90' +
      ' 320 66 290 70 250Z',
  ) +
  line('M320 310L384 350 430 336', 20) +
  line('M300 316L346 378 396 388', 18) +
  line('M130 300L92 360 36 364', 20) +
  line('M156 308L132 376 84 412', 18) +
  line('M74 246C40 240 20 260 4 250', 9)

/** The great trek: rows of gnus, the farther the smaller, and the dust they raise. */
export const trek =
  [0, 1, 2, 3, 4, 5, 6].map((i) => at(gnu, -30 + i * 76, 150 + (i % 2) * 5, 0.19)).join('') +
  [0, 1, 2, 3, 4].map((i) => at(gnuRunning, -20 + i * 108, 190 + (i % 3) * 7, 0.29)).join('') +
  [0, 1, 2].map((i) => at(gnuRunning, -36 + i * 186, 232 + (i % 2) * 14, 0.5)).join('') +
  path('M-20 450C120 432 400 436 540 450V540H-20Z')

const acacia =
  path(
    'M6 150C30 112 96 116 130 92C190 66 330 62 392 92C436 106 486 116 506 152C470 170 430 160' +
      ' 400 166C350 180 300 158 256 168' +
      'C210 160 170 182 120 168C84 160 40 172 6 150Z',
  ) +
  line('M252 440C262 380 248 330 262 280', 22) +
  line(
    'M260 300C240 240 180 210 118 160M262 280C280 230 340 210 398 160M262 286C256 230 220 190' +
      ' 210 150M262 280C270 230 300 190 312 150',
    11,
  )

const umbrella = path(
  'M40 128C90 84 180 78 250 84C240 60 330 52 400 84C440 92 470 106 480 128C380 146 140 146 40' +
    ' 128Z',
)

/** A plain at evening: acacias far and near, giraffes between them. */
export const plain =
  at(acacia, 262, 66, 0.56) +
  at(acacia, 10, 206, 0.2) +
  at(acacia, 130, 222, 0.16) +
  at(giraffeBody, 120, 190, 0.28) +
  at(giraffeBody, 60, 214, 0.21, true) +
  path('M-20 306C120 298 400 300 540 306V540H-20Z')

/** An acacia by the water, an elephant and its shadow beside it. */
export const waterhole =
  at(acacia + umbrella, -40, -10, 0.8) +
  at(elephantBody, 300, 206, 0.3, true) +
  at(elephantBody, 226, 250, 0.2, true) +
  at(gnu, 452, 274, 0.14) +
  path('M-20 340C120 330 400 336 540 340V352H-20Z')

/** Three elephants that walk one behind the other. */
export const herd =
  at(elephantBody, 210, 120, 0.62) +
  at(elephantBody, 20, 196, 0.44) +
  at(elephantBody, -96, 240, 0.33) +
  path('M-20 390C120 380 400 386 540 392V540H-20Z')

/** Giraffes before the high mountain. */
export const lookout =
  at(giraffeBody, 150, 30, 0.86) +
  at(giraffeBody, 10, 150, 0.58, true) +
  at(acacia, 350, 270, 0.3) +
  path('M-20 400C120 390 400 396 540 402V540H-20Z')

/** A lion that roars from its rock. */
export const lion =
  path(
    'M80 220C100 190 160 182 230 186C240 140 276 96 330 90C372 86 404 106 418 130L452 138C466' +
      ' 144 464 156 454 158' +
      'L426 164 448 186C456 198 446 206 434 202L406 196C414 228 402 258 382 278L386 374 406' +
      ' 386V398H352L342 306 328 306' +
      ' 324 374 340 386V398H292L286 296C240 298 200 292 170 286L160 326 176 378 192 386V398' +
      'H146L122 326 112 376 122 386' +
      'V398H80L84 306C70 276 70 244 80 220Z',
  ) +
  line('M84 228C40 222 30 286 46 330', 11) +
  ellipse(46, 340, 14, 24) +
  path('M-20 540L36 430 110 396H414L470 420 540 540Z')

const cheetahBody =
  path(
    'M78 246C96 208 140 190 190 196C230 200 262 214 296 206C324 200 344 186 362 170C372 152' +
      ' 386 140 404 136L408 122 422 136' +
      'C442 138 462 150 476 168C482 178 478 188 468 190L438 194C424 208 406 220 392 232C384' +
      ' 254 366 272 340 280' +
      'C296 292 250 262 212 262C180 268 158 290 132 296C100 298 72 276 78 246Z',
  ) +
  path(
    'M338 232L398 262 470 262 496 276 490 288 396 290 330 282ZM316 256L366 312 424 344 444' +
      ' 364 430 370 352 336 296 276Z',
  ) +
  path(
    'M96 236L60 300 12 322 4 338 20 344 84 322 140 276ZM120 260L112 330 62 372 58 388 76 388' +
      ' 140 342 176 272Z',
  ) +
  line('M90 226C70 180 50 150 22 156C8 160 6 174 14 180', 12)
const spots = Array.from({ length: 22 }, (_, i) =>
  ellipse(104 + ((i * 61) % 250), 216 + ((i * 37) % 46) - (i % 3) * 3, 8, 6),
).join('')
export const cheetah = { body: cheetahBody, spots }

const rhinoBody =
  path(
    'M50 270C60 206 120 176 190 184C240 166 300 174 340 198L350 166 368 200C384 202 396 214' +
      ' 404 226L442 246C456 250 466 262 466 284' +
      'C466 304 452 316 428 318L374 312C362 326 352 336 344 342L350 440H306L298 356C250 366' +
      ' 210 364 182 356L180 440H132L126 360' +
      ' 116 440H78L86 346C62 332 48 304 50 270Z',
  ) + line('M54 250C38 270 38 300 44 322', 8)
const rhinoHorn = path(
  'M432 246C454 226 470 190 474 150C490 196 488 240 464 272ZM402 226L418 190 434 244Z',
)
export const rhinoceros = { body: rhinoBody, horn: rhinoHorn }

/** A hippopotamus that gapes, the water at y 430. */
export const hippopotamus = path(
  'M60 430C50 350 110 286 200 296C214 268 238 258 260 264L266 240 286 264C322 246 360 190 420' +
    ' 146C452 132 482 156 476 190' +
    'C470 214 442 226 424 238L408 270 396 246 372 274C354 298 346 322 354 346C374 354 398 346' +
    ' 420 338L414 308 434 314 442 336' +
    'C468 336 484 356 476 378C466 406 420 420 380 430Z',
)

const zebraBody =
  path(
    'M90 240C110 214 160 206 220 214C270 220 306 210 326 184L352 138C360 118 376 108 396 108' +
      'L402 80 416 104C442 120 464 150 472 176' +
      'C474 190 462 196 450 192L416 178C402 200 392 226 380 250C372 280 358 296 342 304L348' +
      ' 440H324L312 330 302 440H278L282 312' +
      'C240 318 200 314 170 308L160 360 168 440H144L130 360 116 440H92L108 320C88 300 82 270' +
      ' 90 240Z',
  ) + line('M94 240C70 264 74 310 66 346', 10)
const stripes = (() => {
  const across = Array.from({ length: 15 }, (_, i) => {
    const x = 104 + i * 17
    return line(`M${x} 190C${x - 16} 240 ${x + 8} 280 ${x - 6} 326`, 7)
  })
  const neck = Array.from({ length: 7 }, (_, i) =>
    line(`M${312 + i * 14} ${196 - i * 17}L${374 + i * 13} ${240 - i * 22}`, 7),
  )
  const legs = [340, 364, 388, 412].map((y) => line(`M84 ${y}H360`, 6))
  const clip = `<clipPath id="beast">${zebraBody}</clipPath>`
  return `${clip}<g clip-path="url(#beast)">${[...across, ...neck, ...legs].join('')}</g>`
})()
const mane = line('M318 190C336 150 356 112 392 98', 12)
export const zebra = { body: zebraBody, stripes, mane }

const baobabTrunk =
  path(
    'M176 440C206 380 196 300 192 236C160 204 120 190 66 184L68 172C120 172 164 182 196 200' +
      'C186 160 160 130 122 106L132 96' +
      'C176 116 206 146 220 184C226 140 222 104 208 66L222 62C240 100 246 140 244 180C262 140' +
      ' 284 106 322 78L332 88' +
      'C302 118 286 150 280 190C306 166 350 146 410 142L410 154C358 164 322 190 312 232C306' +
      ' 300 312 380 344 440Z',
  ) +
  line(
    'M66 178L40 156M124 104L92 100M212 66L196 40M326 84L350 60M408 148L440 130M408 150L444 158',
    7,
  )
const baobabCrown = [
  [50, 158, 46, 24],
  [104, 96, 52, 28],
  [206, 48, 58, 30],
  [340, 62, 56, 28],
  [440, 136, 48, 26],
  [160, 76, 44, 24],
  [276, 52, 44, 22],
  [396, 100, 40, 22],
]
  .map(
    ([x = 0, y = 0, rx = 0, ry = 0]) =>
      ellipse(x, y, rx, ry) +
      ellipse(x - rx * 0.5, y + 6, rx * 0.5, ry * 0.8) +
      ellipse(x + rx * 0.5, y + 6, rx * 0.5, ry * 0.8),
  )
  .join('')
export const baobab = { trunk: baobabTrunk, crown: baobabCrown }

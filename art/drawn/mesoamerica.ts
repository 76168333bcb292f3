import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { both, piece } from './halves.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Stone, jade, feathers and obsidian of the old cities of Mexico and Yucatan.

/** The face of a jaguar with narrow green eyes, seen from the front. */
export function jaguar(): readonly Piece[] {
  const head =
    'M256 66C340 62 430 104 448 196C458 256 436 316 402 356C380 440 324 486 256' +
    ' 486C188 486 132 440 110 356C76 316 54 256 64 196C82 104 172 62 256 66Z'
  const spots =
    'M196 104Q182 128 192 152M226 90Q216 112 222 132M156 128Q138 146 146 172M110' +
    ' 190Q94 212 102 238M100 268Q92 286 104 306M128 320Q122 338 134 352M216 158' +
    'Q206 176 214 192M130 250Q140 262 136 276M152 372Q156 392 172 404'
  return [
    piece(both(disc(122, 116, 60)), tints.saffron, 22),
    piece(both(disc(124, 120, 32)), tints.lacquer, 12, 3),
    piece(fill(head), tints.saffron, 74),
    piece(both(line(spots, 19)), tints.lacquer, 7, 1),
    piece(line('M256 82V126M256 150V184', 17), tints.lacquer, 7, 1),
    piece(
      fill(
        'M256 318C296 306 352 336 356 390C358 440 312 474 256 474C200 474 154 440' +
          ' 156 390C160 336 216 306 256 318Z',
      ),
      tints.cream,
      40,
    ),
    piece(fill('M222 190H290L314 330Q256 352 198 330Z'), tints.amber, 28, 2),
    piece(fill('M202 322Q256 304 310 322L284 362Q256 384 228 362Z'), tints.lacquer, 16, 3),
    piece(
      line('M256 374V404M256 404Q222 436 184 412M256 404Q290 436 328 412', 12),
      tints.lacquer,
      5,
      1,
    ),
    piece(both(fill('M96 214Q166 166 236 262Q152 296 96 214Z')), tints.lacquer, 10, 4),
    piece(both(fill('M118 220Q168 190 220 254Q156 274 118 220Z')), 'emerald', 14, 2),
    piece(both(fill('M166 202L176 262L160 254Z')), tints.lacquer, 5, 1),
    piece(
      both(group(disc(192, 392, 6), disc(178, 372, 6), disc(206, 374, 6))),
      tints.lacquer,
      3,
      1,
    ),
  ]
}

const plume = 'M256 250C232 200 226 110 256 40C286 110 280 200 256 250Z'

/** The feathered serpent: its head with open jaws out of a wheel of feathers. */
export function featheredSerpent(): readonly Piece[] {
  const head =
    'M112 268C130 176 230 132 326 158L440 176C486 184 498 222 478 250L460 262' +
    'L352 252C332 254 328 274 338 286L436 318C458 326 452 356 430 358L324 368' +
    'C230 384 130 360 112 268Z'
  return [
    piece(turned(fill(plume), 15, 256, 264, -196, 212), 'emerald', 13, 4),
    piece(
      turned(
        fill('M256 250C240 214 236 170 256 130C276 170 272 214 256 250Z'),
        13,
        256,
        290,
        -184,
        200,
      ),
      tints.crimson,
      11,
      4,
    ),
    piece(turned(line('M256 220V70', 6), 15, 256, 264, -196, 212), tints.saffron, 3, 1),
    piece(fill('M70 290C80 200 150 150 210 150V384C140 384 80 350 70 290Z'), 'gold', 30),
    piece(fill(head), tints.turquoise, 44),
    piece(
      fill('M372 252L384 290L396 254ZM412 256L424 292L438 260ZM366 296L378 264L392 306Z'),
      tints.cream,
      8,
      3,
    ),
    piece(line('M338 288C400 300 440 300 500 290M468 292L500 312', 11), tints.crimson, 5, 2),
    piece(disc(282, 214, 36), 'gold', 18),
    piece(disc(284, 214, 20), tints.lacquer, 9, 2),
    piece(line('M240 176Q280 150 330 176', 16), 'gold', 8, 3),
    piece(line('M452 212a16 16 0 1 0 -24 10', 10), tints.lacquer, 4, 1),
    piece(line('M150 230Q180 268 150 310M186 214Q222 266 186 330', 10), tints.jade, 5, 2),
  ]
}

/** A round stone carved with a sun, its days and its rays. */
export function calendarStone(rock: Piece['metal'] = tints.sand): readonly Piece[] {
  const glyph = 'M238 78H274V112H238ZM247 87V103H265V87Z'
  return [
    piece(disc(256, 256, 240), rock, 22),
    piece(hoop(256, 256, 222, 16), 'gold', 8),
    piece(turned(disc(256, 34, 8), 32), tints.lacquer, 4, 1),
    piece(hoop(256, 256, 188, 8), rock, 4),
    piece(
      turned(`<path fill-rule="evenodd" d="${glyph}"/>`, 20, 256, 256, 9),
      tints.turquoise,
      6,
      3,
    ),
    piece(hoop(256, 256, 132, 12), 'gold', 6),
    piece(turned(fill('M256 54L282 142H230Z'), 8), tints.copper, 11, 4),
    piece(turned(fill('M236 132H276V164H236Z'), 4, 256, 256, 45), 'gold', 9, 4),
    piece(disc(256, 256, 88), rock, 22),
    piece(fill('M196 226Q216 200 244 226ZM268 226Q296 200 316 226Z'), tints.lacquer, 6, 2),
    piece(fill('M246 214H266L276 268H236Z'), 'gold', 8, 3),
    piece(fill('M210 286H302Q296 320 256 320Q216 320 210 286Z'), tints.lacquer, 7, 2),
    piece(fill('M240 292H272L266 350L256 362L246 350Z'), tints.crimson, 8, 3),
  ]
}

/** A pod of cacao, cut open: its beans are gold. */
export function cacao(): readonly Piece[] {
  const turn = (shape: string, degrees: number) =>
    `<g transform="rotate(${degrees} 256 280)">${shape}</g>`
  const pod =
    'M256 60C340 110 372 220 356 330C344 420 300 480 256 500C212 480 168 420 156 330' +
    'C140 220 172 110 256 60Z'
  const beans = [0, 1, 2, 3, 4]
    .map((row) =>
      [-1, 0, 1]
        .map((column) => {
          const x = 256 + column * (row === 0 || row === 4 ? 36 : 50)
          return `<ellipse cx="${x}" cy="${166 + row * 60 + Math.abs(column) * 22}" rx="23" ry="30"/>`
        })
        .join(''),
    )
    .join('')
  return [
    piece(fill('M290 470C360 380 440 360 506 376C470 450 380 500 290 470Z'), tints.leaf, 18),
    piece(turn(fill(pod), -38), tints.copper, 60),
    piece(
      turn(
        line('M206 110C176 220 180 360 220 470M256 84V490M306 110C336 220 332 360 292 470', 9),
        -38,
      ),
      tints.leather,
      4,
      1,
    ),
    piece(turn(fill(pod), 20), tints.leather, 30),
    piece(
      turn(
        fill(
          'M256 92C322 136 348 224 334 326C324 404 292 452 256 470C220 452 188 404 178' +
            ' 326C164 224 190 136 256 92Z',
        ),
        20,
      ),
      tints.cream,
      18,
    ),
    piece(turn(`<g>${beans}</g>`, 20), 'gold', 17, 5),
    piece(turn(line('M256 64V26', 22), 20), 'oak', 9),
  ]
}

/** A mask of jade mosaic with spools in its ears. */
export function jadeMask(): readonly Piece[] {
  const face =
    'M256 92C340 92 398 136 400 226C402 340 350 484 256 492C162 484 110 340 112' +
    ' 226C114 136 172 92 256 92Z'
  const seams =
    'M256 150V240M180 108L196 230M332 108L316 230M122 200L190 216M390 200L322' +
    ' 216M116 270L178 300M396 270L334 300M134 350L196 350M378 350L316 350M160' +
    ' 420L206 396M352 420L306 396M216 452L226 488M296 452L286 488M256 446V490' +
    'M150 150L192 168M362 150L320 168'
  return [
    piece(both(disc(74, 300, 58)), tints.turquoise, 24),
    piece(both(hoop(74, 300, 34, 12)), 'gold', 6, 3),
    piece(both(disc(74, 300, 14)), tints.crimson, 9, 3),
    piece(fill(face), tints.jade, 80),
    piece(line(seams, 6), tints.lacquer, 3, 0),
    piece(both(fill('M140 268Q182 224 232 270Q184 304 140 268Z')), tints.lacquer, 8, 4),
    piece(both(fill('M150 268Q184 238 222 270Q184 292 150 268Z')), tints.porcelain, 9, 2),
    piece(both(disc(188, 266, 17)), tints.lacquer, 8, 2),
    piece(fill('M238 240H274L302 352Q256 384 210 352Z'), tints.jade, 18, 5),
    piece(both(disc(232, 354, 8)), tints.lacquer, 4, 1),
    piece(fill('M190 396Q256 376 322 396Q330 446 256 450Q182 446 190 396Z'), tints.lacquer, 10, 4),
    piece(fill('M206 396H306V416H278V430H234V416H206Z'), tints.cream, 6, 2),
    piece(
      fill('M92 150L112 62L176 88L196 26L256 66L316 26L336 88L400 62L420 150Q256 96 92' + ' 150Z'),
      'gold',
      18,
    ),
    piece(group(disc(256, 98, 17), disc(166, 114, 13), disc(346, 114, 13)), tints.turquoise, 10, 4),
  ]
}

/** An upright drum of carved wood, a face cut into it, and its skin. */
export function carvedDrum(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M126 96H386L372 400L394 498H332L316 430H290L280 498H232L222 430H196L180 498' +
          'H118L140 400Z',
      ),
      metal: 'oak',
      bevel: 50,
      grain: 'wood',
    },
    piece(fill('M122 120H390L386 166H126ZM138 384H374L372 414H140Z'), 'bronze', 12),
    piece(
      group(...[0, 1, 2, 3, 4, 5, 6].map((i) => disc(148 + i * 36, 143, 10))),
      tints.turquoise,
      6,
      3,
    ),
    piece(`<ellipse cx="256" cy="96" rx="134" ry="42"/>`, tints.cream, 18),
    piece(both(hoop(206, 232, 28, 12)), tints.saffron, 6, 3),
    piece(both(disc(206, 232, 12)), tints.lacquer, 6, 2),
    piece(both(line('M154 206Q200 176 242 204', 15)), tints.crimson, 7, 3),
    piece(fill('M242 226H270L286 286H226Z'), tints.saffron, 12, 4),
    piece(fill('M162 304H350L330 368H182Z'), tints.crimson, 14, 4),
    piece(
      fill(
        'M174 308L190 340L206 308ZM214 308L230 344L246 308ZM266 308L282 344L298 308Z' +
          'M306 308L322 340L338 308Z',
      ),
      tints.cream,
      7,
      2,
    ),
  ]
}

/** A crown of long green feathers with bands of red, blue and gold. */
export function featherCrown(): readonly Piece[] {
  const long = 'M256 350C228 280 218 150 256 76C294 150 284 280 256 350Z'
  const short = 'M256 350C232 310 226 250 256 206C286 250 280 310 256 350Z'
  return [
    piece(turned(fill(long), 13, 256, 410, -60, 120), 'emerald', 10, 4),
    piece(turned(line('M256 300V110', 5), 13, 256, 410, -60, 120), tints.moss, 2, 0),
    piece(turned(fill(short), 13, 256, 410, -76, 152), tints.crimson, 11, 4),
    piece(turned(disc(256, 240, 10), 13, 256, 410, -76, 152), 'gold', 6, 3),
    piece(line('M118 420A138 138 0 0 1 394 420', 46), tints.turquoise, 16),
    piece(turned(disc(256, 272, 14), 9, 256, 410, -76, 152), 'gold', 9, 3),
    piece(fill('M96 412H416V452H96Z'), 'gold', 15),
    piece(group(...[0, 1, 2, 3, 4].map((i) => disc(136 + i * 60, 432, 11))), tints.crimson, 7, 3),
  ]
}

/** One green feather with a gilt socket. */
export function quetzalFeather(): readonly Piece[] {
  return [
    piece(
      fill(
        'M120 420C96 350 120 270 180 220L176 196L206 200C250 150 290 110 340 84L344' +
          ' 60L372 70C410 44 450 22 500 10C494 70 476 120 446 162L410 168L430 188C400' +
          ' 230 360 270 312 304L276 302L284 324C230 366 180 400 120 420Z',
      ),
      'emerald',
      26,
    ),
    piece(
      fill('M392 60C430 36 464 20 500 10C496 52 484 90 466 126C430 130 396 104 392 60Z'),
      tints.turquoise,
      16,
      3,
    ),
    piece(disc(446, 66, 20), tints.night, 12, 3),
    piece(line('M40 492C140 400 300 260 440 76', 13), tints.cream, 6, 2),
    piece(fill('M30 462L68 500L150 430L110 388Z'), 'gold', 16),
    piece(line('M64 462L88 484M90 440L114 460', 9), tints.crimson, 4, 2),
  ]
}

/** A blade struck from obsidian, its grip bound with cord. */
export function obsidianBlade(): readonly Piece[] {
  const glass =
    'M214 336L168 300L182 250L150 226L178 180L160 150L200 118L206 76L256 10L306' +
    ' 76L312 118L352 150L334 180L362 226L330 250L344 300L298 336Z'
  return [
    piece(fill(glass), tints.lacquer, 26),
    piece(fill('M256 40L286 110L262 330L226 320L236 200Z'), { ...tints.night, polish: 1 }, 12, 0),
    piece(
      line(
        'M200 118L236 150M178 180L230 210M182 250L228 270M312 118L276 150M334 180' +
          'L276 210M330 250L272 270',
        5,
      ),
      tints.stone,
      2,
      0,
    ),
    piece(fill('M222 330H290L282 470Q256 486 230 470Z'), 'oak', 16),
    piece(
      line('M222 346L290 362M222 378L288 394M224 410L286 426M228 440L284 456', 17),
      tints.crimson,
      8,
      3,
    ),
    piece(disc(256, 484, 24), tints.turquoise, 14),
    piece(fill('M196 316H316V350H196Z'), 'gold', 12),
  ]
}

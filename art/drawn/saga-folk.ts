import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { engraved, piece } from './halves.ts'
import { person } from './people.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// Those whom the sagas tell of, against the light, and what they leave behind.

/** The seeress on her high seat, hooded, her staff in her hand. */
export const seeressFar = engraved(
  'seeress',
  group(
    fill('M96 500V130L84 20L116 70L130 130V200H382V130L396 70L428 20L416 130V500Z'),
    fill(
      'M256 56C300 56 324 96 328 142C364 164 376 210 380 290L404 500H108L132 290' +
        'C136 210 148 164 184 142C188 96 212 56 256 56Z',
    ),
    line('M474 30V500', 15),
    hoop(474, 30, 22, 11),
    line('M370 250L474 262', 30),
  ),
  line(
    'M186 150C180 240 150 380 142 500M326 150C332 240 362 380 370 500M206 160' + 'Q256 210 306 160',
    9,
  ),
)

/** The hero asleep at his table of stone: helmet, beard, sword. */
export const sleeperFar = engraved(
  'sleeper',
  group(
    fill(
      'M256 40C312 40 340 84 342 140L350 200L310 190V216H202V190L162 200L170 140' +
        'C172 84 200 40 256 40Z',
    ),
    fill('M246 10H266V60H246Z'),
    fill('M190 196H322L340 214C420 232 452 280 462 366H50C60 280 92 232 172 214Z'),
    fill('M10 366H502V408H470L482 500H30L42 408H10Z'),
    fill('M428 40H446V100H486V118H446V372H428V118H388V100H428Z'),
  ),
  group(
    line(
      'M204 190C190 290 216 340 222 404L246 376L256 440L268 376L292 404C298 340' +
        ' 322 290 308 190',
      14,
    ),
    line('M234 230V350M256 220V370M278 230V350M170 140H342M256 140V190', 11),
    line('M20 372H206M306 372H494', 13),
  ),
)

/** The elf hill raised on its pillars, and those who dance beneath. */
export const elfHill = group(
  fill(
    'M-20 320C60 300 90 160 256 150C422 160 452 300 532 320L500 346C420 330 340' +
      ' 322 256 322C172 322 92 330 12 346Z',
  ),
  fill('M92 326H116V430H92ZM176 320H198V426H176ZM314 320H336V426H314ZM396 326H420V430H396Z'),
  fill('M-40 424C90 400 420 400 552 424V520H-40Z'),
  person('cheering', 146, 428, 0.4),
  person('cheering', 232, 422, 0.4),
  person('cheering', 282, 426, 0.4),
  person('cheering', 366, 428, 0.4),
  line('M256 152V110M256 128L236 96M256 124L280 92M256 112L250 78', 9),
)

/** The nix on his stone in the stream: long hair, a fiddle, a bow. */
export const nixFar = group(
  fill('M60 452C110 392 190 376 270 384C350 380 410 410 452 452Z'),
  fill(
    'M236 96C270 84 300 104 300 140C300 164 288 182 270 190L262 214C310 226 330' +
      ' 262 332 320L336 388H176L196 300C196 250 206 226 224 212C190 250 178 214' +
      ' 186 170C192 126 210 104 236 96Z',
  ),
  fill('M290 176C310 160 336 172 336 196C352 200 358 226 340 238C318 252 290 240 284 212Z'),
  line('M330 206L420 168', 11),
  line('M318 250L400 300M300 130L420 260', 6),
  line('M300 250L344 280L390 236', 21),
  line('M210 250L260 300L330 262', 23),
  line('M200 372L300 376L330 440', 34),
  line('M70 450V270M92 450L104 300M44 450L30 310M470 450V290M450 450L440 330M490 450L498 320', 7),
  fill('M62 290H78V340H62ZM96 316H112V360H96ZM462 300H478V352H462Z'),
)

/** An old castle on the sound: copper spires, long walls. */
export const soundCastle = group(
  fill('M20 470V370H60V300H452V370H492V470Z'),
  fill('M60 300L86 250H200V300ZM300 300V260H420L452 300Z'),
  fill('M84 300V180L98 160L92 150L110 90L116 20L122 90L140 150L134 160L148 180V300Z'),
  fill('M226 300V220L236 206H280L290 220V300ZM240 206L258 120L276 206Z'),
  fill('M356 300V150L372 128L362 118L386 66L391 -6L396 66L420 118L410 128L426 150V300Z'),
  fill('M180 252L192 190L204 252ZM312 262L322 206L332 262ZM446 370V330L460 290L474 330V370Z'),
  fill('M4 462H508V484H4Z'),
)

/** The woman of the bog, bent over her kettle; she stirs, and the mist rises. */
export const bogWife = group(
  fill(
    'M176 108C206 92 240 104 246 134L262 150L244 160L240 178C268 200 276 240 282' +
      ' 290L300 470H96C96 380 90 280 120 220C134 190 150 180 164 170C150 150 154' +
      ' 120 176 108Z',
  ),
  line('M222 230L300 260L356 250', 30),
  line('M366 190L340 366', 12),
  fill('M290 340H450L440 352C470 380 466 440 430 462H310C274 440 270 380 300 352Z'),
  line('M312 462L296 490M428 462L444 490M370 468V494', 15),
  line('M140 470L120 500M40 480V330M60 480L76 350M26 480L10 370', 8),
  fill('M32 330H48V380H32Z'),
)

/** The hoard under the hill, and the lindorm that lies about it. */
export const lindormFar = group(
  fill('M40 470C100 400 160 380 256 370C352 380 412 400 472 470Z'),
  line(
    'M470 440C380 500 70 490 60 400C56 340 160 330 262 340C400 350 440 270 410' +
      ' 200C388 150 320 146 284 180',
    58,
  ),
  fill('M310 150L236 84L262 144L150 172L92 206L108 238L186 236L120 262L132 288L240 278L320 236Z'),
  fill(
    'M90 346L80 296L130 330ZM180 330L190 270L226 330ZM290 326L310 268L336 324Z' +
      'M400 290L456 262L430 230ZM412 200L462 170L408 160ZM350 158L360 104L320 150Z',
  ),
  fill('M230 372L240 330H272L282 372ZM330 380L350 352L380 384ZM140 384L160 350L186 378Z'),
)

/** The seeress: hood, brooch and staff. */
export function seeress(): readonly Piece[] {
  return [
    piece(line('M478 20V500', 20), 'oak', 8),
    piece(hoop(478, 40, 30, 13), 'bronze', 7),
    piece(disc(478, 40, 15), tints.turquoise, 12),
    piece(
      fill(
        'M240 20C330 20 368 96 372 190C430 230 456 340 460 500H20C24 340 50 230 108' +
          ' 190C112 96 150 20 240 20Z',
      ),
      tints.night,
      60,
    ),
    piece(
      fill(
        'M240 76C300 76 326 130 322 196C316 270 284 316 240 322C196 316 164 270 158' +
          ' 196C154 130 180 76 240 76Z',
      ),
      tints.lacquer,
      16,
    ),
    piece(
      fill(
        'M240 130C280 130 300 160 296 208C290 262 268 296 240 300C212 296 190 262' +
          ' 184 208C180 160 200 130 240 130Z',
      ),
      tints.sand,
      34,
      3,
    ),
    piece(
      fill(
        'M196 190Q214 178 232 196L230 204Q212 194 198 202ZM248 196Q266 178 284 190' +
          'L282 202Q268 194 250 204Z',
      ),
      tints.lacquer,
      3,
      1,
    ),
    piece(line('M240 200L234 240H246M222 266Q240 272 258 266', 6), tints.leather, 3, 0),
    piece(line('M160 330Q240 400 320 330', 13), 'silver', 6, 3),
    piece(disc(240, 372, 34), 'silver', 20),
    piece(disc(240, 372, 15), tints.crimson, 10, 3),
    piece(line('M100 250Q80 360 90 500M380 250Q400 360 390 500', 9), tints.moss, 4, 1),
  ]
}

/** A sword of the old make, its pommel of three lobes. */
export function oldSword(): readonly Piece[] {
  const lean = (shape: string) => `<g transform="rotate(38 256 256)">${shape}</g>`
  return [
    piece(lean(fill('M226 160H286L280 440L256 520L232 440Z')), 'silver', 20),
    piece(lean(fill('M248 176H264L260 430H252Z')), 'iron', 6, 1),
    piece(lean(fill('M166 128H346Q356 146 346 166H166Q156 146 166 128Z')), 'bronze', 15),
    piece(lean(fill('M232 36H280V130H232Z')), tints.leather, 14),
    piece(lean(line('M232 56H280M232 78H280M232 100H280', 8)), 'gold', 4, 2),
    piece(lean(group(disc(222, 22, 24), disc(290, 22, 24), disc(256, 6, 32))), 'bronze', 20),
    piece(lean(fill('M202 20H310V42H202Z')), 'gold', 9),
    piece(lean(line('M190 146L216 146M236 146H276M296 146H322', 9)), 'gold', 4, 2),
  ]
}

/** The crown of an old king. */
export function oldCrown(): readonly Piece[] {
  return [
    piece(
      fill('M70 400L50 150L150 236L190 90L256 214L322 90L362 236L462 150L442 400Z'),
      'gold',
      30,
    ),
    piece(fill('M62 380H450V452H62Z'), 'bronze', 18),
    piece(
      group(disc(50, 140, 20), disc(190, 82, 20), disc(322, 82, 20), disc(462, 140, 20)),
      'gold',
      15,
    ),
    piece(group(disc(256, 416, 25), disc(256, 312, 19)), tints.turquoise, 16, 4),
    piece(group(disc(146, 416, 18), disc(366, 416, 18)), tints.crimson, 12, 4),
    piece(line('M92 416H112M180 416H214M298 416H332M400 416H420', 11), 'gold', 5, 2),
  ]
}

/** A barrow with its door of stones, and light within. */
export function barrow(): readonly Piece[] {
  return [
    piece(fill('M10 452C40 250 130 130 256 126C382 130 472 250 502 452Z'), tints.moss, 60),
    piece(
      line(
        'M90 330L110 300M140 240L160 216M350 210L372 236M400 290L420 324M300 180L316' +
          ' 196M210 176L190 186',
        12,
      ),
      tints.leaf,
      5,
      1,
    ),
    piece(fill('M190 300H322V456H190Z'), tints.flame, 26, 6),
    piece(fill('M140 292L176 276L190 456H128ZM336 276L372 292L384 456H322Z'), tints.stone, 20),
    piece(fill('M116 240L256 218L398 244L386 296L256 284L128 298Z'), tints.stone, 22),
    piece(fill('M-4 446H516V484H-4Z'), tints.moss, 14),
    piece(line('M256 130V70M256 100L230 60M256 92L286 50', 11), 'oak', 5),
  ]
}

/** A lantern with panes of horn. */
export function hornLantern(): readonly Piece[] {
  return [
    piece(hoop(256, 62, 42, 15), 'iron', 7),
    piece(fill('M256 86L360 172H152Z'), 'iron', 20),
    piece(fill('M164 176H348L366 420H146Z'), tints.amber, 34),
    piece(
      fill(
        'M256 230C296 290 304 330 296 362C290 392 276 402 256 402C236 402 222 392' +
          ' 216 362C208 330 216 290 256 230Z',
      ),
      tints.flame,
      26,
      3,
    ),
    piece(
      fill(
        'M256 300C274 330 276 350 272 366Q268 388 256 390Q244 388 240 366C236 350' +
          ' 238 330 256 300Z',
      ),
      tints.cream,
      12,
      0,
    ),
    piece(line('M166 176L150 420M346 176L362 420M256 176V420M158 300H354', 15), 'iron', 7),
    piece(fill('M132 412H380L390 456H122Z'), 'iron', 16),
    piece(fill('M148 160H364V186H148Z'), 'bronze', 9),
    piece(group(disc(170, 434, 7), disc(256, 434, 7), disc(342, 434, 7)), 'bronze', 4, 2),
  ]
}

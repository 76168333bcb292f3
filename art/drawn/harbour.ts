import { engraved, set } from './halves.ts'
import { person } from './people.ts'
import { disc, fill, group, line } from './strokes.ts'

// Those who fish, at dawn, on the pier and in the harbour.

const gull = fill('M0 0C20-24 44-26 60-8C76-26 100-24 120 0C96-10 76-4 60 12C44-4 24-10 0 0Z')

/** One in a rowing boat, the rod over the side. */
export const rowboatFar = group(
  fill('M30 350C120 376 360 376 480 336C460 400 430 424 400 430H120C80 420 50 390 30 350Z'),
  set(person('seated', 0, 0), 200, 366, 1.9),
  fill('M150 160Q200 100 250 160L270 170L250 178H150Z'),
  line('M262 250L318 282L352 250', 20),
  line('M318 290L500 60', 7),
  line('M500 60C506 200 500 300 498 420', 3),
  line('M110 360L60 470', 10),
)

/** A cutter home from the bank, deep in the water, gulls behind it. */
export const cutterFar = group(
  fill('M10 320C100 350 400 346 506 280C496 350 470 400 440 420H80C40 396 16 360 10 320Z'),
  fill('M120 340V214H250L266 340ZM106 204H266V222H106Z'),
  line('M340 330V50M340 84L480 290M340 84L90 320M340 140L430 70', 9),
  line('M184 204V150M168 164H202', 7),
  fill('M280 330C300 286 400 282 420 314Z'),
  set(gull, 20, 120, 0.7),
  set(gull, 110, 60, 0.56),
  set(gull, 210, 110, 0.44),
  set(gull, 420, 20, 0.5),
  set(gull, -20, 210, 0.5),
)

/** Four anglers side by side upon the pier. */
export const pierAnglers = group(
  fill(
    'M-60 380H572V404H-60ZM20 404H40V520H20ZM160 404H180V520H160ZM330 404H350' +
      'V520H330ZM470 404H490V520H470Z',
  ),
  person('man', 70, 382, 1),
  person('woman', 190, 382, 0.96),
  set(person('man', 0, 0), 320, 382, 1.04),
  set(person('seated', 0, 0), 430, 382, 1.1),
  line('M96 280L150 90M214 290L258 110M346 276L396 80M456 300L500 140', 6),
  line('M150 90L160 360M258 110L266 360M396 80L410 360M500 140L508 360', 3),
  fill('M250 346H286V382H250Z'),
)

/** A salmon that leaps the fall. */
export const leapingSalmon = group(
  fill('M120 330L60 350C90 366 104 396 100 430C126 404 150 390 160 366Z'),
  fill(
    'M112 340C110 240 190 130 310 90C370 72 430 70 476 88C466 100 470 108 484' +
      ' 114C456 190 380 264 300 300C230 334 170 356 152 376Z',
  ),
  fill('M226 140L226 70C262 78 284 100 298 124ZM300 270L330 330L262 306Z'),
  line(
    'M60 470Q100 400 90 440M130 470Q150 410 170 450M30 440L14 400M210 470L250' +
      ' 420M180 430L196 396',
    9,
  ),
  disc(40, 376, 8),
  disc(220, 392, 9),
  disc(256, 380, 6),
  disc(16, 360, 6),
  fill('M-10 484C40 460 90 470 130 466C190 462 240 474 290 492C190 500 90 500 -10 484Z'),
)

const fishTails = [176, 216, 262, 300, 338].map((x) =>
  fill(`M${x - 6} 430V396L${x - 22} 366L${x} 380L${x + 22} 366L${x + 6} 396V430Z`),
)

/** The auction on the quay: the one who calls, hammer raised, those who bid, boxes of fish. */
export const quayAuction = engraved(
  'auction',
  group(
    person('man', 256, 384, 1.24),
    line('M292 200L344 150L336 96', 20),
    fill('M300 66H372V100H300Z'),
    ...fishTails,
    fill('M140 414H372V500H140Z'),
    person('man', 52, 500, 1.3),
    person('woman', 112, 520, 1.1),
    person('man', 460, 500, 1.34),
    person('woman', 404, 520, 1.1),
    fill('M-60 486H572V560H-60Z'),
  ),
  line('M140 442H372M140 470H372M256 414V486', 10),
)

/** One who stands in the stream and casts; the line makes its loop. */
export const flyFisher = group(
  set(person('man', 0, 0), 190, 460, 1.6),
  fill('M136 160Q190 96 244 160L262 166L244 178H136L118 170Z'),
  line('M250 226L300 190L330 150', 22),
  line('M316 176L420 20', 7),
  `<path d="M420 20C500-30 520 90 420 110C300 134 180 60 60 70C-10 76-20 130 40 130C100 130` +
    ` 200 170 330 150" fill="none" stroke="#000" stroke-width="8"/>`,
  line('M110 470Q150 456 190 470T270 470', 9),
  fill('M120 300L92 320V372L120 366Z'),
)

const catchOutline =
  'M-10 214C40 170 120 160 220 172C320 164 400 186 440 214L520 160C506 210 508 250 524 300' +
  'L440 262C400 300 300 322 200 312C110 312 40 280 -10 244L26 232Z'

/** The one who caught the fish of the year, and can hardly hold it. */
export const recordCatch = group(
  engraved(
    'catcher',
    group(
      person('man', 256, 512, 2.1),
      fill('M196 120Q256 40 316 120L340 130L316 142H196L172 130Z'),
    ),
    line(catchOutline, 24),
  ),
  engraved(
    'catch',
    group(fill(catchOutline), fill('M180 172L220 116L280 170ZM250 312L300 356L320 306Z')),
    group(line('M96 186Q130 240 96 290', 11), disc(50, 216, 9)),
  ),
  line('M176 330L200 296M336 330L312 296', 24),
)

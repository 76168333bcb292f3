import { both, engraved, set } from './halves.ts'
import { person } from './people.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// The stage, those upon it and those before it, against the light.

const guitarist = group(
  disc(0, -182, 19),
  fill('M-20-190Q0-214 20-190L26-140H-26Z'),
  fill('M-14-166H14L38-150L34-96L52 0H28L4-84H-2L-40 0H-64L-34-96L-38-150Z'),
  fill(
    'M-44-120C-20-140 10-120 24-104C40-90 30-64 8-66C-16-62-60-74-62-98' +
      'C-60-110-52-116-44-120Z',
  ),
  line('M10-100L110-156', 10),
  fill('M100-162L126-176L132-160L108-146Z'),
  line('M-34-146L-50-110L-20-92M34-146L62-126L66-134', 14),
)

/** A guitarist, legs apart, the neck of the guitar raised. */
export const guitaristFar = group(set(guitarist, 226, 476, 1.86), fill('M-60 474H572V540H-60Z'))

/** The drummer behind the kit, both sticks in the air. */
export const drummerFar = group(
  disc(256, 130, 34),
  fill('M222 120Q256 80 290 120L296 170H216Z'),
  fill('M196 190Q256 160 316 190L326 320H186Z'),
  line('M204 200L130 150L150 80M308 200L382 150L362 70', 26),
  line('M150 80L196 10M362 70L318 4', 8),
  both(
    group(
      '<ellipse cx="60" cy="196" rx="92" ry="11" transform="rotate(-9 60 196)"/>',
      line('M60 196L84 480M84 450L40 484', 9),
      fill('M136 250H236V318Q186 338 136 318Z'),
      fill('M0 350H110V430Q56 448 0 430Z'),
      line('M10 430L0 486M100 430L108 486', 8),
    ),
  ),
  disc(256, 390, 100),
  fill('M-60 480H572V540H-60Z'),
)

/** A microphone alone on its stand. */
export const loneMic = group(
  line('M250 210V476', 11),
  line('M250 210L320 150', 11),
  `<ellipse cx="340" cy="132" rx="20" ry="34" transform="rotate(50 340 132)"/>`,
  line('M250 476L190 496M250 476L312 496M250 476V500', 11),
  line('M320 156C380 230 300 330 330 420C350 470 420 470 470 490', 7),
  fill('M-60 492H572V540H-60Z'),
)

/** Those in the front row, arms up. */
export const frontRow = group(
  person('cheering', 40, 600, 1.5),
  person('woman', 130, 620, 1.42),
  person('cheering', 210, 640, 1.6),
  person('man', 300, 620, 1.42),
  person('cheering', 372, 610, 1.46),
  person('cheering', 470, 640, 1.66),
  person('cheering', 288, 690, 1.5),
  person('man', 110, 690, 1.6),
  fill('M-60 430H-40H572V446H-60ZM-60 470H572V560H-60Z'),
)

/** A garage, its door up; three play within. */
export const garageBand = engraved(
  'garage',
  group(
    fill('M-20 480V190L256 70L532 190V480Z'),
    fill('M-40 200L256 62L552 200L546 214L256 84L-34 214Z'),
  ),
  '<path d="M80 220H432V440H80Z"/>',
).replace(
  /<\/g>$/,
  `${set(guitarist, 160, 440, 0.86)}${set(guitarist, 352, 440, -0.86, 0.86)}${person('man', 256, 424, 0.8)}` +
    `<circle cx="256" cy="400" r="40"/>${line('M190 350H222M290 350H322M206 350V440M306 350V440', 6)}` +
    `<path d="M-60 438H572V540H-60ZM96 220H416V238H96Z"/></g>`,
)

/** The bus of a band on its way, from the side. */
export const tourBus = engraved(
  'tourbus',
  group(
    fill('M20 200Q24 170 60 168H450Q486 170 492 220L504 330V400H12V230Z'),
    disc(120, 404, 44),
    disc(212, 404, 44),
    disc(404, 404, 44),
    fill('M60 168L80 150H260L280 168Z'),
  ),
  group(
    '<path d="M44 200H110V268H44ZM120 200H190V268H120ZM200 200H270V268H200ZM280' +
      ' 200H350V268H280ZM360 200H424V268H360ZM436 200H466L480 290H436Z"/>',
    hoop(120, 404, 26, 7),
    hoop(212, 404, 26, 7),
    hoop(404, 404, 26, 7),
    line('M30 330Q200 290 300 330T490 340', 9),
  ),
)

/** Behind the stage: flight cases, a guitar leaning, the edge of a curtain and the light beyond. */
export const backstage = engraved(
  'backstage',
  group(
    fill('M-80 -60H60C80 120 40 300 70 520H-80ZM592 -60H452C436 120 474 300 440 520H592Z'),
    fill('M60 330H230V480H60ZM90 220H210V324H90ZM240 390H340V480H240Z'),
    set(
      fill(
        'M238 250C220 200 176 170 150 190C120 214 170 260 156 320C144 366 96 390 104' +
          ' 456C112 520 186 540 256 536C326 540 404 516 410 450C414 388 364 366 352' +
          ' 320C344 276 382 240 362 210C340 186 296 204 274 250ZM244 260V-60L236-120' +
          'H276L268-60V260Z',
      ),
      294,
      210,
      0.5,
    ),
    fill('M-80 476H592V540H-80Z'),
  ),
  line('M60 400H230M90 270H210M240 434H340M80 330V480M212 330V480M106 220V324M194 220V324', 7),
)

/** A field of tents before a great stage, flags in the wind. */
export const festivalField = group(
  fill('M120 330V170L256 96L392 170V330H350V200H162V330Z'),
  fill('M100 330H412V346H100ZM140 160L256 92L372 160L366 172L256 108L146 172Z'),
  fill('M96 330V90H104V330ZM408 330V90H416V330ZM104 92L150 104L104 122ZM408 92L362 104L408 122Z'),
  line('M-20 340V120M532 340V140', 8),
  fill('M-16 122L50 136L-16 160ZM528 142L462 156L528 180Z'),
  ...[-20, 60, 140, 300, 390, 470].map((x, i) =>
    set(
      fill('M0 0L60-84L74-92L80-80L140 0H86L70-50L56 0Z'),
      x,
      430 + (i % 2) * 40,
      0.86 + (i % 3) * 0.16,
    ),
  ),
  person('woman', 226, 468, 0.5),
  person('man', 262, 472, 0.52),
  person('cheering', 200, 380, 0.26),
  person('man', 300, 384, 0.26),
  fill('M-80 462H592V540H-80Z'),
)

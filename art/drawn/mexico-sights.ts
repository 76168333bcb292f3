import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

const moved = (drawing: string, x: number, y: number, size: number, degrees = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})` +
  ` translate(-256 -256)">${drawing}</g>`

const pod = fill(
  'M300 120C364 146 384 240 334 330C292 404 220 462 112 492C186 430 222' +
    ' 370 220 290C216 200 236 116 300 120Z',
)

const cap = group(
  fill('M302 160C258 150 226 138 236 108C266 76 346 78 378 112C380 142 344 156 302 160Z'),
  line('M308 100C304 62 320 40 352 24', 20),
)

/** Chillies of glass that shine on their cords. */
export const chiliLightsFar = group(
  line('M-20 60Q120 170 256 150T540 40M-20 250Q140 350 280 320T540 240', 5),
  ...(
    [
      [40, 150, -20],
      [130, 196, 10],
      [228, 210, -6],
      [322, 196, 24],
      [420, 160, -14],
      [500, 120, 12],
      [30, 330, 8],
      [118, 376, -18],
      [216, 392, 16],
      [312, 378, -8],
      [406, 350, 20],
      [490, 320, -16],
    ] as const
  ).map(([x, y, turn]) => moved(pod + cap, x, y, 0.2, turn + 20)),
)

const player =
  fill('M-84 -204C-60 -178 60 -178 84 -204C82 -176 46 -164 0 -164C-46 -164 -82 -176 -84 -204Z') +
  fill('M-28 -176Q-20 -240 0 -246Q20 -240 28 -176Z') +
  disc(0, -156, 21) +
  fill('M-46 -118Q-30 -138 0 -138Q30 -138 46 -118L52 -30H-52Z') +
  fill('M-50 -40H-2L-14 150H-58ZM2 -40H50L58 150H14Z')

const guitarist =
  disc(-14, -50, 36) +
  disc(24, -66, 28) +
  line('M30 -66L122 -126', 11) +
  fill('M112 -134L136 -146L142 -130L120 -116Z')
const trumpeter =
  line('M40 -110L76 -130L40 -156', 17) +
  line('M16 -152H110', 8) +
  fill('M90 -156C120 -158 130 -170 136 -186V-120C130 -136 120 -148 90 -150Z')
const bassist =
  disc(-20, -40, 46) +
  disc(30, -58, 35) +
  line('M40 -62L128 -104', 13) +
  fill('M118 -112L142 -122L148 -104L126 -92Z')

/** Three who play beneath wide hats. */
export const mariachisFar = group(
  `<g transform="translate(108 340) scale(0.96)">${player}${guitarist}</g>`,
  `<g transform="translate(404 340) scale(0.96)">${player}${trumpeter}</g>`,
  `<g transform="translate(256 356) scale(1.06)">${player}${bassist}</g>`,
)

/** A stall on market day: striped awning, heaps and pots, paper flags on a cord. */
export const marketFar = (() => {
  const flags = Array.from({ length: 13 }, (_, i) => {
    const x = -40 + i * 49
    const drop = 26 + 50 * (1 - ((i - 6) / 7) ** 2)
    return (
      `M${x - 19} ${drop}H${x + 19}V${drop + 36}L${x + 10} ${drop + 28}L${x}` +
      ` ${drop + 40}L${x - 10} ${drop + 28}L${x - 19} ${drop + 36}Z`
    )
  })
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const [top, foot] = [126 + i * 30, 50 + i * 47]
    return `M${top} 150H${top + 22}L${foot + 36} 240Q${foot + 18} 270 ${foot} 240Z`
  })
  const heap = (x: number, size: number) =>
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [-0.5, -0.86],
      [0.5, -0.86],
      [0, -1.72],
    ]
      .map(([dx = 0, dy = 0]) => disc(x + dx * size * 2, 372 + dy * size * 2, size))
      .join('')
  return group(
    line('M-60 20Q256 130 572 20', 3),
    fill(flags.join('')),
    fill(stripes.join('')),
    fill(
      'M120 140H392V152H120ZM66 236H80V520H66ZM432 236H446V520H432ZM40 388' +
        'H472V410H40ZM56 410H456V500H56Z',
    ),
    heap(136, 15),
    heap(256, 15),
    fill(
      'M330 388L322 350Q318 330 340 326V314H372V326Q394 330 390 350L382 388Z' +
        'M398 388L392 360H432L426 388ZM400 356L412 320L424 356Z',
    ),
    line('M120 250V286M180 250V280M330 250V280', 4),
    fill(
      'M108 286Q120 276 132 286L126 330L114 350ZM168 280Q180 270 192 280L186' +
        ' 318L174 340ZM318 280Q330 270 342 280L336 318L324 336Z',
    ),
  )
})()

const hat = fill(
  'M-110 0C-80 -30 -60 6 -40 10Q-30 -80 0 -84Q30 -80 40 10C60 6 80 -30' +
    ' 110 0C100 40 50 50 0 50C-50 50 -100 40 -110 0Z',
)

/** A hammock between two cacti, a wide hat left in it. */
export const siestaFar = group(
  fill(
    'M10 520V190Q10 154 42 154Q74 154 74 190V520ZM70 330H98V270Q98 252 112' +
      ' 252Q126 252 126 270V336Q126 366 100 366H70Z',
  ),
  fill(
    'M434 520V140Q434 104 466 104Q498 104 498 140V520ZM438 320H412V240Q412' +
      ' 222 398 222Q384 222 384 240V324Q384 354 410 354H438Z',
  ),
  line('M60 250L110 330M450 220L402 320', 7),
  fill('M108 326C180 420 330 420 404 316C390 440 330 470 256 470C180 470 122 446 108 326Z'),
  line(
    'M150 440L146 486M190 460L188 504M232 468L232 512M280 468L280 512M322' +
      ' 460L324 504M362 440L366 486',
    5,
  ),
  `<g transform="translate(222 286) rotate(-14) scale(1.1)">${hat}</g>`,
)

const blade = fill('M256 480C222 370 232 210 256 70C280 210 290 370 256 480Z')

const _rosette = turned(blade, 9, 256, 470, -84, 168)

const leaf = fill('M256 480C236 380 240 210 256 70C272 210 276 380 256 480Z')

/** Agaves before the sun. */
export const agaveFieldFar = group(
  ...(
    [
      [256, 300, 1.06],
      [60, 352, 0.56],
      [452, 352, 0.56],
      [150, 330, 0.24],
      [366, 330, 0.24],
      [4, 330, 0.24],
      [508, 330, 0.24],
    ] as const
  ).map(([x, y, size]) => moved(turned(leaf, 9, 256, 470, -80, 160), x, y, size)),
)

/** Pods that hang from their plant. */
export const jalapenoFar = group(
  line(
    'M-20 40C120 20 300 90 540 30M150 44C160 90 170 110 170 130M330 62C330' +
      ' 100 320 120 320 150M60 40C60 90 54 100 50 160M440 48C450 90 456 120 452 170',
    11,
  ),
  ...(
    [
      [166, 262, 0.62, -24],
      [322, 300, 0.72, -18],
      [34, 300, 0.6, -30],
      [464, 300, 0.6, -24],
    ] as const
  ).map(([x, y, size, turn]) => moved(pod + cap, x, y, size, turn)),
  fill(
    'M90 36C120 80 110 140 80 180C60 130 66 80 90 36ZM240 66C280 100 280' +
      ' 150 256 190C226 150 220 110 240 66ZM384 56C420 80 420 130 400 166' +
      'C372 130 368 90 384 56ZM240 60C260 10 310 -10 350 -10C340 30 300 60 240 60Z',
  ),
)

const tilted = (drawing: string) =>
  `<g transform="translate(-20 24) rotate(34 256 256) scale(0.8) translate(40 50)">${drawing}</g>`

/** A guitar. */
export function guitar(): readonly Piece[] {
  const belly =
    'M256 246C312 246 342 284 332 326C326 350 342 366 362 392C396 446 354' +
    ' 520 256 520C158 520 116 446 150 392' +
    'C170 366 186 350 180 326C170 284 200 246 256 246Z'
  return [
    { shape: tilted(fill(belly)), metal: tints.leather, bevel: 14 },
    {
      shape: tilted(
        `<g transform="translate(256 384) scale(0.9) translate(-256 -384)">${fill(belly)}</g>`,
      ),
      metal: tints.amber,
      bevel: 22,
      edge: 3,
    },
    { shape: tilted(disc(256, 356, 40)), metal: tints.lacquer, bevel: 8 },
    { shape: tilted(hoop(256, 356, 44, 13)), metal: tints.turquoise, bevel: 6 },
    { shape: tilted(fill('M238 -20H274V330H238Z')), metal: 'oak', bevel: 9, grain: 'wood' },
    {
      shape: tilted(
        line(
          'M238 20H274M238 60H274M238 98H274M238 134H274M238 168H274M238 200H274M238 230H274',
          6,
        ),
      ),
      metal: 'gold',
      bevel: 3,
      edge: 0.5,
    },
    { shape: tilted(fill('M226 -90H286L276 -14H236Z')), metal: tints.leather, bevel: 10 },
    {
      shape: tilted(
        group(disc(218, -72, 10), disc(222, -46, 10), disc(294, -72, 10), disc(290, -46, 10)),
      ),
      metal: 'gold',
      bevel: 8,
    },
    { shape: tilted(fill('M204 438H308V458H204Z')), metal: 'oak', bevel: 8 },
    {
      shape: tilted(line('M246 -70V448M256 -70V448M266 -70V448', 3.5)),
      metal: 'silver',
      bevel: 2,
      edge: 0.5,
    },
  ]
}

/** The guitar among coins. */
export function guitarAndGold(): readonly Piece[] {
  const coin = (x: number, y: number): readonly Piece[] => [
    { shape: `<ellipse cx="${x}" cy="${y}" rx="60" ry="26"/>`, metal: 'gold', bevel: 9 },
    {
      shape: `<ellipse cx="${x}" cy="${y - 2}" rx="40" ry="16"/>`,
      metal: 'oldGold',
      bevel: 5,
      edge: 1,
    },
  ]
  const heap = [
    [70, 486],
    [190, 496],
    [320, 496],
    [440, 486],
    [128, 462],
    [260, 474],
    [384, 464],
    [420, 436],
  ] as const
  return [...guitar(), ...heap.flatMap(([x, y]) => coin(x, y))]
}

/** A wide hat, embroidered. */
export function sombrero(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M6 320C30 270 96 330 160 340H352C416 330 482 270 506 320C516 400 400' +
          ' 456 256 456C112 456 -4 400 6 320Z',
      ),
      metal: tints.crimson,
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: line('M26 332C60 400 150 434 256 434C362 434 452 400 486 332', 13),
      metal: 'gold',
      bevel: 6,
      edge: 2,
    },
    {
      shape: fill('M148 346C160 230 196 92 256 84C316 92 352 230 364 346C310 380 202 380 148 346Z'),
      metal: tints.crimson,
      bevel: 44,
      camber: 0.8,
    },
    { shape: fill('M152 310Q256 356 360 310L366 354Q256 400 146 354Z'), metal: 'gold', bevel: 10 },
    {
      shape: line(
        'M172 334L190 356L208 340L228 364L250 346L272 366L292 344L312 360L330 338L346 350',
        8,
      ),
      metal: tints.turquoise,
      bevel: 4,
      edge: 1,
    },
    {
      shape: turned(fill('M256 220C236 196 240 162 256 140C272 162 276 196 256 220Z'), 6, 256, 220),
      metal: 'gold',
      bevel: 7,
      edge: 2,
    },
    { shape: disc(256, 220, 17), metal: tints.turquoise, bevel: 11, edge: 2 },
    {
      shape: group(
        ...Array.from({ length: 9 }, (_, i) =>
          disc(56 + i * 50, 386 + 62 * Math.sin(((i + 0.6) * Math.PI) / 9.2), 12),
        ),
      ),
      metal: 'gold',
      bevel: 9,
      edge: 2,
    },
  ]
}

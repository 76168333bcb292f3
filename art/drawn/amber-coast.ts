import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { placed } from './placing.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

const lump =
  'M262 30C380 24 474 120 464 268C456 404 372 490 250 484C126 480 44 388 50 264C56 120 146 36 262 30Z'

/** A lump of amber that shut a gnat in when it was resin. */
export function gnatInAmber(): readonly Piece[] {
  return [
    { shape: fill(lump), metal: tints.amber, bevel: 90, camber: 0.9 },
    {
      shape: `<g transform="translate(36 38) scale(.86)">${fill(lump)}</g>`,
      metal: tints.saffron,
      bevel: 110,
      edge: 0,
    },
    {
      shape:
        '<ellipse cx="176" cy="238" rx="92" ry="27" transform="rotate(34 176 238)"/>' +
        '<ellipse cx="340" cy="238" rx="92" ry="27" transform="rotate(-34 340 238)"/>',
      metal: tints.cream,
      bevel: 12,
      edge: 2,
    },
    {
      shape: group(
        line(
          'M240 240L170 320L156 384M272 240L342 320L356 384M240 216L152 190L110 216' +
            'M272 216L360 190L402 216M244 268L206 360L214 430M268 268L306 360L298 430',
          9,
        ),
        line('M248 136Q236 96 204 84M264 136Q276 96 308 84M256 140V92', 7),
        disc(256, 152, 27),
        '<ellipse cx="256" cy="212" rx="38" ry="44"/>',
        '<ellipse cx="256" cy="312" rx="29" ry="82"/>',
      ),
      metal: tints.leather,
      bevel: 18,
    },
    {
      shape: group(disc(130, 330, 11), disc(380, 140, 14), disc(400, 340, 9), disc(160, 130, 8)),
      metal: tints.cream,
      bevel: 8,
      edge: 1,
    },
  ]
}

const pebble = (x: number, y: number, size: number, turnDeg: number): Piece => ({
  shape: `<g transform="translate(${x} ${y}) rotate(${turnDeg}) scale(${size})
    translate(-256 -256)">${fill(lump)}</g>`,
  metal: tints.amber,
  bevel: 120 * size,
  camber: 0.9,
})

/** Amber as the sea left it: one great lump and two small ones. */
export function amberLumps(): readonly Piece[] {
  return [
    pebble(242, 210, 0.8, -14),
    {
      shape: `<g transform="translate(226 190) rotate(-14) scale(.5)
        translate(-256 -256)">${fill(lump)}</g>`,
      metal: tints.saffron,
      bevel: 80,
      camber: 0.9,
      edge: 0,
    },
    { shape: line('M124 176Q146 104 214 82', 17), metal: tints.cream, bevel: 8, edge: 0 },
    pebble(376, 390, 0.44, 60),
    pebble(170, 428, 0.32, 170),
  ]
}

/** An axe of flint bound to its shaft. */
export function flintAxe(): readonly Piece[] {
  const axe: readonly Piece[] = [
    { shape: line('M256 24V500', 44), metal: 'oak', bevel: 20, grain: 'wood' },
    {
      shape: fill(
        'M116 96L320 70Q430 54 490 20Q520 130 490 240Q430 206 320 190L116 168Q84 132 116 96Z',
      ),
      metal: tints.stone,
      bevel: 26,
    },
    {
      shape: fill(
        'M320 70Q430 54 490 20L446 120ZM490 240Q430 206 330 190L440 150Z' +
          'M116 96L230 82L170 128ZM150 168L260 180L210 146Z',
      ),
      metal: 'iron',
      bevel: 16,
      edge: 1,
    },
    {
      shape: line('M214 64L298 196M298 64L214 196M212 96H300M212 130H300M212 164H300', 15),
      metal: tints.leather,
      bevel: 7,
    },
  ]
  return [
    ...placed(axe, 270, 236, 0.92, 32),
    pebble(366, 412, 0.24, 20),
    pebble(446, 448, 0.17, 120),
    pebble(288, 462, 0.15, 200),
  ]
}

/** Beads of amber on their cord, the largest lowest. */
export function amberBeads(): readonly Piece[] {
  const beads = Array.from({ length: 15 }, (_, i) => {
    const a = ((i - 7) / 7) * 2.05
    return { x: 256 + 196 * Math.sin(a), y: 206 + 196 * Math.cos(a), r: 39 - 3 * Math.abs(i - 7) }
  })
  return [
    {
      shape: line('M82 116C110 30 190 14 256 14C322 14 402 30 430 116', 9),
      metal: tints.leather,
      bevel: 4,
    },
    ...beads.map(
      ({ x, y, r }, i): Piece => ({
        shape: disc(Math.round(x), Math.round(y), r),
        metal: i % 2 === 0 ? tints.amber : tints.saffron,
        bevel: r * 0.8,
        camber: 0.9,
        edge: 3,
      }),
    ),
    {
      shape: fill(
        'M256 424C276 440 306 462 300 488C292 516 220 516 212 488C206 462 236 440 256 424Z',
      ),
      metal: tints.copper,
      bevel: 28,
      camber: 0.9,
    },
  ]
}

/** A tear of resin that runs from a bough of the pine. */
export function resinTear(): readonly Piece[] {
  const needles = (x: number, y: number) =>
    [-64, -44, -24, -4, 16, 36, 56]
      .map((lean) => `M${x} ${y}L${x + lean * 1.5} ${y + 112 - Math.abs(lean) * 0.5}`)
      .join('')
  return [
    { shape: line(`${needles(70, 110)}${needles(440, 110)}`, 8), metal: tints.moss, bevel: 4 },
    {
      shape: fill(
        'M-10 56Q90 10 200 46Q330 84 522 24V110Q420 150 330 140Q300 190 262 170Q220 150 190 166' +
          'Q90 120 -10 150Z',
      ),
      metal: 'oak',
      bevel: 26,
      grain: 'wood',
    },
    {
      shape: fill(
        'M196 128Q256 100 322 128C310 170 276 180 280 236C290 290 344 330 344 396' +
          'C344 460 304 500 258 500C212 500 172 460 172 396C172 330 228 290 234 236C236 180 206 170 196 128Z',
      ),
      metal: tints.amber,
      bevel: 60,
      camber: 0.9,
    },
    { shape: line('M208 392Q206 440 234 464', 15), metal: tints.cream, bevel: 7, edge: 0 },
  ]
}

/** A creature of the oldest seas in its slab. */
export function fossilSlab(): readonly Piece[] {
  return [
    {
      shape: fill('M60 90L190 26L350 40L470 120L490 300L430 440L270 490L110 450L24 320L30 180Z'),
      metal: tints.sand,
      bevel: 30,
      grain: 'stone',
    },
    {
      shape: fill('M120 120L220 80L340 92L420 160L430 300L376 390L266 420L150 396L90 300L92 190Z'),
      metal: tints.leather,
      bevel: 14,
      grain: 'stone',
      edge: 2,
    },
    { shape: tableau(['trilobite', 256, 250, 330]), metal: 'bone', bevel: 20 },
    {
      shape: line('M380 420L420 380L456 392M60 200L96 226L84 262', 6),
      metal: tints.felt,
      bevel: 3,
      edge: 0,
    },
  ]
}

/** A woman on the shore, her net over her shoulder. */
export const shoreWoman = group(
  line('M166 330L420 66', 13),
  '<ellipse cx="440" cy="70" rx="56" ry="30" transform="rotate(44 440 70)"/>',
  fill('M400 32Q500 60 476 110Q500 160 460 200Q430 150 410 100Z'),
  disc(250, 96, 33),
  disc(226, 72, 19),
  fill(
    'M212 134C230 120 272 120 290 134C320 160 330 210 322 250L286 246L276 212H224L210 262L176 246Z',
  ),
  fill('M222 206H280C300 250 340 380 350 476Q256 496 152 476C162 380 200 250 222 206Z'),
  fill('M120 286H190L180 350H132Z'),
  line('M126 288Q156 232 186 288', 9),
)

/** A man at his bench, his lamp before him and strung beads above. */
export const amberMaster = group(
  disc(196, 170, 42),
  fill('M152 160Q160 116 206 120Q240 124 240 156Z'),
  fill(
    'M136 224C176 200 230 206 256 246L286 306L366 296L372 322L272 350L262 430H96C84 350 90 260 136 224Z',
  ),
  fill('M230 344H520V372H230ZM300 372H326V520H300ZM460 372H486V520H460Z'),
  fill('M90 430H270V452H90ZM110 452H132V520H110ZM226 452H248V520H226Z'),
  disc(384, 306, 21),
  fill('M420 344V326H484V344ZM430 322L440 240H464L474 322Z'),
  hoop(452, 226, 22, 8),
  line('M300 20V150M344 20V120M388 20V170', 5),
  ...[150, 120, 92].map((y) => disc(300, y, 13)),
  ...[120, 92].map((y) => disc(344, y, 12)),
  ...[170, 140, 112].map((y) => disc(388, y, 14)),
)

/** Posts that break the sea, row behind row, and a wave over them. */
export const breakwater = group(
  ...Array.from({ length: 8 }, (_, i) => {
    const size = 1 / (1 + i * 0.32)
    const x = 440 - 470 * (1 - size)
    const y = 300 + 190 * size
    return fill(
      `M${x} ${y}V${y - 270 * size}Q${x + 22 * size} ${y - 300 * size} ` +
        `${x + 46 * size} ${y - 264 * size}V${y}Z`,
    )
  }),
  fill(
    'M-20 500C40 470 90 520 150 480C200 440 230 410 270 430' +
      'C250 440 250 466 300 470C370 470 440 430 530 480V530H-20Z',
  ),
)

const walker = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${group(
    disc(8, -172, 25),
    fill('M-34 -150Q0 -190 40 -176L34 -140Z'),
    fill('M-26 -146Q8 -160 36 -140L52 20H-40Z'),
    '<ellipse cx="-50" cy="-100" rx="38" ry="52"/>',
    line('M40 -120L72 -96M72 -170L78 120', 11),
    line('M-16 10L-34 118M18 10L44 118', 22),
  )}</g>`

/** Traders on foot with their packs, one behind the other. */
export const amberTraders = group(
  walker(402, 320, 1.05),
  walker(250, 330, 0.96),
  walker(110, 344, 0.86),
)

/** A net on a hoop, with a long pole. */
export function hoopNet(): readonly Piece[] {
  const mesh = Array.from({ length: 6 }, (_, i) => {
    const k = i * 46
    const down = `M${196 + k} ${40 + k * 0.4}L${120 + k * 0.9} ${300 - k * 0.1}`
    return `${down}M${150 + k * 0.1} ${110 + k * 0.9}L${400 - k * 0.1} ${100 + k * 0.9}`
  }).join('')
  return [
    { shape: line('M20 496L230 250', 26), metal: 'oak', bevel: 12, grain: 'wood' },
    { shape: line('M176 84C96 340 260 470 452 300', 13), metal: tints.sand, bevel: 6 },
    {
      shape:
        '<clipPath id="hoop"><ellipse cx="314" cy="196" rx="176" ry="112"' +
        ` transform="rotate(40 314 196)"/></clipPath><g clip-path="url(#hoop)">${line(mesh, 7)}</g>`,
      metal: tints.sand,
      bevel: 3,
      edge: 2,
    },
    {
      shape:
        '<ellipse cx="314" cy="196" rx="176" ry="112" transform="rotate(40 314 196)" fill="none"' +
        ' stroke="#000" stroke-width="22"/>',
      metal: 'iron',
      bevel: 10,
    },
    pebble(300, 300, 0.2, 30),
    pebble(236, 262, 0.14, 100),
  ]
}

/** A shell of the scallop. */
export function scallop(shell: Piece['metal'] = tints.copper): readonly Piece[] {
  const ribs = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((k) => `M${256 + k * 9} 420L${256 + k * 47} ${62 + k * k * 8}`)
    .join('')
  return [
    { shape: fill('M176 410L130 480H382L336 410Z'), metal: shell, bevel: 16 },
    {
      shape: fill(
        'M212 452C60 350 10 230 56 150Q76 108 112 118Q122 70 170 80Q190 36 230 56Q256 20 282 56' +
          'Q322 36 342 80Q390 70 400 118Q436 108 456 150C502 230 452 350 300 452Z',
      ),
      metal: shell,
      bevel: 60,
      camber: 0.9,
    },
    { shape: line(ribs, 9), metal: tints.cream, bevel: 4, edge: 1 },
  ]
}

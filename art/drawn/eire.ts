import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { luckyShoe } from './farm.ts'
import { placed } from './placing.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

const heart =
  'M256 250C160 216 96 128 150 70C190 30 246 56 256 96C266 56 322 30 362 70C416 128 352 216 256 250Z'

/** A clover of four leaves with the pale bow on each of them. */
export function fourLeaf(leaf: Piece['metal'] = tints.leaf): readonly Piece[] {
  const four = (drawing: string) => turned(drawing, 4, 256, 256, 45)
  return [
    { shape: line('M256 256C262 350 300 430 350 500', 24), metal: tints.moss, bevel: 10 },
    { shape: four(fill(heart)), metal: leaf, bevel: 34, camber: 0.8 },
    {
      shape: four(line('M170 116Q196 178 256 176Q316 178 342 116', 13)),
      metal: tints.jade,
      bevel: 6,
      edge: 0,
    },
    { shape: four(line('M256 240V110', 7)), metal: tints.moss, bevel: 4, edge: 1 },
    { shape: disc(256, 256, 14), metal: tints.moss, bevel: 9, edge: 1 },
  ]
}

const bow = [
  tints.crimson,
  tints.flame,
  tints.saffron,
  tints.leaf,
  tints.turquoise,
  tints.night,
  tints.lilac,
]

const coin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="40" ry="22"/><ellipse cx="${x}" cy="${y + 9}" rx="40" ry="22"/>`

const heapOfCoins = (x: number, y: number) =>
  [
    [-80, 30],
    [0, 34],
    [80, 30],
    [-44, 6],
    [40, 8],
    [0, -16],
  ].map(
    ([dx = 0, dy = 0]): Piece => ({
      shape: group(coin(x + dx, y + dy)),
      metal: 'gold',
      bevel: 9,
      edge: 3,
    }),
  )

/** A bow of seven colours over the hills, and gold where it meets them. */
export function rainbow(): readonly Piece[] {
  return [
    ...bow.map((metal, i): Piece => {
      const r = 226 - i * 22
      return {
        shape: `<path d="M${256 - r} 400V330A${r} ${r} 0 0 1 ${256 + r} 330V400" fill="none"
          stroke="#000" stroke-width="24"/>`,
        metal,
        bevel: 9,
        edge: 1,
      }
    }),
    {
      shape: fill('M0 480C10 400 70 366 130 376C190 386 210 420 262 424C310 360 460 340 510 480Z'),
      metal: tints.moss,
      bevel: 36,
      camber: 0.8,
    },
    ...heapOfCoins(388, 396),
  ]
}

/** What is left of a monastery: a round tower, a gable without roof, a high cross. */
export const abbeyFar = group(
  fill('M82 500L92 150L132 70L172 150L182 500Z'),
  '<path fill-rule="evenodd" d="M206 500V310L294 190L382 310V500ZM262 500V380Q294 320 326 380V500Z' +
    'M294 254A20 20 0 1 0 294.1 254Z"/>',
  fill('M382 500V400L402 416L420 396L436 430V500Z'),
  hoop(464, 330, 34, 16),
  fill('M454 270H474V318H512V342H474V500H490V512H438V500H454V342H416V318H454Z'),
)

/** A mug of ale on the board that hangs out over the street. */
export const pubSignFar = group(
  line('M0 70H400M0 200Q150 190 210 70', 18),
  hoop(60, 120, 26, 10),
  line('M160 78V130M360 78V130', 10),
  '<path fill-rule="evenodd" d="M110 126H410Q430 256 410 400Q260 470 110 400Q90 256 110 126Z' +
    'M176 206C156 176 186 150 216 164C240 138 284 144 294 170C320 170 324 198 306 210V236' +
    'C386 222 386 350 306 338V386H176ZM306 262C346 254 346 322 306 312Z"/>',
)

/** A thatched cottage, its wall of stones and a bare thorn. */
export const cottageFar = group(
  '<path fill-rule="evenodd" d="M96 330V250Q70 252 60 240L130 160Q256 140 382 160L452 240' +
    'Q442 252 416 250V330ZM226 330H266V268H226ZM140 296H186V262H140ZM316 296H362V262H316Z"/>',
  fill('M326 170V110H366V176Z'),
  fill('M-10 340Q30 312 60 326L100 318H416L470 308Q500 316 530 330V362H-10Z'),
  line('M474 320Q466 250 490 200M478 270Q500 246 516 250M474 250Q450 220 452 196', 9),
)

/** A ribbon of green edged with gold, laid in the knot of three loops that has no end. */
export function ribbonKnot(): readonly Piece[] {
  const at = (t: number) => [
    256 + 76 * (Math.sin(t) + 2 * Math.sin(2 * t)),
    236 - 76 * (Math.cos(t) - 2 * Math.cos(2 * t)),
  ]
  const third = (2 * Math.PI) / 3
  const start = 2 * Math.PI - Math.acos(-0.25)
  const strands = [0, 1, 2].map((i) => {
    const [from, to] = [start + i * third, start + (i + 1) * third]
    const ends = [at(from), at(to)]
    const inner = Array.from({ length: 81 }, (_, k) => at(from + ((to - from) * k) / 80))
    const free = inner.filter(([x = 0, y = 0]) =>
      ends.every(([ex = 0, ey = 0]) => Math.hypot(x - ex, y - ey) > 44),
    )
    return `M${free.map((xy) => xy.map((value) => value.toFixed(1)).join(' ')).join('L')}`
  })
  const strip = (width: number) =>
    `<path d="${strands.join('')}" fill="none" stroke="#000" stroke-width="${width}"/>`
  return [
    { shape: strip(70), metal: 'gold', bevel: 12 },
    { shape: strip(50), metal: tints.leaf, bevel: 20, edge: 3 },
    { shape: strip(7), metal: 'gold', bevel: 4, edge: 1 },
  ]
}

const strings = Array.from({ length: 9 }, (_, i) => {
  const [x, y] = [170 + i * 25, 176 - i * 9 + 10 * Math.sin(i)]
  return `M${x} ${y}L${132 + i * 15.5} ${232 + i * 26}`
}).join('')
const soundBox = 'M84 168C96 140 132 140 146 172L300 452C308 478 270 500 244 488Z'
const neck = 'M92 180C120 110 190 190 260 140C310 104 350 60 404 76C440 90 430 130 400 130'
const pillar = 'M402 108C470 190 440 360 272 474'

/** A harp to be held on the knee. */
export function harp(): readonly Piece[] {
  return [
    { shape: line(strings, 7), metal: 'silver', bevel: 3, edge: 2 },
    { shape: fill(soundBox), metal: tints.amber, bevel: 22, grain: 'wood' },
    { shape: line(pillar, 34), metal: 'gold', bevel: 15 },
    { shape: line(neck, 36), metal: 'gold', bevel: 16 },
    { shape: disc(408, 98, 30), metal: 'gold', bevel: 18 },
    {
      shape: group(
        ...Array.from({ length: 5 }, (_, i) => disc(132 + i * 27, 226 + i * 50, 10)),
        disc(408, 98, 12),
      ),
      metal: 'emerald',
      bevel: 8,
      edge: 2,
    },
  ]
}

const harpFar = group(line(pillar, 36), line(neck, 38), fill(soundBox), line(strings, 6))

/** A woman beside her great harp. */
export const harpistFar = tableau(['woman-in-gown', 138, 262, 470], [harpFar, 360, 300, 360, -1])

/** A green door with a shoe for luck above its latch. */
export function shoeOnDoor(): readonly Piece[] {
  return [
    {
      shape: fill('M70 512V180C70 -20 442 -20 442 180V512Z'),
      metal: tints.stone,
      bevel: 16,
      grain: 'stone',
    },
    {
      shape: fill('M108 512V190C108 30 404 30 404 190V512Z'),
      metal: 'emerald',
      bevel: 16,
      grain: 'wood',
    },
    {
      shape: line('M168 110V512M228 78V512M286 78V512M346 110V512', 6),
      metal: tints.lacquer,
      bevel: 3,
      edge: 0,
    },
    {
      shape: group(
        line('M110 430H290L310 412M290 430L310 448', 20),
        hoop(356, 386, 22, 10),
        disc(356, 360, 11),
      ),
      metal: 'iron',
      bevel: 8,
    },
    ...placed(luckyShoe('silver'), 256, 224, 0.56),
  ]
}

/** A fiddler at the edge of a cliff, and birds below. */
export const cliffFiddler = group(
  fill('M-20 520V300L60 268L150 262L268 274L292 300L276 342L300 392L284 440L308 520Z'),
  disc(196, 66, 25),
  fill('M168 50Q190 26 214 40L240 54L236 62L170 64Z'),
  fill('M172 98C190 88 214 90 222 104L236 180L250 268H222L206 196L190 268H160L164 180Z'),
  '<ellipse cx="250" cy="104" rx="30" ry="15" transform="rotate(-14 250 104)"/>',
  line('M276 98L326 84', 10),
  line('M190 112L236 152L262 134', 17),
  line('M212 104L300 96', 14),
  line('M266 168L226 40', 7),
  line('M372 210Q390 190 404 208Q420 190 440 206M420 300Q432 286 444 300Q456 286 470 298', 8),
)

/** A pot on three feet, full of gold. */
export function potOfGold(): readonly Piece[] {
  return [
    {
      shape: fill('M120 430L96 500H150L176 460ZM392 430L416 500H362L336 460Z'),
      metal: 'iron',
      bevel: 12,
    },
    { shape: group(hoop(54, 276, 36, 16), hoop(458, 276, 36, 16)), metal: 'iron', bevel: 8 },
    {
      shape: fill('M78 210C20 330 80 470 200 480H312C432 470 492 330 434 210Z'),
      metal: tints.lacquer,
      bevel: 60,
      camber: 0.9,
    },
    ...heapOfCoins(256, 168),
    ...heapOfCoins(150, 176).slice(3),
    ...heapOfCoins(362, 176).slice(3),
    ...heapOfCoins(256, 116).slice(3),
    { shape: fill('M56 196Q256 240 456 196L448 240Q256 284 64 240Z'), metal: 'iron', bevel: 14 },
    ...placed(fourLeaf(), 256, 366, 0.3),
  ]
}

/** A violin and its bow. */
export function violin(): readonly Piece[] {
  const body =
    'M256 206C192 184 158 226 168 280C174 312 196 322 196 344C196 368 160 376 150 420' +
    'C138 480 196 512 256 512C316 512 374 480 362 420C352 376 316 368 316 344C316 322 338 312 344' +
    ' 280C354 226 320 184 256 206Z'
  const pieces: readonly Piece[] = [
    { shape: fill('M240 20H272L274 220H238Z'), metal: tints.leather, bevel: 9 },
    { shape: fill(body), metal: tints.amber, bevel: 34, camber: 0.9, grain: 'wood' },
    {
      shape: line(
        'M206 300Q190 340 210 376Q214 396 202 402M306 300Q322 340 302 376Q298 396 310 402',
        11,
      ),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    { shape: fill('M238 50H274L280 316H232Z'), metal: tints.lacquer, bevel: 9 },
    { shape: fill('M234 400H278L268 490H244Z'), metal: tints.lacquer, bevel: 9 },
    { shape: fill('M218 360H294L286 376H226Z'), metal: tints.cream, bevel: 6 },
    {
      shape: line('M246 60L242 410M253 60L252 410M260 60L260 410M267 60L270 410', 3),
      metal: 'silver',
      bevel: 2,
      edge: 0,
    },
    {
      shape: group(disc(256, 14, 24), line('M222 40H206M222 66H206M290 40H306M290 66H306', 13)),
      metal: tints.leather,
      bevel: 9,
    },
  ]
  return [
    ...placed(pieces, 240, 258, 0.94, 34),
    { shape: line('M60 84Q230 250 462 420', 16), metal: 'oak', bevel: 7 },
    { shape: line('M74 70L476 404', 7), metal: tints.cream, bevel: 3, edge: 2 },
    { shape: fill('M440 392L484 400L480 440L446 424Z'), metal: tints.lacquer, bevel: 8 },
  ]
}

/** A tankard of glass with ale and its froth. */
export function aleMug(): readonly Piece[] {
  return [
    { shape: line('M350 210C460 190 460 400 350 386', 40), metal: 'ice', bevel: 18 },
    { shape: fill('M96 130H376L362 490H110Z'), metal: 'ice', bevel: 20 },
    { shape: fill('M118 160H354L342 460H130Z'), metal: tints.amber, bevel: 26, edge: 2 },
    {
      shape: line('M180 230V420M236 230V420M292 230V420', 22),
      metal: tints.saffron,
      bevel: 10,
      edge: 0,
    },
    {
      shape: group(
        disc(110, 130, 46),
        disc(174, 92, 56),
        disc(250, 84, 60),
        disc(324, 104, 52),
        disc(372, 142, 38),
        fill('M90 130H380V190Q340 220 310 186Q280 250 240 190Q190 220 160 186Q120 210 90 180Z'),
      ),
      metal: tints.cream,
      bevel: 30,
      camber: 0.9,
    },
  ]
}

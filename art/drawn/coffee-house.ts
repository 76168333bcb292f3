import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { placed } from './placing.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

/** One roasted bean. */
function bean(roast: Piece['metal'] = tints.leather): readonly Piece[] {
  return [
    {
      shape: '<ellipse cx="256" cy="256" rx="164" ry="220"/>',
      metal: roast,
      bevel: 110,
      camber: 0.9,
    },
    {
      shape: fill('M264 40C180 150 330 330 246 472C286 470 372 320 296 226C244 160 268 90 264 40Z'),
      metal: tints.lacquer,
      bevel: 12,
      edge: 2,
    },
  ]
}

/** The day's bean, large, on two leaves of its bush. */
export function beanOnLeaves(): readonly Piece[] {
  const leaf = 'M40 430C10 300 60 150 210 60C220 190 200 340 40 430Z'
  return [
    { shape: fill(leaf), metal: tints.leaf, bevel: 30 },
    { shape: line('M50 420Q140 260 204 80', 9), metal: tints.moss, bevel: 4, edge: 1 },
    {
      shape: `<g transform="translate(512 60) scale(-1 1)">${fill(leaf)}</g>`,
      metal: tints.leaf,
      bevel: 30,
    },
    ...placed(bean(tints.copper), 256, 280, 0.88, 24),
  ]
}

/** Three beans. */
export function threeBeans(): readonly Piece[] {
  return [
    ...placed(bean(), 150, 190, 0.56, -30),
    ...placed(bean(tints.copper), 364, 200, 0.54, 36),
    ...placed(bean(), 256, 366, 0.56, 80),
  ]
}

const halfBeans =
  'M246 60C56 70 56 440 246 452C300 330 186 170 246 60ZM270 60C464 80 454 440 270 452C322 330 210 170 270 60Z'

const fallingBean = (x: number, y: number, size: number, turnDeg: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turnDeg}) scale(${size}) translate(-256 -256)">` +
  `<path d="${halfBeans}"/></g>`

/** Beans that fall before the fire. */
export const beansFalling = group(
  fallingBean(130, 120, 0.44, 30),
  fallingBean(356, 92, 0.32, -50),
  fallingBean(300, 270, 0.52, 70),
  fallingBean(96, 330, 0.34, -20),
  fallingBean(206, 444, 0.3, 110),
  fallingBean(430, 410, 0.38, 16),
)

const steam =
  'M176 124Q146 92 178 62Q204 36 182 4M246 124Q216 92 248 62Q274 36 252 4M316 124Q286 92 318 62' +
  'Q344 36 322 4'

/** A cup on its saucer, steaming. */
export function cup(
  ware: Piece['metal'] = tints.porcelain,
  band: Piece['metal'] = tints.turquoise,
): readonly Piece[] {
  return [
    { shape: line(steam, 13), metal: tints.porcelain, bevel: 6, edge: 0 },
    { shape: '<ellipse cx="248" cy="446" rx="226" ry="46"/>', metal: ware, bevel: 20 },
    { shape: '<ellipse cx="248" cy="438" rx="150" ry="24"/>', metal: band, bevel: 8, edge: 2 },
    { shape: line('M384 220C490 196 490 350 350 340', 30), metal: ware, bevel: 14 },
    {
      shape: fill('M84 176H412C412 330 366 430 248 430C130 430 84 330 84 176Z'),
      metal: ware,
      bevel: 60,
      camber: 0.9,
    },
    {
      shape: fill('M90 236Q248 290 406 236L400 270Q248 322 96 270Z'),
      metal: band,
      bevel: 8,
      edge: 1,
    },
    { shape: '<ellipse cx="248" cy="178" rx="164" ry="38"/>', metal: ware, bevel: 10, edge: 2 },
    {
      shape: '<ellipse cx="248" cy="184" rx="138" ry="26"/>',
      metal: tints.leather,
      bevel: 12,
      edge: 2,
    },
  ]
}

/** A pot of copper with a handle of wood. */
export function copperPot(): readonly Piece[] {
  return [
    { shape: line('M170 176C30 140 20 380 124 392', 32), metal: 'oak', bevel: 14, grain: 'wood' },
    {
      shape: fill('M346 250C420 250 410 150 476 122L500 158C446 190 456 340 362 350Z'),
      metal: tints.copper,
      bevel: 24,
    },
    {
      shape: fill('M176 136H324L392 400Q400 476 330 484H170Q100 476 108 400Z'),
      metal: tints.copper,
      bevel: 70,
      camber: 0.9,
    },
    { shape: fill('M160 140Q250 50 340 140Z'), metal: tints.copper, bevel: 26 },
    { shape: line('M164 146H338M134 300H366M116 420H384', 13), metal: 'gold', bevel: 6, edge: 2 },
    { shape: disc(250, 72, 24), metal: 'oak', bevel: 14 },
  ]
}

const podShape = 'M256 20C350 110 366 270 256 480C146 270 162 110 256 20Z'

function pod(): readonly Piece[] {
  return [
    { shape: line('M256 30Q262 0 280 -20', 13), metal: tints.moss, bevel: 6 },
    { shape: fill(podShape), metal: tints.moss, bevel: 56, camber: 0.8 },
    {
      shape: line('M256 40V440M222 80Q180 220 240 430M290 80Q332 220 272 430', 8),
      metal: tints.leaf,
      bevel: 4,
      edge: 1,
    },
  ]
}

/** Pods of cardamom, one of them open on its seeds. */
export function cardamom(): readonly Piece[] {
  const seeds = [
    [236, 150],
    [274, 176],
    [240, 208],
    [274, 240],
    [244, 274],
    [268, 308],
    [254, 346],
  ] as const
  const open: readonly Piece[] = [
    { shape: fill(podShape), metal: tints.moss, bevel: 36 },
    {
      shape: fill('M256 90C310 160 316 270 256 410C196 270 202 160 256 90Z'),
      metal: tints.cream,
      bevel: 16,
    },
    {
      shape: group(...seeds.map(([x, y]) => disc(x, y, 22))),
      metal: tints.felt,
      bevel: 16,
      edge: 3,
    },
  ]
  return [
    ...placed(pod(), 140, 240, 0.82, -34),
    ...placed(pod(), 372, 240, 0.82, 34),
    ...placed(open, 256, 280, 0.88),
  ]
}

/** A sack of jute, full of beans, and the merchant's scoop. */
export function beanSack(): readonly Piece[] {
  const heap = [
    [170, 130, -30],
    [250, 96, 20],
    [330, 128, 60],
    [210, 158, 80],
    [296, 164, -20],
    [376, 166, 30],
    [136, 174, 40],
  ] as const
  return [
    {
      shape: fill('M104 180Q44 320 76 480Q256 516 436 480Q468 320 408 180Z'),
      metal: tints.sand,
      bevel: 60,
      camber: 0.8,
      grain: 'hammered',
    },
    ...heap.flatMap(([x, y, turnDeg]) => placed(bean(), x, y, 0.22, turnDeg)),
    { shape: line('M100 196Q256 250 412 196', 46), metal: tints.sand, bevel: 20 },
    ...placed(bean(tints.felt), 256, 376, 0.34, 30),
    { shape: line('M396 96L476 20', 26), metal: 'oak', bevel: 12 },
    { shape: fill('M410 70L440 100L372 200Q310 190 312 150Z'), metal: 'silver', bevel: 16 },
  ]
}

/** An emptied cup from above, what is left in it, and a spoon. */
export function emptyCup(): readonly Piece[] {
  return [
    { shape: disc(256, 256, 240), metal: tints.porcelain, bevel: 30 },
    { shape: hoop(256, 256, 214, 11), metal: tints.crimson, bevel: 4, edge: 1 },
    { shape: fill('M366 214H484Q498 256 484 298H366Z'), metal: tints.porcelain, bevel: 14 },
    { shape: disc(246, 256, 150), metal: tints.porcelain, bevel: 22 },
    { shape: disc(246, 256, 124), metal: tints.cream, bevel: 8 },
    {
      shape: fill(
        'M132 284A120 120 0 0 0 352 312Q330 250 280 292Q230 330 204 280Q176 250 132 284Z',
      ),
      metal: tints.leather,
      bevel: 14,
      edge: 2,
    },
    { shape: hoop(246, 256, 92, 6), metal: tints.leather, bevel: 2, edge: 0 },
    { shape: line('M60 400L220 486', 15), metal: 'silver', bevel: 7 },
    {
      shape: '<ellipse cx="66" cy="402" rx="46" ry="28" transform="rotate(28 66 402)"/>',
      metal: 'silver',
      bevel: 18,
    },
  ]
}

/** A mill for beans: box, dome and crank. */
export function coffeeMill(): readonly Piece[] {
  return [
    { shape: fill('M84 448H428V492H84Z'), metal: 'oak', bevel: 12, grain: 'wood' },
    { shape: fill('M116 270H396V450H116Z'), metal: 'oak', bevel: 18, grain: 'wood' },
    { shape: fill('M180 330H332V420H180Z'), metal: tints.leather, bevel: 10, grain: 'wood' },
    { shape: disc(256, 374, 17), metal: 'gold', bevel: 10 },
    {
      shape: fill('M130 272C140 150 372 150 382 272Z'),
      metal: tints.copper,
      bevel: 50,
      camber: 0.9,
    },
    { shape: line('M256 176V100Q340 60 430 92', 22), metal: 'iron', bevel: 10 },
    { shape: disc(256, 104, 22), metal: 'gold', bevel: 13 },
    { shape: fill('M406 20H456L446 96H416Z'), metal: 'oak', bevel: 13 },
  ]
}

/** A folded newspaper. */
export function foldedPaper(): readonly Piece[] {
  const rows = (x: number, y: number, wide: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${x} ${y + i * 24}H${x + wide}`).join('')
  const sheet: readonly Piece[] = [
    { shape: fill('M56 70H470V470H56Z'), metal: tints.sand, bevel: 8 },
    { shape: fill('M36 50H450V456H36Z'), metal: tints.cream, bevel: 10 },
    { shape: line('M80 100H406', 32), metal: tints.lacquer, bevel: 5, edge: 0 },
    { shape: line('M80 140H406', 5), metal: tints.lacquer, bevel: 2, edge: 0 },
    { shape: fill('M72 168H236V310H72Z'), metal: tints.stone, bevel: 6, edge: 1 },
    {
      shape: fill('M76 306L130 226L166 276L190 246L232 306Z'),
      metal: tints.felt,
      bevel: 6,
      edge: 0,
    },
    {
      shape: line(rows(264, 176, 146, 11) + rows(80, 344, 148, 4), 9),
      metal: tints.felt,
      bevel: 3,
      edge: 0,
    },
  ]
  return placed(sheet, 256, 256, 0.96, -9)
}

/** A bowl of lump sugar. */
export function sugarBowl(): readonly Piece[] {
  const cube = (x: number, y: number, turnDeg: number): Piece => ({
    shape: `<rect x="${x - 44}" y="${y - 44}" width="88" height="88" rx="10"
      transform="rotate(${turnDeg} ${x} ${y})"/>`,
    metal: tints.porcelain,
    bevel: 18,
  })
  return [
    cube(150, 196, 14),
    cube(362, 196, -20),
    cube(256, 160, 40),
    cube(204, 116, -12),
    cube(310, 112, 22),
    cube(256, 210, 6),
    {
      shape: line('M420 40Q380 120 330 160M446 60Q420 130 346 176', 13),
      metal: 'silver',
      bevel: 6,
    },
    {
      shape: group(line('M86 280Q20 280 60 350', 20), line('M426 280Q492 280 452 350', 20)),
      metal: tints.turquoise,
      bevel: 9,
    },
    {
      shape: fill('M70 240H442C440 380 380 446 256 446C132 446 72 380 70 240Z'),
      metal: tints.turquoise,
      bevel: 60,
      camber: 0.9,
    },
    { shape: fill('M176 440H336L356 486H156Z'), metal: tints.turquoise, bevel: 13 },
    { shape: line('M72 262Q256 306 440 262', 15), metal: 'gold', bevel: 6, edge: 2 },
  ]
}

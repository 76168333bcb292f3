import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

const drop = (x: number, y: number, r: number) =>
  fill(
    `M${x} ${y - r * 2}C${x + r * 0.5} ${y - r * 1.1} ${x + r} ${y - r * 0.5} ${x + r} ${y}` +
      `A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.5} ${x - r * 0.5} ${y - r * 1.1}` +
      ` ${x} ${y - r * 2}Z`,
  )

/** Quicksilver that falls in drops from bowl to bowl. */
export function quicksilver(): readonly Piece[] {
  const bowl = (x: number, y: number, w: number) =>
    `M${x - w} ${y}H${x + w}Q${x + w * 0.8} ${y + w * 0.7} ${x} ${y + w * 0.7}` +
    `Q${x - w * 0.8} ${y + w * 0.7} ${x - w} ${y}Z`
  return [
    {
      shape: fill(bowl(150, 120, 104) + bowl(352, 260, 104) + bowl(210, 410, 124)),
      metal: 'bronze',
      bevel: 26,
      camber: 0.8,
    },
    { shape: line('M46 120H254M248 260H456M86 410H334', 26), metal: 'gold', bevel: 10 },
    {
      shape: group(
        fill(
          'M56 110Q150 60 250 110L276 130Q290 160 284 190L268 190Q268 150 244 128Q150 140 56 110Z',
        ),
        drop(278, 232, 18),
        fill('M258 250Q352 200 446 250Q360 276 258 250Z'),
        drop(300, 356, 20),
        drop(336, 306, 11),
        fill('M96 400Q210 340 324 400Q210 430 96 400Z'),
      ),
      metal: 'silver',
      bevel: 18,
      camber: 0.9,
    },
  ]
}

/** One great drop of quicksilver and two small. */
export function mercury(): readonly Piece[] {
  return [
    { shape: drop(256, 320, 150), metal: 'silver', bevel: 100, camber: 0.9 },
    {
      shape: group(drop(90, 200, 44), drop(424, 220, 52)),
      metal: 'silver',
      bevel: 36,
      camber: 0.9,
    },
    {
      shape: fill('M176 340Q170 270 220 220Q196 290 214 350Q196 366 176 340Z'),
      metal: tints.porcelain,
      bevel: 10,
      edge: 0.5,
    },
  ]
}

/** The signs of fire, water, air and earth in a ring. */
export function elements(): readonly Piece[] {
  const places = [
    [256, 96, tints.flame, 'M256 54L296 124H216Z'],
    [416, 256, 'ice', 'M376 226H456L416 296ZM394 246H438'],
    [256, 416, 'emerald', 'M216 384H296L256 454ZM232 412H280'],
    [96, 256, tints.porcelain, 'M96 214L136 284H56ZM72 256H120'],
  ] as const
  return [
    { shape: hoop(256, 256, 160, 34), metal: 'gold', bevel: 14 },
    { shape: hoop(256, 256, 96, 10), metal: 'bronze', bevel: 4 },
    { shape: fill('M256 176L326 296H186ZM256 336L186 216H326Z'), metal: 'gold', bevel: 10 },
    ...places.flatMap(([x, y, metal, sign]): readonly Piece[] => [
      { shape: disc(x, y, 82), metal: 'gold', bevel: 12 },
      { shape: disc(x, y, 68), metal, bevel: 34, camber: 0.8 },
      { shape: line(sign, 11), metal: tints.lacquer, bevel: 4, edge: 1 },
    ]),
    { shape: disc(256, 256, 30), metal: 'violet', bevel: 24, camber: 0.9 },
  ]
}

/** Two bowls: sulphur, and salt. */
export function sulphurAndSalt(): readonly Piece[] {
  const heap = (x: number, y: number) =>
    fill(
      `M${x - 110} ${y}Q${x - 60} ${y - 50} ${x - 20} ${y - 120}Q${x} ${y - 146} ${x + 22}` +
        ` ${y - 118}Q${x + 66} ${y - 48} ${x + 110} ${y}Z`,
    )
  const bowl = (x: number, y: number) =>
    fill(
      `M${x - 126} ${y - 10}H${x + 126}Q${x + 110} ${y + 110} ${x + 40} ${y + 122}` +
        `V${y + 146}H${x - 40}V${y + 122}Q${x - 110} ${y + 110} ${x - 126} ${y - 10}Z`,
    )
  return [
    { shape: heap(356, 200), metal: tints.porcelain, bevel: 26, grain: 'hammered' },
    { shape: bowl(356, 200), metal: 'slate', bevel: 30, camber: 0.8 },
    { shape: heap(160, 330), metal: tints.saffron, bevel: 26, grain: 'hammered' },
    { shape: bowl(160, 330), metal: 'bronze', bevel: 30, camber: 0.8 },
    { shape: line('M44 330H276', 20), metal: 'gold', bevel: 8 },
    { shape: line('M240 200H472', 20), metal: 'silver', bevel: 8 },
    { shape: line('M160 372V420M130 396H190', 13), metal: 'gold', bevel: 5, edge: 2 },
    { shape: hoop(356, 266, 26, 11), metal: 'silver', bevel: 4, edge: 2 },
  ]
}

/** A still: the pot over its fire, the helm, and the flask it drips into. */
export function alembic(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M110 500C70 450 90 420 120 400C120 430 140 430 150 410C170 380 160 360 170 340C230' +
          ' 390 240 450 220 500Z',
      ),
      metal: tints.flame,
      bevel: 22,
    },
    { shape: line('M70 496L110 330M270 496L230 330', 17), metal: 'iron', bevel: 7 },
    { shape: line('M190 110C300 80 350 130 396 300', 30), metal: tints.copper, bevel: 13 },
    {
      shape: fill(
        'M58 300C58 220 110 190 132 180H208C230 190 282 220 282 300C282 356 230 384 170 384' +
          'C110 384 58 356 58 300Z',
      ),
      metal: tints.copper,
      bevel: 56,
      camber: 0.9,
    },
    {
      shape: fill('M128 190C110 140 120 60 170 40C230 50 240 130 212 190Z'),
      metal: tints.copper,
      bevel: 36,
      camber: 0.9,
    },
    { shape: line('M122 192H218M70 276H270', 15), metal: 'gold', bevel: 6, edge: 2 },
    {
      shape: fill(
        'M376 290H420V340C470 360 490 400 484 440Q476 490 398 490Q320 490 312 440C306 400 326 360 376 340Z',
      ),
      metal: 'ice',
      bevel: 36,
      camber: 0.8,
    },
    {
      shape: fill('M318 424Q398 396 478 424Q484 480 398 480Q312 480 318 424Z'),
      metal: 'emerald',
      bevel: 24,
      camber: 0.8,
    },
    { shape: line('M368 290H428', 17), metal: 'gold', bevel: 7 },
  ]
}

/** A flask of tincture, as an outline the moon shines through. */
export const flaskFar =
  '<path fill-rule="evenodd" d="M206 30H306V62H294V200C390 230 430 300 424 370C416 450 340 490 256 490' +
  'C172 490 96 450 88 370C82 300 122 230 218 200V62H206ZM238 62V216C160 240 112 300 110 356H402' +
  'C400 300 352 240 274 216V62Z"/>'

/** The gold maker in his hood, a flask held up to the light. */
export const adeptFar = group(
  fill(
    'M220 60C256 30 310 60 312 120C312 150 300 170 290 184C340 200 366 236 372 290L400' +
      ' 512H120L148 290C154 236 180 200 216 186C190 160 190 90 220 60Z',
  ),
  line('M350 270L420 210L408 130', 34),
  fill(
    'M392 128V96H386V84H430V96H424V128C450 140 456 170 440 186Q408 200 376 186C360 170 366 140 392 128Z',
  ),
)

/** A column with a dial for the sun. */
export const sundialFar = group(
  fill('M206 500V470H222L232 300H196V276H316V300H280L290 470H306V500Z'),
  fill('M150 250H362L340 276H172Z'),
  fill('M226 252L306 170V252Z'),
)

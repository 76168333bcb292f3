import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// What stands on the counter of an inn, and what hangs over it.

const oval = (x: number, y: number, wide: number, tall: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${tall}"/>`

/** The till of the inn: a cash register of brass. */
export function cashRegister(): readonly Piece[] {
  const keys = Array.from({ length: 18 }, (_, i) =>
    disc(126 + (i % 6) * 52, 300 + Math.floor(i / 6) * 36, 15),
  )
  return [
    { shape: fill('M52 414H460L476 496H36Z'), metal: 'oak', bevel: 14, grain: 'wood' },
    { shape: fill('M84 434H428V476H84Z'), metal: 'oldGold', bevel: 9, edge: 4 },
    { shape: disc(256, 456, 13), metal: 'gold', bevel: 8, edge: 3 },
    {
      shape: fill('M70 414C76 320 120 290 132 236V170H380V236C392 290 436 320 442 414Z'),
      metal: 'gold',
      bevel: 34,
    },
    {
      shape: fill('M104 398C106 330 132 296 148 268H364C380 296 406 330 408 398Z'),
      metal: 'oldGold',
      bevel: 12,
      edge: 4,
    },
    { shape: group(...keys), metal: tints.cream, bevel: 10, edge: 4 },
    { shape: fill('M110 60Q256 -10 402 60V176H110Z'), metal: 'gold', bevel: 22, edge: 5 },
    { shape: fill('M146 84H366V152H146Z'), metal: tints.lacquer, bevel: 8, edge: 4 },
    {
      shape: fill('M166 94H206V142H166ZM216 94H256V142H216ZM266 94H306V142H266Z'),
      metal: tints.cream,
      bevel: 5,
      edge: 2,
    },
    { shape: fill('M316 94H350V142H316Z'), metal: tints.crimson, bevel: 5, edge: 2 },
    { shape: line('M132 202Q194 238 256 202T380 202', 12), metal: 'bronze', bevel: 5, edge: 3 },
    { shape: line('M444 330C496 330 492 250 476 208', 16), metal: 'bronze', bevel: 7 },
    { shape: disc(474, 198, 21), metal: tints.lacquer, bevel: 14 },
  ]
}

/** A bell of brass on its bracket. */
function innBell(): readonly Piece[] {
  return [
    { shape: line('M40 36H330Q352 36 352 60', 24), metal: 'iron', bevel: 10 },
    { shape: line('M70 36Q80 130 190 40', 12), metal: 'iron', bevel: 5 },
    { shape: fill('M18 6H52V150H18Z'), metal: 'iron', bevel: 10 },
    { shape: hoop(352, 84, 22, 14), metal: 'iron', bevel: 6 },
    { shape: disc(352, 420, 34), metal: 'bronze', bevel: 26 },
    {
      shape: fill(
        'M352 98C400 98 420 130 424 190C428 270 446 330 490 372V398' +
          'H214V372C258 330 276 270 280 190C284 130 304 98 352 98Z',
      ),
      metal: 'gold',
      bevel: 62,
      camber: 0.9,
    },
    { shape: line('M236 352H468M276 246H428', 12), metal: 'oldGold', bevel: 5, edge: 2 },
    { shape: line('M352 440V470', 9), metal: 'bronze', bevel: 4 },
    { shape: fill('M338 462H366L374 506H330Z'), metal: tints.crimson, bevel: 8 },
  ]
}

/** The bell alone, without its bracket. */
export function looseBell(): readonly Piece[] {
  return innBell()
    .slice(3)
    .map((piece) => ({ ...piece, shape: `<g transform="translate(-96 -20)">${piece.shape}</g>` }))
}

/** A dram in its stemmed glass. */
export function dram(spirit: Piece['metal'] = tints.amber): readonly Piece[] {
  return [
    { shape: oval(256, 470, 112, 28), metal: 'ice', bevel: 16 },
    {
      shape: fill('M240 320H272L280 440Q300 462 320 470H192Q212 462 232 440Z'),
      metal: 'ice',
      bevel: 12,
      edge: 3,
    },
    { shape: disc(256, 344, 26), metal: 'ice', bevel: 18, edge: 3 },
    {
      shape: fill('M146 40H366Q362 220 318 288Q292 326 256 326Q220 326 194 288Q150 220 146 40Z'),
      metal: tints.porcelain,
      bevel: 24,
    },
    {
      shape: fill('M166 112H346Q338 226 304 276Q284 304 256 304Q228 304 208 276Q174 226 166 112Z'),
      metal: spirit,
      bevel: 36,
      camber: 0.9,
      edge: 3,
    },
    { shape: oval(256, 112, 90, 18), metal: tints.cream, bevel: 8, edge: 2 },
    {
      shape: line('M180 64C184 160 196 220 222 262', 11),
      metal: tints.porcelain,
      bevel: 5,
      edge: 0,
    },
  ]
}

/** The bell that rings for the dram: a glass beside it. */
export function bellAndDram(): readonly Piece[] {
  const glass = dram(tints.saffron).map((piece) => ({
    ...piece,
    bevel: (piece.bevel ?? 12) * 0.5,
    edge: 3,
    shape: `<g transform="translate(-18 236) scale(.52)">${piece.shape}</g>`,
  }))
  return [...innBell(), ...glass]
}

/** A candle in its chamber-stick. */
export function chamberCandle(): readonly Piece[] {
  return [
    { shape: oval(236, 452, 200, 42), metal: 'bronze', bevel: 22 },
    { shape: hoop(440, 424, 44, 22), metal: 'bronze', bevel: 10 },
    { shape: oval(236, 440, 150, 26), metal: 'oldGold', bevel: 8, edge: 3 },
    { shape: fill('M176 380H296V440Q236 460 176 440Z'), metal: 'bronze', bevel: 20, edge: 5 },
    {
      shape: fill('M190 196Q236 178 282 196V386Q236 402 190 386Z'),
      metal: tints.wax,
      bevel: 34,
      camber: 0.9,
    },
    {
      shape: fill(
        'M190 196Q236 178 282 196V226Q272 240 268 290Q262 310 254 290Q252' +
          ' 240 240 226Q222 240 220 262Q212 280 206 262Q204 236 190 226Z',
      ),
      metal: tints.cream,
      bevel: 10,
      edge: 2,
    },
    { shape: line('M236 190V150', 9), metal: tints.lacquer, bevel: 4 },
    {
      shape: fill('M236 12C270 62 292 96 284 134C276 168 196 168 188 134C180 96 212 70 236 12Z'),
      metal: tints.flame,
      bevel: 32,
      camber: 0.9,
    },
    {
      shape: fill(
        'M236 76C254 104 264 122 258 142C250 158 222 158 214 142C208 122 224 104 236 76Z',
      ),
      metal: tints.cream,
      bevel: 14,
      edge: 1,
    },
  ]
}

/** The sign over the door: a crown on a board that hangs from wrought iron. */
export function innSign(): readonly Piece[] {
  return [
    {
      shape: line('M30 60H470M60 60C80 150 170 130 190 66M400 60V110M150 60V110', 17),
      metal: 'iron',
      bevel: 8,
    },
    { shape: hoop(470, 60, 22, 12) + hoop(118, 96, 16, 8), metal: 'iron', bevel: 5 },
    { shape: fill('M14 20H46V200H14Z'), metal: 'iron', bevel: 10 },
    {
      shape: fill('M104 110H448V410Q448 430 428 430L276 496L124 430Q104 430 104 410Z'),
      metal: 'oak',
      bevel: 20,
      grain: 'wood',
    },
    { shape: fill('M128 134H424V398L276 462L128 398Z'), metal: tints.moss, bevel: 10, edge: 4 },
    {
      shape: fill('M180 350L160 214L222 268L276 184L330 268L392 214L372 350Q276 374 180 350Z'),
      metal: 'gold',
      bevel: 18,
      edge: 5,
    },
    {
      shape: disc(160, 204, 14) + disc(276, 174, 16) + disc(392, 204, 14),
      metal: 'gold',
      bevel: 10,
      edge: 4,
    },
    {
      shape: disc(276, 322, 17) + disc(224, 318, 12) + disc(328, 318, 12),
      metal: 'ruby',
      bevel: 10,
      edge: 3,
    },
  ]
}

import type { Piece } from '../pieces.ts'
import { tableau } from '../tableau.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line } from './strokes.ts'

/** A banner on its pole, a lion's red with a gold cross. */
export function banner(): readonly Piece[] {
  return [
    { shape: line('M110 500V30', 24), metal: 'oak', bevel: 10, grain: 'wood' },
    { shape: fill('M110 4L134 44L110 70L86 44Z'), metal: 'gold', bevel: 12 },
    {
      shape: fill('M122 74C220 40 300 110 470 70L440 190L476 310C320 350 230 280 122 322Z'),
      metal: tints.crimson,
      bevel: 22,
      camber: 0.6,
    },
    {
      shape: line('M122 92C220 58 300 128 452 92M122 304C230 264 320 334 456 294', 13),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    {
      shape: fill('M262 120H310V170H362V216H310V290H262V212H212V164H262Z'),
      metal: 'gold',
      bevel: 12,
    },
  ]
}

/** A sword, its point down. */
export function sword(): readonly Piece[] {
  return [
    { shape: fill('M224 156H288V400L256 500L224 400Z'), metal: 'silver', bevel: 24 },
    { shape: line('M256 170V420', 10), metal: 'iron', bevel: 4, edge: 1 },
    { shape: line('M256 60V150', 34), metal: tints.leather, bevel: 14 },
    {
      shape: line('M240 84L272 76M240 108L272 100M240 132L272 124', 7),
      metal: 'gold',
      bevel: 3,
      edge: 1,
    },
    { shape: fill('M110 140Q256 176 402 140L412 172Q256 212 100 172Z'), metal: 'gold', bevel: 15 },
    { shape: disc(256, 42, 36), metal: 'gold', bevel: 28 },
    { shape: disc(256, 42, 17), metal: 'ruby', bevel: 13 },
  ]
}

/** A castle of three towers with red roofs. */
export function castle(): readonly Piece[] {
  const battlement = (x: number, y: number, wide: number) =>
    `M${x} ${y}h${wide * 0.2}v18h${wide * 0.2}v-18h${wide * 0.2}v18h${wide * 0.2}v-18` +
    `h${wide * 0.2}v200h${-wide}Z`
  return [
    {
      shape: group(fill('M60 190H160V480H60ZM352 190H452V480H352Z')),
      metal: tints.stone,
      bevel: 22,
      grain: 'stone',
    },
    { shape: fill('M200 130H312V400H200Z'), metal: tints.stone, bevel: 26, grain: 'stone' },
    {
      shape: fill(`${battlement(130, 290, 252)}M130 340H382V480H130Z`),
      metal: tints.stone,
      bevel: 12,
      grain: 'stone',
    },
    {
      shape: fill('M40 196L110 70L180 196ZM332 196L402 70L472 196ZM180 138L256 10L332 138Z'),
      metal: tints.crimson,
      bevel: 24,
    },
    {
      shape: fill('M206 480V410Q206 356 256 356Q306 356 306 410V480Z'),
      metal: 'oak',
      bevel: 9,
      grain: 'wood',
    },
    {
      shape: line('M230 376V480M256 362V480M282 376V480M208 420H304', 6),
      metal: 'iron',
      bevel: 3,
      edge: 1,
    },
    {
      shape: fill('M98 250H122V300H98ZM390 250H414V300H390ZM242 190H270V246H242Z'),
      metal: tints.amber,
      bevel: 6,
    },
  ]
}

/** A gatehouse with its bridge down over the moat. */
export const drawbridgeFar =
  '<path fill-rule="evenodd" d="M60 400V150H48V96H72V116H92V96H116V116H136V96H160V116H180V150' +
  'H190V196H206V176H226V196H246V176H266V196H286V176H306V196H322V150H332V116H352V96H376V116H396V96' +
  'H420V116H440V96H464V150H452V400ZM206 400V300Q206 246 256 246Q306 246 306 300V400ZM108 190V240' +
  'H130V190ZM382 190V240H404V190Z"/>' +
  fill('M180 392H332L372 512H140Z') +
  line('M208 260L150 480M304 260L362 480', 7)

/** Two who ride at each other with lances. */
export const joustFar = tableau(
  ['mounted-knight', 116, 280, 280],
  ['mounted-knight', 396, 280, 280, -1],
)

/** A squire with his shield before the mark he is to hit. */
export const squireFar = group(
  tableau(['cloaked-guard', 150, 262, 450]),
  line('M390 500V200', 20),
  line('M310 240H470', 18),
  '<path fill-rule="evenodd" d="M318 330A72 72 0 1 0 462 330A72 72 0 1 0 318 330ZM342' +
    ' 330A48 48 0 1 1 438 330A48 48 0 1 1 342 330Z"/>',
  disc(390, 330, 22),
)

/** A dragon on the wing, small, from afar. */
export const dragonFar = tableau(['wyvern', 256, 256, 480])

/** A king's mantle of ermine, its clasp and chain. */
export function mantle(): readonly Piece[] {
  const tail = (x: number, y: number) => fill(`M${x} ${y}L${x + 9} ${y + 26}H${x - 9}Z`)
  return [
    {
      shape: fill('M160 120C110 240 70 380 50 484Q256 530 462 484C442 380 402 240 352 120Z'),
      metal: tints.crimson,
      bevel: 36,
      camber: 0.6,
    },
    {
      shape: line(
        'M190 200C170 300 150 400 146 480M322 200C342 300 362 400 366 480M256 220V500',
        9,
      ),
      metal: 'ruby',
      bevel: 4,
      edge: 1,
    },
    {
      shape: fill('M50 470Q256 520 462 470L470 506Q256 560 42 506Z'),
      metal: tints.porcelain,
      bevel: 12,
    },
    {
      shape: fill(
        'M150 60Q256 10 362 60C420 110 420 190 380 230Q320 170 256 170Q192 170 132 230C92 190' +
          ' 92 110 150 60Z',
      ),
      metal: tints.porcelain,
      bevel: 30,
      camber: 0.7,
    },
    {
      shape: group(
        tail(150, 120),
        tail(204, 88),
        tail(256, 108),
        tail(308, 88),
        tail(362, 120),
        tail(134, 176),
        tail(378, 176),
        tail(120, 480),
        tail(200, 496),
        tail(312, 496),
        tail(392, 480),
      ),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    { shape: line('M190 176Q256 250 322 176', 14), metal: 'gold', bevel: 6 },
    {
      shape: group(disc(190, 172, 22), disc(322, 172, 22), disc(256, 216, 26)),
      metal: 'gold',
      bevel: 18,
    },
    { shape: disc(256, 216, 13), metal: 'ice', bevel: 10 },
  ]
}

/** A crown with its cap, on a cushion. */
export function crownOnCushion(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M60 390Q40 340 90 350Q256 320 422 350Q472 340 452 390Q480 450 452 480Q256 510 60 480' +
          'Q32 450 60 390Z',
      ),
      metal: 'violet',
      bevel: 44,
      camber: 0.8,
    },
    {
      shape: group(disc(56, 486, 24), disc(456, 486, 24), disc(60, 352, 20), disc(452, 352, 20)),
      metal: 'gold',
      bevel: 16,
    },
    {
      shape: fill('M110 200Q256 60 402 200L386 330H126Z'),
      metal: tints.crimson,
      bevel: 40,
      camber: 0.8,
    },
    {
      shape: fill(
        'M84 150L150 240L200 130L256 230L312 130L362 240L428 150L400 350Q256 386 112 350Z',
      ),
      metal: 'gold',
      bevel: 20,
    },
    { shape: line('M116 334Q256 368 396 334', 22), metal: 'oldGold', bevel: 8, edge: 2 },
    {
      shape: group(disc(84, 146, 20), disc(200, 126, 20), disc(312, 126, 20), disc(428, 146, 20)),
      metal: 'silver',
      bevel: 15,
    },
    {
      shape: group(disc(256, 348, 16), disc(170, 338, 13), disc(342, 338, 13)),
      metal: 'emerald',
      bevel: 11,
    },
  ]
}

/** Three eggs of a dragon in a nest of branches. */
export function dragonNest(): readonly Piece[] {
  const egg = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<path d="M0 -150C70 -150 100 -50 100 10C100 80 50 116 0 116C-50 116 -100 80 -100 10` +
    'C-100 -50 -70 -150 0 -150Z"/></g>'
  return [
    { shape: egg(150, 240, -14), metal: 'emerald', bevel: 60, camber: 0.9, grain: 'hammered' },
    { shape: egg(366, 240, 14), metal: 'ruby', bevel: 60, camber: 0.9, grain: 'hammered' },
    { shape: egg(258, 210, 0), metal: 'gold', bevel: 70, camber: 0.9, grain: 'hammered' },
    {
      shape: fill('M16 300Q256 400 496 300Q490 470 256 486Q22 470 16 300Z'),
      metal: 'oak',
      bevel: 34,
      grain: 'wood',
    },
    {
      shape: line(
        'M0 310Q200 420 480 330M20 360Q260 450 512 300M40 410Q240 470 470 390M90 456Q280 480' +
          ' 430 430M-4 280L90 330M514 270L410 330',
        19,
      ),
      metal: tints.leather,
      bevel: 8,
      edge: 3,
    },
  ]
}

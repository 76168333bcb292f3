import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// What runs on rails, what stands beside them and what travellers carry.

function wheel(x: number, y: number, radius: number): string {
  return group(
    hoop(x, y, radius - 7, 14),
    turned(line(`M${x} ${y}V${y - radius + 10}`, 9), 8, x, y),
    disc(x, y, 15),
  )
}

const cab = 'M52 150H200V174H188V336H66V174H52ZM88 196V250H126V196ZM142 196V250H172V196Z'
const boiler = 'M180 214H430Q454 214 454 240V304Q454 330 430 330H180Z'
const chimney = 'M392 216V168L380 122H450L438 168V216Z'
const domes =
  'M286 218V196Q286 170 310 170Q334 170 334 196V218ZM224 218V202Q224 184 242 184Q260 184 260' +
  ' 202V218Z'
const board = 'M50 330H474V352H50Z'
const cylinder = 'M384 348H454V394H384Z'
const plough = 'M452 336L508 434H436V352Z'
const drivers = [140, 262] as const
const leaders = [378, 436] as const

/** A locomotive from the side, the plough before it. */
export const engineFar = group(
  `<path fill-rule="evenodd" d="${cab}"/>`,
  fill(boiler + chimney + domes + board + cylinder + plough),
  fill('M440 226H486V262H440Z'),
  ...drivers.map((x) => wheel(x, 374, 60)),
  ...leaders.map((x) => wheel(x, 402, 32)),
  line('M140 374H262L420 372', 13),
)

/** A locomotive of iron and brass. */
export function engine(paint: Piece['metal'] = tints.crimson): readonly Piece[] {
  return [
    { shape: fill(plough), metal: 'redPaint', bevel: 9 },
    { shape: fill(chimney), metal: 'iron', bevel: 14 },
    { shape: fill('M372 108H458V132H372ZM386 204H446V224H386Z'), metal: 'gold', bevel: 7 },
    { shape: fill(domes), metal: 'gold', bevel: 18, camber: 0.8 },
    { shape: fill(boiler), metal: paint, bevel: 46, camber: 0.8 },
    {
      shape: line('M216 216V328M282 216V328M348 216V328M414 216V328', 11),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    { shape: fill('M440 220H492V268H440Z'), metal: 'gold', bevel: 9 },
    { shape: disc(478, 244, 18), metal: tints.flame, bevel: 12 },
    { shape: `<path fill-rule="evenodd" d="${cab}"/>`, metal: paint, bevel: 12 },
    { shape: fill('M44 140H208V172H44Z'), metal: 'iron', bevel: 10 },
    { shape: fill(board + cylinder), metal: 'iron', bevel: 9 },
    {
      shape: group(
        ...drivers.map((x) => wheel(x, 374, 60)),
        ...leaders.map((x) => wheel(x, 402, 32)),
      ),
      metal: 'redPaint',
      bevel: 8,
    },
    { shape: line('M140 374H262L420 372', 15), metal: 'silver', bevel: 6, edge: 3 },
    { shape: group(disc(140, 374, 13), disc(262, 374, 13)), metal: 'gold', bevel: 8 },
  ]
}

/** A locomotive that comes head on, its lamp lit: smokebox, buffers, rails. */
export const engineAhead =
  '<path fill-rule="evenodd" d="M222 96V52H212V30H300V52H290V96C360 110 408 168 408 236' +
  'V330H450V392H62V330H104V236C104 168 152 110 222 96ZM256 132C200 132 154 178 154 234' +
  'C154 290 200 336 256 336C312 336 358 290 358 234C358 178 312 132 256 132ZM256 142' +
  'C306 142 348 184 348 234C348 284 306 326 256 326C206 326 164 284 164 234C164 184 206 142' +
  ' 256 142Z"/>' +
  '<path d="M66 316H136V406H66ZM376 316H446V406H376Z"/>' +
  group(disc(112, 362, 44), disc(400, 362, 44)) +
  '<path d="M140 392H186V446H140ZM326 392H372V446H326ZM40 512L150 440H178L96 512ZM472 512L362 440' +
  'H334L416 512Z"/>'

/** Three coaches behind an engine, windows lit. */
export const trainAcross = (() => {
  const coach = (x: number) => {
    const panes = [0, 1, 2, 3].map(
      (i) => `M${x + 14 + i * 27} 262H${x + 32 + i * 27}V286H${x + 14 + i * 27}Z`,
    )
    return (
      `<path fill-rule="evenodd" d="M${x} 250Q${x} 238 ${x + 12} 238H${x + 108}Q${x + 120} 238` +
      ` ${x + 120}` +
      ` 250V316H${x}Z${panes.join('')}"/>` +
      disc(x + 26, 320, 12) +
      disc(x + 94, 320, 12)
    )
  }
  return group(
    coach(-30),
    coach(98),
    coach(226),
    fill('M348 238H384V262H460Q476 262 476 280V316H348ZM436 262V230H432V218H462V230H458V262Z'),
    disc(372, 318, 15),
    disc(412, 318, 15),
    disc(452, 322, 11),
    fill('M472 300L496 326H464Z'),
    fill('M-60 326H560V334H-60Z'),
  )
})()

/** A viaduct of tall arches with a train on it. */
export const viaductTrain = (() => {
  const arches = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `M${-20 + i * 96} 512V410C${-20 + i * 96} 340 ${50 + i * 96} 340 ${50 + i * 96} 410V512Z`,
  )
  return (
    `<g transform="translate(0 -4)">${trainAcross}</g>` +
    `<path fill-rule="evenodd" d="M-60 330H580V512H-60Z${arches.join('')}"/>`
  )
})()

/** The master of a station, from behind: cap, long coat, disc raised. */
export const stationMaster =
  '<path d="M216 66Q218 44 256 42Q294 44 296 66L300 88H212Z"/>' +
  '<path d="M220 92H292C292 118 284 136 274 144V154C320 160 344 182 352 222L372 150L362 104' +
  'L384 96' +
  'L400 156L372 268L346 300L340 256L350 420H328L324 504H276L262 424H250L236 504H188L184 420H162' +
  'L172 256L160 330L146 372L122 362L136 316L152 232C160 184 188 160 238 154V144C228 136 220' +
  ' 118 220 92Z"/>' +
  group(disc(374, 58, 42), line('M374 60V112', 13))

/** A signal with its arm raised and its lamp. */
export const semaphoreFar =
  '<path d="M206 512L214 120H240L246 512ZM214 110H240L227 78ZM190 500H266V512H190Z"/>' +
  '<g transform="rotate(-34 228 150)"><path d="M200 130H440V172H200Z"/></g>' +
  group(disc(190, 168, 24), disc(192, 226, 18)) +
  line('M240 260H262V480M262 300H240M262 350H240M262 400H240M262 450H240', 9)

/** A signal's arm in red and white, its two glasses. */
export function semaphore(): readonly Piece[] {
  const arm = (shape: string) => `<g transform="rotate(-30 196 150)">${shape}</g>`
  return [
    { shape: fill('M176 110H216L222 500H170ZM176 96L196 40L216 96Z'), metal: 'iron', bevel: 12 },
    { shape: fill('M136 476H256V502H136Z'), metal: 'iron', bevel: 8 },
    { shape: arm(fill('M150 112H474V188H150Z')), metal: tints.crimson, bevel: 12 },
    { shape: arm(fill('M392 112H430V188H392Z')), metal: tints.porcelain, bevel: 7, edge: 2 },
    { shape: group(disc(134, 194, 46), disc(152, 282, 36)), metal: 'iron', bevel: 12 },
    { shape: disc(134, 194, 30), metal: tints.flame, bevel: 20, edge: 2 },
    { shape: disc(152, 282, 22), metal: 'emerald', bevel: 16, edge: 2 },
    { shape: disc(196, 150, 22), metal: 'gold', bevel: 12 },
  ]
}

/** A ticket of card, clipped. */
export function railTicket(card: Piece['metal'] = tints.cream): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-18 256 256)">${shape}</g>`
  return [
    {
      shape: tilt(
        `<path fill-rule="evenodd" d="M52 140H460V220A36 36 0 0 0 460 292V372H52V292A36 36 0 0` +
          ` 0 52 220Z` +
          `M396 190L420 164L436 190L420 214Z"/>`,
      ),
      metal: card,
      bevel: 12,
      camber: 0.3,
    },
    { shape: tilt(line('M372 148V364', 7)), metal: tints.leather, bevel: 3, edge: 1 },
    { shape: tilt(fill('M96 172H332V206H96Z')), metal: tints.crimson, bevel: 6, edge: 2 },
    {
      shape: tilt(line('M104 244H324M104 278H270', 13)),
      metal: tints.leather,
      bevel: 4,
      edge: 1,
    },
    { shape: tilt(line('M104 326H200', 17)), metal: tints.crimson, bevel: 5, edge: 1 },
    { shape: tilt(fill('M232 312H328V350H232Z')), metal: 'gold', bevel: 7, edge: 2 },
  ]
}

/** A lever that sets the points, with its weight and lamp. */
export function pointsLever(): readonly Piece[] {
  return [
    { shape: line('M40 470H472M40 432C200 432 300 400 472 344', 22), metal: 'iron', bevel: 9 },
    {
      shape: line('M96 490V412M176 490V410M256 490V396M336 490V370M416 490V346', 26),
      metal: 'oak',
      bevel: 9,
      grain: 'wood',
    },
    {
      shape: line('M40 456H472M40 428C200 428 300 396 472 340', 15),
      metal: 'silver',
      bevel: 6,
      edge: 3,
    },
    { shape: fill('M196 372H300L316 440H180Z'), metal: 'iron', bevel: 12 },
    { shape: line('M248 392L360 96', 30), metal: 'iron', bevel: 13 },
    { shape: line('M342 140L368 74', 42), metal: tints.crimson, bevel: 18 },
    { shape: disc(212, 346, 54), metal: 'iron', bevel: 30, camber: 0.8, grain: 'hammered' },
    { shape: disc(248, 392, 22), metal: 'gold', bevel: 14 },
    {
      shape: fill('M92 196H188V316H92ZM108 160H172L188 196H92ZM128 316H152V420H128Z'),
      metal: 'iron',
      bevel: 12,
    },
    { shape: disc(140, 256, 36), metal: tints.flame, bevel: 26, edge: 6 },
  ]
}

function lump(x: number, y: number, r: number): string {
  return fill(
    `M${x - r} ${y + r * 0.3}L${x - r * 0.5} ${y - r * 0.8}L${x + r * 0.4} ${y - r}` +
      `L${x + r} ${y - r * 0.1}L${x + r * 0.6} ${y + r * 0.8}L${x - r * 0.4} ${y + r}Z`,
  )
}

/** A wagon with a load: coal, or bars. */
export function wagon(load: 'coal' | 'gold'): readonly Piece[] {
  const lumps = [
    [96, 210, 44],
    [166, 180, 50],
    [240, 160, 54],
    [316, 168, 52],
    [386, 190, 48],
    [424, 218, 36],
    [130, 222, 40],
    [206, 214, 44],
    [288, 216, 44],
    [356, 224, 40],
  ] as const
  const bar = (x: number, y: number) =>
    fill(`M${x} ${y}L${x + 20} ${y - 52}H${x + 108}L${x + 128} ${y}Z`)
  const heap: readonly Piece[] =
    load === 'coal'
      ? lumps.map(([x, y, r], i) => ({
          shape: `<g transform="rotate(${i * 37} ${x} ${y})"` + `>${lump(x, y, r)}</g>`,
          metal: tints.lacquer,
          bevel: 16,
          edge: 3,
        }))
      : [
          { shape: group(bar(70, 244), bar(192, 244), bar(314, 244)), metal: 'gold', bevel: 14 },
          { shape: group(bar(130, 190), bar(254, 190)), metal: 'gold', bevel: 14 },
          { shape: bar(192, 136), metal: 'gold', bevel: 14 },
        ]
  return [
    ...heap,
    {
      shape: fill('M36 226H476L450 390H62Z'),
      metal: load === 'coal' ? 'redPaint' : 'slate',
      bevel: 16,
      grain: 'hammered',
    },
    {
      shape: line('M44 240H468M150 240L158 380M256 240V380M362 240L354 380M64 380H448', 15),
      metal: 'iron',
      bevel: 6,
      edge: 3,
    },
    { shape: fill('M30 384H482V414H30Z'), metal: 'iron', bevel: 9 },
    { shape: fill('M6 380H36V420H6ZM476 380H506V420H476Z'), metal: 'gold', bevel: 8 },
    { shape: group(wheel(138, 440, 54), wheel(374, 440, 54)), metal: 'iron', bevel: 8 },
    { shape: group(disc(138, 440, 16), disc(374, 440, 16)), metal: 'gold', bevel: 9 },
  ]
}

/** A wagon heaped with coal, as an outline. */
export const coalFar =
  '<path d="M40 236L70 204L112 214L150 168L206 176L250 138L312 158L360 150L396 196L440 200L472' +
  ' 236L450 386' +
  'H486V414H26V386H62Z"/>' +
  group(disc(138, 424, 48), disc(374, 424, 48)) +
  fill('M-60 466H572V476H-60Z')

/** A peaked cap with its badge. */
export function peakedCap(): readonly Piece[] {
  return [
    {
      shape: fill(
        'M40 210C60 110 180 70 256 70C332 70 452 110 472 210C472 270 400 286 400 286H112C112' +
          ' 286 40 270 40 210Z',
      ),
      metal: tints.night,
      bevel: 44,
      camber: 0.8,
    },
    {
      shape: fill('M112 270Q256 240 400 270L406 348Q256 316 106 348Z'),
      metal: tints.crimson,
      bevel: 12,
    },
    {
      shape: line('M110 280Q256 250 402 280M108 340Q256 308 404 340', 11),
      metal: 'gold',
      bevel: 5,
      edge: 2,
    },
    {
      shape: fill('M104 346Q256 312 408 346C440 400 400 440 256 440C112 440 72 400 104 346Z'),
      metal: tints.lacquer,
      bevel: 24,
    },
    { shape: disc(256, 292, 40), metal: 'gold', bevel: 14 },
    {
      shape: group(hoop(256, 292, 22, 7), turned(line('M256 292V268', 6), 6, 256, 292)),
      metal: 'bronze',
      bevel: 3,
      edge: 1,
    },
    {
      shape: turned(
        fill('M256 250C226 232 214 190 226 160C252 178 262 214 256 250Z'),
        2,
        256,
        292,
        -30,
        60,
      ),
      metal: 'gold',
      bevel: 7,
    },
  ]
}

/** A sign of enamel with the number of a platform, hung from its bracket. */
export function platformSeven(): readonly Piece[] {
  return [
    { shape: line('M96 60H416M150 60V150M362 60V150', 19), metal: 'iron', bevel: 8 },
    {
      shape: fill(
        'M70 130Q70 108 92 108H420Q442 108 442 130V450Q442 472 420 472H92Q70 472 70 450Z',
      ),
      metal: tints.night,
      bevel: 16,
    },
    {
      shape: `<path fill-rule="evenodd" d="M96 134H416V446H96ZM108 146V434H404V146Z"/>`,
      metal: tints.porcelain,
      bevel: 5,
      edge: 2,
    },
    {
      shape: fill('M160 184H352V236C310 290 282 344 272 412H214C224 344 252 286 290 236H160Z'),
      metal: tints.porcelain,
      bevel: 14,
    },
    {
      shape: group(disc(92, 130, 10), disc(420, 130, 10), disc(92, 450, 10), disc(420, 450, 10)),
      metal: 'gold',
      bevel: 6,
    },
  ]
}

/** A dish under its dome of silver. */
export function cloche(): readonly Piece[] {
  return [
    { shape: `<ellipse cx="256" cy="404" rx="236" ry="40"/>`, metal: 'silver', bevel: 14 },
    {
      shape: fill('M72 396C72 240 160 150 256 150C352 150 440 240 440 396Z'),
      metal: 'silver',
      bevel: 80,
      camber: 0.9,
    },
    { shape: fill('M56 376H456V410Q256 436 56 410Z'), metal: 'gold', bevel: 11 },
    { shape: fill('M236 150L226 120H286L276 150Z'), metal: 'gold', bevel: 8 },
    { shape: disc(256, 92, 34), metal: 'gold', bevel: 24 },
    {
      shape: line('M128 330C136 270 160 228 198 200', 15),
      metal: tints.porcelain,
      bevel: 6,
      edge: 1,
    },
  ]
}

/** A clock on its pillar over the platform. */
export const platformClock =
  '<path fill-rule="evenodd" d="M244 512V268H268V512ZM256 20C324 20 378 74 378 142C378 210 324' +
  ' 264 256 264C188 264 134 210 134 142' +
  'C134 74 188 20 256 20ZM256 44C202 44 158 88 158 142C158 196 202 240 256 240C310 240 354 196' +
  ' 354 142C354 88 310 44 256 44Z"/>' +
  line('M256 142V74M256 142L300 170', 15) +
  turned('<path d="M250 56H262V74H250Z"/>', 12, 256, 142) +
  '<path d="M216 496H296V512H216ZM228 268H284V290H228Z"/>'

import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** A pumpkin with light behind its cut face. */
export function pumpkin(): readonly Piece[] {
  const rib = (x: number, wide: number) =>
    `M${x} 150C${x + wide} 130 ${x + wide * 1.5} 220 ${x + wide * 1.4} 310` +
    `C${x + wide * 1.3} 410 ${x + wide * 0.7} 462 ${x} 456C${x - wide * 0.7} 462 ${x - wide * 1.3}` +
    ` 410 ${x - wide * 1.4} 310C${x - wide * 1.5} 220 ${x - wide} 130 ${x} 150` +
    'Z'
  const face =
    'M108 206L226 268L210 306Q142 300 108 206ZM404 206L286 268L302 306Q370 300 404 206' +
    'ZM256 292L280 330H232ZM112 340L160 354L180 336L204 362L232 350L256 368' +
    'L280 350L308 362L332 336L352 354L400 340C380 400 330 434 256 434C182 434 132 400 112 340' +
    'Z'
  return [
    {
      shape: fill('M246 150C240 110 220 84 190 66L216 38C266 64 286 100 286 150Z'),
      metal: tints.moss,
      bevel: 14,
      grain: 'wood',
    },
    {
      shape: group(fill(rib(118, 66)), fill(rib(394, 66))),
      metal: tints.saffron,
      bevel: 42,
      camber: 0.8,
    },
    {
      shape: group(fill(rib(184, 66)), fill(rib(328, 66))),
      metal: tints.amber,
      bevel: 46,
      camber: 0.8,
    },
    { shape: fill(rib(256, 60)), metal: tints.saffron, bevel: 46, camber: 0.8 },
    { shape: fill(face), metal: tints.flame, bevel: 12, edge: 9 },
  ]
}

/** A skull from the front. */
export function skull(bone: Piece['metal'] = 'bone'): readonly Piece[] {
  const head =
    'M256 30C370 30 450 110 450 222C450 286 424 322 384 348L378 396H134' +
    'L128 348C88 322 62 286 62 222C62 110 142 30 256 30Z'
  return [
    {
      shape: fill(
        'M146 380H366L354 470Q330 492 306 484Q280 496 256 486Q232 496 206 484Q182 492 158 470Z',
      ),
      metal: bone,
      bevel: 16,
    },
    { shape: fill(head), metal: bone, bevel: 80, camber: 0.9 },
    {
      shape: fill(
        'M110 226C130 180 220 190 226 250C226 300 190 322 158 316C120 308 96 276 110 226' +
          'ZM402 226C382 180 292 190 286 250C286 300 322 322 354 316C392 308 416 276 402 226' +
          'ZM256 300L290 364H264L256 348L248 364H222Z',
      ),
      metal: tints.lacquer,
      bevel: 10,
      edge: 6,
    },
    {
      shape: line('M176 412V468M216 414V478M256 414V480M296 414V478M336 412V468M156 412H356', 9),
      metal: tints.felt,
      bevel: 4,
      edge: 2,
    },
  ]
}

/** A stone over a grave, moss at its foot. */
export function gravestone(): readonly Piece[] {
  return [
    {
      shape: fill('M120 470V196C120 100 180 48 256 48C332 48 392 100 392 196V470Z'),
      metal: tints.stone,
      bevel: 26,
      grain: 'stone',
    },
    {
      shape: line('M158 440V200C158 126 202 86 256 86C310 86 354 126 354 200V440', 9),
      metal: tints.felt,
      bevel: 4,
      edge: 1,
    },
    {
      shape: line('M256 140V270M210 186H302M190 320H322M206 360H306', 18),
      metal: tints.lacquer,
      bevel: 6,
      edge: 2,
    },
    {
      shape: fill(
        'M60 486C70 440 110 436 130 452C150 420 190 430 206 456C230 436 270 436 288 456' +
          'C310 428 350 430 366 454C392 434 440 446 452 486Z',
      ),
      metal: tints.moss,
      bevel: 16,
    },
  ]
}

/** Three candles that have burnt long. */
export function candles(): readonly Piece[] {
  const stick = (x: number, top: number) =>
    fill(
      `M${x - 44} 452V${top + 14}Q${x - 40} ${top} ${x - 20} ${top + 8}Q${x} ${top - 4} ${x + 20}` +
        ` ${top + 6}Q${x + 42} ${top} ${x + 44} ${top + 14}V${top + 90}Q${x + 58} ${top + 130} ${x + 44}` +
        ` ${top + 150}V452Z`,
    )
  const flame = (x: number, top: number) =>
    fill(
      `M${x} ${top - 110}C${x + 40} ${top - 50} ${x + 26} ${top - 8} ${x} ${top - 8}` +
        `C${x - 26} ${top - 8} ${x - 40} ${top - 50} ${x} ${top - 110}Z`,
    )
  return [
    { shape: fill('M60 446H452Q440 496 256 496Q72 496 60 446Z'), metal: 'bronze', bevel: 18 },
    { shape: group(stick(128, 270), stick(384, 310)), metal: tints.wax, bevel: 30, camber: 0.7 },
    { shape: stick(256, 170), metal: tints.wax, bevel: 32, camber: 0.7 },
    {
      shape: group(flame(128, 270), flame(256, 170), flame(384, 310)),
      metal: tints.flame,
      bevel: 18,
      camber: 0.8,
    },
  ]
}

/** A mandrake: leaves above, a root like a body below. */
export function mandrake(): readonly Piece[] {
  const leaf = fill('M256 210C210 160 206 80 256 20C306 80 302 160 256 210Z')
  return [
    { shape: turned(leaf, 5, 256, 216, -76, 152), metal: tints.leaf, bevel: 18 },
    {
      shape: fill(
        'M222 196C190 230 186 270 200 300C160 300 120 320 84 380C130 362 170 356 206 362' +
          'C200 410 180 450 150 500C200 470 240 430 256 386C272 430 312 470 362 500' +
          'C332 450 312 410 306 362C342 356 382 362 428 380C392 320 352 300 312 300' +
          'C326 270 322 230 290 196Z',
      ),
      metal: tints.leather,
      bevel: 34,
      grain: 'wood',
    },
    {
      shape: line('M212 262Q256 276 300 262M206 300Q256 320 306 300M216 344Q256 360 296 344', 9),
      metal: tints.felt,
      bevel: 4,
      edge: 1,
    },
    { shape: turned(disc(256, 120, 17), 3, 256, 216, -36, 72), metal: tints.lilac, bevel: 12 },
  ]
}

/** A seal of the moon: a crescent in a ring with its signs. */
export function moonSeal(): readonly Piece[] {
  return [
    { shape: disc(256, 256, 226), metal: tints.night, bevel: 16 },
    { shape: hoop(256, 256, 214, 26), metal: 'silver', bevel: 10 },
    { shape: turned(fill('M256 54L266 78L256 102L246 78Z'), 12), metal: 'gold', bevel: 6 },
    { shape: hoop(256, 256, 148, 8), metal: 'silver', bevel: 4 },
    {
      shape: fill(
        'M310 140C230 132 150 190 150 262C150 338 226 392 306 376C250 356 218 312 218 258' +
          'C218 204 252 160 310 140Z',
      ),
      metal: 'silver',
      bevel: 22,
      camber: 0.8,
    },
    {
      shape: fill(
        'M316 200L330 240L372 242L338 268L350 308L316 284L282 308L294 268L260 242L302 240Z',
      ),
      metal: 'gold',
      bevel: 12,
    },
  ]
}

/** A cat that sits, from behind, tail about its feet. */
export const catFar =
  '<path d="M206 60L236 104Q256 98 276 104L306 60L318 130C330 160 322 186 304 202' +
  'C350 240 376 310 366 390C420 400 452 372 446 320C442 292 462 282 476 300' +
  'C496 360 470 440 390 448C350 480 170 486 146 448C120 360 140 250 208 202' +
  'C190 186 182 160 194 130Z"/>'

/** A tower on a crag, with a crooked cap and a bridge to nowhere. */
export const wizardTower =
  '<path fill-rule="evenodd" d="M262 10L306 118H300L296 136H312V152H304' +
  'L318 290H350L356 262L384 200L412 262L418 300H408L412 380L470 512H60' +
  'L150 400L196 390L214 152H206V136H222L218 118H206ZM246 176V214H270V176' +
  'ZM240 250V300H276V250ZM372 306V336H396V306Z"/>'

/** A house on a hill that nobody has lived in for long. */
export const hauntedHouse =
  '<path fill-rule="evenodd" d="M20 512Q90 430 150 420V300H136L160 250' +
  'V190H150L190 90L194 60L198 90L238 190H228V230H262L300 160L340 230L352 150' +
  'H340L372 60L376 34L380 60L412 150H402L408 262H424L440 300V420Q480 440 500 512' +
  'ZM178 210V244H206V210ZM178 290V336H206V290ZM286 224V260H314V224ZM250 320' +
  'V370H280V320ZM320 320V370H350V320ZM362 180V214H388V180ZM376 290V330' +
  'H402V290Z"/>'

/** A scarecrow on its pole. */
export const scarecrowFar =
  '<path d="M246 512V330L196 340L180 300L196 226L110 214L40 232L16 216' +
  'L44 204L20 188L52 184L112 174L212 172V160C198 150 192 130 196 112H158' +
  'Q150 100 164 96L204 88L222 24H290L308 88L348 96Q362 100 354 112H316' +
  'C320 130 314 150 300 160V172L400 174L460 184L492 188L468 204L496 216' +
  'L472 232L402 214L316 226L332 300L316 340L266 330V512Z"/>'

/** A coffin of the Nile, upright, its head and shoulders carved. */
export const sarcophagusFar =
  '<path fill-rule="evenodd" d="M196 60C210 16 302 16 316 60L340 130C356 150 352 172 340 182' +
  'L376 204C404 234 402 284 384 344L340 512H172L128 344C110 284 108 234 136 204' +
  'L172 182C160 172 156 150 172 130ZM214 92C216 130 236 156 256 156C276 156 296 130 298 92' +
  'L288 92C286 122 272 144 256 144C240 144 226 122 224 92ZM166 256L330 336' +
  'L324 348L160 268ZM346 256L182 336L188 348L352 268ZM176 384H336L334 394' +
  'H178ZM186 430H326L324 440H188Z"/>'

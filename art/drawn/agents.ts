import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'
import { hours } from './timepieces.ts'

// What agents carry, open and leave behind.

/** A reel of microfilm, its strip unwound. */
export function microfilm(): readonly Piece[] {
  return [
    {
      shape: fill('M210 396C280 470 400 470 500 420V492C400 530 240 520 150 420Z'),
      metal: tints.lacquer,
      bevel: 8,
    },
    {
      shape: group(
        ...[0, 1, 2, 3, 4].map(
          (i) =>
            `<g transform="rotate(${-i * 5}` +
            ` ${250 + i * 52} 460)"` +
            `>${fill(`M${236 + i * 52} 440H${270 + i * 52}V474H${236 + i * 52}Z`)}</g>`,
        ),
      ),
      metal: tints.amber,
      bevel: 6,
      edge: 2,
    },
    { shape: disc(222, 222, 204), metal: 'silver', bevel: 16 },
    { shape: turned(disc(222, 104, 52), 5, 222, 222), metal: tints.lacquer, bevel: 12, edge: 5 },
    { shape: turned(disc(222, 104, 34), 5, 222, 222), metal: tints.amber, bevel: 16, edge: 2 },
    { shape: hoop(222, 222, 190, 9), metal: 'iron', bevel: 4, edge: 1 },
    { shape: disc(222, 222, 44), metal: 'iron', bevel: 14 },
    {
      shape: turned(fill('M214 222V188H230V222Z'), 3, 222, 222),
      metal: tints.lacquer,
      bevel: 5,
      edge: 1,
    },
  ]
}

/** Field glasses in black and brass. */
export function fieldGlasses(): readonly Piece[] {
  const side = (shape: string) =>
    group(shape, `<g transform="translate(512 0) scale(-1 1)">${shape}</g>`)
  return [
    {
      shape: line('M92 150C40 60 160 20 256 30C352 20 472 60 420 150', 13),
      metal: tints.leather,
      bevel: 5,
    },
    { shape: fill('M206 200H306V290H206Z'), metal: 'iron', bevel: 12 },
    {
      shape: side(fill('M124 96H206L226 230L226 330H40V300Z')),
      metal: tints.lacquer,
      bevel: 34,
      camber: 0.8,
    },
    { shape: side(fill('M112 80H214V120H112Z')), metal: 'gold', bevel: 12 },
    { shape: side(disc(134, 352, 110)), metal: 'gold', bevel: 18 },
    { shape: side(disc(134, 352, 84)), metal: 'ice', bevel: 50, camber: 0.9, edge: 6 },
    {
      shape: side(fill('M84 344C90 306 116 286 146 288C120 300 104 318 98 346Z')),
      metal: tints.porcelain,
      bevel: 8,
      edge: 1,
    },
    { shape: fill('M236 170H276V226H236Z'), metal: 'gold', bevel: 10 },
    { shape: line('M240 184H272M240 198H272M240 212H272', 6), metal: 'oldGold', bevel: 3, edge: 1 },
  ]
}

/** An umbrella, open, its stick a blade perhaps. */
export function umbrella(cloth: Piece['metal'] = tints.lacquer): readonly Piece[] {
  const panel = (from: number, to: number) =>
    fill(
      `M256 70Q${(from + 256) / 2 - (256 - from) * 0.22} ${110} ${from} 268` +
        `Q${(from + to) / 2} 226 ${to} 268Q${(to + 256) / 2 + (to - 256) * 0.22} 110 256 70Z`,
    )
  return [
    {
      shape: line('M256 60V430C256 492 344 492 344 430', 22),
      metal: 'oak',
      bevel: 10,
      grain: 'wood',
    },
    { shape: group(panel(24, 140), panel(372, 488)), metal: cloth, bevel: 20 },
    { shape: panel(134, 378), metal: cloth, bevel: 28, camber: 0.8 },
    {
      shape: line('M256 70Q150 130 134 262M256 70Q362 130 378 262M256 70V244', 6),
      metal: 'iron',
      bevel: 3,
      edge: 1,
    },
    { shape: fill('M248 20H264L270 76H242Z'), metal: 'silver', bevel: 7 },
    {
      shape: group(disc(24, 270, 9), disc(488, 270, 9), disc(136, 268, 9), disc(376, 268, 9)),
      metal: 'gold',
      bevel: 6,
    },
    { shape: line('M344 440V424', 26), metal: 'gold', bevel: 11 },
  ]
}

/** A red file, tied and stamped. */
export function redFile(): readonly Piece[] {
  return [
    { shape: fill('M120 40H452V430H120Z'), metal: tints.cream, bevel: 8 },
    { shape: fill('M96 60H430V446H96Z'), metal: tints.porcelain, bevel: 7, edge: 3 },
    {
      shape: fill('M60 96H200L224 130H440Q456 130 456 146V472H60Z'),
      metal: tints.crimson,
      bevel: 14,
    },
    { shape: line('M256 136V468M64 300H452', 19), metal: 'redPaint', bevel: 7, edge: 2 },
    {
      shape: group(hoop(232, 300, 24, 11), hoop(280, 300, 24, 11), disc(256, 300, 14)),
      metal: 'redPaint',
      bevel: 6,
      edge: 2,
    },
    {
      shape:
        `<g transform="rotate(-12 354 398)">${hoop(354, 398, 42, 9)}` +
        `${line('M326 388H382M326 408H382', 9)}</g>`,
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
    { shape: fill('M90 160H220V232H90Z'), metal: tints.cream, bevel: 6, edge: 3 },
    { shape: line('M108 182H202M108 208H170', 9), metal: tints.leather, bevel: 3, edge: 1 },
  ]
}

/** A lock with three wheels of figures. */
export function codeLock(): readonly Piece[] {
  const digit = (x: number, d: string) => `<g transform="translate(${x} 0)">${line(d, 13)}</g>`
  return [
    { shape: line('M150 240V160C150 40 362 40 362 160V240', 46), metal: 'silver', bevel: 20 },
    {
      shape: fill(
        'M76 230H436Q456 230 456 250V450Q456 486 420 486H92Q56 486 56 450V250Q56 230' + ' 76 230Z',
      ),
      metal: 'slate',
      bevel: 26,
    },
    { shape: fill('M92 300H420V420H92Z'), metal: tints.lacquer, bevel: 9, edge: 4 },
    {
      shape: fill('M108 296H192V424H108ZM214 296H298V424H214ZM320 296H404V424H320Z'),
      metal: tints.cream,
      bevel: 30,
      camber: 0.9,
      edge: 3,
    },
    {
      shape: group(
        digit(0, 'M128 338H172L146 392'),
        digit(0, 'M236 340Q256 322 276 344L236' + ' 388H278'),
        digit(0, 'M344 336H380L356 358Q386 362 376 382Q360 396 342 384'),
      ),
      metal: tints.crimson,
      bevel: 5,
      edge: 1,
    },
    { shape: line('M84 262H428M84 456H428', 9), metal: 'gold', bevel: 4, edge: 2 },
  ]
}

/** A telephone of black bakelite with its dial. */
export function telephone(): readonly Piece[] {
  return [
    {
      shape: fill('M120 230C150 190 362 190 392 230L464 440Q468 476 430 476H82Q44 476 48 440Z'),
      metal: tints.lacquer,
      bevel: 40,
      camber: 0.8,
    },
    { shape: fill('M150 150H196V226H150ZM316 150H362V226H316Z'), metal: tints.lacquer, bevel: 12 },
    {
      shape: fill(
        'M30 170C10 60 130 30 256 30C382 30 502 60 482 170C478 200 400 206 384 176' +
          'C376 140 376 120 256 120C136 120 136 140 128 176C112 206 34 200 30 170Z',
      ),
      metal: tints.lacquer,
      bevel: 30,
      camber: 0.8,
    },
    { shape: disc(256, 346, 104), metal: 'silver', bevel: 12, edge: 4 },
    {
      shape:
        `<g transform="rotate(30 256 346)"` +
        `>${turned(disc(256, 274, 19), 10, 256, 346, 0, 280)}</g>`,
      metal: tints.lacquer,
      bevel: 7,
      edge: 3,
    },
    { shape: disc(256, 346, 40), metal: tints.crimson, bevel: 10, edge: 3 },
    { shape: line('M70 452H442', 9), metal: 'gold', bevel: 4, edge: 1 },
  ]
}

/** A passport with a globe in gold. */
export function passport(cover: Piece['metal'] = tints.night): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(8 256 256)">${shape}</g>`
  return [
    { shape: tilt(fill('M120 46H414V474H120Z')), metal: tints.cream, bevel: 7 },
    {
      shape: tilt(fill('M96 30H388Q404 30 404 46V448Q404 466 388 466H96Z')),
      metal: cover,
      bevel: 16,
    },
    {
      shape: tilt(
        group(
          hoop(252, 220, 86, 13),
          line('M252 134V306M166 220H338M188 170Q252 200' + ' 316 170M188 270Q252 240 316 270', 9),
        ),
      ),
      metal: 'gold',
      bevel: 4,
      edge: 2,
    },
    {
      shape: tilt(
        `<ellipse cx="252" cy="220" rx="44" ry="86" fill="none" stroke="#000"` +
          ` stroke-width="9"/>`,
      ),
      metal: 'gold',
      bevel: 4,
      edge: 2,
    },
    {
      shape: tilt(line('M160 84H344M170 368H334M200 402H304', 17)),
      metal: 'gold',
      bevel: 6,
      edge: 1,
    },
    { shape: tilt(line('M112 40V460', 9)), metal: 'gold', bevel: 4, edge: 1 },
  ]
}

/** A set to send from: dial, key, and its aerial. */
export function transmitter(): readonly Piece[] {
  return [
    { shape: line('M420 150L488 14', 9), metal: 'silver', bevel: 4 },
    {
      shape: fill('M30 130H482Q490 130 490 140V430H22V140Q22 130 30 130Z'),
      metal: tints.moss,
      bevel: 18,
      grain: 'hammered',
    },
    { shape: fill('M60 166H260V300H60Z'), metal: tints.lacquer, bevel: 8, edge: 3 },
    { shape: fill('M72 290A88 88 0 0 1 248 290Z'), metal: tints.amber, bevel: 10, edge: 2 },
    {
      shape: `<g transform="rotate(24 160 290)">${line('M160 290V216', 7)}</g>`,
      metal: tints.crimson,
      bevel: 3,
      edge: 1,
    },
    { shape: disc(368, 234, 66), metal: 'iron', bevel: 14, edge: 4 },
    { shape: group(hours(368, 234, 58, 7)), metal: tints.porcelain, bevel: 3, edge: 1 },
    {
      shape: `<g transform="rotate(-40 368 234)">${fill('M356 240L368 186L380 240Z')}</g>`,
      metal: tints.crimson,
      bevel: 5,
      edge: 2,
    },
    {
      shape: group(disc(90, 366, 29), disc(170, 366, 29), disc(250, 366, 29)),
      metal: tints.lacquer,
      bevel: 16,
      edge: 4,
    },
    {
      shape: line('M90 366V344M170 366L186 350M250 366L236 350', 7),
      metal: tints.porcelain,
      bevel: 3,
      edge: 1,
    },
    { shape: fill('M310 336H460V400H310Z'), metal: tints.lacquer, bevel: 8, edge: 3 },
    {
      shape: line([0, 1, 2, 3, 4, 5].map((i) => `M${326 + i * 24} 346V390`).join(''), 9),
      metal: 'iron',
      bevel: 4,
      edge: 1,
    },
    { shape: group(disc(300, 150, 10), disc(450, 316, 10)), metal: tints.flame, bevel: 7, edge: 2 },
  ]
}

/** A satchel for papers, its lock of brass. */
export function courierBag(): readonly Piece[] {
  return [
    { shape: line('M180 130C180 50 332 50 332 130', 30), metal: tints.leather, bevel: 13 },
    {
      shape: fill(
        'M40 130H472Q490 130 490 150V440Q490 464 466 464H46Q22 464 22 440V150Q22 130' + ' 40 130Z',
      ),
      metal: tints.leather,
      bevel: 28,
      camber: 0.6,
    },
    {
      shape: fill('M22 150Q22 126 46 126H466Q490 126 490 150V250Q256 330 22 250Z'),
      metal: tints.leather,
      bevel: 16,
      edge: 6,
    },
    {
      shape:
        '<path d="M36 246Q256 320 476 246" fill="none" stroke="#000" stroke-width="6"' +
        ' stroke-dasharray="16 10"/>',
      metal: tints.sand,
      bevel: 2,
      edge: 1,
    },
    {
      shape: fill('M96 110H136V330H96ZM376 110H416V330H376Z'),
      metal: tints.leather,
      bevel: 9,
      edge: 4,
    },
    {
      shape: group(
        fill('M88 296H144V346H88ZM368 296H424V346H368Z'),
        fill('M220 252H292V340' + 'Q256 364 220 340Z'),
      ),
      metal: 'gold',
      bevel: 11,
    },
    {
      shape: group(disc(256, 298, 12), fill('M250 300H262L266 324H246Z')),
      metal: tints.lacquer,
      bevel: 4,
      edge: 1,
    },
  ]
}

/** A figure under an umbrella, from behind. */
export const underUmbrella =
  '<path d="M256 26C390 26 480 100 496 190Q440 160 400 190Q360 160 310 186Q256 160 202 186Q152' +
  ' 160 112 190Q72 160 16 190C32 100 122 26 256 26Z"/>' +
  line('M256 20V300', 9) +
  '<path d="M206 228C210 196 224 184 246 184C268 184 282 196 286 228L302 240Q288 250 276 250' +
  'C276 264 270 276 264 282' +
  'C300 288 322 310 330 350L352 440L340 504H152L140 440L160 350C168 310 190 288 228 282C222' +
  ' 276 216 264 216 250Q200 250 188 240Z"/>'

/** Two who meet on a bridge and do not know each other. */
export const twoOnBridge =
  '<path d="M120 150C124 118 176 118 180 150L198 160L182 168C182 182 176 192 168 196C196 202' +
  ' 212 220 216 250L226 330L214 336L208 300' +
  'L218 420H84L92 300L84 336L72 330L84 250C88 220 104 202 132 196C124 192 118 182 118 168L102' +
  ' 160Z"/>' +
  '<path d="M332 158C336 126 388 126 392 158L410 168L394 176C394 190 388 200 380 204C408 210' +
  ' 424 228 428 258L438 336L426 340L420 306' +
  'L430 420H296L304 306L296 340L284 336L296 258C300 228 316 210 344 204C336 200 330 190 330' +
  ' 176L314 168Z"/>' +
  '<path d="M-60 410H580V430H-60ZM-60 470H580V520H-60Z"/>' +
  line([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${-20 + i * 78} 420V500`).join(''), 11)

/** The round door of a vault, ajar, its bolts drawn. */
export const vaultDoor = group(
  '<path fill-rule="evenodd" d="M256 16A240 240 0 1 1 255 16ZM256 40A216 216 0 1 0 257 40Z"/>',
  turned('<path d="M240 20H272V64H240Z"/>', 12),
  '<path fill-rule="evenodd" d="M256 62A194 194 0 1 1 255 62ZM256 128A128 128 0 1 0 257 128Z' +
    'M256 138A118 118 0 1 1 255 138Z"/>',
  turned(line('M256 256V150', 21), 5),
  turned(disc(256, 150, 24), 5),
)

/** One who reads his paper on a bench; the paper has two holes. */
export const paperReader =
  '<path d="M206 92C210 56 226 44 256 44C286 44 302 56 306 92L330 108Q300 122 256 122Q212 122' +
  ' 182 108Z"/>' +
  '<path fill-rule="evenodd" d="M96 140L250 128L256 134L262 128L416 140V340L262 330L256 336' +
  'L250 330L96 340ZM206 168V190H234V168ZM278 168V190H306V168Z' +
  'M120 210V220H236V210ZM120 234V244H236V234ZM120 258V268H236V258ZM276 210V220H392V210ZM276' +
  ' 234V244H392V234ZM276 258V268H392V258Z"/>' +
  '<path d="M170 336L342 336L362 400V504H316L300 410H212L196 504H150V400ZM-20 410H150V440H-20Z' +
  'M362 410H532V440H362ZM20 440H44V504H20ZM468 440H492V504H468Z"/>'

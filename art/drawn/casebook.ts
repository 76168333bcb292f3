import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line } from './strokes.ts'

// What an inspector carries, finds and walks past by night.

/** A reading glass with a brass rim. */
export function magnifier(): readonly Piece[] {
  return [
    { shape: line('M318 318L452 452', 54), metal: 'oak', bevel: 22, grain: 'wood' },
    {
      shape: group(line('M300 300L336 336', 60), line('M446 446L458 458', 60)),
      metal: 'gold',
      bevel: 18,
    },
    { shape: disc(202, 202, 150), metal: 'ice', bevel: 90, camber: 0.9 },
    {
      shape: fill('M96 190C100 130 150 90 208 90C160 110 128 146 120 196Z'),
      metal: tints.porcelain,
      bevel: 12,
      edge: 1,
    },
    { shape: hoop(202, 202, 164, 38), metal: 'gold', bevel: 17 },
    { shape: hoop(202, 202, 164, 7), metal: 'oldGold', bevel: 3, edge: 1 },
  ]
}

/** A briar pipe, alight. */
export function briarPipe(): readonly Piece[] {
  return [
    {
      shape: fill('M262 330C340 330 400 250 486 214L498 240C420 280 372 388 268 392Z'),
      metal: tints.lacquer,
      bevel: 16,
    },
    {
      shape: fill(
        'M78 130H276C284 180 276 220 270 250C310 262 340 262 356 250L378 304C340 350 300 400' +
          ' 240 420C150 440 88 390 80 290C76 220 66 180 78 130Z',
      ),
      metal: tints.copper,
      bevel: 60,
      camber: 0.8,
      grain: 'wood',
    },
    { shape: fill('M336 236L372 214L404 284L368 316Z'), metal: 'gold', bevel: 11 },
    { shape: `<ellipse cx="177" cy="132" rx="104" ry="30"/>`, metal: 'oak', bevel: 11 },
    {
      shape: `<ellipse cx="177" cy="130" rx="76" ry="18"/>`,
      metal: tints.flame,
      bevel: 12,
      edge: 4,
    },
  ]
}

/** A card with the print of a finger. */
export function fingerprintCard(): readonly Piece[] {
  const ridges = Array.from({ length: 7 }, (_, i) => {
    const [rx, ry] = [14 + i * 17, 20 + i * 22]
    const gap = (i * 37) % 50
    const long = Math.round(Math.PI * (rx + ry))
    return (
      `<ellipse cx="256" cy="${240 + i * 3}" rx="${rx}" ry="${ry}" fill="none" stroke="#000"` +
      ` stroke-width="10" ` +
      `stroke-linecap="round" stroke-dasharray="${long - 40 - gap} ${24 + gap * 0.4}"` +
      ` stroke-dashoffset="${i * 61}"/>`
    )
  })
  return [
    {
      shape: fill('M84 40H408L428 60V456Q428 472 412 472H100Q84 472 84 456Z'),
      metal: tints.cream,
      bevel: 12,
    },
    { shape: fill('M118 72H394V422H118Z'), metal: tints.porcelain, bevel: 5, edge: 2 },
    { shape: group(...ridges), metal: tints.night, bevel: 4, edge: 1 },
    { shape: line('M132 446H300', 9), metal: tints.leather, bevel: 3, edge: 1 },
    { shape: disc(372, 442, 24), metal: tints.crimson, bevel: 10, edge: 2 },
  ]
}

/** An old key of iron with a ring of brass. */
export function doorKey(): readonly Piece[] {
  return [
    { shape: line('M196 196L420 420', 34), metal: 'iron', bevel: 14 },
    {
      shape: fill('M356 388L300 444L328 472L352 448L366 462L390 438L412 460L440 432L396 388Z'),
      metal: 'iron',
      bevel: 10,
    },
    {
      shape: group(line('M222 222L242 242', 54), line('M270 270L280 280', 50)),
      metal: 'gold',
      bevel: 13,
    },
    {
      shape: group(hoop(110, 178, 56, 27), hoop(178, 110, 56, 27), hoop(110, 110, 44, 23)),
      metal: 'gold',
      bevel: 11,
    },
    { shape: disc(158, 158, 34), metal: 'ruby', bevel: 22 },
  ]
}

/** A cap of tweed with a peak before and behind, its flaps tied above. */
export function deerstalker(): readonly Piece[] {
  const tweed = Array.from(
    { length: 9 },
    (_, i) => `M${70 + i * 48} 120L${30 + i * 48} 330M${30 + i * 50} 120L${90 + i * 50} 330`,
  )
  const dome = 'M96 300C90 170 160 92 256 92C352 92 422 170 416 300Q256 340 96 300Z'
  return [
    {
      shape: fill(
        'M100 280C40 300 10 340 6 376C60 366 120 350 190 344ZM412 280C472 300 502 340 506 376' +
          'C452 366 392 350 322 344Z',
      ),
      metal: tints.leather,
      bevel: 20,
    },
    { shape: fill(dome), metal: tints.sand, bevel: 60, camber: 0.8 },
    {
      shape:
        `<clipPath id="dome"><path d="${dome}"/></clipPath><g` +
        ` clip-path="url(#dome)">${line(tweed.join(''), 7)}</g>`,
      metal: tints.leather,
      bevel: 3,
      edge: 1,
    },
    {
      shape: fill(
        'M150 310C150 210 200 140 250 110L256 330Q200 340 150 310ZM362 310C362 210 312 140 262' +
          ' 110L256 330Q312 340 362 310Z',
      ),
      metal: tints.felt,
      bevel: 18,
      camber: 0.7,
    },
    {
      shape: fill(
        'M256 92C220 40 170 50 160 84C190 110 226 112 256 100C286 112 322 110 352 84C342 50' +
          ' 292 40 256 92Z',
      ),
      metal: tints.leather,
      bevel: 13,
    },
    { shape: disc(256, 94, 17), metal: tints.leather, bevel: 11 },
  ]
}

/** A letter with a seal of wax. */
export function sealedLetter(): readonly Piece[] {
  const tilt = (shape: string) => `<g transform="rotate(-8 256 256)">${shape}</g>`
  return [
    { shape: tilt(fill('M36 110H476V402H36Z')), metal: tints.cream, bevel: 12 },
    { shape: tilt(fill('M36 402L210 240H302L476 402Z')), metal: tints.cream, bevel: 11, edge: 4 },
    { shape: tilt(fill('M36 110H476L256 300Z')), metal: tints.wax, bevel: 13, edge: 5 },
    {
      shape: tilt(
        fill(
          'M256 206C286 200 300 220 322 228C334 250 326 266 334 290C322 312 300 316 286 334' +
            'C262 340 244 330 222 332C204 316 202 298 184 280C184 256 200 246 206 224C226 210 240' +
            ' 216 256 206Z',
        ),
      ),
      metal: tints.crimson,
      bevel: 20,
      camber: 0.8,
    },
    {
      shape: tilt(group(hoop(258, 270, 40, 7), line('M258 248V292M240 270H276', 9))),
      metal: 'redPaint',
      bevel: 4,
      edge: 1,
    },
  ]
}

/** The inspector, from behind: cape, cap, a lantern held high and a stick. */
export const inspectorFar =
  '<path d="M196 92C200 52 228 36 256 36C284 36 312 52 316 92L352 108C336 120 312 120 296 116' +
  'L292 146H220L216 116' +
  'C200 120 176 120 160 108Z"/>' +
  '<path d="M222 140H290L296 160C330 166 356 186 366 220L404 150L398 116L420 108L434 152L388' +
  ' 270L376 290L400 330' +
  'C370 346 346 344 340 340L352 504H292L262 470L226 504H166L176 340C160 344 140 340 116 328' +
  'L146 226C156 186 182 166 216 160Z"/>' +
  line('M410 118V84', 7) +
  '<path d="M388 30H432L440 44V92H380V44ZM400 14H420L426 30H394Z"/>' +
  line('M132 318L96 500', 13)

/** A liner by night, her ports lit. */
export const linerFar = (() => {
  const ports = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${x + i * 32} ${y}h14v14h-14Z`).join('')
  return group(
    `<path fill-rule="evenodd" d="M0 322H110L512 322L480 430H46ZM70 290H452V326H70ZM110 252` +
      `H420V286H110Z${ports(86, 348, 12)}${ports(96, 382, 11)}${ports(90, 300, 11)}` +
      `${ports(128, 262, 9)}"/>`,
    fill('M150 150L204 140V250H140ZM244 146L298 136V250H234ZM338 142L392 132V250H328Z'),
    line('M60 96V300M460 110V300M60 100L150 150M460 114L392 134', 6),
    fill('M440 230H470V300H440Z'),
  )
})()

/** A manor with its gables and chimneys, one window lit. */
export const manorFar =
  '<path fill-rule="evenodd" d="M6 460V300H40V270L96 200L152 270V290H176V230H166L256 130L346' +
  ' 230H336V290H360V270' +
  'L416 200L472 270V300H506V460ZM78 300V350H112V300ZM400 300V350H434V300ZM236 200V246H276V200Z' +
  'M200 300V350H234V300ZM278 300' +
  'V350H312V300ZM230 390V460H282V390ZM78 384V430H112V384ZM400 384V430H434V384ZM160 384V430H194' +
  'V384ZM318 384V430H352V384Z"/>' +
  '<path d="M60 180H88V240H60ZM424 180H452V240H424ZM190 120H216V190H190ZM296 120H322V190H296Z"/>' +
  '<path d="M-80 456H600V520H-80Z"/>'

/** A plate of brass seen close, and what can be seen through its keyhole. */
export const keyhole =
  '<path fill-rule="evenodd" d="M-60 -60H572V572H-60ZM256 96C190 96 146 146 146 204C146 246' +
  ' 166 276 196 296L160 424H352' +
  'L316 296C346 276 366 246 366 204C366 146 322 96 256 96Z"/>'

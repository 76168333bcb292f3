import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

/** Sunglasses in which a sun goes down. */
export function shades(): readonly Piece[] {
  const lens = (x: number) =>
    fill(
      `M${x - 104} 190C${x - 60} 172 ${x + 60} 172 ${x + 104} 190C${x + 110}` +
        ` 270 ${x + 84} 350 ${x} 352C${x - 84} 350 ${x - 110} 270 ${x - 104} 190Z`,
    )
  const small = (drawing: string, x: number) =>
    `<g transform="translate(${x} 262) scale(0.83) translate(${-x} -262)">${drawing}</g>`
  return [
    { shape: line('M30 196L4 150M482 196L508 150', 22), metal: tints.rose, bevel: 10 },
    { shape: line('M216 204Q256 180 296 204', 24), metal: tints.rose, bevel: 10 },
    { shape: lens(128) + lens(384), metal: tints.rose, bevel: 16 },
    {
      shape: small(lens(128), 128) + small(lens(384), 384),
      metal: tints.night,
      bevel: 30,
      edge: 3,
    },
    {
      shape: group(...[128, 384].map((x) => fill(`M${x - 60} 300A60 60 0 0 1 ${x + 60} 300Z`))),
      metal: tints.amber,
      bevel: 18,
      edge: 1,
    },
    {
      shape: line('M62 308H194M72 322H184M318 308H450M328 322H440', 6),
      metal: tints.turquoise,
      bevel: 3,
      edge: 0.5,
    },
    {
      shape: line('M60 212L92 206M316 212L348 206', 11),
      metal: tints.porcelain,
      bevel: 5,
      edge: 0.5,
    },
  ]
}

/** A shoe with a sole of many storeys. */
export function platformShoe(): readonly Piece[] {
  return [
    { shape: fill('M60 250L120 470H40C30 400 30 320 60 250Z'), metal: 'violet', bevel: 15 },
    {
      shape: fill(
        'M220 360C300 350 420 360 490 390C500 430 500 450 494 470H240C230 440 224 400 220 360Z',
      ),
      metal: 'silver',
      bevel: 14,
    },
    {
      shape: fill(
        'M222 386C310 380 420 386 496 412V428C420 408 310 404 226 412ZM232 436' +
          'C310 428 420 430 499 444V458C420 448 310 450 238 462Z',
      ),
      metal: tints.rose,
      bevel: 6,
      edge: 1,
    },
    {
      shape: fill(
        'M56 80C110 60 160 70 180 100C200 170 250 240 330 280C400 306 470 320' +
          ' 490 392C420 366 300 350 220 362C150 330 100 300 60' +
          ' 252C40 190 40 130 56 80Z',
      ),
      metal: 'violet',
      bevel: 34,
      camber: 0.8,
    },
    {
      shape: fill('M50 120C100 104 150 108 190 134L202 164C150 138 100 136 46 152Z'),
      metal: 'silver',
      bevel: 10,
      edge: 3,
    },
    {
      shape: turned(fill('M140 246L126 214L140 178L154 214Z'), 5, 140, 246),
      metal: tints.saffron,
      bevel: 9,
      edge: 3,
    },
    {
      shape: line('M236 222L210 252M268 250L244 280M304 272L282 302', 13),
      metal: tints.turquoise,
      bevel: 5,
      edge: 2,
    },
    { shape: disc(174, 120, 15), metal: 'gold', bevel: 9, edge: 2 },
  ]
}

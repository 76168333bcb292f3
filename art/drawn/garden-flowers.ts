import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { round } from './limbs.ts'
import { disc, fill, group, line, turned } from './strokes.ts'

// What flowers in the garden, and the can that waters it.

/** A sunflower's head: two rings of flames round its seeds. */
export function sunflowerHead(): readonly Piece[] {
  const seeds = Array.from({ length: 110 }, (_, i) => {
    const radius = 9.8 * Math.sqrt(i + 0.5)
    const angle = i * 2.39996
    return disc(round(256 + radius * Math.cos(angle)), round(256 + radius * Math.sin(angle)), 5.2)
  })
  const petal = 'M256 180C222 130 226 62 256 8C286 62 290 130 256 180Z'
  return [
    {
      shape: turned(
        fill('M256 150C210 120 210 70 238 30C250 60 262 60 274 30C302 70 302 120 256 150Z'),
        9,
      ),
      metal: tints.leaf,
      bevel: 12,
    },
    { shape: turned(fill(petal), 17, 256, 256, 10), metal: tints.amber, bevel: 14, edge: 3 },
    { shape: turned(fill(petal), 17), metal: tints.saffron, bevel: 16, edge: 4 },
    { shape: disc(256, 256, 116), metal: tints.leather, bevel: 40, edge: 6 },
    { shape: group(...seeds), metal: 'oldGold', bevel: 5, edge: 2 },
    { shape: disc(256, 256, 34), metal: tints.moss, bevel: 26, edge: 3, grain: 'hammered' },
  ]
}

/** A rose on its stem with thorns; turned by so many degrees about its foot. */
export function thornRose(petal: Piece['metal'] = tints.crimson, turnDeg = 0): readonly Piece[] {
  const lean = (shape: string) => `<g transform="rotate(${turnDeg} 256 420)">${shape}</g>`
  const ring = (count: number, out: number, size: number, start: number): readonly Piece[] =>
    Array.from({ length: count }, (_, i) => {
      const y = 152 - out
      const one = fill(
        `M${256 - size} ${y + size * 0.3}C${256 - size * 1.2} ${y - size * 0.9}` +
          ` ${256 - size * 0.2} ${y - size} 256 ${y - size * 0.72}` +
          `C${256 + size * 0.3} ${y - size * 1.05} ${256 + size * 1.2} ${y - size * 0.8}` +
          ` ${256 + size} ${y + size * 0.4}Q256 ${y + size * 1.5} ${256 - size} ${y + size * 0.3}Z`,
      )
      const turn = `rotate(${start + (i * 360) / count} 256 152)`
      const bevel = Math.round(size * 0.36)
      return {
        shape: lean(`<g transform="${turn}">${one}</g>`),
        metal: petal,
        bevel,
        camber: 0.8,
        edge: 3,
      }
    })
  return [
    { shape: lean(line('M256 250C246 330 262 420 256 506', 17)), metal: tints.leaf, bevel: 8 },
    {
      shape: lean(
        fill('M248 300L216 286L246 276ZM264 350L298 334L266 326ZM250 410L220 398L250 386Z'),
      ),
      metal: tints.moss,
      bevel: 5,
    },
    {
      shape: lean(
        fill(
          'M258 400C300 330 380 320 430 350C400 410 330 430 258 400' +
            'ZM252 360C210 300 140 300 92 334C130 384 200 396 252 360Z',
        ),
      ),
      metal: tints.leaf,
      bevel: 16,
    },
    {
      shape: lean(
        turned(
          fill('M256 260C240 220 250 190 256 170C262 190 272 220 256 260Z'),
          5,
          256,
          170,
          90,
          180,
        ),
      ),
      metal: tints.moss,
      bevel: 6,
    },
    ...ring(5, 56, 72, 36),
    ...ring(4, 32, 52, 10),
    ...ring(3, 14, 34, 50),
    { shape: lean(disc(256, 150, 17)), metal: petal, bevel: 10, edge: 3 },
  ]
}

/** A red rose and a white one, crossed like swords. */
export function warringRoses(): readonly Piece[] {
  return [...thornRose(tints.porcelain, 26), ...thornRose(tints.crimson, -26)]
}

/** A can for watering, of copper, drops before its rose. */
export function wateringCan(): readonly Piece[] {
  return [
    {
      shape: line('M330 396C400 380 410 300 452 168', 34),
      metal: tints.copper,
      bevel: 16,
      camber: 0.8,
    },
    { shape: fill('M414 168L470 116L500 196L444 184Z'), metal: tints.copper, bevel: 12 },
    { shape: line('M104 250C10 260 20 420 96 430', 22), metal: 'bronze', bevel: 10 },
    { shape: line('M120 206C110 90 300 80 320 206', 20), metal: 'bronze', bevel: 10 },
    { shape: fill('M88 200H340L362 478H66Z'), metal: tints.copper, bevel: 56, camber: 0.9 },
    { shape: fill('M82 194H346V228H82ZM62 452H366V486H62Z'), metal: 'bronze', bevel: 10, edge: 4 },
    {
      shape: fill('M190 258C150 300 150 360 214 404C278 360 278 300 238 258Q214 288 190 258Z'),
      metal: tints.leaf,
      bevel: 14,
      edge: 4,
    },
    {
      shape: disc(500, 240, 10) + disc(482, 286, 12) + disc(504, 330, 9) + disc(470, 226, 8),
      metal: 'ice',
      bevel: 9,
    },
  ]
}

/** A bell of foxglove, a drop of nectar at its lip. */
export function nectarBell(): readonly Piece[] {
  return [
    { shape: line('M256 120C256 50 200 20 120 26', 22), metal: tints.leaf, bevel: 10 },
    {
      shape: fill(
        'M206 60C160 130 90 140 40 120C70 60 130 30 206 60Z' +
          'M290 96C330 40 400 30 450 56C420 110 350 130 290 96Z',
      ),
      metal: tints.leaf,
      bevel: 16,
    },
    {
      shape: fill(
        'M202 124C190 200 160 270 96 346C70 380 110 404 150' +
          ' 388C180 420 220 424 256 400C292 424 332 420 362 388' +
          'C402 404 442 380 416 346C352 270 322 200 310 124Z',
      ),
      metal: tints.lilac,
      bevel: 64,
      camber: 0.9,
    },
    {
      shape: fill(
        'M128 352C170 312 342 312 384 352C350 376 330 382 256 384C182 382 162 376 128 352Z',
      ),
      metal: tints.rose,
      bevel: 20,
      edge: 4,
    },
    {
      shape: group(
        disc(200, 348, 9),
        disc(236, 338, 8),
        disc(274, 342, 9),
        disc(312, 350, 8),
        disc(256, 362, 8),
      ),
      metal: tints.crimson,
      bevel: 5,
      edge: 2,
    },
    {
      shape: line(
        'M230 140C222 210 200 270 168 320M282 140C290 210 312 270 344 320M256 140V306',
        6,
      ),
      metal: tints.rose,
      bevel: 3,
      edge: 0,
    },
    {
      shape: fill(
        'M182 104Q256 80 330 104L314 160Q290 140 278 168Q256 140 234 168Q222 140 198 160Z',
      ),
      metal: tints.moss,
      bevel: 12,
      edge: 4,
    },
    {
      shape: fill('M256 384C262 420 296 442 296 472A40 40 0 0 1 216 472C216 442 250 420 256 384Z'),
      metal: tints.amber,
      bevel: 32,
      camber: 0.9,
      edge: 4,
    },
  ]
}

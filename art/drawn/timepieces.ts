import type { Piece } from '../pieces.ts'
import { tints } from '../tints.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

/** The hours as strokes round a dial, the quarters longer. */
export function hours(x: number, y: number, radius: number, width: number): string {
  const long = line(`M${x} ${y - radius}V${y - radius * 0.8}`, width)
  const short = line(`M${x} ${y - radius}V${y - radius * 0.9}`, width * 0.7)
  return group(turned(short, 12, x, y), turned(long, 4, x, y))
}

/** A watch for the pocket, its lid's chain above. */
export function pocketWatch(dial: Piece['metal'] = tints.cream): readonly Piece[] {
  return [
    {
      shape: group(
        hoop(330, 52, 22, 9),
        hoop(368, 66, 20, 9),
        hoop(402, 90, 20, 9),
        hoop(428, 124, 20, 9),
        hoop(446, 160, 20, 9),
      ),
      metal: 'gold',
      bevel: 5,
    },
    { shape: hoop(256, 62, 46, 19), metal: 'gold', bevel: 8 },
    { shape: fill('M228 76H284V116H228Z'), metal: 'gold', bevel: 9 },
    { shape: disc(256, 300, 198), metal: 'gold', bevel: 26 },
    { shape: hoop(256, 300, 180, 7), metal: 'oldGold', bevel: 3, edge: 1 },
    { shape: disc(256, 300, 156), metal: dial, bevel: 9, edge: 5 },
    { shape: hours(256, 300, 140, 13), metal: tints.lacquer, bevel: 4, edge: 1 },
    { shape: disc(256, 374, 34), metal: 'gold', bevel: 5, edge: 2 },
    { shape: line('M256 374V350', 6), metal: tints.lacquer, bevel: 3, edge: 1 },
    {
      shape:
        `<g transform="rotate(-58 256 300)"` +
        `>${fill('M256 206L270 262L262 316H250L242 262Z')}</g>`,
      metal: tints.night,
      bevel: 6,
      edge: 2,
    },
    {
      shape:
        `<g transform="rotate(42 256 300)"` +
        `>${fill('M256 172L268 256L260 324H252L244 256Z')}</g>`,
      metal: tints.night,
      bevel: 6,
      edge: 2,
    },
    { shape: disc(256, 300, 15), metal: 'gold', bevel: 10 },
  ]
}

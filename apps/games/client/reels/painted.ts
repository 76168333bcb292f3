import { paper } from './symbol-textures.ts'

/** The measures of the reels, in CSS pixels. */
export interface Measures {
  readonly width: number
  readonly height: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly gap: number
}

export function measure(width: number, height: number, reels: number, rows: number): Measures {
  const gap = width < 500 ? 3 : 6
  return {
    width,
    height,
    gap,
    cellWidth: (width - gap * (reels - 1)) / reels,
    cellHeight: height / rows,
  }
}

/** The dark drums behind the symbols: lit at the middle, falling away above and below. */
export function paintDrums(
  { width, height, cellWidth, gap }: Measures,
  scale: number,
  reels: number,
) {
  const [canvas, context] = paper(width * scale, height * scale)
  context.scale(scale, scale)
  const shade = context.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, 'rgb(3 6 14 / 0.95)')
  shade.addColorStop(0.22, 'rgb(16 28 58 / 0.9)')
  shade.addColorStop(0.5, 'rgb(22 38 76 / 0.88)')
  shade.addColorStop(0.78, 'rgb(16 28 58 / 0.9)')
  shade.addColorStop(1, 'rgb(3 6 14 / 0.95)')
  for (let reel = 0; reel < reels; reel += 1) {
    const left = reel * (cellWidth + gap)
    context.fillStyle = shade
    context.beginPath()
    context.roundRect(left, 0, cellWidth, height, 8)
    context.fill()
    context.fillStyle = 'rgb(150 180 255 / 0.1)'
    context.fillRect(left, 8, 1, height - 16)
    context.fillStyle = 'rgb(0 0 0 / 0.5)'
    context.fillRect(left + cellWidth - 1, 8, 1, height - 16)
  }
  return canvas
}

/** A winning cell: warm light within a thin gold line. */
export function paintLight({ cellWidth, cellHeight }: Measures, scale: number) {
  const [canvas, context] = paper(cellWidth * scale, cellHeight * scale)
  context.scale(scale, scale)
  const inset = 4
  const [width, height] = [cellWidth - 2 * inset, cellHeight - 2 * inset]
  const middle = [cellWidth / 2, cellHeight / 2] as const
  const glow = context.createRadialGradient(...middle, 0, ...middle, Math.max(width, height) * 0.6)
  glow.addColorStop(0, 'rgb(245 202 108 / 0.34)')
  glow.addColorStop(1, 'rgb(245 202 108 / 0.04)')
  context.beginPath()
  context.roundRect(inset, inset, width, height, 10)
  context.fillStyle = glow
  context.fill()
  context.shadowColor = 'rgb(245 202 108 / 0.7)'
  context.shadowBlur = 10 * scale
  context.strokeStyle = '#f5ca6c'
  context.lineWidth = 2
  context.stroke()
  return canvas
}

import type { GameArt } from '../../../../protocol/opened-game.ts'

/** The measures of the board, in CSS pixels. */
export interface Measures {
  readonly width: number
  readonly height: number
  readonly reels: number
  /** The most rows a reel shows. */
  readonly rows: number
  readonly cellWidth: number
  readonly gap: number
}

export function measure(width: number, height: number, reels: number, rows: number): Measures {
  const gap = width < 500 ? 3 : 6
  return { width, height, reels, rows, gap, cellWidth: (width - gap * (reels - 1)) / reels }
}

/** Where a reel begins, from the left. */
export function leftOf({ cellWidth, gap }: Measures, reel: number): number {
  return reel * (cellWidth + gap)
}

/** The colours behind the symbols, as `r g b`. */
export interface Ground {
  readonly edge: string
  readonly middle: string
}

const navy: Ground = { edge: '3 6 14', middle: '22 38 76' }

/** Dark enough for every symbol to stand out; a game with art of its own is painted for navy. */
export function groundOf({ kind, palette }: GameArt): Ground {
  if (kind !== 'theme') return navy
  return { edge: darkened(palette.night, 0.45), middle: darkened(palette.shade, 0.72) }
}

function darkened(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return parts.map((part) => Math.round(part * share)).join(' ')
}

/** The dark drums behind the symbols: lit at the middle, falling away above and below. */
export function paintDrums(measures: Measures, scale: number, ground: Ground) {
  const { width, height, cellWidth, reels } = measures
  const [canvas, context] = paper(width * scale, height * scale)
  context.scale(scale, scale)
  const shade = context.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, `rgb(${ground.edge} / 0.95)`)
  shade.addColorStop(0.5, `rgb(${ground.middle} / 0.9)`)
  shade.addColorStop(1, `rgb(${ground.edge} / 0.95)`)
  for (let reel = 0; reel < reels; reel += 1) {
    const left = leftOf(measures, reel)
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

/** A well for each cell of a board: sunk into the dark, its lower edge catching light. */
export function paintWells(measures: Measures, scale: number, ground: Ground) {
  const { width, height, cellWidth, reels, rows, gap } = measures
  const [canvas, context] = paper(width * scale, height * scale)
  context.scale(scale, scale)
  const cellHeight = height / rows
  // Nothing of what stood here before shines through.
  context.fillStyle = `rgb(${ground.edge})`
  context.fillRect(0, 0, width, height)
  for (let reel = 0; reel < reels; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [left, top] = [leftOf(measures, reel), row * cellHeight + gap / 2]
      const shade = context.createLinearGradient(0, top, 0, top + cellHeight)
      shade.addColorStop(0, `rgb(${ground.edge} / 0.96)`)
      shade.addColorStop(1, `rgb(${ground.middle} / 0.86)`)
      context.fillStyle = shade
      context.beginPath()
      context.roundRect(left, top, cellWidth, cellHeight - gap, Math.min(12, cellWidth / 8))
      context.fill()
      context.strokeStyle = 'rgb(170 200 255 / 0.1)'
      context.lineWidth = 1
      context.stroke()
    }
  }
  return canvas
}

/** A winning cell: warm light within a thin gold line. */
export function paintLight(cellWidth: number, cellHeight: number, scale: number) {
  const [canvas, context] = paper(cellWidth * scale, cellHeight * scale)
  context.scale(scale, scale)
  const inset = cellHeight < 64 ? 2 : 4
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

/** The remains of a symbol for a moment when it goes: a ring of light. */
export function paintBurst(colour: string) {
  const size = 128
  const [canvas, context] = paper(size, size)
  const middle = size / 2
  const glow = context.createRadialGradient(middle, middle, 0, middle, middle, middle)
  glow.addColorStop(0, 'rgb(255 255 255 / 0.85)')
  glow.addColorStop(0.35, `${colour}66`)
  glow.addColorStop(0.72, `${colour}cc`)
  glow.addColorStop(0.8, `${colour}33`)
  glow.addColorStop(1, `${colour}00`)
  context.fillStyle = glow
  context.fillRect(0, 0, size, size)
  return canvas
}

/** A sheet to draw on. */
export function paper(
  width: number,
  height: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  return [canvas, context]
}

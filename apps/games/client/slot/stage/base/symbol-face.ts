import { paper } from './painted.ts'

export type Picture = HTMLImageElement | HTMLCanvasElement

interface Frame {
  x: number
  y: number
  w: number
  h: number
}

/** Where a symbol's picture is: its part of a larger one. */
export interface SymbolFace {
  readonly picture: Picture
  readonly frame: Frame
}

/** A symbol by itself, for the pages of the menu. */
export function portraitOf({ picture, frame }: SymbolFace, px: number): HTMLCanvasElement {
  const [canvas, context] = paper(px * 2, px * 2)
  const { x, y, w, h } = frame
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, w, h, 0, 0, px * 2, px * 2)
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}

import type { OpenedGame } from '../../protocol/opened-game.ts'
import { texts } from '../texts.ts'
import { badged } from './drawn/badge.ts'
import { drawSymbols } from './drawn/draw-symbols.ts'
import { paper } from './painted.ts'

export type Picture = HTMLImageElement | HTMLCanvasElement

export interface Frame {
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

/** Below this size on the screen's own pixels the half-size pictures are sharp enough. */
const halfSizeFitsPx = 128

/** Every symbol's face, by index: from the painted sheet, and drawn where the sheet has none. */
export async function loadSymbolFaces(opened: OpenedGame, devicePx: number): Promise<SymbolFace[]> {
  const { pictures, folder, kind } = opened.art
  const drawn = drawSymbols(opened)
  if (kind === 'drawn') return withTimes(opened, drawn)
  const name = devicePx <= halfSizeFitsPx ? 'symbols@0.5x' : 'symbols'
  // A player who cannot get the pictures can still play.
  const sheet = await loadSheet(folder, name).catch(() => undefined)
  const faces = drawn.map((face, index) => {
    const frame = sheet?.frames[pictures[index] ?? '']?.frame
    return sheet && frame ? { picture: sheet.picture, frame } : face
  })
  return withTimes(opened, faces)
}

/** A wild that multiplies wears its number. */
function withTimes({ game }: OpenedGame, faces: readonly SymbolFace[]): SymbolFace[] {
  return faces.map((face, index) => {
    const times = game.symbols[index]?.times
    return times === undefined ? face : badged(face, texts.times(times))
  })
}

async function loadSheet(folder: string, name: string) {
  const picture = new Image()
  picture.src = `${folder}${name}.webp`
  const [response] = await Promise.all([fetch(`${folder}${name}.json`), picture.decode()])
  const { frames }: { frames: Record<string, { frame: Frame }> } = await response.json()
  return { picture, frames }
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

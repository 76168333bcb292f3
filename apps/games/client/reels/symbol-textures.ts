import { ImageSource, Rectangle, Texture } from 'pixi.js'

/** The pictures of a game's symbols, by index: still, and as they look rushing past. */
export interface SymbolTextures {
  readonly still: readonly Texture[]
  /** Twice as high as the still ones. */
  readonly rushing: readonly Texture[]
}

type Picture = HTMLImageElement | HTMLCanvasElement

/** Where each symbol lies in a picture of them all. */
interface Sheet {
  readonly picture: Picture
  readonly frames: readonly Frame[]
}

interface Frame {
  x: number
  y: number
  w: number
  h: number
}

/** Below this size on the screen's own pixels the half-size pictures are sharp enough. */
const halfSizeFitsPx = 128

/** Loads the symbols; drawn letters stand in for pictures that cannot be had. */
export async function loadSymbolTextures(
  artUrl: string,
  keys: readonly string[],
  devicePx: number,
): Promise<SymbolTextures> {
  const name = devicePx <= halfSizeFitsPx ? 'symbols@0.5x' : 'symbols'
  const sheet = await loadSheet(artUrl, name, keys).catch(() => drawLetters(keys))
  return { still: cut(sheet.picture, sheet.frames), rushing: smear(sheet) }
}

async function loadSheet(artUrl: string, name: string, keys: readonly string[]): Promise<Sheet> {
  const picture = new Image()
  picture.src = `${artUrl}${name}.webp`
  const [response] = await Promise.all([fetch(`${artUrl}${name}.json`), picture.decode()])
  const { frames }: { frames: Record<string, { frame: Frame }> } = await response.json()
  return {
    picture,
    frames: keys.map((key) => {
      const found = frames[key]?.frame
      if (!found) throw new Error(`no picture of ${key}`)
      return found
    }),
  }
}

function drawLetters(keys: readonly string[]): Sheet {
  const size = 128
  const [canvas, context] = paper(size * keys.length, size)
  context.font = `700 ${size / 3}px serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#f5ca6c'
  const letters = keys.map((key) => (key === 'ten' ? '10' : key.slice(0, 5).toUpperCase()))
  for (const [index, text] of letters.entries()) {
    context.fillText(text, size * (index + 0.5), size / 2, size * 0.9)
  }
  return { picture: canvas, frames: keys.map((_, index) => frame(index * size, 0, size, size)) }
}

/** Each symbol averaged along its way past: what the eye sees of a drum at full speed. */
function smear({ picture, frames }: Sheet): Texture[] {
  const size = 96
  const [canvas, context] = paper(size * frames.length, size * 2)
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = smearLight / smearSteps
  for (const [index, { x, y, w, h }] of frames.entries()) {
    for (let step = 0; step < smearSteps; step += 1) {
      const top = (size * step) / (smearSteps - 1)
      context.drawImage(picture, x, y, w, h, index * size, top, size, size)
    }
  }
  const places = frames.map((_, index) => frame(index * size, 0, size, size * 2))
  return cut(canvas, places)
}

const smearSteps = 40
/** An average alone looks dull beside the still pictures. */
const smearLight = 1.4

function cut(picture: Picture, frames: readonly Frame[]): Texture[] {
  const source = ImageSource.from({ resource: picture, autoGenerateMipmaps: true })
  return frames.map(({ x, y, w, h }) => new Texture({ source, frame: new Rectangle(x, y, w, h) }))
}

function frame(x: number, y: number, w: number, h: number): Frame {
  return { x, y, w, h }
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

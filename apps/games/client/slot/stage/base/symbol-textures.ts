import { ImageSource, Rectangle, Texture } from 'pixi.js'
import { paper } from './painted.ts'
import type { Picture, SymbolFace } from './symbol-face.ts'

/** The pictures of a game's symbols, by index: still, and as they look rushing past. */
export interface SymbolTextures {
  readonly still: readonly Texture[]
  /** Twice as high as the still ones. */
  readonly rushing: readonly Texture[]
}

export function texturesOf(faces: readonly SymbolFace[]): SymbolTextures {
  return { still: cut(faces), rushing: cut(smear(faces)) }
}

/** Each symbol averaged along its way past: what the eye sees of a drum at full speed. */
function smear(faces: readonly SymbolFace[]): SymbolFace[] {
  const size = 96
  const [picture, context] = paper(size * faces.length, size * 2)
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = smearLight / smearSteps
  for (const [index, { picture: from, frame }] of faces.entries()) {
    const { x, y, w, h } = frame
    for (let step = 0; step < smearSteps; step += 1) {
      const top = (size * step) / (smearSteps - 1)
      context.drawImage(from, x, y, w, h, index * size, top, size, size)
    }
  }
  return faces.map((_, index) => {
    return { picture, frame: { x: index * size, y: 0, w: size, h: size * 2 } }
  })
}

const smearSteps = 40
/** An average alone looks dull beside the still pictures. */
const smearLight = 1.4

function cut(faces: readonly SymbolFace[]): Texture[] {
  const sources = new Map<Picture, ImageSource>()
  return faces.map(({ picture, frame: { x, y, w, h } }) => {
    const source =
      sources.get(picture) ?? ImageSource.from({ resource: picture, autoGenerateMipmaps: true })
    sources.set(picture, source)
    return new Texture({ source, frame: new Rectangle(x, y, w, h) })
  })
}

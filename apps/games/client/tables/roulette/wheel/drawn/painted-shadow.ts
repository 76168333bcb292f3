import { CanvasTexture } from 'three'
import { sheet } from './sheet.ts'

/** A shadow under the bowl, round and soft. */
export function paintShadow(): CanvasTexture {
  const [canvas, brush] = sheet(256, 256)
  const dark = brush.createRadialGradient(128, 128, 60, 128, 128, 128)
  dark.addColorStop(0, 'rgb(0 0 0 / 0.85)')
  dark.addColorStop(0.52, 'rgb(0 0 0 / 0.6)')
  dark.addColorStop(1, 'rgb(0 0 0 / 0)')
  brush.fillStyle = dark
  brush.fillRect(0, 0, 256, 256)
  return new CanvasTexture(canvas)
}

import { paper } from '../base/painted.ts'
import type { SymbolFace } from '../base/symbol-face.ts'

const facePx = 256

/** A symbol's picture on a dark disc within a ring of light: what takes from all the others. */
export function ringed({ picture, frame }: SymbolFace): SymbolFace {
  const [canvas, context] = paper(facePx, facePx)
  const middle = facePx / 2
  const ground = context.createRadialGradient(middle, middle, 0, middle, middle, middle)
  ground.addColorStop(0, '#1d6b58')
  ground.addColorStop(0.7, '#0a2f2c')
  ground.addColorStop(1, '#061c1e')
  context.beginPath()
  context.arc(middle, middle, middle * 0.9, 0, 2 * Math.PI)
  context.fillStyle = ground
  context.fill()
  context.imageSmoothingQuality = 'high'
  const size = facePx * 0.84
  const from = (facePx - size) / 2
  context.drawImage(picture, frame.x, frame.y, frame.w, frame.h, from, from, size, size)
  context.beginPath()
  context.arc(middle, middle, middle * 0.9, 0, 2 * Math.PI)
  context.shadowColor = 'rgb(104 255 208 / 0.95)'
  context.shadowBlur = 18
  context.lineWidth = 12
  context.strokeStyle = '#56e7b8'
  context.stroke()
  context.shadowBlur = 0
  context.lineWidth = 3
  context.strokeStyle = '#d8fff0'
  context.stroke()
  return { picture: canvas, frame: { x: 0, y: 0, w: facePx, h: facePx } }
}

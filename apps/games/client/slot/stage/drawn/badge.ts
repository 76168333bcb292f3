import { paper } from '../base/painted.ts'
import type { SymbolFace } from '../base/symbol-face.ts'

const facePx = 256
const badgePx = 62

/** A symbol's picture with a struck plate in its lower right corner that reads `text`. */
export function badged({ picture, frame }: SymbolFace, text: string): SymbolFace {
  const [canvas, context] = paper(facePx, facePx)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, frame.x, frame.y, frame.w, frame.h, 0, 0, facePx, facePx)
  const at = facePx - badgePx - 6
  const gold = context.createLinearGradient(at, at - badgePx, at, at + badgePx)
  gold.addColorStop(0, '#fff3c4')
  gold.addColorStop(0.5, '#e0a83a')
  gold.addColorStop(1, '#7a4b0c')
  context.beginPath()
  context.arc(at, at, badgePx, 0, 2 * Math.PI)
  context.fillStyle = gold
  context.fill()
  context.lineWidth = 6
  context.strokeStyle = '#3d2504'
  context.stroke()
  context.font = `800 ${badgePx}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#2b1a02'
  context.fillText(text, at, at + 4)
  return { picture: canvas, frame: { x: 0, y: 0, w: facePx, h: facePx } }
}

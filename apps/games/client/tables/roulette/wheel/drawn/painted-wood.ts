import { CanvasTexture, MirroredRepeatWrapping, SRGBColorSpace } from 'three'
import { sequence } from './sequence.ts'
import { sheet } from './sheet.ts'

/** Wedges of veneer that mirror one another, with the grain towards the axis. */
export function paintWood({ tone, wedges, isInlaid }: WoodKind): CanvasTexture {
  const [width, height] = [256, 512]
  const [canvas, brush] = sheet(width, height)
  const chance = sequence(tone.length * 7 + wedges)
  const ground = brush.createLinearGradient(0, 0, width, height)
  for (const [place, colour] of tone.entries()) {
    ground.addColorStop(place / (tone.length - 1), colour)
  }
  brush.fillStyle = ground
  brush.fillRect(0, 0, width, height)
  for (let line = 0; line < 420; line += 1) {
    const x = chance() * width
    const sway = 10 + chance() * 26
    const turns = 1 + chance() * 2.4
    brush.strokeStyle = chance() > 0.42 ? 'rgb(30 9 3)' : 'rgb(226 142 84)'
    brush.globalAlpha = 0.03 + chance() * 0.11
    brush.lineWidth = 0.6 + chance() * 2.2
    brush.beginPath()
    for (let y = -8; y <= height + 8; y += 16) {
      const bend = Math.sin((y / height) * turns * Math.PI + x / 29) * sway * (1 - y / height / 2)
      brush.lineTo(x + bend, y)
    }
    brush.stroke()
  }
  brush.globalAlpha = 1
  if (isInlaid) {
    brush.fillStyle = 'rgb(12 5 2 / 0.55)'
    brush.fillRect(0, 0, 12, height)
    brush.fillStyle = '#c8964a'
    brush.fillRect(0, 0, 4, height)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = MirroredRepeatWrapping
  texture.repeat.x = wedges
  texture.anisotropy = 8
  return texture
}

export interface WoodKind {
  readonly tone: readonly string[]
  readonly wedges: number
  /** Whether a thread of brass lies between every two wedges. */
  readonly isInlaid: boolean
}

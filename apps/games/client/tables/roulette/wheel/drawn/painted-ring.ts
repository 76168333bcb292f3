import { type Colour, colourOf, wheel } from '@nordlys/game-math/tables/roulette/layout'
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { pocketAngle, pockets } from '../course/shape.ts'
import { sheet } from './sheet.ts'
import { wrapRound } from './turned.ts'

/** Light lacquer on dark ground: brighter than on the layout, since the wheel lies in the dark. */
const enamel: Readonly<Record<Colour, readonly [light: string, deep: string]>> = {
  red: ['#c62337', '#8e1426'],
  black: ['#1a2130', '#0b0f18'],
  green: ['#12946a', '#0a5f42'],
}

const cell = { width: 96, height: 208 }

export function paintNumbers(): CanvasTexture {
  const [canvas, brush] = sheet(cell.width * pockets, cell.height)
  for (const [place, number] of wheel.entries()) {
    const left = place * cell.width
    const [light, deep] = enamel[colourOf(number)]
    const ground = brush.createLinearGradient(0, 0, 0, cell.height)
    ground.addColorStop(0, deep)
    ground.addColorStop(0.45, light)
    ground.addColorStop(1, deep)
    brush.fillStyle = ground
    brush.fillRect(left, 0, cell.width, cell.height)
    brush.save()
    brush.translate(left + cell.width / 2, cell.height * 0.53)
    // The outer edge is the picture's lower one, and a number stands with its foot inwards.
    brush.scale(number > 9 ? 0.9 : 1.02, -1.32)
    brush.font = '700 78px "Figtree Variable", Figtree, Arial, sans-serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillStyle = '#fffaf0'
    brush.fillText(String(number), 0, 4)
    brush.restore()
  }
  for (let place = 0; place <= pockets; place += 1) {
    drawMetal(brush, place * cell.width - 2.5, 0, 5, cell.height)
  }
  return onRing(canvas)
}

export function paintPockets(): CanvasTexture {
  const [canvas, brush] = sheet(32 * pockets, 64)
  for (const [place, number] of wheel.entries()) {
    const [light, deep] = enamel[colourOf(number)]
    const ground = brush.createLinearGradient(0, 0, 0, 64)
    ground.addColorStop(0, deep)
    ground.addColorStop(1, light)
    brush.fillStyle = ground
    brush.fillRect(place * 32, 0, 32, 64)
  }
  return onRing(canvas)
}

function drawMetal(
  brush: CanvasRenderingContext2D,
  ...[x, y, width, height]: [number, number, number, number]
): void {
  const metal = brush.createLinearGradient(x, 0, x + width, 0)
  metal.addColorStop(0, '#7a5a22')
  metal.addColorStop(0.5, '#f6dfa0')
  metal.addColorStop(1, '#7a5a22')
  brush.fillStyle = metal
  brush.fillRect(x, y, width, height)
}

function onRing(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.anisotropy = 8
  wrapRound(texture, -pocketAngle / 2)
  return texture
}

import { texts } from '../../words/texts.ts'
import { paper } from '../base/painted.ts'
import { widthOf } from './wheel-plan.ts'

/** In shares of the wheel's radius. */
const rimWidth = 0.085
const hubRadius = 0.25
/** The disc ends a little within its picture, so that its edge stays smooth while it turns. */
const edge = 0.985

/** The disc that turns: equal segments with their numbers, a ring, and a peg at every border. */
export function paintDisc(multipliers: readonly number[], size: number): HTMLCanvasElement {
  const [canvas, context] = paper(size, size)
  const radius = (size / 2) * edge
  context.translate(size / 2, size / 2)
  const width = widthOf(multipliers.length)
  const colours = coloursOf(multipliers)
  for (const [segment, multiplier] of multipliers.entries()) {
    context.save()
    context.rotate((segment + 0.5) * width)
    paintSegment(context, radius, width, colours.get(multiplier) ?? plain)
    writeNumber(context, radius, multiplier, multipliers.length)
    context.restore()
  }
  paintRim(context, radius)
  for (const segment of multipliers.keys()) {
    context.save()
    context.rotate(segment * width)
    paintPeg(context, radius)
    context.restore()
  }
  return canvas
}

/** The light over the segment that the wheel stopped on, and the shade over the others. */
export function paintGlow(segments: number, size: number): HTMLCanvasElement {
  const [canvas, context] = paper(size, size)
  const radius = (size / 2) * edge
  context.translate(size / 2, size / 2)
  const half = widthOf(segments) / 2
  const inner = radius * (1 - rimWidth)
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, inner, half - Math.PI / 2, -half - Math.PI / 2 + 2 * Math.PI)
  context.closePath()
  context.fillStyle = 'rgb(4 6 14 / 0.58)'
  context.fill()
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, inner, -half - Math.PI / 2, half - Math.PI / 2)
  context.closePath()
  context.shadowColor = 'rgb(255 224 140 / 0.9)'
  context.shadowBlur = radius * 0.08
  context.strokeStyle = '#ffe7a8'
  context.lineWidth = radius * 0.022
  context.lineJoin = 'round'
  context.stroke()
  return canvas
}

/** The middle of the wheel; it tells the number once the wheel stands. */
export function paintHub(text: string, size: number): HTMLCanvasElement {
  const px = size * hubRadius * 1.12
  const [canvas, context] = paper(px, px)
  const radius = px / 2
  context.translate(radius, radius)
  disc(context, radius * 0.97, '#2c1a04')
  disc(context, radius * 0.93, gold(context, radius))
  disc(context, radius * 0.76, '#1a1026')
  context.fillStyle = '#ffe9b0'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `800 ${radius * 0.66}px "Figtree Variable", sans-serif`
  if (text) context.fillText(text, 0, radius * 0.04, radius * 1.36)
  else star(context, radius * 0.42)
  return canvas
}

/** The pointer hangs from above the wheel; its tip is at the lower end of the picture. */
export function paintPointer(size: number): HTMLCanvasElement {
  const [width, height] = [size * 0.105, size * 0.135]
  const [canvas, context] = paper(width, height)
  const inset = width * 0.1
  context.beginPath()
  context.moveTo(inset, inset * 1.4)
  context.quadraticCurveTo(width / 2, -inset * 0.6, width - inset, inset * 1.4)
  context.lineTo(width / 2, height - inset)
  context.closePath()
  const shine = context.createLinearGradient(0, 0, width, 0)
  shine.addColorStop(0, '#fff3c9')
  shine.addColorStop(0.5, '#f0b93f')
  shine.addColorStop(1, '#8d5a0d')
  context.shadowColor = 'rgb(0 0 0 / 0.7)'
  context.shadowBlur = width * 0.1
  context.fillStyle = shine
  context.fill()
  context.shadowBlur = 0
  context.lineWidth = width * 0.05
  context.lineJoin = 'round'
  context.strokeStyle = '#3b2404'
  context.stroke()
  return canvas
}

interface SegmentColour {
  readonly deep: string
  readonly bright: string
}

const plain: SegmentColour = { deep: '#152a55', bright: '#3560b4' }
const gilded: SegmentColour = { deep: '#8a5209', bright: '#f3bd45' }
/** From the least number up; the largest is gilded. */
const byRank: readonly SegmentColour[] = [
  plain,
  { deep: '#3b1450', bright: '#8a3bb0' },
  { deep: '#0c4438', bright: '#1f9474' },
  { deep: '#5b1220', bright: '#c0303f' },
  { deep: '#5a2f06', bright: '#c76f16' },
]

/** One colour for each number, so that like numbers look alike. */
function coloursOf(multipliers: readonly number[]): Map<number, SegmentColour> {
  const ranked = [...new Set(multipliers)].sort((a, b) => a - b)
  return new Map(
    ranked.map((multiplier, rank) => {
      const isMost = rank === ranked.length - 1 && ranked.length > 1
      return [multiplier, isMost ? gilded : (byRank[rank % byRank.length] ?? plain)]
    }),
  )
}

function paintSegment(
  context: CanvasRenderingContext2D,
  radius: number,
  width: number,
  { deep, bright }: SegmentColour,
): void {
  const shine = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius)
  shine.addColorStop(0, deep)
  shine.addColorStop(0.85, bright)
  shine.addColorStop(1, deep)
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, radius * (1 - rimWidth), -width / 2 - Math.PI / 2, width / 2 - Math.PI / 2)
  context.closePath()
  context.fillStyle = shine
  context.fill()
  context.strokeStyle = '#f1cf7d'
  context.lineWidth = radius * 0.012
  context.stroke()
}

function writeNumber(
  context: CanvasRenderingContext2D,
  radius: number,
  multiplier: number,
  segments: number,
): void {
  const px = radius * Math.min(0.22, 1.5 / segments)
  context.font = `800 ${px}px "Figtree Variable", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = px / 4.5
  context.strokeStyle = 'rgb(8 5 0 / 0.85)'
  context.strokeText(texts.times(multiplier), 0, -radius * 0.7)
  context.fillStyle = '#fff6dc'
  context.fillText(texts.times(multiplier), 0, -radius * 0.7)
}

function paintRim(context: CanvasRenderingContext2D, radius: number): void {
  // Alike all round, since it turns and the light does not.
  const shine = context.createRadialGradient(0, 0, radius * (1 - rimWidth), 0, 0, radius)
  shine.addColorStop(0, '#7d4f0d')
  shine.addColorStop(0.3, '#dca43d')
  shine.addColorStop(0.55, '#ffedb5')
  shine.addColorStop(0.8, '#d0952f')
  shine.addColorStop(1, '#6b430b')
  context.lineWidth = radius * rimWidth
  context.strokeStyle = shine
  ring(context, radius * (1 - rimWidth / 2))
  context.lineWidth = radius * 0.014
  context.strokeStyle = '#3d2506'
  ring(context, radius * (1 - rimWidth))
  ring(context, radius * 0.993)
}

function paintPeg(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  context.arc(0, -radius * (1 - rimWidth / 2), radius * 0.026, 0, 2 * Math.PI)
  context.fillStyle = '#fffaf0'
  context.shadowColor = 'rgb(0 0 0 / 0.6)'
  context.shadowBlur = radius * 0.02
  context.fill()
  context.shadowBlur = 0
}

function ring(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.stroke()
}

function disc(
  context: CanvasRenderingContext2D,
  radius: number,
  style: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = style
  context.fill()
}

function star(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  for (let corner = 0; corner < 10; corner += 1) {
    const reach = corner % 2 === 0 ? radius : radius * 0.45
    const angle = (corner * Math.PI) / 5
    context.lineTo(Math.sin(angle) * reach, -Math.cos(angle) * reach)
  }
  context.closePath()
  context.fill()
}

/** Lit from above. */
function gold(context: CanvasRenderingContext2D, radius: number): CanvasGradient {
  const shine = context.createLinearGradient(0, -radius, 0, radius)
  shine.addColorStop(0, '#fff0bb')
  shine.addColorStop(0.45, '#dca43d')
  shine.addColorStop(1, '#7d4f0d')
  return shine
}

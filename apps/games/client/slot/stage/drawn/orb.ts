const radius = 86

/** From which number on an orb has which hue: the larger, the rarer its colour. */
const hues: readonly (readonly [from: number, hue: number])[] = [
  [50, 44],
  [25, 12],
  [10, 322],
  [5, 268],
  [2, 204],
]

/** A glass ball round the middle that is lit from within and wears its number. */
export function drawOrb(context: CanvasRenderingContext2D, times: number, text: string): void {
  const hue = hues.find(([from]) => times >= from)?.[1] ?? 204
  context.save()
  context.shadowColor = `hsl(${hue} 100% 62% / 0.85)`
  context.shadowBlur = 20
  ball(context, radius, `hsl(${hue} 70% 20%)`)
  context.restore()
  ball(context, radius, glass(context, hue))
  context.lineWidth = 4
  context.strokeStyle = `hsl(${hue} 90% 82% / 0.9)`
  context.stroke()
  shine(context)
  number(context, text, hue)
}

/** Bright where its light is, below the middle, and dark towards its edge. */
function glass(context: CanvasRenderingContext2D, hue: number): CanvasGradient {
  const light = context.createRadialGradient(0, radius * 0.3, 4, 0, 0, radius)
  light.addColorStop(0, `hsl(${hue} 100% 72%)`)
  light.addColorStop(0.45, `hsl(${hue} 88% 46%)`)
  light.addColorStop(0.82, `hsl(${hue} 84% 26%)`)
  light.addColorStop(1, `hsl(${hue} 80% 16%)`)
  return light
}

/** The window that a ball of glass mirrors above. */
function shine(context: CanvasRenderingContext2D): void {
  const mirror = context.createLinearGradient(0, -radius * 0.86, 0, -radius * 0.2)
  mirror.addColorStop(0, 'rgb(255 255 255 / 0.85)')
  mirror.addColorStop(1, 'rgb(255 255 255 / 0.02)')
  context.beginPath()
  context.ellipse(0, -radius * 0.52, radius * 0.62, radius * 0.34, 0, 0, 2 * Math.PI)
  context.fillStyle = mirror
  context.fill()
}

function number(context: CanvasRenderingContext2D, text: string, hue: number): void {
  const px = text.length > 3 ? 64 : text.length > 2 ? 76 : 84
  context.font = `800 ${px}px "Figtree Variable", system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 13
  context.strokeStyle = `hsl(${hue} 90% 9% / 0.95)`
  context.strokeText(text, 0, 8)
  context.fillStyle = '#fffbe8'
  context.fillText(text, 0, 8)
}

function ball(
  context: CanvasRenderingContext2D,
  size: number,
  style: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, size, 0, 2 * Math.PI)
  context.fillStyle = style
  context.fill()
}

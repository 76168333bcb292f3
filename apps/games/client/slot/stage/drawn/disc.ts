const radius = 80

/** A struck coin round the middle, with a letter on it when it stands for a name. */
export function drawDisc(context: CanvasRenderingContext2D, letter: string): void {
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = 12
  context.shadowOffsetY = 6
  circle(context, radius, '#3d2506')
  context.restore()
  circle(context, radius - 3, gold(context, 1))
  circle(context, radius - 15, '#5f3b0c')
  circle(context, radius - 18, gold(context, -1))
  if (!letter) return
  context.font = '700 84px "Cinzel", "Times New Roman", serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = 'rgb(74 43 4 / 0.95)'
  context.fillText(letter, 0, 6)
  context.fillStyle = 'rgb(255 246 214 / 0.55)'
  context.fillText(letter, 1.5, 8)
  context.fillStyle = '#7c4a0c'
  context.fillText(letter, 0.5, 7)
}

/** Lit from above; -1 turns it over, as the sunken middle of a coin is lit. */
function gold(context: CanvasRenderingContext2D, way: 1 | -1): CanvasGradient {
  const shine = context.createLinearGradient(0, -radius * way, 0, radius * way)
  shine.addColorStop(0, '#fff1bf')
  shine.addColorStop(0.45, '#e6b04a')
  shine.addColorStop(1, '#94600f')
  return shine
}

function circle(
  context: CanvasRenderingContext2D,
  size: number,
  style: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, size, 0, 2 * Math.PI)
  context.fillStyle = style
  context.fill()
}

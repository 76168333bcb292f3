import type { ArtPalette } from '../../../../protocol/opened-game.ts'

const [width, height] = [132, 158]
/** How thick the book is: its pages show at the right and below. */
const depth = 16

/** A bound book in the theme's colours, closed: gold at its corners, a star on its cover. */
export function drawBook(context: CanvasRenderingContext2D, { accent, light }: ArtPalette): void {
  const [left, top] = [-width / 2 - 4, -height / 2 - 6]
  context.save()
  drawGlow(context, light)
  context.rotate(-0.07)
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.85)'
  context.shadowBlur = 14
  context.shadowOffsetY = 7
  plate(context, [left + depth - 4, top + depth - 2, width, height], '#1c0d04')
  context.restore()
  drawPages(context, left, top)
  plate(context, [left, top, width, height], leather(context, accent))
  context.fillStyle = 'rgb(0 0 0 / 0.34)'
  context.fillRect(left + 12, top + 2, 5, height - 4)
  context.strokeStyle = gold(context)
  context.lineWidth = 5
  context.beginPath()
  context.roundRect(left + 24, top + 9, width - 34, height - 18, 6)
  context.stroke()
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(left + 31, top + 16, width - 48, height - 32, 4)
  context.stroke()
  for (const [x, y] of cornersOf(left, top)) drawCorner(context, x, y)
  drawStar(context, left + 24 + (width - 34) / 2, top + height / 2)
  context.restore()
}

function drawGlow(context: CanvasRenderingContext2D, light: string): void {
  const glow = context.createRadialGradient(0, 0, 20, 0, 0, 96)
  glow.addColorStop(0, `${light}cc`)
  glow.addColorStop(0.7, `${light}55`)
  glow.addColorStop(1, `${light}00`)
  context.fillStyle = glow
  context.fillRect(-96, -96, 192, 192)
}

/** The edges of the pages between the two boards. */
function drawPages(context: CanvasRenderingContext2D, left: number, top: number): void {
  plate(context, [left + 6, top + 6, width + depth - 12, height + depth - 14], '#f3e2b8')
  context.strokeStyle = 'rgb(120 84 30 / 0.55)'
  context.lineWidth = 1
  for (let leaf = 3; leaf < depth - 5; leaf += 3) {
    context.beginPath()
    context.moveTo(left + 10, top + height + leaf - 3)
    context.lineTo(left + width + leaf - 4, top + height + leaf - 3)
    context.lineTo(left + width + leaf - 4, top + 10)
    context.stroke()
  }
}

function leather(context: CanvasRenderingContext2D, accent: string): CanvasGradient {
  const shine = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2)
  shine.addColorStop(0, blend(accent, '#ffffff', 0.22))
  shine.addColorStop(0.35, blend(accent, '#2a0f06', 0.2))
  shine.addColorStop(1, blend(accent, '#140603', 0.62))
  return shine
}

/** Two colours as `#RRGGBB`, so much of the second in it. */
function blend(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [first, second] = [colour, other].map((each) =>
      Number.parseInt(each.slice(at, at + 2), 16),
    )
    return Math.round((first ?? 0) * (1 - share) + (second ?? 0) * share)
  })
  return `rgb(${parts.join(' ')})`
}

function gold(context: CanvasRenderingContext2D): CanvasGradient {
  const shine = context.createLinearGradient(-60, -80, 60, 80)
  shine.addColorStop(0, '#fff1bf')
  shine.addColorStop(0.45, '#e6b04a')
  shine.addColorStop(1, '#94600f')
  return shine
}

/** Of the frame on the cover: each with the way to the middle as its sign. */
function cornersOf(left: number, top: number): readonly (readonly [number, number])[] {
  const [right, bottom] = [left + width - 10, top + height - 9]
  return [
    [left + 24, top + 9],
    [right, top + 9],
    [left + 24, bottom],
    [right, bottom],
  ]
}

function drawCorner(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath()
  context.arc(x + (x < 0 ? 7 : -7), y + (y < 0 ? 7 : -7), 12, 0, 2 * Math.PI)
  context.fillStyle = gold(context)
  context.fill()
  context.strokeStyle = '#4a2b04'
  context.lineWidth = 2
  context.stroke()
}

/** Eight points round a dark stone. */
function drawStar(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath()
  for (let corner = 0; corner < 16; corner += 1) {
    const reach = corner % 2 === 1 ? 17 : corner % 4 === 0 ? 38 : 27
    const angle = (Math.PI * corner) / 8
    context.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
  }
  context.closePath()
  context.fillStyle = gold(context)
  context.fill()
  context.strokeStyle = '#4a2b04'
  context.lineWidth = 2
  context.stroke()
  context.beginPath()
  context.arc(x, y, 10, 0, 2 * Math.PI)
  context.fillStyle = '#2c1030'
  context.fill()
  context.stroke()
}

function plate(
  context: CanvasRenderingContext2D,
  [x, y, wide, high]: readonly [number, number, number, number],
  style: string | CanvasGradient,
): void {
  context.beginPath()
  context.roundRect(x, y, wide, high, 8)
  context.fillStyle = style
  context.fill()
}

type Point = readonly [x: number, y: number]

/** How a stone is cut, so that no two differ by their colour alone. */
interface Cut {
  readonly sides: number
  /** Of its first corner, in turns of the circle from the top. */
  readonly turn: number
  /** Its width in shares of its height. */
  readonly wide: number
  readonly hue: number
}

const cuts: readonly Cut[] = [
  { sides: 6, turn: 0, wide: 0.9, hue: 275 },
  { sides: 8, turn: 1 / 16, wide: 1, hue: 350 },
  { sides: 4, turn: 0, wide: 0.86, hue: 215 },
  { sides: 8, turn: 1 / 16, wide: 0.74, hue: 150 },
  { sides: 3, turn: 0, wide: 1.05, hue: 42 },
  { sides: 5, turn: 0, wide: 1, hue: 190 },
  { sides: 4, turn: 1 / 8, wide: 1, hue: 20 },
  { sides: 7, turn: 0, wide: 1, hue: 310 },
  { sides: 6, turn: 1 / 12, wide: 1.05, hue: 95 },
]

const radius = 80
const tableShare = 0.56
/** Where the light comes from: above, and a little from the left. */
const lamp: Point = [-0.5, -0.87]

/** A cut stone round the middle: its facets shaded by how they face the light. */
export function drawGem(context: CanvasRenderingContext2D, index: number): void {
  const cut = cuts[index % cuts.length]
  if (!cut) return
  const outer = corners(cut, radius)
  const table = corners(cut, radius * tableShare)
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = 12
  context.shadowOffsetY = 6
  fill(context, outer, '#080b14')
  context.restore()
  for (const [side, corner] of outer.entries()) {
    const next = (side + 1) % outer.length
    const facet = [corner, outer[next], table[next], table[side]].filter(
      (each) => each !== undefined,
    )
    fill(context, facet, `hsl(${cut.hue} 72% ${facetLight(corner, outer[next] ?? corner)}%)`)
  }
  const sheen = context.createLinearGradient(-radius / 2, -radius / 2, radius / 2, radius / 2)
  sheen.addColorStop(0, `hsl(${cut.hue} 90% 84%)`)
  sheen.addColorStop(0.5, `hsl(${cut.hue} 78% 56%)`)
  sheen.addColorStop(1, `hsl(${cut.hue} 76% 42%)`)
  fill(context, table, sheen)
  context.strokeStyle = 'rgb(255 255 255 / 0.4)'
  context.lineWidth = 1.4
  path(context, table)
  context.stroke()
  context.strokeStyle = 'rgb(4 7 15 / 0.9)'
  context.lineWidth = 4
  path(context, outer)
  context.stroke()
}

function corners({ sides, turn, wide }: Cut, size: number): Point[] {
  return Array.from({ length: sides }, (_, corner): Point => {
    const angle = 2 * Math.PI * (corner / sides + turn)
    return [Math.sin(angle) * size * wide, -Math.cos(angle) * size]
  })
}

/** In percent: the more the side faces the lamp, the lighter. */
function facetLight(from: Point, to: Point): number {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const facing = (x * lamp[0] + y * lamp[1]) / (Math.hypot(x, y) || 1)
  return 40 + 28 * facing
}

function fill(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  style: string | CanvasGradient,
): void {
  path(context, points)
  context.fillStyle = style
  context.fill()
}

function path(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}

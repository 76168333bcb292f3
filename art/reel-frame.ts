import type { FrameRecipe } from './composition.ts'
import { drawEmblem, type Part } from './emblem.ts'
import { hammered, woodGrain } from './grain.ts'
import { metals } from './metals.ts'
import { toSharp } from './picture.ts'

// A square that is cut in nine: corners of 64, edges that stretch, and an open middle.
const size = 192
const reach = 14

/** Draws the frame round the reels; the answer is a WebP of 384 × 384 to be cut in nine. */
export async function drawFrame(recipe: FrameRecipe): Promise<Buffer> {
  const { outer, inner } = recipe
  const dark = (width: number) => [{ width, tint: metals[outer].rim }]
  const wood = outer === 'oak' ? woodGrain : hammered
  const parts: readonly Part[] = [
    { shape: band(recipe, 6, 15), metal: metals[outer], bevel: 5, grain: wood, edges: dark(1.5) },
    { shape: band(recipe, 9, 5), metal: metals[inner], bevel: 2.4, edges: dark(1.6) },
    { shape: band(recipe, 21, 3), metal: metals[outer], bevel: 1.5, edges: dark(1.2) },
    ...ornaments(recipe).map((shape) => ({
      shape,
      metal: metals[recipe.ornament === 'beads' ? inner : outer],
      bevel: 3.4,
      edges: dark(1.4),
    })),
  ]
  const surround = { rim: 1.2, rimColour: metals[outer].rim, shadow: 3 }
  const drawn = toSharp(await drawEmblem(parts, surround, { width: size, height: size }, 4))
  return drawn
    .resize(size * 2, size * 2, { kernel: 'lanczos3' })
    .webp({ quality: 88 })
    .toBuffer()
}

/** A closed band `thick` wide whose outside lies `inset` from the square's edge. */
function band({ corner }: FrameRecipe, inset: number, thick: number): string {
  const out = outline(corner, inset)
  const hole = outline(corner, inset + thick)
  return `<path fill-rule="evenodd" d="${out}${hole}"/>`
}

function outline(corner: FrameRecipe['corner'], inset: number): string {
  const [low, high] = [inset, size - inset]
  const r = Math.max(3, corner === 'square' ? 4 : reach * 2 - inset * 0.6)
  if (corner === 'cut') {
    return `M${low + r} ${low}H${high - r}L${high} ${low + r}V${high - r}L${high - r} ${high}
      H${low + r}L${low} ${high - r}V${low + r}Z`
  }
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`
  return `M${low + r} ${low}H${high - r}${arc(high, low + r)}V${high - r}${arc(high - r, high)}
    H${low + r}${arc(low, high - r)}V${low + r}${arc(low + r, low)}Z`
}

function ornaments({ ornament }: FrameRecipe): readonly string[] {
  if (ornament === 'plain') return []
  const radius = { rivets: 3.6, studs: 5, beads: 6.4 }[ornament]
  const near = reach + 9
  const corners = [near, size - near].flatMap((x) =>
    [near, size - near].map((y) => [x, y] as const),
  )
  return corners.map(([x, y]) =>
    ornament === 'studs'
      ? `<path d="M${x} ${y - radius * 1.5}L${x + radius * 1.5} ${y}L${x} ${y + radius * 1.5}
          L${x - radius * 1.5} ${y}Z"/>`
      : `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
  )
}

import { Container, Sprite, Texture } from 'pixi.js'
import { type Ground, leftOf, type Measures, paper } from '../base/painted.ts'

/** How long the frame takes to reach from the first twin to the last. */
const joinMs = 320
const flashMs = 420
/** Cold, so that it is never taken for the gold of a win. */
const ice = '#86e2f4'

/** The frame that holds twins together: one drum behind all of them, in a frame of light. */
export class TwinFrame {
  readonly view = new Container({ visible: false })
  readonly #ground: Ground
  readonly #drum = new Sprite()
  readonly #flash = new Sprite({ alpha: 0, blendMode: 'add' })
  readonly #textures = new Map<number, { drum: Texture; flash: Texture }>()
  #measures: Measures | undefined
  #resolution = 1
  #twins: readonly number[] = []

  constructor(ground: Ground) {
    this.#ground = ground
    this.view.addChild(this.#drum, this.#flash)
  }

  place(measures: Measures, resolution: number): void {
    this.#measures = measures
    this.#resolution = resolution
    for (const { drum, flash } of this.#textures.values()) {
      drum.destroy(true)
      flash.destroy(true)
    }
    this.#textures.clear()
    this.join(this.#twins)
    this.show(Number.POSITIVE_INFINITY, undefined)
  }

  /** From now on around these reels, which are neighbours; around none it is not seen. */
  join(twins: readonly number[]): void {
    this.#twins = twins
    const [first] = twins
    this.view.visible = first !== undefined && this.#measures !== undefined
    if (first === undefined || !this.#measures) return
    const { drum, flash } = this.#texturesFor(twins.length, this.#measures)
    this.view.x = leftOf(this.#measures, first)
    this.#drum.texture = drum
    this.#flash.texture = flash
  }

  /** A moment after the spin began; `landedMs` is when the twins came to rest, once they have. */
  show(atMs: number, landedMs: number | undefined): void {
    if (!this.view.visible || !this.#measures) return
    const { cellWidth, height } = this.#measures
    const share = soft(atMs / joinMs)
    const width = widthOf(this.#measures, this.#twins.length)
    const joined = cellWidth + (width - cellWidth) * share
    for (const sprite of [this.#drum, this.#flash]) sprite.setSize(joined, height)
    this.#drum.alpha = 0.35 + 0.65 * share
    const sinceMs = landedMs === undefined ? Number.POSITIVE_INFINITY : atMs - landedMs
    this.#flash.alpha = sinceMs < flashMs ? 1 - soft(sinceMs / flashMs) : 0
  }

  #texturesFor(reels: number, measures: Measures): { drum: Texture; flash: Texture } {
    const known = this.#textures.get(reels)
    if (known) return known
    const painted = {
      drum: Texture.from(paintJoined(measures, this.#resolution, reels, this.#ground)),
      flash: Texture.from(paintFlash(measures, this.#resolution, reels)),
    }
    this.#textures.set(reels, painted)
    return painted
  }
}

function widthOf({ cellWidth, gap }: Measures, reels: number): number {
  return reels * cellWidth + (reels - 1) * gap
}

/** One broad drum with a lit edge, and a clasp over each seam. */
function paintJoined(measures: Measures, scale: number, reels: number, ground: Ground) {
  const { height, cellWidth, gap } = measures
  const width = widthOf(measures, reels)
  const [canvas, context] = paper(width * scale, height * scale)
  context.scale(scale, scale)
  const shade = context.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, `rgb(${ground.edge})`)
  shade.addColorStop(0.5, `rgb(${ground.middle})`)
  shade.addColorStop(1, `rgb(${ground.edge})`)
  const rim = cellWidth < 90 ? 2 : 3
  context.beginPath()
  context.roundRect(rim, rim, width - 2 * rim, height - 2 * rim, 9)
  context.fillStyle = shade
  context.fill()
  const glow = context.createLinearGradient(0, 0, 0, height)
  glow.addColorStop(0, `${ice}40`)
  glow.addColorStop(0.5, `${ice}12`)
  glow.addColorStop(1, `${ice}40`)
  context.fillStyle = glow
  context.fill()
  context.shadowColor = ice
  context.shadowBlur = 12 * scale
  context.strokeStyle = ice
  context.lineWidth = rim
  context.stroke()
  context.stroke()
  context.fillStyle = ice
  const [long, thick] = [Math.max(14, cellWidth * 0.2), rim + 2]
  for (let seam = 1; seam < reels; seam += 1) {
    const middle = seam * (cellWidth + gap) - gap / 2
    for (const top of [rim / 2, height - rim / 2 - thick]) {
      context.beginPath()
      context.roundRect(middle - long / 2, top, long, thick, thick / 2)
      context.fill()
    }
  }
  return canvas
}

/** The light that runs over them when they land. */
function paintFlash(measures: Measures, scale: number, reels: number) {
  const { height } = measures
  const width = widthOf(measures, reels)
  const [canvas, context] = paper(width * scale, height * scale)
  context.scale(scale, scale)
  const light = context.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, `${ice}55`)
  light.addColorStop(0.5, `${ice}18`)
  light.addColorStop(1, `${ice}55`)
  context.fillStyle = light
  context.beginPath()
  context.roundRect(2, 2, width - 4, height - 4, 9)
  context.fill()
  return canvas
}

/** From 0 to 1, soft at both ends. */
function soft(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

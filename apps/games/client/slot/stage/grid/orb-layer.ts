import { Container, type Sprite, Texture } from 'pixi.js'
import type { Mark } from '../../round/story.ts'
import { texts } from '../../words/texts.ts'
import { leftOf, type Measures, measure, paper } from '../base/painted.ts'
import { hideFrom, spriteAt } from '../base/sprite-at.ts'

const flightMs = 620
const gapMs = 150
/** A flight waits a little at its orb, so that the number is read before it goes. */
const waitShare = 0.3

/** The numbers of orbs on their way to the multiplier at the board's upper edge. */
export class OrbLayer {
  readonly view = new Container()
  readonly #rings = new Container<Sprite>()
  readonly #numbers = new Container<Sprite>()
  readonly #ring: Texture
  readonly #textures = new Map<number, Texture>()
  #measures: Measures = measure(1, 1, 1, 1)
  #orbs: readonly Mark[] = []

  constructor(ring: Texture) {
    this.#ring = ring
    this.view.addChild(this.#rings, this.#numbers)
  }

  place(measures: Measures): void {
    this.#measures = measures
  }

  /** The numbers that leave their orbs, one after the other; none ends what still flew. */
  begin(orbs: readonly Mark[]): void {
    this.#orbs = orbs
    this.step(orbs.length > 0 ? 0 : Number.POSITIVE_INFINITY)
  }

  /** A moment of it; tells whether any is still on its way. */
  step(atMs: number): boolean {
    let isFlying = false
    for (const [index, orb] of this.#orbs.entries()) {
      const share = (atMs - index * gapMs) / flightMs
      if (share < 1) isFlying = true
      if (share > 0 && share < 1) this.#draw(index, orb, share)
      else this.#hide(index)
    }
    for (const layer of [this.#rings, this.#numbers]) hideFrom(layer, this.#orbs.length)
    return isFlying
  }

  #draw(index: number, { position: [reel, row], times }: Mark, share: number): void {
    const { width, height, rows, cellWidth } = this.#measures
    const cellHeight = height / rows
    const side = Math.min(cellWidth, cellHeight)
    const from = [leftOf(this.#measures, reel) + cellWidth / 2, (row + 0.5) * cellHeight] as const
    const way = Math.max(0, (share - waitShare) / (1 - waitShare)) ** 2
    const ring = spriteAt(this.#rings, index)
    ring.texture = this.#ring
    ring.visible = true
    ring.position.set(...from)
    ring.setSize(side * (0.7 + 1.1 * share))
    ring.alpha = Math.sin(Math.PI * share)
    const number = spriteAt(this.#numbers, index)
    number.texture = this.#textureOf(times)
    number.visible = true
    const grown = Math.min(1, share / waitShare)
    const size = side * (0.45 + 0.35 * grown) * (1 - 0.45 * way)
    number.setSize(size * numberRatio, size)
    number.position.set(from[0] + (width / 2 - from[0]) * way, from[1] * (1 - way))
    number.alpha = 1 - Math.max(0, way - 0.8) / 0.4
  }

  #hide(index: number): void {
    for (const layer of [this.#rings, this.#numbers]) spriteAt(layer, index).visible = false
  }

  #textureOf(times: number): Texture {
    const known = this.#textures.get(times)
    if (known) return known
    const texture = Texture.from(paintNumber(texts.times(times)))
    this.#textures.set(times, texture)
    return texture
  }
}

const numberRatio = 2

/** A number of light, as it leaves its orb. */
function paintNumber(text: string) {
  const height = 120
  const width = height * numberRatio
  const [canvas, context] = paper(width, height)
  context.font = '800 84px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.shadowColor = 'rgb(255 196 84 / 0.95)'
  context.shadowBlur = 18
  context.lineWidth = 14
  context.strokeStyle = '#3a1c02'
  context.strokeText(text, width / 2, height / 2, width - 40)
  context.shadowBlur = 0
  context.fillStyle = '#ffe9a8'
  context.fillText(text, width / 2, height / 2, width - 40)
  return canvas
}

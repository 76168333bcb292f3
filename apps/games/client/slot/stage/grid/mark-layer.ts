import { Container, type Sprite, Texture } from 'pixi.js'
import type { Cell, Mark } from '../../round/story.ts'
import { texts } from '../../words/texts.ts'
import { leftOf, type Measures, measure, paper } from '../base/painted.ts'
import { hideFrom, spriteAt } from '../base/sprite-at.ts'

const flareMs = 360
/** Numbers from this one on are as hot as it gets. */
const hottest = 16
/** Of a cell's smaller side: how high its number stands. */
const plateShare = 0.3
const dimmed = 0.5

/** Cells that glow: embers below the symbols, and each cell's number on a plate above them. */
export class MarkLayer {
  readonly embers = new Container<Sprite>()
  readonly plates = new Container<Sprite>()
  readonly #looks = new Map<number, { ember: Texture; plate: Texture }>()
  #measures: Measures = measure(1, 1, 1, 1)
  #resolution = 1
  #marks: readonly Mark[] = []
  #flaring: readonly Mark[] = []
  #lit: readonly Cell[] = []

  place(measures: Measures, resolution: number): void {
    this.#measures = measures
    this.#resolution = resolution
    for (const { ember, plate } of this.#looks.values()) {
      ember.destroy(true)
      plate.destroy(true)
    }
    this.#looks.clear()
    this.show(this.#marks)
  }

  /** Sets the marks that glow from now on; those of `flaring` flare up again, as `step` has it. */
  show(marks: readonly Mark[], flaring: readonly Mark[] = []): void {
    this.#marks = marks
    this.#flaring = flaring
    this.step(flaring.length > 0 ? 0 : flareMs)
  }

  /** While cells are lit, the others glow less. */
  light(cells: readonly Cell[]): void {
    this.#lit = cells
    this.step(flareMs)
  }

  /** A moment of the flare; tells whether it goes on after it. */
  step(atMs: number): boolean {
    const share = Math.min(1, atMs / flareMs)
    for (const [index, mark] of this.#marks.entries()) {
      this.#draw(index, mark, this.#flaring.includes(mark) ? share : 1)
    }
    for (const layer of [this.embers, this.plates]) hideFrom(layer, this.#marks.length)
    return share < 1 && this.#flaring.length > 0
  }

  #draw(index: number, { position: [reel, row], times }: Mark, share: number): void {
    const { cellWidth, height, rows } = this.#measures
    const cellHeight = height / rows
    const { ember, plate } = this.#lookOf(times)
    const left = leftOf(this.#measures, reel)
    const glow = spriteAt(this.embers, index)
    glow.texture = ember
    glow.position.set(left + cellWidth / 2, (row + 0.5) * cellHeight)
    glow.setSize(cellWidth * (1.3 - 0.3 * share), cellHeight * (1.3 - 0.3 * share))
    const isDimmed =
      this.#lit.length > 0 && !this.#lit.some(([of, at]) => of === reel && at === row)
    glow.alpha = isDimmed ? dimmed : 0.25 + 0.75 * share
    const number = spriteAt(this.plates, index)
    const side = Math.min(cellWidth, cellHeight) * plateShare
    // It springs a little beyond its size and back.
    const size = side * (share + 0.5 * Math.sin(Math.PI * share))
    number.texture = plate
    number.position.set(left + cellWidth - side * 0.82, (row + 1) * cellHeight - side * 0.66)
    number.setSize(size * plateRatio, size)
    glow.visible = true
    number.visible = true
  }

  #lookOf(times: number): { ember: Texture; plate: Texture } {
    const known = this.#looks.get(times)
    if (known) return known
    const { cellWidth, height, rows } = this.#measures
    const heat = Math.min(1, Math.log2(times) / Math.log2(hottest))
    const look = {
      ember: Texture.from(paintEmber(cellWidth, height / rows, this.#resolution, heat)),
      plate: Texture.from(paintPlate(texts.times(times), heat)),
    }
    this.#looks.set(times, look)
    return look
  }
}

const plateRatio = 1.5

/** A cell that glows from below: dark red when it has just begun, white gold at its hottest. */
function paintEmber(width: number, height: number, scale: number, heat: number) {
  const [canvas, context] = paper(width * scale, height * scale)
  context.scale(scale, scale)
  const middle = [width / 2, height / 2] as const
  const glow = context.createRadialGradient(...middle, 0, ...middle, Math.max(width, height) * 0.72)
  const hue = 14 + 28 * heat
  glow.addColorStop(0, `hsl(${hue + 8} 100% ${52 + 22 * heat}% / ${0.7 + 0.25 * heat})`)
  glow.addColorStop(0.6, `hsl(${hue} 96% ${38 + 14 * heat}% / ${0.6 + 0.2 * heat})`)
  glow.addColorStop(1, `hsl(${hue - 8} 92% ${22 + 10 * heat}% / 0.75)`)
  context.beginPath()
  context.roundRect(1.5, 1.5, width - 3, height - 3, Math.min(12, width / 8))
  context.fillStyle = glow
  context.fill()
  context.strokeStyle = `hsl(${hue + 10} 100% ${58 + 20 * heat}% / 0.85)`
  context.lineWidth = 1.5
  context.stroke()
  return canvas
}

/** The number of a cell, light on a dark plate so that it reads on every symbol. */
function paintPlate(text: string, heat: number) {
  const height = 64
  const width = height * plateRatio
  const [canvas, context] = paper(width, height)
  context.beginPath()
  context.roundRect(3, 3, width - 6, height - 6, height / 2 - 3)
  context.fillStyle = 'rgb(28 8 2 / 0.92)'
  context.fill()
  context.strokeStyle = `hsl(${22 + 24 * heat} 100% ${58 + 16 * heat}%)`
  context.lineWidth = 5
  context.stroke()
  context.font = '800 42px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = `hsl(${34 + 14 * heat} 100% ${76 + 14 * heat}%)`
  context.fillText(text, width / 2, height / 2 + 3, width - 18)
  return canvas
}

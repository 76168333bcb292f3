import { Container, ImageSource, Rectangle, Sprite, Texture } from 'pixi.js'
import { leftOf, type Measures, measure, paper } from '../base/painted.ts'
import type { SymbolFace } from '../base/symbol-face.ts'
import type { Turning } from './hold-plan.ts'

/** How long a coin takes to pass through a cell and an empty stretch after it. */
const passMs = 230
const smearSteps = 48

/**
 * Cells that turn: each shows its part of one strip, a coin rushing past and nothing in turns. The
 * part is cut out by the texture's frame, so that all cells are drawn in one call without a mask.
 */
export class Spinner {
  readonly view = new Container()
  readonly #face: SymbolFace
  #measures: Measures = measure(1, 1, 1, 1)
  #source: ImageSource | undefined
  readonly #cells = new Map<number, { sprite: Sprite; texture: Texture }>()
  #cellPx = { width: 1, height: 1 }

  constructor(face: SymbolFace) {
    this.#face = face
  }

  place(measures: Measures, resolution: number): void {
    this.#measures = measures
    for (const { sprite, texture } of this.#cells.values()) {
      sprite.destroy()
      texture.destroy()
    }
    this.#cells.clear()
    this.#source?.destroy()
    const width = Math.round(measures.cellWidth * resolution)
    const height = Math.round((measures.height / measures.rows - measures.gap) * resolution)
    this.#cellPx = { width: Math.max(1, width), height: Math.max(1, height) }
    this.#source = ImageSource.from({ resource: paintStrip(this.#face, this.#cellPx) })
  }

  show(turning: readonly Turning[], atMs: number): void {
    for (const [index, { sprite }] of this.#cells) if (!turning[index]) sprite.visible = false
    for (const [index, { cell, startMs, stopMs }] of turning.entries()) {
      const { sprite, texture } = this.#cellAt(index)
      sprite.visible = atMs >= startMs && atMs < stopMs
      if (!sprite.visible) continue
      const { width, height } = this.#cellPx
      // The frame climbs the strip, so what is in it comes down.
      const passed = (((atMs - startMs + index * 37) / passMs) * 2) % 2
      texture.frame.copyFrom(new Rectangle(0, (2 - passed) * height, width, height))
      texture.update()
      const { cellWidth, height: boardHeight, rows, gap } = this.#measures
      sprite.setSize(cellWidth, boardHeight / rows - gap)
      const [reel, row] = cell
      sprite.position.set(leftOf(this.#measures, reel), (row * boardHeight) / rows + gap / 2)
    }
  }

  #cellAt(index: number): { sprite: Sprite; texture: Texture } {
    const known = this.#cells.get(index)
    if (known) return known
    const { width, height } = this.#cellPx
    const texture = new Texture({
      ...(this.#source && { source: this.#source }),
      frame: new Rectangle(0, 0, width, height),
      dynamic: true,
    })
    const sprite = new Sprite(texture)
    this.view.addChild(sprite)
    const made = { sprite, texture }
    this.#cells.set(index, made)
    return made
  }
}

/** Three cells high, the first and the last alike: nothing, a rushing coin, nothing. */
function paintStrip({ picture, frame }: SymbolFace, cell: { width: number; height: number }) {
  const [canvas, context] = paper(cell.width, cell.height * 3)
  const size = Math.min(cell.width, cell.height) * 0.92
  const { x, y, w, h } = frame
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 1.3 / smearSteps
  for (let step = 0; step < smearSteps; step += 1) {
    const top = cell.height * (0.75 + (0.5 * step) / (smearSteps - 1)) + (cell.height - size) / 2
    context.drawImage(picture, x, y, w, h, (cell.width - size) / 2, top, size, size)
  }
  return canvas
}

import { Container, Sprite, type Texture } from 'pixi.js'
import { type ReelPlan, rush, travelled } from './reel-motion.ts'
import { type StripPlace, symbolAt } from './reel-tape.ts'
import type { SymbolTextures } from './symbol-textures.ts'

/** From this share of full speed on the symbols are a blur. */
const blurFrom = 0.55
const dimmed = 0xededed
const fullLight = 0xffffff
const symbolShare = 1.02

/** One reel's sprites: a row more than the window, since a turning reel shows parts of two. */
export class Reel {
  readonly symbols = new Container()
  readonly lights = new Container()
  readonly #rows: number
  readonly #textures: SymbolTextures
  readonly #sprites: readonly Sprite[]
  readonly #lamps: readonly Sprite[]
  #from: StripPlace
  #to: StripPlace
  #cell = { width: 1, height: 1 }
  #litRows: readonly number[] = []

  constructor(place: StripPlace, rows: number, textures: SymbolTextures) {
    this.#from = place
    this.#to = place
    this.#rows = rows
    this.#textures = textures
    this.#sprites = Array.from({ length: rows + 1 }, () => new Sprite({ anchor: 0.5 }))
    this.#lamps = Array.from({ length: rows }, () => new Sprite({ visible: false }))
    this.symbols.addChild(...this.#sprites)
    this.lights.addChild(...this.#lamps)
  }

  place(left: number, width: number, height: number, light: Texture): void {
    this.symbols.x = left
    this.lights.x = left
    this.#cell = { width, height }
    for (const [row, lamp] of this.#lamps.entries()) {
      lamp.texture = light
      lamp.setSize(width, height)
      lamp.y = row * height
    }
    this.#set(0, 0, false)
  }

  rest(place: StripPlace): void {
    this.#from = place
    this.#to = place
    this.#set(0, 0, false)
  }

  leaveFor(place: StripPlace): void {
    this.#from = this.#to
    this.#to = place
  }

  show(plan: ReelPlan, atMs: number): void {
    this.#set(plan.symbols, travelled(plan, atMs), rush(plan, atMs) > blurFrom)
  }

  light(rows: readonly number[], areOthersDim: boolean): void {
    this.#litRows = rows
    for (const [row, lamp] of this.#lamps.entries()) lamp.visible = rows.includes(row)
    for (const [index, sprite] of this.#sprites.entries()) {
      sprite.tint = areOthersDim && !rows.includes(index - 1) ? dimmed : fullLight
    }
  }

  /** `swing` from -1 to 1: how far the lit symbols stand out at this moment. */
  pulse(swing: number): void {
    const size = this.#symbolSize()
    for (const row of this.#litRows) {
      this.#sprites[row + 1]?.setSize(size * (1.03 + 0.035 * swing))
    }
  }

  #symbolSize(): number {
    return Math.min(this.#cell.width, this.#cell.height) * symbolShare
  }

  #set(symbols: number, turned: number, isBlurred: boolean): void {
    const whole = Math.floor(turned)
    const part = turned - whole
    const tape = { from: this.#from, to: this.#to, symbols }
    const size = this.#symbolSize()
    const textures = isBlurred ? this.#textures.rushing : this.#textures.still
    for (let row = -1; row < this.#rows; row += 1) {
      const sprite = this.#sprites[row + 1]
      const texture = textures[symbolAt(tape, whole, row)]
      if (!sprite || !texture) continue
      sprite.texture = texture
      sprite.setSize(size, isBlurred ? size * 2 : size)
      sprite.position.set(this.#cell.width / 2, (row + part + 0.5) * this.#cell.height)
    }
  }
}

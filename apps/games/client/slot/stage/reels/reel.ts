import { Container, Sprite, type Texture } from 'pixi.js'
import type { SymbolTextures } from '../base/symbol-textures.ts'
import { type ReelPlan, rush, travelled } from './reel-motion.ts'
import { rowsBetween, symbolAt } from './reel-tape.ts'
import { type ReelWindow, symbolIn } from './reel-window.ts'

/** From this share of full speed on the symbols are a blur. */
const blurFrom = 0.55
const dimmed = 0xededed
const fullLight = 0xffffff
const symbolShare = 1.02
/** The covered symbols have gone when this share of the spreading is over. */
const leavingShare = 0.35

/** The light of a winning cell, by how many rows the reel shows. */
export type LightByRows = (rows: number) => Texture

/** One reel's sprites: two rows more than the window, since a turning reel shows parts of three. */
export class Reel {
  readonly symbols = new Container()
  readonly lights = new Container()
  readonly #textures: SymbolTextures
  readonly #sprites: readonly Sprite[]
  readonly #lamps: readonly Sprite[]
  #from: ReelWindow
  #to: ReelWindow
  #isTwin = false
  #room = { width: 1, height: 1 }
  #litRows: readonly number[] = []

  constructor(window: ReelWindow, rowsMost: number, textures: SymbolTextures) {
    this.#from = window
    this.#to = window
    this.#textures = textures
    this.#sprites = Array.from({ length: rowsMost + 2 }, () => new Sprite({ anchor: 0.5 }))
    this.#lamps = Array.from({ length: rowsMost }, () => new Sprite({ visible: false }))
    this.symbols.addChild(...this.#sprites)
    this.lights.addChild(...this.#lamps)
  }

  get rows(): number {
    return this.#to.rows
  }

  place(left: number, width: number, height: number): void {
    this.symbols.x = left
    this.lights.x = left
    this.#room = { width, height }
    this.#set(0, 0, false)
  }

  rest(window: ReelWindow): void {
    this.#from = window
    this.#to = window
    this.#set(0, 0, false)
  }

  /** `isTwin`: it turns as one with other reels. */
  leaveFor(window: ReelWindow, isTwin: boolean): void {
    this.#from = this.#to
    this.#to = window
    this.#isTwin = isTwin
  }

  show(plan: ReelPlan, atMs: number): void {
    this.#set(plan.symbols, travelled(plan, atMs), rush(plan, atMs) > blurFrom)
  }

  /** One row of the standing reel turns over into another symbol; `share` from 0 to 1. */
  turnOver(row: number, to: number, share: number): void {
    const sprite = this.#sprites[row + 1]
    const texture = this.#textures.still[share < 0.5 ? symbolIn(this.#to, row) : to]
    if (!sprite || !texture) return
    const size = this.#symbolSize(this.rows)
    sprite.texture = texture
    sprite.setSize(size * Math.abs(Math.cos(Math.PI * share)), size * (1 + 0.12 * swell(share)))
  }

  /** One row of the standing reel gets a symbol that comes over from the next reel. */
  slideIn(row: number, to: number, share: number): void {
    const sprite = this.#sprites[row + 1]
    const texture = this.#textures.still[to]
    if (!sprite || !texture) return
    sprite.texture = texture
    sprite.x = this.#room.width * (1.5 - share)
  }

  /** One row of the standing reel is covered by a symbol that spreads from another row of it. */
  spreadTo(row: number, fromRow: number, to: number, share: number): void {
    const sprite = this.#sprites[row + 1]
    const size = this.#symbolSize(this.rows)
    const [leaving, coming] = [
      1 - share / leavingShare,
      (share - leavingShare) / (1 - leavingShare),
    ]
    const texture = this.#textures.still[leaving > 0 ? symbolIn(this.#to, row) : to]
    if (!sprite || !texture) return
    const cellHeight = this.#room.height / this.rows
    const at = leaving > 0 ? row : row + (fromRow - row) * (1 - coming)
    sprite.texture = texture
    sprite.setSize(size * (leaving > 0 ? leaving : 0.7 + 0.3 * coming + 0.12 * swell(coming)))
    sprite.y = (at + 0.5) * cellHeight
  }

  /** Comes to rest on the window it turned to. */
  settle(): void {
    this.rest(this.#to)
  }

  light(rows: readonly number[], areOthersDim: boolean, light: LightByRows): void {
    this.#litRows = rows
    const cellHeight = this.#room.height / this.rows
    for (const [row, lamp] of this.#lamps.entries()) {
      lamp.visible = rows.includes(row)
      if (!lamp.visible) continue
      lamp.texture = light(this.rows)
      lamp.setSize(this.#room.width, cellHeight)
      lamp.y = row * cellHeight
    }
    for (const [index, sprite] of this.#sprites.entries()) {
      sprite.tint = areOthersDim && !rows.includes(index - 1) ? dimmed : fullLight
    }
  }

  pulse(swing: number): void {
    const size = this.#symbolSize(this.rows)
    for (const row of this.#litRows) {
      this.#sprites[row + 1]?.setSize(size * (1.03 + 0.035 * swing))
    }
  }

  #symbolSize(rows: number): number {
    return Math.min(this.#room.width, this.#room.height / rows) * symbolShare
  }

  #set(symbols: number, turned: number, isBlurred: boolean): void {
    const whole = Math.floor(turned)
    const part = turned - whole
    const tape = { from: this.#from, to: this.#to, symbols, isTwin: this.#isTwin }
    const rows = rowsBetween(this.#from.rows, this.#to.rows, symbols - turned)
    const size = this.#symbolSize(rows)
    const cellHeight = this.#room.height / rows
    const textures = isBlurred ? this.#textures.rushing : this.#textures.still
    for (const [index, sprite] of this.#sprites.entries()) {
      const row = index - 1
      const texture = textures[symbolAt(tape, whole, row)]
      sprite.visible = row < rows && texture !== undefined
      if (!sprite.visible || !texture) continue
      sprite.texture = texture
      sprite.setSize(size, isBlurred ? size * 2 : size)
      sprite.position.set(this.#room.width / 2, (row + part + 0.5) * cellHeight)
    }
  }
}

/** Nothing at both ends, most in the middle. */
function swell(share: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, share)))
}

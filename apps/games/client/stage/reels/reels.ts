import { Container, Sprite, Texture } from 'pixi.js'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import type { Board, Cell } from '../../round/story.ts'
import type { Motion, MovingEvent, Pace } from '../motion.ts'
import { type Ground, leftOf, type Measures, paintDrums, paintLight } from '../painted.ts'
import type { SymbolTextures } from '../symbol-textures.ts'
import { Reel, type ReelWindow } from './reel.ts'
import { hasSettled, hurry, planReels, type ReelPlan } from './reel-motion.ts'

type Game = OpenedGame['game']

/** Reels that turn, as high as they always are or of another height each time. */
export class Reels implements Motion {
  readonly view = new Container()
  readonly #game: Game
  readonly #ground: Ground
  readonly #drums = new Sprite()
  readonly #reels: readonly Reel[]
  readonly #lights = new Map<number, Texture>()
  #plans: ReelPlan[] = []
  #landed = 0
  #pace: Pace | undefined
  #lightOf = (_rows: number): Texture => Texture.EMPTY

  constructor(game: Game, textures: SymbolTextures, ground: Ground) {
    this.#game = game
    this.#ground = ground
    this.#reels = restingWindows(game).map((window) => new Reel(window, game.rows, textures))
    this.view.addChild(this.#drums, ...this.#reels.map((reel) => reel.lights))
    this.view.addChild(...this.#reels.map((reel) => reel.symbols))
  }

  plays(kind: string): boolean {
    return kind === 'reels'
  }

  place(measures: Measures, resolution: number): void {
    const { cellWidth, width, height } = measures
    this.#drums.texture.destroy(this.#drums.texture !== Texture.EMPTY)
    this.#drums.texture = Texture.from(paintDrums(measures, resolution, this.#ground))
    this.#drums.setSize(width, height)
    for (const light of this.#lights.values()) light.destroy(true)
    this.#lights.clear()
    this.#lightOf = (rows) => {
      const known = this.#lights.get(rows)
      if (known) return known
      const light = Texture.from(paintLight(cellWidth, height / rows, resolution))
      this.#lights.set(rows, light)
      return light
    }
    for (const [index, reel] of this.#reels.entries()) {
      reel.place(leftOf(measures, index), cellWidth, height)
    }
  }

  rest(board: Board): void {
    this.#plans = []
    for (const [index, window] of windowsOf(this.#game, board).entries()) {
      this.#reels[index]?.rest(window)
    }
  }

  begin(event: MovingEvent, pace: Pace): void {
    if (event.kind !== 'reels') return
    for (const [index, window] of windowsOf(this.#game, event).entries()) {
      this.#reels[index]?.leaveFor(window)
    }
    this.#plans = planReels(this.#reels.length, pace.isFast || pace.isHurried)
    this.#landed = 0
    this.#pace = pace
  }

  hurry(atMs: number): void {
    this.#plans = hurry(this.#plans, atMs)
  }

  step(atMs: number): boolean {
    for (const [index, plan] of this.#plans.entries()) {
      this.#reels[index]?.show(plan, atMs)
      if (index === this.#landed && atMs >= plan.stopMs) {
        this.#landed += 1
        this.#pace?.onLanded(index)
      }
    }
    if (!this.#plans.every((plan) => hasSettled(plan, atMs))) return true
    this.#plans = []
    for (const reel of this.#reels) reel.settle()
    return false
  }

  light(cells: readonly Cell[]): void {
    for (const [index, reel] of this.#reels.entries()) {
      const rows = cells.filter(([of]) => of === index).map(([, row]) => row)
      reel.light(rows, cells.length > 0, this.#lightOf)
    }
  }

  pulse(swing: number): void {
    for (const reel of this.#reels) reel.pulse(swing)
  }
}

function windowsOf(
  { strips, rows }: Game,
  { mode, stops, grid }: Pick<Board, 'mode' | 'stops' | 'grid'>,
): ReelWindow[] {
  const stripsOfMode = mode === 'free' && strips.free.length > 0 ? strips.free : strips.base
  return stripsOfMode.map((strip, reel) => ({
    strip,
    stop: stops[reel] ?? 0,
    rows: grid[reel]?.length ?? rows,
  }))
}

/** Where the reels stand before the first round: anywhere, so as to promise nothing. */
function restingWindows({ strips, rows, rowsLeast }: Game): ReelWindow[] {
  return strips.base.map((strip, reel) => ({
    strip,
    stop: reel * 5 + 2,
    rows: rowsLeast === rows ? rows : Math.round((rowsLeast + rows) / 2) + (reel % 2),
  }))
}

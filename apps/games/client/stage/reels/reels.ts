import { Container, Sprite, Texture } from 'pixi.js'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import type { Board, Cell } from '../../round/story.ts'
import type { Motion, MovingEvent, Pace } from '../motion.ts'
import { type Ground, leftOf, type Measures, paintDrums, paintLight } from '../painted.ts'
import type { SymbolTextures } from '../symbol-textures.ts'
import { type CellChange, changed, changeEndsMs, planChange } from './cell-change.ts'
import { Reel } from './reel.ts'
import { hasSettled, hurry, planReels, type ReelPlan } from './reel-motion.ts'
import { type ReelWindow, showing } from './reel-window.ts'

type Game = OpenedGame['game']

/** Reels that turn, as high as they always are or of another height each time. */
export class Reels implements Motion {
  readonly view = new Container()
  readonly #game: Game
  readonly #ground: Ground
  readonly #drums = new Sprite()
  readonly #reels: readonly Reel[]
  readonly #lights = new Map<number, Texture>()
  #windows: ReelWindow[]
  #plans: ReelPlan[] = []
  /** The reels that turn, from the left. */
  #turning: number[] = []
  #changes: CellChange[] = []
  #isWalking = false
  #landed = 0
  #pace: Pace | undefined
  #lightOf = (_rows: number): Texture => Texture.EMPTY

  constructor(game: Game, textures: SymbolTextures, ground: Ground) {
    this.#game = game
    this.#ground = ground
    this.#windows = restingWindows(game)
    this.#reels = this.#windows.map((window) => new Reel(window, game.rows, textures))
    this.view.addChild(this.#drums, ...this.#reels.map((reel) => reel.lights))
    this.view.addChild(...this.#reels.map((reel) => reel.symbols))
  }

  plays(kind: string): boolean {
    return kind === 'reels' || kind === 'change'
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
    this.#changes = []
    this.#restOn(windowsOf(this.#game, board))
  }

  begin(event: MovingEvent, pace: Pace): void {
    const isQuick = pace.isFast || pace.isHurried
    this.#pace = pace
    if (event.kind === 'change') {
      this.#windows = this.#windows.map((window, reel) => showing(window, event.grid[reel]))
      this.#changes = planChange(event, isQuick)
      this.#isWalking = event.cause === 'walk'
    }
    if (event.kind !== 'reels') return
    this.#windows = windowsOf(this.#game, event)
    this.#turning = [...this.#reels.keys()].filter((reel) => !event.held?.includes(reel))
    for (const reel of this.#turning) {
      const window = this.#windows[reel]
      if (window) this.#reels[reel]?.leaveFor(window)
    }
    for (const reel of event.held ?? []) this.#restReel(reel)
    this.#plans = planReels(this.#turning.length, isQuick)
    this.#landed = 0
  }

  hurry(atMs: number): void {
    this.#plans = hurry(this.#plans, atMs)
    this.#changes = this.#changes.map((change) => ({ ...change, startMs: 0, lengthMs: 1 }))
  }

  step(atMs: number): boolean {
    return this.#changes.length > 0 ? this.#stepChange(atMs) : this.#stepReels(atMs)
  }

  #stepReels(atMs: number): boolean {
    for (const [index, plan] of this.#plans.entries()) {
      const reel = this.#turning[index] ?? index
      this.#reels[reel]?.show(plan, atMs)
      if (index === this.#landed && atMs >= plan.stopMs) {
        this.#landed += 1
        this.#pace?.onLanded(reel)
      }
    }
    if (!this.#plans.every((plan) => hasSettled(plan, atMs))) return true
    this.#plans = []
    for (const reel of this.#reels) reel.settle()
    return false
  }

  #stepChange(atMs: number): boolean {
    for (const change of this.#changes) {
      const [reel, row] = change.cell
      const share = changed(change, atMs)
      if (share === 0) continue
      if (this.#isWalking) this.#reels[reel]?.slideIn(row, change.to, share)
      else this.#reels[reel]?.turnOver(row, change.to, share)
    }
    if (atMs < changeEndsMs(this.#changes)) return true
    this.#changes = []
    this.#restOn(this.#windows)
    return false
  }

  #restOn(windows: ReelWindow[]): void {
    this.#windows = windows
    for (const reel of this.#reels.keys()) this.#restReel(reel)
  }

  #restReel(reel: number): void {
    const window = this.#windows[reel]
    if (window) this.#reels[reel]?.rest(window)
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
  return stripsOfMode.map((strip, reel) => {
    const window = { strip, stop: stops[reel] ?? 0, rows: grid[reel]?.length ?? rows }
    return showing(window, grid[reel])
  })
}

/** Where the reels stand before the first round: anywhere, so as to promise nothing. */
function restingWindows({ strips, rows, rowsLeast }: Game): ReelWindow[] {
  return strips.base.map((strip, reel) => ({
    strip,
    stop: reel * 5 + 2,
    rows: rowsLeast === rows ? rows : Math.round((rowsLeast + rows) / 2) + (reel % 2),
  }))
}

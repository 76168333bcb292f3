import { Container, Sprite, Texture } from 'pixi.js'
import type { OpenedGame } from '../../../../protocol/opened-game.ts'
import type { Board, Cell } from '../../round/story.ts'
import { becomes } from '../../round/upgrades.ts'
import type { Motion, MovingEvent, Pace } from '../base/motion.ts'
import { type Ground, leftOf, type Measures, paintDrums, paintLight } from '../base/painted.ts'
import type { SymbolTextures } from '../base/symbol-textures.ts'
import { type CellChange, changed, changeEndsMs, planChange, planUpgrade } from './cell-change.ts'
import { Reel } from './reel.ts'
import { hasSettled, hurry, planReels, type ReelPlan } from './reel-motion.ts'
import { type ReelWindow, showing } from './reel-window.ts'
import { leaderOf, turningTogether } from './turning-together.ts'
import { TwinFrame } from './twin-frame.ts'

type Game = OpenedGame['game']

/** Reels that turn, as high as they always are or of another height each time. */
export class Reels implements Motion {
  readonly view = new Container()
  readonly #game: Game
  readonly #ground: Ground
  readonly #drums = new Sprite()
  readonly #reels: readonly Reel[]
  readonly #twinFrame: TwinFrame
  readonly #lights = new Map<number, Texture>()
  #windows: ReelWindow[]
  #plans: ReelPlan[] = []
  /** The reels that turn, from the left; those that do as one share a plan. */
  #turning: number[][] = []
  #twinsLandMs: number | undefined
  #changes: CellChange[] = []
  #isWalking = false
  /** The reels that a spreading symbol has filled already. */
  #filled = new Set<number>()
  #landed = 0
  #pace: Pace | undefined
  #lightOf = (_rows: number): Texture => Texture.EMPTY

  constructor(game: Game, textures: SymbolTextures, ground: Ground) {
    this.#game = game
    this.#ground = ground
    this.#twinFrame = new TwinFrame(ground)
    this.#windows = restingWindows(game)
    this.#reels = this.#windows.map((window) => new Reel(window, game.rows, textures))
    this.view.addChild(this.#drums, this.#twinFrame.view)
    this.view.addChild(...this.#reels.map((reel) => reel.lights))
    this.view.addChild(...this.#reels.map((reel) => reel.symbols))
  }

  plays(kind: string): boolean {
    return kind === 'reels' || kind === 'change' || kind === 'upgrade'
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
    this.#twinFrame.place(measures, resolution)
  }

  rest(board: Board): void {
    this.#plans = []
    this.#changes = []
    this.#twinFrame.join(board.twins)
    this.#twinFrame.show(Number.POSITIVE_INFINITY, undefined)
    this.#restOn(windowsOf(this.#game, board))
  }

  begin(event: MovingEvent, pace: Pace): void {
    const isQuick = pace.isFast || pace.isHurried
    this.#pace = pace
    if (event.kind === 'change') {
      this.#windows = this.#windows.map((window, reel) => showing(window, event.grid[reel]))
      this.#changes = planChange(event, isQuick)
      this.#isWalking = event.cause === 'walk'
      this.#filled.clear()
    }
    if (event.kind === 'upgrade') {
      this.#windows = this.#windows.map((window, reel) => showing(window, event.grid[reel]))
      this.#changes = planUpgrade(event, cellsOf(this.#game, 'upgrade', event.grid), isQuick)
      this.#isWalking = false
    }
    if (event.kind !== 'reels') return
    this.#windows = windowsOf(this.#game, event)
    this.#turning = turningTogether(this.#reels.length, event)
    for (const reel of this.#turning.flat()) {
      const window = this.#windows[reel]
      if (window) this.#reels[reel]?.leaveFor(window, event.twins?.includes(reel) ?? false)
    }
    for (const reel of event.held ?? []) this.#restReel(reel)
    if (this.#game.wheel && event.held) this.#lightReels(event.held)
    this.#plans = planReels(this.#turning.length, isQuick)
    this.#landed = 0
    this.#twinsLandMs = undefined
    this.#twinFrame.join(event.twins ?? [])
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
      const together = this.#turning[index] ?? [index]
      for (const reel of together) this.#reels[reel]?.show(plan, atMs)
      if (index !== this.#landed || atMs < plan.stopMs) continue
      this.#landed += 1
      if (together.length > 1) this.#twinsLandMs = plan.stopMs
      for (const reel of together) this.#pace?.onLanded(reel)
    }
    this.#twinFrame.show(atMs, this.#twinsLandMs)
    if (!this.#plans.every((plan) => hasSettled(plan, atMs))) return true
    this.#plans = []
    for (const reel of this.#reels) reel.settle()
    if (this.#game.wheel) this.light([])
    return false
  }

  #stepChange(atMs: number): boolean {
    for (const change of this.#changes) {
      const [reel, row] = change.cell
      const { to, fromRow } = change
      const share = changed(change, atMs)
      if (share === 0) continue
      if (this.#isWalking) this.#reels[reel]?.slideIn(row, to, share)
      else if (fromRow !== undefined) this.#reels[reel]?.spreadTo(row, fromRow, to, share)
      else this.#reels[reel]?.turnOver(row, to, share)
    }
    this.#tellFilled(atMs)
    if (atMs < changeEndsMs(this.#changes)) return true
    this.#changes = []
    this.#restOn(this.#windows)
    return false
  }

  /** A reel that a symbol has filled by spreading lights up as a whole, and is heard. */
  #tellFilled(atMs: number): void {
    const spreading = this.#changes.filter(({ fromRow }) => fromRow !== undefined)
    for (const reel of new Set(spreading.map(({ cell: [reel] }) => reel))) {
      const ofReel = spreading.filter(({ cell }) => cell[0] === reel)
      if (this.#filled.has(reel) || atMs < changeEndsMs(ofReel)) continue
      this.#filled.add(reel)
      const rows = Array.from({ length: this.#game.rows }, (_, row) => row)
      this.#reels[reel]?.light(rows, false, this.#lightOf)
      this.#pace?.onLanded(reel)
    }
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

  /** Reels that are held for what they show stand in light while another turns. */
  #lightReels(held: readonly number[]): void {
    for (const index of held) {
      const reel = this.#reels[index]
      const rows = Array.from({ length: reel?.rows ?? 0 }, (_, row) => row)
      reel?.light(rows, false, this.#lightOf)
    }
  }

  pulse(swing: number): void {
    for (const reel of this.#reels) reel.pulse(swing)
  }
}

interface Standing extends Pick<Board, 'mode' | 'stops' | 'grid'> {
  readonly twins?: readonly number[] | undefined
  readonly gone?: number | undefined
}

/** Where symbols of a kind stand. */
function cellsOf({ symbols }: Game, kind: string, grid: Board['grid']): Cell[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbols[symbol]?.kind === kind ? [[reel, row]] : [])),
  )
}

function windowsOf(
  { strips, rows, symbols }: Game,
  { mode, stops, grid, twins = [], gone = 0 }: Standing,
): ReelWindow[] {
  const stripsOfMode = mode === 'free' && strips.free.length > 0 ? strips.free : strips.base
  return stripsOfMode.map((own, reel) => {
    const leader = stripsOfMode[leaderOf(reel, twins)] ?? own
    const strip = gone > 0 ? leader.map(becomes(symbols, gone)) : leader
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

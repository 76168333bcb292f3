import { Container, Sprite, Texture } from 'pixi.js'
import type { OpenedGame } from '../../../../protocol/opened-game.ts'
import type { Board, Cell } from '../../round/story.ts'
import type { Motion, MovingEvent, Pace } from '../base/motion.ts'
import { type Ground, leftOf, type Measures, paintDrums, paintLight } from '../base/painted.ts'
import type { SymbolTextures } from '../base/symbol-textures.ts'
import { planGiant } from './giant-motion.ts'
import { Reel } from './reel.ts'
import { hasSettled, hurry, type ReelPlan } from './reel-motion.ts'
import { type ReelWindow, showing } from './reel-window.ts'
import { Reels } from './reels.ts'

type Game = OpenedGame['game']

/** One of the three that turn in free spins: where it stands, and what lights it. */
interface Place {
  readonly reel: Reel
  readonly drum: Sprite
  /** The reel whose strip and stop it has. */
  readonly of: number
  readonly isGiant: boolean
}

/** From the beginning of a spin: how the one board passes into the other. */
const passing = { fromMs: 90, toMs: 480, quickToMs: 260, hurriedMs: 90 }

/**
 * Ordinary reels, and in free spins three of which the middle one is as wide as all it covers and
 * shows one symbol. Each board stands in the other's place while the reels turn.
 */
export class GiantReels implements Motion {
  readonly view = new Container()
  readonly #game: Game
  readonly #covered: readonly number[]
  readonly #ground: Ground
  readonly #plain: Reels
  readonly #wide = new Container({ visible: false })
  readonly #places: readonly Place[]
  #lights: readonly Texture[] = []
  /** The board that was shown last; the ordinary reels turn away with what stood on it. */
  #board: Board | undefined
  #isWide = false
  /** Undefined when both boards have been what they are for long. */
  #passedAtMs: number | undefined
  /** In the order in which they stop: the giant one last. */
  #turning: readonly Place[] = []
  #plans: ReelPlan[] = []
  #landed = 0
  #pace: Pace | undefined

  constructor(game: Game, covered: readonly number[], textures: SymbolTextures, ground: Ground) {
    this.#game = game
    this.#covered = covered
    this.#ground = ground
    this.#plain = new Reels(game, textures, ground)
    const [first = 0] = covered
    this.#places = [0, first, game.reels - 1].map((of) => {
      const isGiant = covered.includes(of)
      const rows = isGiant ? 1 : game.rows
      const reel = new Reel({ strip: game.strips.free[of] ?? [], stop: 0, rows }, rows, textures)
      return { reel, drum: new Sprite(), of, isGiant }
    })
    this.#wide.addChild(...this.#places.map(({ drum }) => drum))
    this.#wide.addChild(...this.#places.map(({ reel }) => reel.lights))
    this.#wide.addChild(...this.#places.map(({ reel }) => reel.symbols))
    this.view.addChild(this.#plain.view, this.#wide)
  }

  plays(kind: string): boolean {
    return kind === 'reels'
  }

  place(measures: Measures, resolution: number): void {
    this.#plain.place(measures, resolution)
    const { height, gap, cellWidth, rows } = measures
    for (const light of this.#lights) light.destroy(true)
    this.#lights = this.#places.map(({ reel, drum, of, isGiant }) => {
      const covers = isGiant ? this.#covered.length : 1
      const width = covers * cellWidth + (covers - 1) * gap
      const own = { ...measures, width, cellWidth: width, reels: 1 }
      drum.texture.destroy(drum.texture !== Texture.EMPTY)
      drum.texture = Texture.from(paintDrums(own, resolution, this.#ground))
      drum.setSize(width, height)
      drum.x = leftOf(measures, of)
      reel.place(leftOf(measures, of), width, height)
      return Texture.from(paintLight(width, height / (isGiant ? 1 : rows), resolution))
    })
  }

  rest(board: Board): void {
    this.#plans = []
    this.#board = board
    this.#plain.rest(board)
    this.#isWide = isWide(board)
    if (this.#isWide)
      for (const place of this.#places) place.reel.rest(this.#windowOf(place, board))
    this.#passedAtMs = undefined
    this.#showShare(1)
  }

  begin(event: MovingEvent, pace: Pace): void {
    if (event.kind !== 'reels') return
    const isQuick = pace.isFast || pace.isHurried
    const before = this.#board
    this.#pace = pace
    this.#passedAtMs =
      this.#isWide === isWide(event) ? undefined : isQuick ? passing.quickToMs : passing.toMs
    if (isWide(event)) {
      for (const place of this.#places) {
        if (!this.#isWide && before && !place.isGiant)
          place.reel.rest(this.#windowOf(place, before))
        place.reel.leaveFor(this.#windowOf(place, event), false)
      }
      this.#turning = this.#places.toSorted((a, b) => Number(a.isGiant) - Number(b.isGiant))
      this.#plans = planGiant(this.#turning.length, isQuick)
      this.#landed = 0
    } else {
      if (this.#isWide && before) this.#plain.rest(before)
      this.#plain.begin(event, pace)
    }
    this.#isWide = isWide(event)
    this.#board = { grid: event.grid, mode: event.mode, stops: event.stops, ...nothingElse }
    this.#showShare(this.#passedAtMs === undefined ? 1 : 0)
  }

  hurry(atMs: number): void {
    if (this.#passedAtMs !== undefined) {
      this.#passedAtMs = Math.min(this.#passedAtMs, atMs + passing.hurriedMs)
    }
    if (this.#isWide) this.#plans = hurry(this.#plans, atMs)
    else this.#plain.hurry(atMs)
  }

  step(atMs: number): boolean {
    if (this.#passedAtMs !== undefined) {
      const share = (atMs - passing.fromMs) / Math.max(1, this.#passedAtMs - passing.fromMs)
      this.#showShare(Math.min(1, Math.max(0, atMs >= this.#passedAtMs ? 1 : share)))
    }
    return this.#isWide ? this.#stepWide(atMs) : this.#plain.step(atMs)
  }

  #stepWide(atMs: number): boolean {
    for (const [index, plan] of this.#plans.entries()) {
      const place = this.#turning[index]
      place?.reel.show(plan, atMs)
      if (place && index === this.#landed && atMs >= plan.stopMs) {
        this.#landed += 1
        // The giant reel is heard as one more, deeper than all others.
        this.#pace?.onLanded(place.isGiant ? this.#game.reels : place.of)
      }
    }
    if (!this.#plans.every((plan) => hasSettled(plan, atMs))) return true
    this.#plans = []
    for (const { reel } of this.#places) reel.settle()
    return false
  }

  light(cells: readonly Cell[]): void {
    if (!this.#isWide) this.#plain.light(cells)
    for (const [index, { reel, of, isGiant }] of this.#places.entries()) {
      const own = cells.filter(([on]) => (isGiant ? this.#covered.includes(on) : on === of))
      const rows = isGiant ? own.map(() => 0) : own.map(([, row]) => row)
      const areLit = this.#isWide && cells.length > 0
      reel.light(areLit ? rows : [], areLit, () => this.#lights[index] ?? Texture.EMPTY)
    }
  }

  pulse(swing: number): void {
    if (!this.#isWide) this.#plain.pulse(swing)
    else for (const { reel } of this.#places) reel.pulse(swing)
  }

  /** How far the board that comes has taken the place of the one that goes. */
  #showShare(share: number): void {
    const ofWide = this.#isWide ? share : 1 - share
    this.#wide.alpha = ofWide
    this.#wide.visible = ofWide > 0
    this.#plain.view.alpha = 1 - ofWide
    this.#plain.view.visible = ofWide < 1
  }

  #windowOf(
    { of, isGiant }: Place,
    { mode, stops, grid }: Pick<Board, 'mode' | 'stops' | 'grid'>,
  ): ReelWindow {
    const { strips, rows } = this.#game
    const strip = (mode === 'free' ? strips.free : strips.base)[of] ?? []
    const window = { strip, stop: stops[of] ?? 0, rows: isGiant ? 1 : rows }
    return isGiant ? window : showing(window, grid[of])
  }
}

function isWide({ mode, stops }: Pick<Board, 'mode' | 'stops'>): boolean {
  return mode === 'free' && stops.length > 0
}

const nothingElse = {
  twins: [],
  gone: 0,
  multiplier: 1,
  marks: [],
  held: [],
  holdSpinsLeft: undefined,
} as const

import 'pixi.js/unsafe-eval'
import type { ClientSpin } from '@nordlys/contracts'
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js'
import type { OpenedGame } from '../../protocol/opened-game.ts'
import { type Measures, measure, paintDrums, paintLight } from './painted.ts'
import { Reel } from './reel.ts'
import { hasSettled, hurry, planReels, type ReelPlan } from './reel-motion.ts'
import type { StripPlace } from './reel-tape.ts'
import { loadSymbolTextures, type SymbolTextures } from './symbol-textures.ts'

export type Cell = readonly [reel: number, row: number]

export interface TurnOptions {
  isFast: boolean
  /** Reels change without turning, for those who asked for less motion. */
  isStill: boolean
  onLanded(reel: number): void
}

/** What is turning now. */
interface Turn {
  plans: ReelPlan[]
  startedMs: number
  landed: number
  onLanded(reel: number): void
  resolve(): void
}

const resolutionMax = 2

/** The reels, drawn. It draws only while something moves. */
export class ReelStage {
  readonly #host: HTMLElement
  readonly #game: OpenedGame['game']
  readonly #renderer: WebGLRenderer<HTMLCanvasElement>
  readonly #scene = new Container()
  readonly #drums = new Sprite()
  readonly #reels: readonly Reel[]
  #measures: Measures
  #places: StripPlace[]
  #turn: Turn | undefined
  #lit: readonly Cell[] = []
  #isPulsing = false
  #frame = 0

  private constructor(
    host: HTMLElement,
    game: OpenedGame['game'],
    renderer: WebGLRenderer<HTMLCanvasElement>,
    textures: SymbolTextures,
  ) {
    this.#host = host
    this.#game = game
    this.#renderer = renderer
    this.#measures = measure(1, 1, game.reels, game.rows)
    this.#places = placesOf(game, 'base', restingStops(game))
    this.#reels = this.#places.map((place) => new Reel(place, game.rows, textures))
    this.#scene.addChild(this.#drums, ...this.#reels.map((reel) => reel.lights))
    this.#scene.addChild(...this.#reels.map((reel) => reel.symbols))
    new ResizeObserver(() => this.#resize()).observe(host)
    renderer.canvas.addEventListener('webglcontextrestored', () => this.#draw())
    this.#resize()
  }

  /** Throws when the browser cannot draw. */
  static async open(host: HTMLElement, game: OpenedGame['game'], artUrl: string) {
    const renderer = new WebGLRenderer<HTMLCanvasElement>()
    const resolution = Math.min(window.devicePixelRatio || 1, resolutionMax)
    const cellPx = (host.clientWidth / game.reels) * resolution
    const keys = game.symbols.map(({ key }) => key)
    const [textures] = await Promise.all([
      loadSymbolTextures(artUrl, keys, cellPx),
      renderer.init({
        backgroundAlpha: 0,
        resolution,
        autoDensity: true,
        antialias: false,
        // Pointer events, text and the like of the library: the screen around has its own.
        skipExtensionImports: true,
      }),
    ])
    host.append(renderer.canvas)
    return new ReelStage(host, game, renderer, textures)
  }

  /** Puts the reels where a spin stopped, without motion. */
  rest(spin: ClientSpin): void {
    this.#places = placesOf(this.#game, spin.mode, spin.stops)
    for (const [index, place] of this.#places.entries()) this.#reels[index]?.rest(place)
    this.light([], false)
  }

  /** Turns the reels to where this spin stopped; resolves when all stand still. */
  turn(spin: ClientSpin, { isFast, isStill, onLanded }: TurnOptions): Promise<void> {
    this.light([], false)
    if (isStill) {
      this.rest(spin)
      onLanded(this.#reels.length - 1)
      return Promise.resolve()
    }
    this.#places = placesOf(this.#game, spin.mode, spin.stops)
    const plans = planReels(this.#reels.length, isFast)
    for (const [index, place] of this.#places.entries()) {
      this.#reels[index]?.leaveFor(place)
    }
    return new Promise((resolve) => {
      this.#turn = { plans, startedMs: performance.now(), landed: 0, onLanded, resolve }
      this.#wake()
    })
  }

  /** The player asked the reels to stop. */
  hurry(): void {
    const turn = this.#turn
    if (turn) turn.plans = hurry(turn.plans, performance.now() - turn.startedMs)
  }

  /** Lights winning cells and dims the others; none puts everything back. */
  light(cells: readonly Cell[], isPulsing: boolean): void {
    this.#lit = cells
    this.#isPulsing = isPulsing && cells.length > 0
    for (const [index, reel] of this.#reels.entries()) {
      const rows = cells.filter(([reel]) => reel === index).map(([, row]) => row)
      reel.light(rows, cells.length > 0)
    }
    this.#wake()
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host
    if (width === 0 || height === 0) return
    this.#renderer.resize(width, height)
    this.#measures = measure(width, height, this.#game.reels, this.#game.rows)
    const { resolution } = this.#renderer
    this.#drums.texture.destroy(this.#drums.texture !== Texture.EMPTY)
    this.#drums.texture = Texture.from(paintDrums(this.#measures, resolution, this.#game.reels))
    this.#drums.setSize(width, height)
    const light = Texture.from(paintLight(this.#measures, resolution))
    for (const [index, reel] of this.#reels.entries()) {
      const { cellWidth, cellHeight, gap } = this.#measures
      reel.place(index * (cellWidth + gap), cellWidth, cellHeight, light)
    }
    this.light(this.#lit, this.#isPulsing)
  }

  #wake(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((atMs) => this.#step(atMs))
  }

  #step(atMs: number): void {
    this.#frame = 0
    if (this.#turn) this.#turnReels(this.#turn, Math.max(0, atMs - this.#turn.startedMs))
    const pulse = this.#isPulsing ? Math.sin(atMs / 260) : 0
    for (const reel of this.#reels) reel.pulse(pulse)
    this.#draw()
    if (this.#turn || this.#isPulsing) this.#wake()
  }

  #turnReels(turn: Turn, atMs: number): void {
    for (const [index, plan] of turn.plans.entries()) {
      this.#reels[index]?.show(plan, atMs)
      if (index === turn.landed && atMs >= plan.stopMs) {
        turn.landed += 1
        turn.onLanded(index)
      }
    }
    if (!turn.plans.every((plan) => hasSettled(plan, atMs))) return
    this.#turn = undefined
    for (const [index, place] of this.#places.entries()) this.#reels[index]?.rest(place)
    turn.resolve()
  }

  #draw(): void {
    this.#renderer.render(this.#scene)
  }
}

function placesOf(
  game: OpenedGame['game'],
  mode: ClientSpin['mode'],
  stops: readonly number[],
): StripPlace[] {
  return game.strips[mode].map((strip, reel) => ({ strip, stop: stops[reel] ?? 0 }))
}

/** Where the reels stand before the first round: anywhere, so as to promise nothing. */
function restingStops({ reels }: OpenedGame['game']): number[] {
  return Array.from({ length: reels }, (_, reel) => reel * 5 + 2)
}

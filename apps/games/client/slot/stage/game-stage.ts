import 'pixi.js/unsafe-eval'
import { Container, WebGLRenderer } from 'pixi.js'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import type { Board, Cell } from '../round/story.ts'
import type { Motion, MovingEvent, Pace } from './base/motion.ts'
import { groundOf, measure } from './base/painted.ts'
import type { SymbolFace } from './base/symbol-face.ts'
import { texturesOf } from './base/symbol-textures.ts'
import { ringed } from './drawn/ring.ts'
import { TumblingGrid } from './grid/tumbling-grid.ts'
import { CoinFaces } from './hold/coin-faces.ts'
import { HoldBoard } from './hold/hold-board.ts'
import { GiantReels } from './reels/giant-reels.ts'
import { Reels } from './reels/reels.ts'
import { restingGrid } from './resting-grid.ts'
import { loadSymbolFaces } from './symbol-faces.ts'
import { WheelBoard } from './wheel/wheel-board.ts'

/** The motion under way. */
interface Turn {
  readonly motion: Motion
  readonly startedMs: number
  resolve(): void
}

const resolutionMax = 2

/** The board, drawn: one motion for each kind of event. It draws only while something moves. */
export class GameStage {
  readonly faces: readonly SymbolFace[]
  readonly #host: HTMLElement
  readonly #game: OpenedGame['game']
  readonly #renderer: WebGLRenderer<HTMLCanvasElement>
  readonly #scene = new Container()
  readonly #motions: readonly Motion[]
  #shown: Motion | undefined
  #turn: Turn | undefined
  #lit: readonly Cell[] = []
  #isPulsing = false
  #frame = 0

  private constructor(
    host: HTMLElement,
    opened: OpenedGame,
    renderer: WebGLRenderer<HTMLCanvasElement>,
    faces: readonly SymbolFace[],
    textOf: (coins: number) => string,
  ) {
    this.#host = host
    this.#game = opened.game
    this.#renderer = renderer
    this.faces = faces
    this.#motions = motionsOf(opened, faces, textOf)
    this.#scene.addChild(...this.#motions.map(({ view }) => view))
    this.#reveal(this.#motions[0])
    new ResizeObserver(() => this.#resize()).observe(host)
    renderer.canvas.addEventListener('webglcontextrestored', () => this.#draw())
    this.#resize()
  }

  /** Throws when the browser cannot draw. `textOf` tells what so many coins are worth now. */
  static async open(host: HTMLElement, opened: OpenedGame, textOf: (coins: number) => string) {
    const renderer = new WebGLRenderer<HTMLCanvasElement>()
    const resolution = Math.min(window.devicePixelRatio || 1, resolutionMax)
    const [faces] = await Promise.all([
      loadSymbolFaces(opened),
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
    return new GameStage(host, opened, renderer, faces, textOf)
  }

  /** Puts everything where a round left it, without motion. */
  rest(board: Board): void {
    const isHolding = board.held.length > 0
    const kind = isHolding ? 'hold-spin' : board.stops.length > 0 ? 'reels' : 'grid'
    for (const motion of this.#motions) motion.rest(board)
    this.#reveal(this.#motions.find((motion) => motion.plays(kind)))
    this.light([], false)
  }

  /** Moves what this event moves, to where `board` has it; resolves when all stands still. */
  play(event: MovingEvent, pace: Pace, board: Board): Promise<void> {
    this.light([], false)
    const motion = this.#motions.find((each) => each.plays(event.kind))
    if (!motion) return Promise.resolve()
    this.#reveal(motion)
    motion.begin(event, pace, board)
    if (pace.isStill) {
      motion.step(Number.POSITIVE_INFINITY)
      this.#wake()
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      this.#turn = { motion, startedMs: performance.now(), resolve }
      this.#wake()
    })
  }

  /** The player asked what moves to come to its end. */
  hurry(): void {
    const turn = this.#turn
    turn?.motion.hurry(performance.now() - turn.startedMs)
  }

  /** Lights winning cells and dims the others; none puts everything back. */
  light(cells: readonly Cell[], isPulsing: boolean): void {
    this.#lit = cells
    this.#isPulsing = isPulsing && cells.length > 0
    this.#shown?.light(cells)
    this.#wake()
  }

  /** Only one motion is seen at a time, but for the reels that coins or a wheel open over. */
  #reveal(motion: Motion | undefined): void {
    if (!motion) return
    if (this.#shown !== motion) this.#shown?.light([])
    this.#shown = motion
    const until = this.#motions.indexOf(motion)
    for (const [index, { view }] of this.#motions.entries()) view.visible = index <= until
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host
    if (width === 0 || height === 0) return
    this.#renderer.resize(width, height)
    const measures = measure(width, height, this.#game.reels, this.#game.rows)
    for (const motion of this.#motions) motion.place(measures, this.#renderer.resolution)
    this.light(this.#lit, this.#isPulsing)
  }

  #wake(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((atMs) => this.#step(atMs))
  }

  #step(atMs: number): void {
    this.#frame = 0
    const turn = this.#turn
    if (turn && !turn.motion.step(Math.max(0, atMs - turn.startedMs))) {
      this.#turn = undefined
      turn.resolve()
    }
    this.#shown?.pulse(this.#isPulsing ? Math.sin(atMs / 260) : 0)
    this.#draw()
    if (this.#turn || this.#isPulsing) this.#wake()
  }

  #draw(): void {
    this.#renderer.render(this.#scene)
  }
}

/** The motions a game needs, the one it rests on first. */
function motionsOf(
  opened: OpenedGame,
  faces: readonly SymbolFace[],
  textOf: (coins: number) => string,
): Motion[] {
  const { game, art } = opened
  const ground = groundOf(art)
  const textures = texturesOf(faces)
  if (game.strips.base.length === 0) {
    const look = {
      ground,
      accent: art.palette.light,
      isFlexible: game.rowsLeast < game.rows,
    }
    return [new TumblingGrid(textures, look, restingGrid(game))]
  }
  if (game.giant) return [new GiantReels(game, game.giant, textures, ground)]
  const reels = new Reels(game, textures, ground)
  if (game.wheel) return [reels, new WheelBoard(game.wheel)]
  const coin = faces[game.symbols.findIndex(({ kind }) => kind === 'coin')]
  if (!game.hold || !coin) return [reels]
  const collector = faces[game.symbols.findIndex(({ kind }) => kind === 'collector')]
  const collectors = collector && new CoinFaces(ringed(collector), textOf)
  return [reels, new HoldBoard(coin, new CoinFaces(coin, textOf), ground, collectors)]
}

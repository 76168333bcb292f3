import { Container, Sprite, Texture } from 'pixi.js'
import type { Board, Cell, HeldCoin } from '../../round/story.ts'
import { texts } from '../../words/texts.ts'
import type { Motion, MovingEvent, Pace } from '../base/motion.ts'
import {
  type Ground,
  leftOf,
  type Measures,
  measure,
  paintLight,
  paintWells,
} from '../base/painted.ts'
import { hurriedRate, QuickTime, rateOf } from '../base/quick-time.ts'
import { hideFrom, spriteAt } from '../base/sprite-at.ts'
import type { SymbolFace } from '../base/symbol-face.ts'
import type { CoinFaces } from './coin-faces.ts'
import {
  bumpAt,
  type Collecting,
  collectedAt,
  collectingEndsMs,
  planCollecting,
} from './collect-plan.ts'
import { Flights } from './flights.ts'
import {
  emptyCells,
  planHoldSpin,
  revealMs,
  revealTimes,
  swell,
  type Turning,
} from './hold-plan.ts'
import { Spinner } from './spinner.ts'

const coinShare = 0.96
const fadeMs = 260

/** A coin on the board and when it came, in the motion that is shown. */
interface Shown {
  readonly coin: HeldCoin
  readonly sinceMs: number
}

/** The board of hold and win: coins that stay, and empty cells that turn for more. */
export class HoldBoard implements Motion {
  readonly view = new Container()
  readonly #faces: CoinFaces
  readonly #ground: Ground
  readonly #wells = new Sprite()
  readonly #spinner: Spinner
  readonly #lamps = new Container<Sprite>()
  readonly #coins = new Container<Sprite>()
  readonly #collectors: CoinFaces | undefined
  readonly #flights: Flights
  #light = Texture.EMPTY
  #measures: Measures = measure(1, 1, 1, 1)
  #shown: Shown[] = []
  #turning: readonly Turning[] = []
  #collecting: readonly Collecting[] = []
  #time = new QuickTime(1)
  #landed = new Set<string>()
  #isOpening = false
  #pace: Pace | undefined

  constructor(face: SymbolFace, faces: CoinFaces, ground: Ground, collectors?: CoinFaces) {
    this.#faces = faces
    this.#ground = ground
    this.#spinner = new Spinner(face)
    this.#collectors = collectors
    this.#flights = new Flights(faces)
    this.view.addChild(this.#wells, this.#spinner.view, this.#lamps, this.#coins)
    this.view.addChild(this.#flights.view)
  }

  plays(kind: string): boolean {
    return kind === 'hold-start' || kind === 'hold-spin'
  }

  place(measures: Measures, resolution: number): void {
    const { width, height, cellWidth, rows } = measures
    this.#measures = measures
    this.#wells.texture.destroy(this.#wells.texture !== Texture.EMPTY)
    this.#wells.texture = Texture.from(paintWells(measures, resolution, this.#ground))
    this.#wells.setSize(width, height)
    this.#light.destroy(this.#light !== Texture.EMPTY)
    this.#light = Texture.from(paintLight(cellWidth, height / rows, resolution))
    this.#spinner.place(measures, resolution)
    this.#draw(Number.POSITIVE_INFINITY)
  }

  rest({ held }: Board): void {
    this.#shown = held.map((coin) => ({ coin, sinceMs: Number.NEGATIVE_INFINITY }))
    this.#turning = []
    this.#collecting = []
    this.#isOpening = false
    this.#draw(Number.POSITIVE_INFINITY)
  }

  begin(event: MovingEvent, pace: Pace): void {
    if (event.kind === 'hold-start') {
      const times = revealTimes(event.held.length)
      this.#shown = event.held.map((coin, index) => ({ coin, sinceMs: times[index] ?? 0 }))
      this.#turning = []
      this.#collecting = []
      this.#collectors?.forget()
    } else if (event.kind === 'hold-spin') {
      const { reels, rows } = this.#measures
      const held = this.#shown.map(({ coin }) => coin)
      this.#turning = planHoldSpin(emptyCells(reels, rows, held), event.landed)
      const came = this.#turning.flatMap(({ coin, stopMs }) =>
        coin ? [{ coin, sinceMs: stopMs }] : [],
      )
      this.#shown = [...held.map((coin) => ({ coin, sinceMs: Number.NEGATIVE_INFINITY })), ...came]
      const lastMs = Math.max(0, ...came.map(({ sinceMs }) => sinceMs))
      this.#collecting = planCollecting(
        this.#shown.map(({ coin }) => coin).filter(({ collects }) => !collects),
        event.landed.filter(({ collects }) => collects),
        lastMs + revealMs,
      )
    }
    this.#isOpening = event.kind === 'hold-start'
    this.#time = new QuickTime(rateOf(pace))
    this.#landed = new Set()
    this.#pace = pace
  }

  hurry(atMs: number): void {
    this.#time.quicken(atMs, hurriedRate)
  }

  step(atMs: number): boolean {
    const sinceMs = this.#time.at(atMs)
    for (const { coin, sinceMs: cameMs } of this.#shown) {
      const name = coin.position.join()
      if (cameMs < 0 || sinceMs < cameMs || this.#landed.has(name)) continue
      this.#landed.add(name)
      this.#pace?.onLanded(coin.position[0])
    }
    for (const [place, { flights }] of this.#collecting.entries()) {
      for (const { coin, arriveMs } of flights) {
        const name = `${place} ${coin.position.join()}`
        if (sinceMs < arriveMs || this.#landed.has(name)) continue
        this.#landed.add(name)
        this.#pace?.onLanded(coin.position[0])
      }
    }
    const isMoving =
      this.#turning.some(({ stopMs }) => sinceMs < stopMs) ||
      this.#shown.some(({ sinceMs: cameMs }) => sinceMs < cameMs + revealMs) ||
      sinceMs < collectingEndsMs(this.#collecting)
    this.#draw(isMoving ? sinceMs : Number.POSITIVE_INFINITY)
    return isMoving
  }

  light(cells: readonly Cell[]): void {
    const { cellWidth, height, rows } = this.#measures
    this.#lamps.removeChildren()
    for (const [reel, row] of cells) {
      const lamp = new Sprite(this.#light)
      lamp.setSize(cellWidth, height / rows)
      lamp.position.set(leftOf(this.#measures, reel), (row * height) / rows)
      this.#lamps.addChild(lamp)
    }
  }

  pulse(swing: number): void {
    const size = this.#coinSize() * (1 + 0.03 * swing)
    for (const sprite of this.#coins.children) if (sprite.visible) sprite.setSize(size)
  }

  #coinSize(): number {
    const { cellWidth, height, rows, gap } = this.#measures
    return Math.min(cellWidth, height / rows - gap) * coinShare
  }

  #draw(atMs: number): void {
    this.view.alpha = this.#isOpening ? Math.min(1, atMs / fadeMs) : 1
    this.#spinner.show(this.#turning, atMs)
    const size = this.#coinSize()
    for (const [index, { coin, sinceMs }] of this.#shown.entries()) {
      const scale = sinceMs < 0 ? 1 : swell(atMs - sinceMs)
      const sprite = spriteAt(this.#coins, index)
      sprite.visible = scale > 0
      if (!sprite.visible) continue
      sprite.texture = this.#faceOf(coin, atMs)
      sprite.setSize(size * scale * (1 + 0.12 * this.#bumpOf(coin, atMs)))
      sprite.position.set(...this.#middle(coin.position))
    }
    hideFrom(this.#coins, this.#shown.length)
    this.#flights.show(this.#collecting, atMs, size, (cell) => this.#middle(cell))
  }

  /** A collector shows what has come to it so far. */
  #faceOf(coin: HeldCoin, atMs: number): Texture {
    if (!coin.collects || !this.#collectors) return this.#faces.of(coin)
    const collecting = this.#collecting.find(({ collector }) => collector === coin)
    const coins = collecting ? collectedAt(collecting, atMs) : coin.coins
    return this.#collectors.of({ coins, prize: texts.collector })
  }

  #bumpOf(coin: HeldCoin, atMs: number): number {
    const collecting = this.#collecting.find(({ collector }) => collector === coin)
    return collecting ? bumpAt(collecting, atMs) : 0
  }

  #middle([reel, row]: Cell): [number, number] {
    const { cellWidth, height, rows } = this.#measures
    return [leftOf(this.#measures, reel) + cellWidth / 2, ((row + 0.5) * height) / rows]
  }
}

import { Container, Sprite, Texture } from 'pixi.js'
import type { Cell } from '../../round/story.ts'
import { texts } from '../../words/texts.ts'
import type { Motion, MovingEvent, Pace } from '../base/motion.ts'
import type { Measures } from '../base/painted.ts'
import { hurriedRate, QuickTime, rateOf } from '../base/quick-time.ts'
import { paintDisc, paintGlow, paintHub, paintPointer } from './paint-wheel.ts'
import {
  angleAt,
  hasLanded,
  isOver,
  openMs,
  pegsPassed,
  planTurn,
  pointerPush,
  type WheelTurn,
} from './wheel-plan.ts'

/** Of the shorter side of the board. */
const wheelShare = 0.9
const mostTilt = 0.42

/** A wheel of multipliers that opens over the reels, turns, and stops on what was drawn. */
export class WheelBoard implements Motion {
  readonly view = new Container()
  readonly #multipliers: readonly number[]
  readonly #shade = new Sprite(Texture.WHITE)
  readonly #disc = new Sprite({ anchor: 0.5 })
  readonly #glow = new Sprite({ anchor: 0.5, visible: false })
  readonly #hub = new Sprite({ anchor: 0.5 })
  readonly #pointer = new Sprite({ anchor: { x: 0.5, y: 0.08 } })
  #hubTextures: readonly Texture[] = []
  /** The scale of a picture that was painted for the screen's own pixels. */
  #sharp = 1
  #turn: WheelTurn = { from: 0, to: 0 }
  #landedOn: number | undefined
  #segment = 0
  #time = new QuickTime(1)
  #pegs = 0
  #pace: Pace | undefined

  constructor(multipliers: readonly number[]) {
    this.#multipliers = multipliers
    this.#shade.tint = 0x04060e
    this.#shade.alpha = 0.78
    this.view.addChild(this.#shade, this.#disc, this.#glow, this.#hub, this.#pointer)
  }

  plays(kind: string): boolean {
    return kind === 'wheel'
  }

  place({ width, height }: Measures, resolution: number): void {
    const size = Math.min(width, height) * wheelShare
    this.#sharp = 1 / resolution
    this.#shade.setSize(width, height)
    const middle = [width / 2, height / 2 + size * 0.02] as const
    const segments = this.#multipliers.length
    this.#repaint(this.#disc, paintDisc(this.#multipliers, size * resolution))
    this.#repaint(this.#glow, paintGlow(segments, size * resolution))
    this.#repaint(this.#pointer, paintPointer(size * resolution))
    for (const texture of this.#hubTextures) texture.destroy(true)
    this.#hubTextures = ['', ...this.#multipliers.map(texts.times)].map((text) =>
      Texture.from(paintHub(text, size * resolution)),
    )
    for (const sprite of [this.#disc, this.#glow, this.#hub]) sprite.position.set(...middle)
    this.#pointer.position.set(middle[0], middle[1] - size * 0.53)
    this.#hub.scale.set(this.#sharp)
    this.#showHub()
  }

  rest(): void {
    this.#landedOn = undefined
    this.#draw(Number.POSITIVE_INFINITY)
  }

  begin(event: MovingEvent, pace: Pace): void {
    if (event.kind !== 'wheel') return
    const segments = this.#multipliers.length
    this.#turn = planTurn(segments, event.segment, this.#turn.to % (2 * Math.PI))
    this.#segment = event.segment
    this.#landedOn = undefined
    this.#time = new QuickTime(rateOf(pace))
    this.#pegs = pegsPassed(segments, this.#turn.from)
    this.#pace = pace
    this.#glow.visible = false
    this.#showHub()
  }

  hurry(atMs: number): void {
    this.#time.quicken(atMs, hurriedRate)
  }

  step(atMs: number): boolean {
    const sinceMs = atMs === Number.POSITIVE_INFINITY ? atMs : this.#time.at(atMs)
    if (hasLanded(sinceMs) && this.#landedOn === undefined) {
      this.#landedOn = this.#segment
      this.#showHub()
    }
    this.#draw(sinceMs)
    return !isOver(sinceMs)
  }

  light(cells: readonly Cell[]): void {
    this.#glow.visible = cells.length > 0 && this.#landedOn !== undefined
  }

  pulse(swing: number): void {
    this.#glow.alpha = 0.9 + 0.1 * swing
    this.#hub.scale.set(this.#sharp * (1 + 0.03 * swing))
  }

  #draw(sinceMs: number): void {
    const segments = this.#multipliers.length
    const angle = angleAt(this.#turn, sinceMs)
    const opened = Math.min(1, sinceMs / openMs)
    this.view.alpha = opened
    this.#disc.rotation = angle
    const isTurning = sinceMs > openMs && !hasLanded(sinceMs)
    this.#pointer.rotation = isTurning ? -mostTilt * pointerPush(segments, angle) : 0
    const pegs = pegsPassed(segments, angle)
    if (isTurning && pegs > this.#pegs) this.#pace?.onLanded(pegs)
    this.#pegs = pegs
  }

  #showHub(): void {
    const place = this.#landedOn === undefined ? 0 : this.#landedOn + 1
    const texture = this.#hubTextures[place]
    if (texture) this.#hub.texture = texture
  }

  #repaint(sprite: Sprite, picture: HTMLCanvasElement): void {
    sprite.texture.destroy(sprite.texture !== Texture.EMPTY)
    sprite.texture = Texture.from(picture)
    sprite.scale.set(this.#sharp)
  }
}

import {
  type Autoplay,
  type AutoplayEnd,
  type AutoplayLimits,
  beginAutoplay,
  nextRound,
} from './round/autoplay.ts'
import type { GameState } from './round/game-state.ts'

const gapMs = 900
const fastGapMs = 350

/** The parts of the game that autoplay uses, and those that it informs. */
export interface AutoplayParts {
  state(): GameState
  isFast(): boolean
  spin(): void
  tell(roundsLeft: number): void
  tellEnd(end: AutoplayEnd): void
}

/** Autoplay: starts the next round when the game is idle, until a limit is hit or the player stops it. */
export class AutoplayRunner {
  readonly #parts: AutoplayParts
  /** The autoplay requested while a round was under way; it begins when the game rests. */
  #asked: AutoplayLimits | undefined
  #autoplay: Autoplay | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: AutoplayParts) {
    this.#parts = parts
  }

  get isOn(): boolean {
    return this.#autoplay !== undefined || this.#asked !== undefined
  }

  /** In place of whatever was going on: only these limits count. */
  start(limits: AutoplayLimits): void {
    clearTimeout(this.#timer)
    this.#autoplay = undefined
    this.#asked = limits
    if (this.#parts.state().phase.name === 'resting') this.goOn()
  }

  /** The game rests: the next round, when there is one. */
  goOn(): void {
    const state = this.#parts.state()
    if (this.#asked) this.#autoplay = beginAutoplay(this.#asked, state)
    this.#asked = undefined
    if (!this.#autoplay) return
    const next = nextRound(this.#autoplay, state)
    if (typeof next === 'string') {
      this.#end(next)
      return
    }
    this.#autoplay = next
    this.#parts.tell(next.roundsLeft)
    this.#timer = setTimeout(() => this.#parts.spin(), this.#parts.isFast() ? fastGapMs : gapMs)
  }

  stop(): void {
    if (this.isOn) this.#end('refused')
  }

  #end(end: AutoplayEnd): void {
    clearTimeout(this.#timer)
    this.#autoplay = undefined
    this.#asked = undefined
    this.#parts.tellEnd(end)
  }
}

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

/** What is played in a row, and who is told of it. */
export interface RowParts {
  state(): GameState
  isFast(): boolean
  spin(): void
  tell(roundsLeft: number): void
  tellEnd(end: AutoplayEnd): void
}

/** Presses the button when the game rests, until a limit is met or somebody stops it. */
export class RoundsInARow {
  readonly #parts: RowParts
  #autoplay: Autoplay | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: RowParts) {
    this.#parts = parts
  }

  get isOn(): boolean {
    return this.#autoplay !== undefined
  }

  start(limits: AutoplayLimits): void {
    const state = this.#parts.state()
    if (state.phase.name !== 'resting') return
    this.#autoplay = beginAutoplay(limits, state)
    this.goOn()
  }

  /** The game rests: the next round, when there is one. */
  goOn(): void {
    if (!this.#autoplay) return
    const next = nextRound(this.#autoplay, this.#parts.state())
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
    this.#parts.tellEnd(end)
  }
}

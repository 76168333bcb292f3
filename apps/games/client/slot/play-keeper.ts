import type { PlayMode } from '../frame/frame.ts'
import { forgetPlay, keepPlay } from '../frame/tab-memory.ts'
import type { GameState } from './round/game-state.ts'

/** Work that nobody sees starts so long after an event's first frame, which has enough to do. */
export const besideMs = 50

/** Keeps what a reload needs: the play, and how far its round has been shown. */
export class PlayKeeper {
  readonly #mode: PlayMode
  readonly #definitionHash: string
  readonly #state: () => GameState
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(mode: PlayMode, definitionHash: string, state: () => GameState) {
    this.#mode = mode
    this.#definitionHash = definitionHash
    this.#state = state
  }

  /** How far a round was shown may be kept a moment late: it is merely shown on from there. */
  keepSoon(): void {
    this.#timer ??= setTimeout(() => this.keep(), besideMs)
  }

  keep(): void {
    this.#drop()
    const { playToken, roundKey, phase, round, isReplay } = this.#state()
    if (isReplay) return
    const shown = round &&
      'at' in phase && {
        key: round.key,
        definitionHash: this.#definitionHash,
        at: phase.at,
        ...(this.#mode === 'free' && { round }),
      }
    keepPlay({ playToken, roundKey, ...(shown && { shown }) })
  }

  forget(): void {
    this.#drop()
    forgetPlay()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

import type { ClientRound } from '@nordlys/contracts'
import type { Frame } from '../frame/frame.ts'
import { tellReached, tellSeen } from '../frame/game-server.ts'
import type { GameState } from './round/game-state.ts'

/** Reports of play, to the game server and to the page around the frame. */
export class PlayReports {
  readonly #frame: Frame
  readonly #state: () => GameState

  constructor(frame: Frame, state: () => GameState) {
    this.#frame = frame
    this.#state = state
  }

  /** If the report is lost, another device merely starts the round a spin or more earlier. */
  reached(at: number): void {
    const { round, playToken } = this.#state()
    if (!round || this.#frame.mode !== 'money') return
    void tellReached(playToken, round.key, at).catch(() => undefined)
  }

  settled({ key }: ClientRound): void {
    if (this.#frame.mode !== 'money') return
    // If the report is lost, the round is merely shown once more at the next opening.
    void tellSeen(this.#state().playToken, key).catch(() => undefined)
    this.#frame.tell({ type: 'round-settled' })
  }

  /** A game that was merely updated is loaded again here; for the page around nothing has ended. */
  ended(): void {
    const { notice } = this.#state()
    if (notice && notice !== 'reload') this.#frame.tell({ type: 'play-ended', reason: notice })
  }
}

import type { ClientRound } from '@nordlys/contracts'
import type { Frame } from '../frame/frame.ts'
import { tellReached, tellSeen } from '../frame/game-server.ts'
import type { GameState } from './round/game-state.ts'

/** What the game server and the page around are told of play. */
export class PlayReports {
  readonly #frame: Frame
  readonly #state: () => GameState

  constructor(frame: Frame, state: () => GameState) {
    this.#frame = frame
    this.#state = state
  }

  /** Should it not arrive, another device merely begins the round a spin or more before. */
  reached(at: number): void {
    const { round, playToken } = this.#state()
    if (!round || this.#frame.mode !== 'money') return
    void tellReached(playToken, round.key, at).catch(() => undefined)
  }

  settled({ key }: ClientRound): void {
    if (this.#frame.mode !== 'money') return
    // Should it not arrive, the round is merely shown once more at the next opening.
    void tellSeen(this.#state().playToken, key).catch(() => undefined)
    this.#frame.tell({ type: 'round-settled' })
  }

  /** A game that was merely updated is loaded again here; for the page around nothing has ended. */
  ended(): void {
    const { notice } = this.#state()
    if (notice && notice !== 'reload') this.#frame.tell({ type: 'play-ended', reason: notice })
  }
}

import type { LiveEvent, LivePhase } from '@nordlys/contracts'
import type { LiveGame } from './live-game.ts'
import type { Command, EventBody, Stage, Step, TableState } from './table-state.ts'

/** One step while it is worked out: the state as far as it has come, and what it leads to. */
export class Turn {
  readonly game: LiveGame
  readonly now: number
  state: TableState
  readonly #events: LiveEvent[] = []
  readonly #commands: Command[] = []

  constructor(game: LiveGame, state: TableState, now: number) {
    this.game = game
    this.state = state
    this.now = now
  }

  to(stage: Stage, changed: Partial<TableState> = {}): void {
    this.state = { ...this.state, ...changed, stage }
  }

  /** Each event has the next number: a reader that counts finds a hole. (LV12) */
  tell(body: EventBody): void {
    const { epoch, n } = this.state
    this.state = { ...this.state, n: n + 1 }
    this.#events.push({ ...body, epoch, n: n + 1 })
  }

  tellPhase(phase: LivePhase, endsAt?: number, step?: number): void {
    const { round } = this.state
    this.tell({
      type: 'phase',
      round,
      phase,
      now: this.now,
      ...(endsAt !== undefined && { endsAt }),
      ...(step !== undefined && { step }),
    })
  }

  order(command: Command): void {
    this.#commands.push(command)
  }

  done(): Step {
    return { state: this.state, events: this.#events, commands: this.#commands }
  }
}

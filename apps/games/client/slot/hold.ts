import type { GameEvent, Phase } from './round/game-state.ts'

/**
 * The phases that go on under an overlay: waiting for the server, or resting. All others are shown, and
 * wait.
 */
const unseen: ReadonlySet<Phase['name']> = new Set(['resting', 'asking', 'waiting', 'over'])

/**
 * Whether the page has laid an overlay over the game. Until it is gone no stake leaves the game, and a
 * round that has begun waits before its next step, since nobody would see it. [SCREEN-04]
 */
export class Hold {
  #isOn = false
  #waiting: (() => void) | undefined

  /** False when it was on already. */
  begin(): boolean {
    if (this.#isOn) return false
    this.#isOn = true
    return true
  }

  /** Ends the hold, and runs the step that waited. False when it was not on. */
  end(): boolean {
    const wasOn = this.#isOn
    this.#isOn = false
    const act = this.#waiting
    this.#waiting = undefined
    act?.()
    return wasOn
  }

  /** Runs `act` at once, or, if the phase is one that is shown, when the overlay is gone. */
  act(phase: Phase, act: () => void): void {
    if (this.#isOn && !unseen.has(phase.name)) this.#waiting = act
    else act()
  }

  lets({ type }: GameEvent): boolean {
    return !this.#isOn || (type !== 'spin-pressed' && type !== 'gambled')
  }
}

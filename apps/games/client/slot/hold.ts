import type { GameEvent, Phase } from './round/game-state.ts'

/** What is under way between game and server goes on, and what rests may rest; all else is shown. */
const unseen: ReadonlySet<Phase['name']> = new Set(['resting', 'asking', 'waiting', 'over'])

/**
 * Whether the page around has laid something over the game. Until it is gone no stake leaves the game, and a
 * round that has begun waits before its next step: nobody would see it. [SCREEN-04]
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

  /** What waited is done now. */
  end(): void {
    this.#isOn = false
    const act = this.#waiting
    this.#waiting = undefined
    act?.()
  }

  /** Does what a phase asks for: at once, or, of what is shown, when nothing lies over the game. */
  act(phase: Phase, act: () => void): void {
    if (this.#isOn && !unseen.has(phase.name)) this.#waiting = act
    else act()
  }

  lets({ type }: GameEvent): boolean {
    return !this.#isOn || (type !== 'spin-pressed' && type !== 'gambled')
  }
}

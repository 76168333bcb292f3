import type { LiveTime } from '../../apps/games/src/live/owner/index.ts'
import type { Taker, World } from './world.ts'

/** One process: its calls wait while it is frozen, and are lost once it is dead. */
export class Machine implements Taker {
  readonly name: string
  readonly #world: World
  /** Its clock is so many milliseconds ahead. */
  offsetMs: number
  /** Its clock was set at this moment. */
  setAt = 0
  state: 'up' | 'frozen' | 'dead' = 'up'
  #waiting: (() => void)[] = []
  readonly #onDeath: (() => void)[] = []

  constructor(world: World, name: string, offsetMs: number) {
    this.#world = world
    this.name = name
    this.offsetMs = offsetMs
  }

  take(call: () => void): void {
    if (this.state === 'up') call()
    else if (this.state === 'frozen') this.#waiting.push(call)
  }

  setClock(offsetMs: number): void {
    this.offsetMs = offsetMs
    this.setAt = this.#world.now
  }

  freeze(): void {
    if (this.state === 'up') this.state = 'frozen'
  }

  thaw(): void {
    if (this.state !== 'frozen') return
    this.state = 'up'
    for (const call of this.#waiting.splice(0)) this.#world.after(0, call, this)
  }

  die(): void {
    if (this.state === 'dead') return
    this.state = 'dead'
    for (const call of this.#onDeath) call()
  }

  onDeath(call: () => void): void {
    this.#onDeath.push(call)
  }

  /** A clock that may be wrong, and one that never jumps. */
  get time(): LiveTime {
    const world = this.#world
    return {
      now: () => world.now + this.offsetMs,
      monotonic: () => world.now,
      wait: (ms) => new Promise<void>((resolve) => world.after(ms, resolve, this)),
      later: (ms, call) => world.after(ms, call, this),
    }
  }
}

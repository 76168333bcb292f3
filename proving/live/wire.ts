import type { Machine } from './machine.ts'
import type { World } from './world.ts'

/** One end of a wire. */
export interface End {
  /** Undefined for a client. */
  readonly machine?: Machine | undefined
  hear(text: string): void
  gone(code?: number): void
}

/** A connection: what is sent arrives in its order, until it is cut. */
export class Wire {
  readonly #world: World
  readonly #ends: readonly [End, End]
  readonly #lastAt = [0, 0]
  #isCut = false

  constructor(world: World, ends: readonly [End, End]) {
    this.#world = world
    this.#ends = ends
    for (const { machine } of ends) machine?.onDeath(() => this.cut())
  }

  /** To the other end. Texts from before a cut may still arrive, as TCP delivers them. */
  send(from: 0 | 1, text: string): void {
    if (this.#isCut) return
    const to = from === 0 ? 1 : 0
    const end = this.#ends[to]
    this.#deliver(to, () => end.hear(text))
  }

  cut(code?: number): void {
    if (this.#isCut) return
    this.#isCut = true
    for (const to of [0, 1] as const) {
      const end = this.#ends[to]
      this.#deliver(to, () => end.gone(code))
    }
  }

  #deliver(to: 0 | 1, call: () => void): void {
    const { now, chance } = this.#world
    const at = Math.max(this.#lastAt[to] ?? 0, now + chance.between(1, 15))
    this.#lastAt[to] = at
    this.#world.after(at - now, call, this.#ends[to].machine)
  }
}

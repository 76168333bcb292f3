import type { Machine } from './machine.ts'
import type { World } from './world.ts'

/** No answer: whether it was heard is unknown. As the database and the wallet it is a passing outage. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly isOutage = true
}

/** Of a hundred messages so many fare badly. */
export interface Trouble {
  readonly lost: number
  readonly doubled: number
  readonly slow: number
}

/** After an outage everything was asked again by then. */
const patienceMs = 6_000

export const none: Trouble = { lost: 0, doubled: 0, slow: 0 }

/** Asked by every process over a network: away, slow, heard twice, or heard and not answered. */
export class Remote {
  readonly #world: World
  #awayUntil = 0
  #trouble = none
  #wholeFrom = 0
  /** Called before and after something is done; returns how many milliseconds late it is to be done. */
  onAsked: (what: string, moment: 'before' | 'after', machine: Machine) => number = () => 0

  readonly #timeoutMs: number

  /** A process waits so long for an answer. */
  constructor(world: World, timeoutMs: number) {
    this.#world = world
    this.#timeoutMs = timeoutMs
  }

  get isAway(): boolean {
    return this.#world.now < this.#awayUntil
  }

  get trouble(): Trouble {
    return this.#trouble
  }

  set trouble(trouble: Trouble) {
    this.#trouble = trouble
    this.#wholeFrom = Math.max(this.#wholeFrom, this.#world.now + patienceMs)
  }

  /** It has answered everything for a while. */
  get isWhole(): boolean {
    return this.#trouble === none && this.#world.now >= this.#wholeFrom
  }

  goAway(ms: number): void {
    this.#awayUntil = this.#world.now + ms
    this.#wholeFrom = Math.max(this.#wholeFrom, this.#awayUntil + patienceMs)
  }

  heal(): void {
    this.#awayUntil = 0
    this.trouble = none
  }

  ask<Answer>(machine: Machine, what: string, act: () => Answer): Promise<Answer> {
    const world = this.#world
    return new Promise((resolve, reject) => {
      const fail = (ms: number) => world.after(ms, () => reject(new NoAnswer(what)), machine)
      world.after(this.#travelMs(), () => {
        if (this.isAway) return fail(world.chance.pick([2, this.#timeoutMs]))
        const perform = () => {
          const isLost = world.happens(this.trouble.lost)
          if (isLost && world.happens(50)) return fail(this.#timeoutMs)
          const answer = act()
          this.onAsked(what, 'after', machine)
          if (world.happens(this.trouble.doubled)) world.after(this.#travelMs(), act)
          if (isLost) return fail(world.chance.pick([20, this.#timeoutMs]))
          return world.after(this.#travelMs(), () => resolve(answer), machine)
        }
        const lateMs = this.onAsked(what, 'before', machine)
        return lateMs > 0 ? world.after(lateMs, perform) : perform()
      })
    })
  }

  #travelMs(): number {
    const { chance } = this.#world
    return this.#world.happens(this.trouble.slow) ? chance.between(50, 2_000) : chance.between(1, 8)
  }
}

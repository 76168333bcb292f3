import { importAgain } from '@nordlys/core'
import type { Card } from '@nordlys/game-math/tables/cards/card'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import type { Advice, Adviser } from './advice.ts'

/** The advice, on or off. What it needs comes only when it is asked for. */
export class Tip {
  readonly #rules: VideoPokerRules
  #adviser: Adviser | undefined
  #last: { readonly dealt: readonly Card[]; readonly advice: Advice } | undefined
  isOn = false

  constructor(rules: VideoPokerRules) {
    this.#rules = rules
  }

  /** Throws when its script does not come; it stays off then. */
  async turn(isOn: boolean): Promise<void> {
    if (isOn && !this.#adviser) {
      const { loadAdviser } = await importAgain(() => import('./advice.ts'), 'loadAdviser')
      this.#adviser = await loadAdviser(this.#rules)
    }
    this.isOn = isOn
  }

  /** Undefined while it is off. */
  of(dealt: readonly Card[]): Advice | undefined {
    if (!this.isOn || !this.#adviser) return undefined
    if (this.#last?.dealt !== dealt) this.#last = { dealt, advice: this.#adviser.of(dealt) }
    return this.#last.advice
  }
}

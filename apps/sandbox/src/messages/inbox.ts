import { type Clock, type Random, timeKey } from '@nordlys/core'
import type { Content } from './message.ts'

export interface Message extends Content {
  messageId: string
  at: string
}

/** All that was sent, to everybody. */
export class Inbox {
  readonly #clock: Clock
  readonly #random: Random
  readonly #byKey = new Map<string, string>()
  #messages: Message[] = []

  constructor(clock: Clock, random: Random) {
    this.#clock = clock
    this.#random = random
  }

  /** Sends once per `key`; an empty key is none. */
  add(content: Content, key: string): string {
    const before = key === '' ? undefined : this.#byKey.get(key)
    if (before) return before
    const messageId = timeKey(this.#clock, this.#random)
    this.#messages.unshift({ messageId, at: this.#clock.now().toISOString(), ...content })
    if (key !== '') this.#byKey.set(key, messageId)
    return messageId
  }

  /** Newest first; all when `to` is empty. */
  list(to: string): readonly Message[] {
    return this.#messages.filter((each) => to === '' || each.to === to)
  }

  reset(): void {
    this.#messages = []
    this.#byKey.clear()
  }
}

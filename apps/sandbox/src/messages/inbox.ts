import { type Clock, type Random, timeKey } from '@nordlys/core'
import type { KeptMap } from '../shell/kept-map.ts'
import type { Content } from './message.ts'

export interface Message extends Content {
  messageId: string
  at: string
}

/** A message with the key under which it was sent; an empty one is none. */
export interface KeptMessage {
  message: Message
  key: string
}

/** All that was sent, to everybody. */
export class Inbox {
  readonly #clock: Clock
  readonly #random: Random
  readonly #byKey = new Map<string, string>()
  readonly #kept: KeptMap<KeptMessage>
  #messages: Message[] = []

  constructor(clock: Clock, random: Random, kept: KeptMap<KeptMessage>) {
    this.#clock = clock
    this.#random = random
    this.#kept = kept
    for (const { message, key } of kept.values()) this.#know(message, key)
  }

  /** Sends once per `key`; an empty key is none. */
  add(content: Content, key: string): string {
    const before = key === '' ? undefined : this.#byKey.get(key)
    if (before) return before
    const messageId = timeKey(this.#clock, this.#random)
    const message = { messageId, at: this.#clock.now().toISOString(), ...content }
    this.#kept.keep(messageId, { message, key })
    this.#know(message, key)
    return messageId
  }

  #know(message: Message, key: string): void {
    this.#messages.unshift(message)
    if (key !== '') this.#byKey.set(key, message.messageId)
  }

  /** Newest first; all when `to` is empty. */
  list(to: string): readonly Message[] {
    return this.#messages.filter((each) => to === '' || each.to === to)
  }

  reset(): void {
    this.#messages = []
    this.#byKey.clear()
    this.#kept.clear()
  }
}

import { checkedAnswer, isWhole, objectOf, recordOf } from '@nordlys/core'
import { tickingMs } from './ticking.ts'

type Levels = Readonly<Record<string, number>>
const isReading = objectOf({ levelsOre: recordOf(isWhole) })
type Listener = (levels: Levels) => void

/** Reads the levels for all figures of a page together, while one is there and the page is looked at. */
class LevelReadings {
  readonly #listeners = new Set<Listener>()
  #timer: ReturnType<typeof setInterval> | undefined

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) {
      this.#timer = setInterval(() => void this.#read(), tickingMs)
      void this.#read()
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) clearInterval(this.#timer)
    }
  }

  async #read(): Promise<void> {
    if (document.hidden) return
    // A reading that fails leaves the last one standing; the next is five seconds away.
    const response = await fetch('/api/jackpots').catch(() => undefined)
    if (!response?.ok) return
    const answer = await checkedAnswer(response, isReading)
    if (!answer) return
    for (const listener of this.#listeners) listener(answer.levelsOre)
  }
}

export const levelReadings = new LevelReadings()

import { type Check, exactly, isText, isWhole, listOf, objectOf, optional } from '@nordlys/core'
import type { WatchTime } from '../../ground/browser/surroundings.ts'
import type { LiveStand } from './live-stand.ts'

type Stands = Readonly<Record<string, LiveStand>>
type Listener = (stands: Stands) => void

/** In their own time tables change every few seconds; a copy of the site asks once a second for all pages. */
export const readingMs = 2_000
/** So many readings without an answer, and what is shown is too old to be true. */
const unansweredMax = 5

const isStand: Check<LiveStand> = objectOf({
  state: exactly('open', 'closing', 'closed', 'unavailable'),
  latest: listOf(
    objectOf({
      text: isText,
      tone: optional(exactly('red', 'black', 'green', 'blue', 'plain')),
      name: optional(isText),
    }),
  ),
  playersFrom: optional(isWhole),
})
const isStands: Check<{ id: string; stand: LiveStand }[]> = listOf(
  objectOf({ id: isText, stand: isStand }),
)
export const isLiveReading = objectOf({ tables: isStands })

interface ReadingParts {
  /** Undefined where no valid answer came. */
  ask(): Promise<{ tables: readonly { id: string; stand: LiveStand }[] } | undefined>
  isHidden(): boolean
  readonly time: WatchTime
}

/** Reads how live tables stand for all tiles of a page together, while one is in view. */
export class LiveReadings {
  readonly #parts: ReadingParts
  readonly #listeners = new Set<Listener>()
  #callOff: (() => void) | undefined
  #unanswered = 0

  constructor(parts: ReadingParts) {
    this.#parts = parts
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) void this.#read()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#callOff?.()
      this.#callOff = undefined
    }
  }

  async #read(): Promise<void> {
    this.#callOff?.()
    this.#callOff = this.#parts.time.later(readingMs, () => void this.#read())
    if (this.#parts.isHidden()) return
    const answer = await this.#parts.ask()
    this.#unanswered = answer ? 0 : this.#unanswered + 1
    if (answer) this.#tell(Object.fromEntries(answer.tables.map(({ id, stand }) => [id, stand])))
    // A reading that fails leaves the last one standing, for a while.
    else if (this.#unanswered >= unansweredMax) this.#tell({})
  }

  #tell(stands: Stands): void {
    for (const listener of this.#listeners) listener(stands)
  }
}

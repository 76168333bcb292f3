import { formatCount } from '@nordlys/core'
import { say } from '../tables/shared/table-screen.ts'
import { CountdownRing } from './countdown-ring.ts'
import type { LiveFeltParts } from './live-kind.ts'
import { ownMoment } from './round/clock.ts'
import type { LiveState } from './round/play-state.ts'
import { texts } from './texts.ts'
import { phaseWords } from './words.ts'

type Parts = Pick<LiveFeltParts, 'screen' | 'sound' | 'timing' | 'words'>

/** Where the round stands: the ring of the time that is left, its words, and what is heard of both. */
export class PhaseTold {
  readonly root: HTMLElement
  readonly #parts: Parts
  readonly #ring: CountdownRing

  constructor(parts: Parts) {
    this.#parts = parts
    this.#ring = new CountdownRing(parts.timing, (words) => say(parts.screen, words))
    this.root = this.#ring.root
  }

  show(before: LiveState, now: LiveState): void {
    const { phase, endsAt, offsets, round } = now.view
    const isCounted = phase === 'betting' && endsAt !== undefined
    const words = phaseWords(now, this.#parts.words)
    this.#ring.show({
      words,
      name: round > 0 ? texts.round(formatCount(round)) : '',
      untilMs: isCounted ? ownMoment(offsets, endsAt) : undefined,
    })
    if (words === phaseWords(before, this.#parts.words)) return
    say(this.#parts.screen, `${words}.`)
    if (phase === 'closing') this.#parts.sound.play('close')
  }
}

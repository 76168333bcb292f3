import { element, setHidden, setText } from '../frame/element.ts'
import { svgElement } from '../frame/svg-element.ts'
import type { Timing } from './line/timing.ts'
import { secondsLeft } from './round/clock.ts'
import { secondsToSay } from './round/countdown.ts'
import { texts } from './texts.ts'

const radius = 33
const round = 2 * Math.PI * radius
const tickMs = 200

/** The seconds that are left to bet in a ring that empties, with what the table waits for beside it. */
export class CountdownRing {
  readonly root: HTMLElement
  readonly #timing: Timing
  readonly #say: (words: string) => void
  readonly #seconds = element('span', { class: 'countdown-seconds', 'aria-hidden': 'true' })
  readonly #words = element('strong')
  readonly #round = element('span', { translate: 'no' })
  readonly #arc: SVGCircleElement
  readonly #face: HTMLElement
  #untilMs: number | undefined
  #wholeMs = 1
  #said: number | undefined
  #callOff: (() => void) | undefined

  constructor(timing: Timing, say: (words: string) => void) {
    this.#timing = timing
    this.#say = say
    const circle = (name: string) =>
      svgElement('circle', { class: name, cx: '40', cy: '40', r: String(radius) })
    this.#arc = circle('countdown-arc')
    this.#arc.setAttribute('stroke-dasharray', String(round))
    const ring = svgElement('svg', { viewBox: '0 0 80 80', 'aria-hidden': 'true' })
    ring.append(circle('countdown-track'), this.#arc)
    this.#face = element('div', { class: 'countdown-ring' }, this.#seconds)
    this.#face.prepend(ring)
    const words = element('p', { class: 'countdown-words' }, this.#words, this.#round)
    this.root = element('div', { class: 'countdown' }, this.#face, words)
  }

  /** `untilMs` is by the browser's clock; undefined while nothing is counted down. */
  show({ words, name, untilMs }: { words: string; name: string; untilMs: number | undefined }) {
    setText(this.#words, words)
    setText(this.#round, name)
    if (untilMs === this.#untilMs) return
    const isOther = this.#untilMs === undefined || untilMs === undefined
    this.#untilMs = untilMs
    if (isOther) this.#said = undefined
    if (isOther && untilMs !== undefined) this.#wholeMs = Math.max(1, untilMs - this.#timing.now())
    setHidden(this.#face, untilMs === undefined)
    this.#tick()
  }

  #tick(): void {
    this.#callOff?.()
    if (this.#untilMs === undefined) return
    const now = this.#timing.now()
    const left = secondsLeft(this.#untilMs, now)
    const share = Math.min(1, Math.max(0, (this.#untilMs - now) / this.#wholeMs))
    setText(this.#seconds, String(left))
    this.#arc.setAttribute('stroke-dashoffset', String(Math.round((1 - share) * round)))
    const spoken = secondsToSay(this.#said, left)
    this.#said = left
    if (spoken !== undefined) this.#say(texts.secondsLeft(spoken))
    if (left > 0) this.#callOff = this.#timing.after(tickMs, () => this.#tick())
  }
}

import { element, setHidden, setText } from '../../../frame/element.ts'
import { numberTag } from '../shown/number-tag.ts'
import { kindsOf, numberName } from '../shown/result-texts.ts'
import { texts } from '../shown/texts.ts'
import type { BallHeard } from '../wheel/heard.ts'
import { openWheel, type Wheel } from '../wheel/open-wheel.ts'

const stripLength = 12

/** The wheel, with the last number beside it and what the round gave over it. */
export class Stage {
  readonly root = element('section', { class: 'wheel-stage', 'aria-label': texts.wheel })
  readonly wheel: Wheel
  readonly #result = element('div', { class: 'ball-result', 'aria-hidden': 'true', hidden: true })
  readonly #last = element('div', { class: 'last-result', hidden: true })
  readonly #strip = element('div', {
    ...{ class: 'number-strip', role: 'group', 'aria-label': texts.lastNumbers },
  })

  constructor(heard: BallHeard) {
    const window = element('div', { class: 'wheel-window' })
    const host = element('div', { class: 'wheel-host' })
    window.append(host, this.#last, this.#result)
    this.root.append(window, this.#strip)
    this.wheel = openWheel(host, heard)
    this.showNumbers([])
  }

  /** The latest first. */
  showNumbers(results: readonly number[]): void {
    const [latest] = results
    setHidden(this.#last, latest === undefined)
    if (latest !== undefined) {
      const words = element('span', {}, numberName(latest), element('small', {}, kindsOf(latest)))
      this.#last.replaceChildren(words, numberTag(latest))
    }
    if (results.length === 0) setText(this.#strip, texts.noNumbers)
    else this.#strip.replaceChildren(...results.slice(0, stripLength).map(numberTag))
  }

  /** The number with what it gave; undefined takes both away again. */
  tell(result: { number: number; words: string } | undefined): void {
    setHidden(this.#result, result === undefined)
    if (!result) return
    this.#result.replaceChildren(
      numberTag(result.number),
      element('strong', {}, numberName(result.number)),
      element('span', {}, result.words),
    )
  }
}

import { formatPercent } from '@nordlys/core'
import { element, setHidden, setText } from '../../../frame/element.ts'
import { numberTag } from '../shown/number-tag.ts'
import { texts } from '../shown/texts.ts'
import { statisticsOf } from '../slip/statistics.ts'

/** In the column beside the layout. */
const beside = 24

/** The numbers of a session, or of a table. It says that it tells nothing of what comes. */
export class StatisticsView {
  readonly root = element('section', { class: 'session-numbers', 'aria-label': texts.statistics })
  readonly #lead = element('p', { class: 'side-lead' })
  readonly #last = element('p', { class: 'last-numbers' })
  readonly #body = element('div', { class: 'number-counts' })

  readonly #leadOf: (spins: string, count: number) => string
  readonly #most: number

  constructor(
    leadOf: (spins: string, count: number) => string = texts.statisticsLead,
    most = beside,
  ) {
    this.#leadOf = leadOf
    this.#most = most
    const heading = element('h2', {}, texts.statistics)
    this.root.append(heading, this.#lead, this.#last, this.#body)
    this.show([])
  }

  show(results: readonly number[]): void {
    const { count, colours, even, odd, low, high, often, seldom } = statisticsOf(results)
    setText(this.#lead, this.#leadOf(texts.spins(count), count))
    this.#last.replaceChildren(...results.slice(0, this.#most).map(numberTag))
    setHidden(this.#body, count === 0)
    this.#body.replaceChildren(
      pair([texts.red, colours.red], [texts.black, colours.black], { name: 'colours', of: count }),
      pair([texts.even, even], [texts.odd, odd], { name: 'parity', of: count }),
      pair([texts.low, low], [texts.high, high], { name: 'halves', of: count }),
      ...(often.length > 0 ? [listOf(texts.often, often), listOf(texts.seldom, seldom)] : []),
    )
  }
}

type Count = readonly [label: string, count: number]

function pair(one: Count, other: Count, { name, of }: { name: string; of: number }): HTMLElement {
  const share = (count: number) => (of > 0 ? count / of : 0)
  const text = ([label, count]: Count) =>
    element('span', {}, `${label} ${formatPercent(share(count), 0)}`)
  const bar = element('div', { class: `share-bar is-${name}`, 'aria-hidden': 'true' })
  for (const [side, [, count]] of [
    ['one', one],
    ['other', other],
  ] as const) {
    bar.style.setProperty(`--${side}`, String(share(count)))
  }
  bar.append(element('i'), element('i'))
  return element('div', { class: 'share-pair' }, text(one), text(other), bar)
}

function listOf(label: string, numbers: readonly number[]): HTMLElement {
  return element(
    'div',
    { class: 'number-rank' },
    element('h3', {}, label),
    element('p', { class: 'last-numbers' }, ...numbers.map(numberTag)),
  )
}

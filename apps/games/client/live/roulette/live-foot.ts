import { element, setText } from '../../frame/element.ts'
import { Laying, type LayingWishes } from '../../tables/roulette/foot/laying.ts'
import type { TableState } from '../../tables/roulette/slip/table-state.ts'

/** Chips and what may be done with them, and how one's own bet stands. */
export class LiveFoot {
  readonly root: HTMLElement
  readonly #laying: Laying
  readonly #status = element('p', { class: 'bet-status', role: 'status' })

  constructor(wishes: LayingWishes) {
    this.#laying = new Laying(wishes)
    this.root = element(
      'div',
      { class: 'roulette-foot live-foot' },
      this.rack.host,
      element('div', { class: 'roulette-actions' }, ...this.#laying.buttons),
      this.#status,
    )
  }

  get rack() {
    return this.#laying.rack
  }

  show(state: TableState, bet: string | undefined): void {
    this.#laying.show(state)
    setText(this.#status, bet ?? '')
  }
}

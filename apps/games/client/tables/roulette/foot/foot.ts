import { element, setText } from '../../../frame/element.ts'
import { texts } from '../shown/texts.ts'
import type { TableState } from '../slip/table-state.ts'
import { action, Laying, type LayingWishes } from './laying.ts'

export interface FootWishes extends LayingWishes {
  spin(): void
  turnQuick(isQuick: boolean): void
}

/** Chips, and what may be done with those that lie on the layout. */
export class Foot {
  readonly root: HTMLElement
  readonly #laying: Laying
  readonly #quick: HTMLButtonElement
  readonly #spin: HTMLButtonElement

  constructor(wishes: FootWishes, isQuick: boolean) {
    this.#laying = new Laying(wishes)
    this.#quick = action('quick', texts.quick, () => this.#turnQuick(wishes))
    this.#quick.setAttribute('aria-pressed', String(isQuick))
    this.#spin = element('button', { type: 'button', class: 'act main spin-button' }, texts.spin)
    this.#spin.addEventListener('click', () => wishes.spin())
    this.root = element(
      'div',
      { class: 'roulette-foot' },
      this.rack.host,
      element(
        'div',
        { class: 'roulette-actions' },
        ...this.#laying.buttons,
        this.#quick,
        this.#spin,
      ),
    )
  }

  get rack() {
    return this.#laying.rack
  }

  show(state: TableState): void {
    const { slip, isOpen } = state
    this.#laying.show(state)
    this.#spin.disabled = !isOpen || slip.length === 0
    setText(this.#spin, isOpen ? texts.spin : texts.spinning)
  }

  #turnQuick(wishes: FootWishes): void {
    const isQuick = this.#quick.getAttribute('aria-pressed') !== 'true'
    this.#quick.setAttribute('aria-pressed', String(isQuick))
    wishes.turnQuick(isQuick)
  }
}

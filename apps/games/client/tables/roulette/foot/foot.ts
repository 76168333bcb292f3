import { amountText } from '../../../frame/amounts.ts'
import { element, setText } from '../../../frame/element.ts'
import { ChipRack } from '../../shared/chips.ts'
import { tableTexts } from '../../shared/table-texts.ts'
import { texts } from '../shown/texts.ts'
import { staked } from '../slip/slip.ts'
import type { TableState } from '../slip/table-state.ts'
import { type LineIcon, lineIcon } from './line-icons.ts'

export interface FootWishes {
  choose(chipOre: number): void
  undo(): void
  repeat(): void
  double(): void
  clear(): void
  spin(): void
  turnQuick(isQuick: boolean): void
}

/** Chips, and what may be done with those that lie on the layout. */
export class Foot {
  readonly root: HTMLElement
  readonly rack = new ChipRack()
  readonly #undo: HTMLButtonElement
  readonly #repeat: HTMLButtonElement
  readonly #double: HTMLButtonElement
  readonly #clear: HTMLButtonElement
  readonly #quick: HTMLButtonElement
  readonly #spin: HTMLButtonElement

  constructor(wishes: FootWishes, isQuick: boolean) {
    this.#undo = action('undo', tableTexts.undo, () => wishes.undo())
    this.#repeat = action('repeat', tableTexts.repeat, () => wishes.repeat())
    this.#double = action(undefined, texts.double, () => wishes.double())
    this.#clear = action('clear', tableTexts.clear, () => wishes.clear())
    this.#double.setAttribute('aria-label', texts.doubleLong)
    this.#quick = action('quick', texts.quick, () => this.#turnQuick(wishes))
    this.#quick.setAttribute('aria-pressed', String(isQuick))
    this.#spin = element('button', { type: 'button', class: 'act main spin-button' }, texts.spin)
    this.#spin.addEventListener('click', () => wishes.spin())
    for (const kind of ['click', 'keydown']) {
      this.rack.host.addEventListener(kind, () => wishes.choose(this.rack.chipOre))
    }
    const actions = [this.#undo, this.#repeat, this.#double, this.#clear, this.#quick]
    this.root = element(
      'div',
      { class: 'roulette-foot' },
      this.rack.host,
      element('div', { class: 'roulette-actions' }, ...actions, this.#spin),
    )
  }

  show({ slip, before, last, isOpen }: TableState): void {
    const isLaid = slip.length > 0
    this.#undo.disabled = !isOpen || before.length === 0
    this.#repeat.disabled = !isOpen || last.length === 0
    const cost = texts.repeatCost(amountText(staked(last)))
    this.#repeat.setAttribute('aria-label', last.length > 0 ? cost : tableTexts.repeat)
    this.#double.disabled = !isOpen || !isLaid
    this.#clear.disabled = !isOpen || !isLaid
    this.#spin.disabled = !isOpen || !isLaid
    setText(this.#spin, isOpen ? texts.spin : texts.spinning)
  }

  #turnQuick(wishes: FootWishes): void {
    const isQuick = this.#quick.getAttribute('aria-pressed') !== 'true'
    this.#quick.setAttribute('aria-pressed', String(isQuick))
    wishes.turnQuick(isQuick)
  }
}

function action(drawing: LineIcon | undefined, text: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'act roulette-action', title: text })
  if (drawing) made.append(lineIcon(drawing))
  made.append(element('span', {}, text))
  made.addEventListener('click', press)
  return made
}

import { amountText } from '../../../frame/amounts.ts'
import { element } from '../../../frame/element.ts'
import { ChipRack } from '../../shared/chips.ts'
import { tableTexts } from '../../shared/table-texts.ts'
import { texts } from '../shown/texts.ts'
import { staked } from '../slip/slip.ts'
import type { TableState } from '../slip/table-state.ts'
import { type LineIcon, lineIcon } from './line-icons.ts'

/** The wishes for the chips, at any wheel. */
export interface LayingWishes {
  choose(chipOre: number): void
  undo(): void
  repeat(): void
  double(): void
  clear(): void
}

/** The rack of chips, and the buttons for those that lie on the layout. */
export class Laying {
  readonly rack = new ChipRack()
  readonly buttons: readonly HTMLButtonElement[]
  readonly #undo: HTMLButtonElement
  readonly #repeat: HTMLButtonElement
  readonly #double: HTMLButtonElement
  readonly #clear: HTMLButtonElement

  constructor(wishes: LayingWishes) {
    this.#undo = action('undo', tableTexts.undo, () => wishes.undo())
    this.#repeat = action('repeat', tableTexts.repeat, () => wishes.repeat())
    this.#double = action(undefined, texts.double, () => wishes.double())
    this.#clear = action('clear', tableTexts.clear, () => wishes.clear())
    this.#double.setAttribute('aria-label', texts.doubleLong)
    this.buttons = [this.#undo, this.#repeat, this.#double, this.#clear]
    for (const kind of ['click', 'keydown']) {
      this.rack.host.addEventListener(kind, () => wishes.choose(this.rack.chipOre))
    }
  }

  show({ slip, before, last, isOpen }: TableState): void {
    const isLaid = slip.length > 0
    this.#undo.disabled = !isOpen || before.length === 0
    this.#repeat.disabled = !isOpen || last.length === 0
    const cost = texts.repeatCost(amountText(staked(last)))
    this.#repeat.setAttribute('aria-label', last.length > 0 ? cost : tableTexts.repeat)
    this.#double.disabled = !isOpen || !isLaid
    this.#clear.disabled = !isOpen || !isLaid
  }
}

export function action(
  drawing: LineIcon | undefined,
  text: string,
  press: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'act roulette-action', title: text })
  if (drawing) made.append(lineIcon(drawing))
  made.append(element('span', {}, text))
  made.addEventListener('click', press)
  return made
}

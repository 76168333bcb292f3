import { element, setText } from '../../frame/element.ts'
import { type IconName, icon } from '../../frame/icons.ts'
import { pressButton, setOff } from './press-button.ts'

/** Less, what there is, more. */
export class Stepper {
  readonly host: HTMLElement
  readonly #down: HTMLButtonElement
  readonly #up: HTMLButtonElement
  readonly #value = element('b', {})
  readonly #unit = element('span', {})

  constructor(
    name: string,
    [less, more]: readonly [less: string, more: string],
    { down, up }: { down(): void; up(): void },
  ) {
    this.#down = step('minus', less, down)
    this.#up = step('plus', more, up)
    this.host = element(
      'div',
      { class: `vp-stepper ${name}` },
      this.#down,
      element('span', { class: 'vp-value' }, this.#value, this.#unit),
      this.#up,
    )
  }

  show(value: string, unit: string): void {
    setText(this.#value, value)
    setText(this.#unit, unit)
  }

  open(may: { down: boolean; up: boolean }): void {
    setOff(this.#down, !may.down)
    setOff(this.#up, !may.up)
  }
}

function step(drawing: IconName, label: string, act: () => void): HTMLButtonElement {
  const button = pressButton({ class: 'vp-step', 'aria-label': label, title: label }, act)
  button.append(icon(drawing))
  return button
}

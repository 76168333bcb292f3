import { element } from '../../frame/element.ts'
import { tableTexts } from './table-texts.ts'

interface BetActions {
  undo(): void
  clear(): void
  repeat(): void
  double(): void
  /** The one that stakes; none where the chips are the bet. */
  go?(): void
}

/** The buttons that change what lies on the felt, and the one that plays it. */
export class BetButtons {
  readonly host: HTMLElement
  readonly go: HTMLButtonElement
  readonly #undo: HTMLButtonElement
  readonly #clear: HTMLButtonElement
  readonly #repeat: HTMLButtonElement
  readonly #double: HTMLButtonElement

  constructor(goLabel: string | undefined, actions: BetActions) {
    const button = (label: string, act: () => void, kind = '') => {
      const made = element('button', { type: 'button', class: `act ${kind}` }, label)
      made.addEventListener('click', act)
      return made
    }
    this.#undo = button(tableTexts.undo, actions.undo)
    this.#clear = button(tableTexts.clear, actions.clear, 'act-clear')
    this.#repeat = button(tableTexts.repeat, actions.repeat, 'act-repeat')
    this.#double = button(tableTexts.double, actions.double)
    this.go = button(goLabel ?? '', () => actions.go?.(), 'main')
    this.host = element(
      'div',
      { class: 'bet-buttons' },
      this.#undo,
      this.#clear,
      this.#repeat,
      this.#double,
      ...(goLabel === undefined ? [] : [this.go]),
    )
  }

  show(may: {
    undo: boolean
    clear: boolean
    repeat: boolean
    double: boolean
    go: boolean
  }): void {
    this.#undo.disabled = !may.undo
    this.#clear.disabled = !may.clear
    this.#repeat.disabled = !may.repeat
    this.#double.disabled = !may.double
    this.go.disabled = !may.go
  }
}

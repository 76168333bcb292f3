import { element, setHidden } from '../../frame/element.ts'
import { texts } from './shown/texts.ts'

export type ViewName = 'board' | 'track' | 'statistics'

/** One of several parts is on screen at a time; where there is room, the statistics stand beside. */
export class Views {
  readonly tabs: HTMLElement
  readonly #buttons: ReadonlyMap<ViewName, HTMLButtonElement>
  readonly #panels: Readonly<Record<ViewName, HTMLElement>>

  constructor(panels: Readonly<Record<ViewName, HTMLElement>>) {
    this.#panels = panels
    this.#buttons = new Map(
      (['board', 'track', 'statistics'] as const).map((name) => [name, this.#tab(name)]),
    )
    const buttons = [...this.#buttons.values()]
    this.tabs = element(
      'div',
      { class: 'view-tabs', role: 'tablist', 'aria-label': texts.views },
      ...buttons,
    )
    this.tabs.addEventListener('keydown', (event) => this.#move(event))
    this.open('board')
  }

  open(name: ViewName): void {
    for (const [each, button] of this.#buttons) {
      const isOpen = each === name
      button.setAttribute('aria-selected', String(isOpen))
      button.tabIndex = isOpen ? 0 : -1
      this.#panels[each].classList.toggle('is-open', isOpen)
    }
    setHidden(this.#panels.track, name !== 'track')
    setHidden(this.#panels.board, name !== 'board')
  }

  #tab(name: ViewName): HTMLButtonElement {
    const panel = this.#panels[name]
    panel.id = `view-${name}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', `view-tab-${name}`)
    const made = element(
      'button',
      {
        ...{ type: 'button', role: 'tab', id: `view-tab-${name}`, class: `view-tab is-${name}` },
        'aria-controls': panel.id,
      },
      texts[name],
    )
    made.addEventListener('click', () => this.open(name))
    return made
  }

  #move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const names = [...this.#buttons.keys()]
    const at = names.findIndex((name) => this.#buttons.get(name) === event.target)
    const next = names[(at + step + names.length) % names.length]
    if (next === undefined) return
    event.preventDefault()
    this.open(next)
    this.#buttons.get(next)?.focus()
  }
}

import { element } from './element.ts'
import { icon } from './icons.ts'

export interface Page {
  readonly name: string
  readonly title: string
  /** Called each time the page is opened, so that what it shows is fresh. */
  fill(into: HTMLElement): void
}

/** The menu: one dialog, its pages as tabs. Esc closes it and gives the focus back. */
export class Panel {
  readonly #dialog: HTMLDialogElement
  readonly #body: HTMLElement
  readonly #tabs: readonly HTMLButtonElement[]
  readonly #pages: readonly Page[]

  constructor(label: string, closeLabel: string, pages: readonly Page[]) {
    this.#pages = pages
    this.#tabs = pages.map(({ name, title }) =>
      element('button', { type: 'button', role: 'tab', id: `tab-${name}` }, title),
    )
    const close = element('button', { type: 'button', class: 'round', 'aria-label': closeLabel })
    close.append(icon('close'))
    close.addEventListener('click', () => this.#dialog.close())
    const tabs = element('div', { role: 'tablist', 'aria-label': label }, ...this.#tabs)
    this.#body = element('div', { class: 'page', role: 'tabpanel', tabindex: '0' })
    this.#dialog = element(
      'dialog',
      { class: 'panel', 'aria-label': label },
      element('header', {}, tabs, close),
      this.#body,
    )
    for (const [index, tab] of this.#tabs.entries()) {
      tab.addEventListener('click', () => this.#show(index))
      tab.addEventListener('keydown', (event) => this.#move(index, event))
    }
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close()
    })
    document.body.append(this.#dialog)
  }

  get isOpen(): boolean {
    return this.#dialog.open
  }

  close(): void {
    this.#dialog.close()
  }

  open(name: string): void {
    this.#show(this.#pages.findIndex((page) => page.name === name))
    this.#dialog.showModal()
  }

  #show(index: number): void {
    const page = this.#pages[index]
    if (!page) return
    for (const [other, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(other === index))
      tab.tabIndex = other === index ? 0 : -1
    }
    this.#body.setAttribute('aria-labelledby', `tab-${page.name}`)
    this.#body.replaceChildren()
    this.#body.scrollTop = 0
    page.fill(this.#body)
  }

  #move(index: number, event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = (index + step + this.#tabs.length) % this.#tabs.length
    event.preventDefault()
    this.#show(next)
    this.#tabs[next]?.focus()
  }
}

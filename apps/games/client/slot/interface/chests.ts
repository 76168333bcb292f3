import { element, setText } from '../../frame/element.ts'
import { svgElement } from '../../frame/svg-element.ts'
import { texts } from '../words/texts.ts'

const openedMs = 1_500
const openedStillMs = 1_000
const byItselfMs = 900

/**
 * Three chests over the board, of which the player opens one. What it gives is known before: which
 * one is opened decides nothing, and nothing is shown in the others.
 */
export class Chests {
  readonly host = element('section', {
    class: 'chests',
    'aria-label': texts.chooseChest,
    hidden: true,
  })
  readonly #buttons: readonly HTMLButtonElement[]
  readonly #headline = element('strong')
  readonly #prize = element('p', { class: 'chest-prize' })
  #open: ((chosen: HTMLButtonElement | undefined) => void) | undefined

  constructor() {
    this.#buttons = [1, 2, 3].map((number) =>
      element(
        'button',
        { type: 'button', class: 'chest', 'aria-label': texts.chestNumber(number) },
        chestDrawing(),
      ),
    )
    for (const button of this.#buttons) {
      button.addEventListener('click', () => this.#open?.(button))
    }
    this.host.append(
      this.#headline,
      element('div', { class: 'chest-row' }, ...this.#buttons),
      this.#prize,
      element('p', { class: 'chest-note' }, texts.anyChest),
    )
  }

  /** Resolves when a chest has been opened and its prize read. */
  async choose(prize: string, how: { isByItself: boolean; isStill: boolean }): Promise<void> {
    for (const button of this.#buttons) {
      button.disabled = false
      delete button.dataset.state
    }
    setText(this.#headline, texts.chooseChest)
    setText(this.#prize, '')
    const focused = document.activeElement
    this.host.hidden = false
    const chosen = await this.#chosen(how.isByItself)
    for (const button of this.#buttons) {
      button.disabled = true
      button.dataset.state = button === chosen ? 'open' : 'left'
    }
    setText(this.#headline, texts.chest)
    setText(this.#prize, prize)
    await new Promise((resolve) => setTimeout(resolve, how.isStill ? openedStillMs : openedMs))
    this.host.hidden = true
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }

  /** The player goes on without pointing at one: it is the same whichever is opened. */
  openAny(): void {
    this.#open?.(this.#buttons[1])
  }

  async #chosen(isByItself: boolean): Promise<HTMLButtonElement | undefined> {
    this.#buttons[1]?.focus({ preventScroll: true })
    const chosen = await new Promise<HTMLButtonElement | undefined>((resolve) => {
      this.#open = resolve
      if (isByItself) setTimeout(() => this.openAny(), byItselfMs)
    })
    this.#open = undefined
    return chosen
  }
}

/** A banded chest seen from the front, its lid apart so that it can rise. */
function chestDrawing(): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '6 4 108 106', 'aria-hidden': 'true' })
  const shine = svgElement('ellipse', { class: 'shine', cx: '60', cy: '54', rx: '52', ry: '44' })
  const inside = svgElement('g', { class: 'inside' })
  inside.append(
    svgElement('path', { class: 'hollow', d: 'M20 26h80l5 38H15z' }),
    ...[26, 43, 60, 77, 94].map((cx, place) =>
      svgElement('circle', { cx: String(cx), cy: String(place % 2 === 0 ? 57 : 50), r: '11' }),
    ),
  )
  const body = svgElement('g', { class: 'body' })
  body.append(
    svgElement('path', { class: 'wood', d: 'M14 62h92v38a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z' }),
    svgElement('path', { class: 'grain', d: 'M14 78h92M14 92h92' }),
    svgElement('path', { class: 'band', d: 'M24 62h11v44H24zM85 62h11v44H85zM14 62h92v7H14z' }),
  )
  const lid = svgElement('g', { class: 'lid' })
  lid.append(
    svgElement('path', {
      class: 'wood',
      d: 'M14 60V46a24 24 0 0 1 24-24h44a24 24 0 0 1 24 24v14z',
    }),
    svgElement('path', { class: 'grain', d: 'M17 40h86' }),
    svgElement('path', {
      class: 'band',
      d: 'M24 27.5l11-5.3V60H24zM85 22.2l11 5.3V60H85zM14 53h92v7H14z',
    }),
    svgElement('path', { class: 'lock', d: 'M50 50h20v15a10 10 0 0 1-20 0z' }),
    svgElement('circle', { class: 'keyhole', cx: '60', cy: '60', r: '3.6' }),
  )
  svg.append(shine, inside, body, lid)
  return svg
}

import { formatKroner, ore } from '@nordlys/core'
import { element } from '../../frame/element.ts'
import { tableTexts } from './table-texts.ts'

/** The chips placed with one press, in øre; each has its own colour and its number on it. */
export const chipsOre = [500, 2_500, 5_000, 10_000, 50_000, 100_000] as const

/** A chip as it lies in the rack and on the felt; its number is on it. */
export function chipFace(amountOre: number): HTMLElement {
  const kind = [...chipsOre].reverse().find((each) => each <= amountOre) ?? chipsOre[0]
  const kroner = amountOre / 100
  return element(
    'span',
    { class: 'chip-face', 'data-chip': String(kind / 100), 'aria-hidden': 'true' },
    element('span', {}, shortKroner(kroner)),
  )
}

/** A stack of chips, as few as make the amount; at most five are drawn, with the amount on top. */
export function chipStack(amountOre: number): HTMLElement {
  const drawn: number[] = []
  let rest = amountOre
  for (const chip of [...chipsOre].reverse()) {
    while (rest >= chip && drawn.length < 4) {
      drawn.push(chip)
      rest -= chip
    }
  }
  const under = drawn.length > 0 ? drawn : [chipsOre[0]]
  return element(
    'span',
    { class: 'chip-stack', 'aria-hidden': 'true' },
    ...under
      .slice(1)
      .map((each) => element('span', { class: 'chip-edge', 'data-chip': String(each / 100) })),
    stackTop(under[0] ?? amountOre, amountOre),
  )
}

function stackTop(kind: number, amountOre: number): HTMLElement {
  const top = chipFace(kind)
  top.replaceChildren(element('span', {}, shortKroner(amountOre / 100)))
  return top
}

/** `1.000` becomes `1k`, so that it fits on a chip. */
function shortKroner(kroner: number): string {
  if (kroner >= 10_000) return `${Math.floor(kroner / 100) / 10}k`.replace('.', ',')
  return kroner >= 1_000 && kroner % 1_000 === 0 ? `${kroner / 1_000}k` : String(kroner)
}

/** The rack: one chip is chosen, by press, arrow or number. */
export class ChipRack {
  readonly host: HTMLElement
  readonly #buttons: readonly HTMLButtonElement[]
  #chosen: number

  constructor(from: readonly number[] = chipsOre) {
    this.#buttons = from.map((amountOre) =>
      element(
        'button',
        {
          type: 'button',
          class: 'chip',
          role: 'radio',
          'aria-label': tableTexts.chip(formatKroner(ore(amountOre))),
          'data-ore': String(amountOre),
        },
        chipFace(amountOre),
      ),
    )
    this.host = element(
      'div',
      { class: 'chip-rack', role: 'radiogroup', 'aria-label': tableTexts.chips },
      ...this.#buttons,
    )
    this.#chosen = Math.min(1, this.#buttons.length - 1)
    for (const [place, button] of this.#buttons.entries()) {
      button.addEventListener('click', () => this.choose(place))
      button.addEventListener('keydown', (event) => this.#move(event))
    }
    this.choose(this.#chosen)
  }

  get chipOre(): number {
    return Number(this.#buttons[this.#chosen]?.dataset.ore ?? chipsOre[0])
  }

  choose(place: number): void {
    if (!this.#buttons[place]) return
    this.#chosen = place
    for (const [other, button] of this.#buttons.entries()) {
      button.setAttribute('aria-checked', String(other === place))
      button.tabIndex = other === place ? 0 : -1
    }
  }

  #move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const count = this.#buttons.length
    this.choose((this.#chosen + step + count) % count)
    this.#buttons[this.#chosen]?.focus()
  }
}

import { colourOf } from '@nordlys/game-math/tables/roulette/layout'
import { spotLabelDa } from '@nordlys/game-math/tables/roulette/spot-names'
import type { Spot } from '@nordlys/game-math/tables/roulette/spots'
import { amountText } from '../../../frame/amounts.ts'
import { element } from '../../../frame/element.ts'
import { laidChip } from '../shown/chip.ts'
import { texts } from '../shown/texts.ts'
import { boxOf } from './places.ts'

/** A spot as a button, with the chips on it. */
export class BoardSpot {
  readonly spot: Spot
  readonly button: HTMLButtonElement
  #chip: HTMLElement | undefined
  #stakeOre = 0
  readonly #label: string

  constructor(spot: Spot) {
    this.spot = spot
    const face = faceOf(spot)
    // The printed face is part of the name, so that it can be said to a device that listens.
    this.#label = spot.kind === 'dozen' ? `${face}: ${spotLabelDa(spot)}` : spotLabelDa(spot)
    this.button = element('button', {
      ...{ type: 'button', class: `spot is-${spot.kind} ${colourClass(spot)}`, tabindex: '-1' },
      ...{ 'data-spot': spot.id, 'aria-label': this.#label },
    })
    if (spot.kind === 'column') this.button.dataset.face = face
    else if (face) {
      this.button.append(element('span', { class: 'face', 'aria-hidden': 'true' }, face))
    }
    for (const [name, share] of Object.entries(boxOf(spot))) {
      this.button.style.setProperty(`--${name}`, String(share))
    }
  }

  show(stakeOre: number, isFull: boolean): void {
    const disabled = String(isFull)
    if (this.button.getAttribute('aria-disabled') !== disabled) {
      this.button.setAttribute('aria-disabled', disabled)
    }
    if (stakeOre === this.#stakeOre) return
    this.#stakeOre = stakeOre
    const label = stakeOre > 0 ? texts.placed(this.#label, amountText(stakeOre)) : this.#label
    this.button.setAttribute('aria-label', label)
    this.#chip?.remove()
    this.#chip = stakeOre > 0 ? laidChip(stakeOre) : undefined
    if (this.#chip) this.button.append(this.#chip)
  }

  mark(name: 'is-covered' | 'is-won' | 'is-lost', isOn: boolean): void {
    this.button.classList.toggle(name, isOn)
  }
}

function colourClass({ id, kind, numbers }: Spot): string {
  const [first = 0] = numbers
  if (kind === 'straight') return `is-${colourOf(first)}`
  return id === 'red' || id === 'black' ? `is-${id}` : 'is-felt'
}

/** The face printed on the felt; seams have none. */
function faceOf({ id, kind, numbers }: Spot): string {
  const [first = 0] = numbers
  if (kind === 'straight') return String(first)
  if (kind === 'column') return texts.column
  if (kind === 'dozen') return texts.dozens[(first - 1) / 12] ?? ''
  return texts.outside[id] ?? ''
}

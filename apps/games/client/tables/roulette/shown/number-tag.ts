import { colourOf } from '@nordlys/game-math/tables/roulette/layout'
import { element } from '../../../frame/element.ts'

/** A number in its colour. */
export function numberTag(number: number): HTMLElement {
  return element('span', { class: `number-tag is-${colourOf(number)}` }, String(number))
}

import { formatCount } from '@nordlys/core'
import { element } from '../../../frame/element.ts'
import { chipFace } from '../../shared/chips.ts'

/** The stake on a spot as one chip, in the colour of the largest that it would be laid with. */
export function laidChip(stakeOre: number): HTMLElement {
  const text = formatCount(Math.floor(stakeOre / 100))
  const face = chipFace(stakeOre)
  // Drawn by the sheet: text would count as what is printed on the spot's button.
  face.replaceChildren(element('span', { class: 'chip-worth', 'data-worth': text }))
  return element(
    'span',
    { class: 'laid-chip', 'data-long': text.length > 3, 'aria-hidden': 'true', translate: 'no' },
    face,
  )
}

import type { GambleChoice } from '@nordlys/contracts'
import { element } from '../../frame/element.ts'
import { svgElement } from '../../frame/svg-element.ts'
import { texts } from '../words/texts.ts'

/** On a grid of 24: hearts for red, spades for black, so that colour alone tells nothing. */
const suits = {
  red: 'M12 21C5 15.6 2.6 12.2 2.6 8.6A4.9 4.9 0 0 1 12 6.4a4.9 4.9 0 0 1 9.4 2.2c0 3.6-2.4 7-9.4 12.4z',
  black:
    'M12 2.6c6.4 5 9 8.2 9 11.2a4.3 4.3 0 0 1-7.7 2.6c.2 2 .9 3.6 2.4 5H8.3c1.5-1.4 2.2-3 2.4-5A4.3 ' +
    '4.3 0 0 1 3 13.8c0-3 2.6-6.2 9-11.2z',
} as const satisfies Record<GambleChoice, string>

export function suit(colour: GambleChoice): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', class: `suit ${colour}` })
  svg.setAttribute('aria-hidden', 'true')
  svg.append(svgElement('path', { d: suits[colour] }))
  return svg
}

/** Face down until `data-face` names a colour. Words beside it say what it shows. */
export function playingCard(): HTMLElement {
  const faces = (['red', 'black'] as const).map((colour) =>
    element(
      'div',
      { class: `card-face ${colour}` },
      suit(colour),
      element('span', {}, texts.colours[colour]),
    ),
  )
  const back = element('div', { class: 'card-back' })
  return element(
    'div',
    { class: 'playing-card', 'aria-hidden': 'true' },
    element('div', { class: 'card-sides' }, back, ...faces),
  )
}

import { element } from '../../frame/element.ts'
import { svgElement } from '../../frame/svg-element.ts'

/** On a grid of 24, in the order of `suitOf`: clubs, diamonds, hearts, spades. */
const suitPaths = [
  'M12 2.2a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-2.6 7.2c.2 2 .9 3.5 2.4 4.9H8.3c1.5-1.4 2.2-2.9 2.4-4.9' +
    'a4.7 4.7 0 1 1-2.6-7.2A4.7 4.7 0 0 1 12 2.2z',
  'M12 1.8c2 3.8 4.6 7.1 7.6 10.2-3 3.1-5.6 6.4-7.6 10.2-2-3.8-4.6-7.1-7.6-10.2 3-3.1 5.6-6.4 7.6-10.2z',
  'M12 21C5 15.6 2.6 12.2 2.6 8.6A4.9 4.9 0 0 1 12 6.4a4.9 4.9 0 0 1 9.4 2.2c0 3.6-2.4 7-9.4 12.4z',
  'M12 2.6c6.4 5 9 8.2 9 11.2a4.3 4.3 0 0 1-7.7 2.6c.2 2 .9 3.6 2.4 5H8.3c1.5-1.4 2.2-3 2.4-5' +
    'A4.3 4.3 0 0 1 3 13.8c0-3 2.6-6.2 9-11.2z',
] as const

const suitNames = ['klør', 'ruder', 'hjerter', 'spar'] as const
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'E'] as const
const facesDa = { 9: 'knægt', 10: 'dame', 11: 'konge', 12: 'es' } as const
/** Beside the 52 of a deck. */
const joker = 52

/** As a screen reader says it. */
export function cardName(card: number): string {
  if (card === joker) return 'Joker'
  const rank = card >> 2
  const suit = suitNames[card & 3] ?? ''
  return `${suit.charAt(0).toUpperCase()}${suit.slice(1)} ${facesDa[rank as 9] ?? rank + 2}`
}

/** A card that lies on the felt, face up, or face down until it is turned. */
export function playingCard(card: number | undefined): HTMLElement {
  const face = element('span', { class: 'pc-face' })
  const host = element(
    'span',
    { class: 'pc', 'data-turned': card !== undefined },
    element('span', { class: 'pc-sides' }, element('span', { class: 'pc-back' }), face),
  )
  if (card !== undefined) paint(host, face, card)
  return host
}

/** A card of a hand that is shown small: rank over suit; its back for one that is not known. */
export function smallCard(card: number | undefined): HTMLElement {
  const host = element('span', { class: 'pc-small' })
  if (card === undefined) return host
  host.dataset.suit = suitName(card)
  if (card === joker) host.append(element('b', {}, 'J'), star())
  else host.append(element('b', {}, ranks[card >> 2] ?? ''), suit(card & 3))
  return host
}

/** Turns a card that lies face down. */
export function turnCard(host: HTMLElement, card: number): void {
  const face = host.querySelector<HTMLElement>('.pc-face')
  if (!face || host.dataset.turned !== undefined) return
  paint(host, face, card)
  host.dataset.turned = ''
}

function paint(host: HTMLElement, face: HTMLElement, card: number): void {
  host.dataset.suit = suitName(card)
  if (card === joker) {
    face.replaceChildren(element('span', { class: 'pc-corner' }, element('b', {}, 'J')), star())
    return
  }
  const corner = () =>
    element(
      'span',
      { class: 'pc-corner' },
      element('b', {}, ranks[card >> 2] ?? ''),
      suit(card & 3),
    )
  face.replaceChildren(corner(), suit(card & 3), corner())
}

function suitName(card: number): string {
  return card === joker ? 'joker' : (suitNames[card & 3] ?? '')
}

function suit(of: number): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', class: 'pc-suit' })
  svg.append(svgElement('path', { d: suitPaths[of as 0] }))
  return svg
}

function star(): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', class: 'pc-suit' })
  const d = 'm12 1.8 3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.5l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z'
  svg.append(svgElement('path', { d }))
  return svg
}

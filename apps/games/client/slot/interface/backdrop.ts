import type { GameArt } from '../../../protocol/opened-game.ts'
import { element } from '../../frame/element.ts'

/** The ground behind everything: the painted place, or a night in the theme's colours. */
export function backdrop({ kind, folder }: GameArt): HTMLElement {
  if (kind === 'drawn') return element('div', { class: 'backdrop night' })
  const source = (name: string, format: string, media?: string) =>
    element('source', { srcset: `${folder}${name}.${format}`, type: `image/${format}`, media })
  const portrait = '(orientation: portrait)'
  return element(
    'picture',
    { class: 'backdrop' },
    source('background-mobile', 'avif', portrait),
    source('background-mobile', 'webp', portrait),
    source('background-desktop', 'avif'),
    element('img', { src: `${folder}background-desktop.webp`, alt: '' }),
  )
}

/** The game's name: its own lettering where it has one. */
export function title(text: string, { kind, folder }: GameArt): HTMLElement {
  if (kind !== 'own') {
    return element('header', { class: 'title' }, element('h1', { class: 'cast' }, text))
  }
  const size = { width: '1200', height: '184' }
  const image = element('img', {
    src: `${folder}title.webp`,
    alt: text,
    fetchpriority: 'low',
    ...size,
  })
  return element('header', { class: 'title' }, element('h1', {}, image))
}

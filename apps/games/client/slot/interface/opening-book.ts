import { element } from '../../frame/element.ts'

/** A closed book that opens by itself, and out of its pages comes a picture. The style has it all. */
export function openingBook(picture: HTMLElement): HTMLElement {
  const leaves = Array.from({ length: 4 }, (_, leaf) => {
    const page = element('i', { class: 'leaf' })
    page.style.setProperty('--leaf', String(leaf))
    return page
  })
  return element(
    'div',
    { class: 'book' },
    element('i', { class: 'rays' }),
    element('i', { class: 'board back' }),
    element('i', { class: 'pages right' }),
    ...leaves,
    element('i', { class: 'board cover' }),
    element('div', { class: 'shown' }, picture),
  )
}

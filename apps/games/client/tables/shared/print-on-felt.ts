import { element } from '../../frame/element.ts'
import { svgElement } from '../../frame/svg-element.ts'

/** The words printed on the cloth in an arc, as in a hall; the rules page says the same. */
export function printOnFelt([headline, line]: readonly [string, string]): HTMLElement {
  const svg = svgElement('svg', { viewBox: '0 0 640 124', class: 'print' })
  svg.append(
    svgElement('path', { d: 'M18 6 Q320 92 622 6', class: 'print-line' }),
    svgElement('path', { id: 'print-one', d: 'M30 38 Q320 122 610 38', class: 'print-road' }),
    svgElement('path', { id: 'print-two', d: 'M36 60 Q320 144 604 60', class: 'print-road' }),
    svgElement('path', { d: 'M12 68 Q320 160 628 68', class: 'print-line' }),
    along('print-one', 'print-headline', headline),
    along('print-two', 'print-words', line),
  )
  return element('div', { class: 'print-host', 'aria-hidden': 'true' }, svg)
}

function along(road: string, name: string, words: string): SVGElement {
  const text = svgElement('text', { class: name, 'text-anchor': 'middle' })
  const path = svgElement('textPath', { href: `#${road}`, startOffset: '50%' })
  path.textContent = words
  text.append(path)
  return text
}

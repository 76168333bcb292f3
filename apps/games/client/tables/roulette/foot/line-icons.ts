import { svgElement } from '../../../frame/svg-element.ts'

/** On a 24 by 24 grid, after Lucide (ISC licence). */
const drawings = {
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  repeat: [
    'm17 2 4 4-4 4',
    'M3 11v-1a4 4 0 0 1 4-4h14',
    'm7 22-4-4 4-4',
    'M21 13v1a4 4 0 0 1-4 4H3',
  ],
  clear: ['M18 6 6 18', 'm6 6 12 12'],
  quick: [
    'M4 14a1 1 0 0 1-.8-1.6l9.9-10.2a.5.5 0 0 1 .9.5L12 9h8a1 1 0 0 1 .8 1.6l-9.9 10.2' +
      'a.5.5 0 0 1-.9-.5L12 14z',
  ],
} as const

export type LineIcon = keyof typeof drawings

export function lineIcon(name: LineIcon): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', class: 'line-icon', 'aria-hidden': 'true' })
  svg.append(...drawings[name].map((d) => svgElement('path', { d })))
  return svg
}

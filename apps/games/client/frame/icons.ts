const speaker =
  'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4' +
  'a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5z'
const page =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12' +
  'a2 2 0 0 1-2 2z'

/** Line icons on a 24 by 24 grid, after Lucide (ISC licence). */
const drawings = {
  menu: ['M4 5h16', 'M4 12h16', 'M4 19h16'],
  sound: [speaker, 'M16 9a5 5 0 0 1 0 6', 'M19.4 18.4a9 9 0 0 0 0-12.8'],
  silence: [speaker, 'm16.5 14.5 5-5', 'm16.5 9.5 5 5'],
  minus: ['M5 12h14'],
  plus: ['M5 12h14', 'M12 5v14'],
  fast: [
    'M12 6a2 2 0 0 1 3.4-1.4l6 6a2 2 0 0 1 0 2.8l-6 6A2 2 0 0 1 12 18z',
    'M2 6a2 2 0 0 1 3.4-1.4l6 6a2 2 0 0 1 0 2.8l-6 6A2 2 0 0 1 2 18z',
  ],
  full: [
    'M8 3H5a2 2 0 0 0-2 2v3',
    'M21 8V5a2 2 0 0 0-2-2h-3',
    'M3 16v3a2 2 0 0 0 2 2h3',
    'M16 21h3a2 2 0 0 0 2-2v-3',
  ],
  spin: [
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
    'M21 3v5h-5',
    'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
    'M8 16H3v5',
  ],
  stop: ['M6 6h12v12H6z'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  rules: [page, 'M14 2v5a1 1 0 0 0 1 1h5', 'M10 9H8', 'M16 13H8', 'M16 17H8'],
} as const

export type IconName = keyof typeof drawings

const namespace = 'http://www.w3.org/2000/svg'

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', `icon icon-${name}`)
  svg.setAttribute('aria-hidden', 'true')
  for (const drawing of drawings[name]) {
    const path = document.createElementNS(namespace, 'path')
    path.setAttribute('d', drawing)
    svg.append(path)
  }
  return svg
}

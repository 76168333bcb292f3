/**
 * The mark of Nordlys: an N of three curtains of light, on a plane of 64 units. The stems hang
 * and fall off at a slant as an aurora does; the middle one folds between them.
 */
export function mark(): string {
  return `<defs>
    <linearGradient id="stem-left" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#3be3a8"/><stop offset="1" stop-color="#2aa9b8"/>
    </linearGradient>
    <linearGradient id="fold" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#62f0bf"/><stop offset=".5" stop-color="#4cc9dc"/>
      <stop offset="1" stop-color="#a497ff"/>
    </linearGradient>
    <linearGradient id="stem-right" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#7fb0f2"/><stop offset="1" stop-color="#8d7bff"/>
    </linearGradient>
  </defs>
  <path d="M10 13.5 22 8V50.5L10 56Z" fill="url(#stem-left)"/>
  <path d="M42 13.5 54 8V50.5L42 56Z" fill="url(#stem-right)"/>
  <path d="M10 13.5 22 8 54 50.5 42 56Z" fill="url(#fold)"/>
  <path d="M10 13.5 22 8 27 14.6 10 24Z" fill="#fff" opacity=".22"/>`
}

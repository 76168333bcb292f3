import { letterShape } from '../lettering-faces.ts'

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
const step = (2 * Math.PI) / order.length

export type Wheel = {
  readonly at: readonly [x: number, y: number]
  readonly radius: number
  /** How far the wheel has turned, in radians. */
  readonly turn: number
}

/** How flat the wheel lies. */
const slant = 0.66

/** A wheel with its bowl, seen from the player's side, and the ball in a pocket. */
export function rouletteWheel({ at: [x, y], radius, turn }: Wheel): string {
  const pockets = order.map((number, index) => pocket(number, index * step + turn)).join('')
  const scale = radius / 100
  return `<ellipse cx="${x + 6}" cy="${y + radius * 0.16}" rx="${radius * 1.16}" ry="${
    radius * slant * 1.18
  }" fill="#000" opacity=".7" filter="url(#cast)"/>
  <g transform="translate(${x} ${y}) scale(${scale} ${scale * slant})">
    <circle cy="12" r="112" fill="#2a1206"/>
    <circle r="112" fill="url(#bowl)"/><circle r="112" fill="none" stroke="url(#rim)" stroke-width="3"/>
    <circle r="98" fill="#1c0d05"/><circle r="97" fill="url(#slope)"/>
    <circle r="84" fill="#0b0f18"/>${pockets}
    <circle r="84" fill="none" stroke="url(#rim)" stroke-width="1.6"/>
    <circle r="62" fill="none" stroke="url(#rim)" stroke-width="1.2"/>
    <circle r="46" fill="url(#cone)" stroke="url(#rim)" stroke-width="2"/>
    ${spokes(turn)}
  </g>
  ${hub(x, y, scale)}${ball(x, y, scale, turn + 9 * step)}`
}

function pocket(number: number, angle: number): string {
  const tint = number === 0 ? '#128a5e' : isRed(number) ? '#b32235' : '#141a28'
  const [from, to] = [angle - step / 2, angle + step / 2]
  const band = (outer: number, inner: number) =>
    `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
  const degrees = (angle * 180) / Math.PI + 90
  const text = letterShape('playfair', String(number), 0, 9.5)
  return `<path d="${band(84, 62)}" fill="${tint}"/>
    <path d="${band(62, 46)}" fill="${tint}" opacity=".72"/>
    <path d="M${point(84, from)}L${point(46, from)}" stroke="#e9c877" stroke-width=".8"/>
    <g fill="#f6efdd" transform="rotate(${degrees}) translate(0 ${-73 - 128})">${text}</g>`
}

const isRed = (number: number) => {
  const odd = number % 2 === 1
  return number <= 10 || (number >= 19 && number <= 28) ? odd : !odd
}

function spokes(turn: number): string {
  return [0, 1, 2, 3]
    .map((quarter) => {
      const degrees = (turn * 180) / Math.PI + quarter * 90
      return `<g transform="rotate(${degrees})"><path d="M-3.4 0L-1.6 -38 1.6 -38 3.4 0Z"
        fill="url(#brass)"/><circle cy="-38" r="4.4" fill="url(#brass)"/></g>`
    })
    .join('')
}

/** The turret stands up out of the wheel, so it is not flattened. */
function hub(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <ellipse cy="2" rx="15" ry="10" fill="#3a1c03"/><ellipse rx="15" ry="10" fill="url(#brass)"/>
    <path d="M-8 -2C-7 -12 -5 -16 -4 -24L4 -24C5 -16 7 -12 8 -2A8 5 0 0 1 -8 -2Z" fill="url(#brass)"/>
    <circle cy="-28" r="7" fill="url(#knob)"/></g>`
}

function ball(x: number, y: number, scale: number, angle: number): string {
  const [bx, by] = [x + Math.cos(angle) * 55 * scale, y + Math.sin(angle) * 55 * scale * slant]
  const r = 5 * scale
  return `<ellipse cx="${bx + 1.5}" cy="${by + r * 0.7}" rx="${r}" ry="${r * 0.6}" fill="#000" opacity=".6"/>
    <circle cx="${bx}" cy="${by}" r="${r}" fill="url(#pearl)"/>`
}

function point(radius: number, angle: number): string {
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

export const wheelDefs = `
  <linearGradient id="bowl" x1=".1" x2=".9" y2="1">
    <stop offset="0" stop-color="#b8743c"/><stop offset=".35" stop-color="#6b3a1a"/>
    <stop offset=".7" stop-color="#47220e"/><stop offset="1" stop-color="#8a5228"/>
  </linearGradient>
  <linearGradient id="slope" x1=".1" x2=".9" y2="1">
    <stop offset="0" stop-color="#3b1d0c"/><stop offset=".5" stop-color="#7a4520"/>
    <stop offset="1" stop-color="#c58a4e"/>
  </linearGradient>
  <linearGradient id="rim" x2=".7" y2="1">
    <stop offset="0" stop-color="#fff1c9"/><stop offset=".5" stop-color="#c98f2c"/>
    <stop offset="1" stop-color="#7c480b"/>
  </linearGradient>
  <radialGradient id="cone" cx=".38" cy=".3">
    <stop offset="0" stop-color="#b8743c"/><stop offset=".6" stop-color="#5a2d12"/>
    <stop offset="1" stop-color="#241006"/>
  </radialGradient>
  <linearGradient id="brass">
    <stop offset="0" stop-color="#7c480b"/><stop offset=".3" stop-color="#fff1c9"/>
    <stop offset=".6" stop-color="#d9a53b"/><stop offset="1" stop-color="#5a3208"/>
  </linearGradient>
  <radialGradient id="knob" cx=".35" cy=".3">
    <stop offset="0" stop-color="#fffbe6"/><stop offset=".45" stop-color="#e9b748"/>
    <stop offset="1" stop-color="#5a3208"/>
  </radialGradient>
  <radialGradient id="pearl" cx=".35" cy=".3">
    <stop offset="0" stop-color="#ffffff"/><stop offset=".6" stop-color="#dfe3ea"/>
    <stop offset="1" stop-color="#7e8798"/>
  </radialGradient>`

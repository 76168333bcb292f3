/** A stack of chips that stands on the table, seen from above at a slant. */
export type ChipStack = {
  /** The middle of its foot. */
  readonly at: readonly [x: number, y: number]
  readonly count: number
  readonly tint: ChipTint
  readonly radius: number
}

type ChipTint = keyof typeof tints

const tints = {
  green: ['#14805d', '#0b4a37'],
  red: ['#b3273a', '#661320'],
  blue: ['#2559a8', '#12305f'],
  black: ['#27304a', '#0e1322'],
  violet: ['#6a4fc4', '#362473'],
  gold: ['#d9a53b', '#7d5512'],
} as const

/** How flat a chip's round looks, and how thick it is, in radii. */
const slant = 0.42
const thickness = 0.2

export function chipStack({ at: [x, y], count, tint, radius }: ChipStack): string {
  const chips = Array.from({ length: count }, (_, index) => {
    // A stack that was set down by hand is never quite straight.
    const sway = Math.sin(index * 2.3 + x) * radius * 0.045
    return chip(x + sway, y - index * radius * thickness, radius, tint, index * 0.7)
  })
  const shadow = `<ellipse cx="${x + radius * 0.35}" cy="${y + radius * 0.32}" rx="${radius * 1.25}"
    ry="${radius * slant * 1.35}" fill="#000" opacity=".6" filter="url(#cast)"/>`
  return shadow + chips.join('')
}

function chip(x: number, y: number, radius: number, tint: ChipTint, turn: number): string {
  const [light, dark] = tints[tint]
  const height = radius * thickness
  const ry = radius * slant
  const [left, right] = [x - radius, x + radius]
  const foot = y + height
  const side =
    `M${left} ${y}A${radius} ${ry} 0 0 0 ${right} ${y}` +
    `V${foot}A${radius} ${ry} 0 0 1 ${left} ${foot}Z`
  const inner = radius * 0.68
  return `<path d="${side}" fill="${dark}"/>
    ${stripes(turn)
      .map((from) => sideStripe(x, y, radius, from))
      .join('')}
    <path d="${side}" fill="url(#chip-side)"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${ry}" fill="${light}"/>
    ${stripes(turn)
      .map((from) => topStripe(x, y, radius, from))
      .join('')}
    <ellipse cx="${x}" cy="${y}" rx="${inner}" ry="${inner * slant}" fill="${dark}"/>
    <ellipse cx="${x}" cy="${y}" rx="${inner}" ry="${inner * slant}" fill="none"
      stroke="#f5ca6c" stroke-opacity=".75" stroke-width="${radius * 0.045}"/>
    <ellipse cx="${x}" cy="${y}" rx="${inner * 0.62}" ry="${inner * 0.62 * slant}" fill="${light}"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${ry}" fill="url(#chip-top)"/>`
}

/** Where the six stripes of an edge begin, in radians; each is a third of a step wide. */
function stripes(turn: number): number[] {
  return Array.from({ length: 6 }, (_, index) => turn + (index * Math.PI) / 3)
}

const stripeAngle = 0.34

function topStripe(x: number, y: number, radius: number, from: number): string {
  const to = from + stripeAngle
  const inner = radius * 0.72
  const outside = `M${on(x, y, radius, from)}L${on(x, y, radius, to)}`
  return `<path fill="#f4efe2" d="${outside}L${on(x, y, inner, to)}L${on(x, y, inner, from)}Z"/>`
}

/** Of the side only the near half is seen. */
function sideStripe(x: number, y: number, radius: number, from: number): string {
  const to = from + stripeAngle
  if (Math.sin(from) < 0.05 || Math.sin(to) < 0.05) return ''
  const foot = y + radius * thickness
  const above = `M${on(x, y, radius, from)}L${on(x, y, radius, to)}`
  return `<path fill="#e2dccb" d="${above}L${on(x, foot, radius, to)}L${on(x, foot, radius, from)}Z"/>`
}

function on(x: number, y: number, radius: number, angle: number): string {
  return `${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius * slant).toFixed(2)}`
}

export const chipDefs = `
  <linearGradient id="chip-side">
    <stop offset="0" stop-color="#000" stop-opacity=".55"/>
    <stop offset=".35" stop-color="#fff" stop-opacity=".22"/>
    <stop offset=".6" stop-color="#000" stop-opacity=".1"/>
    <stop offset="1" stop-color="#000" stop-opacity=".65"/>
  </linearGradient>
  <linearGradient id="chip-top" x1=".2" x2=".8" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".38"/>
    <stop offset=".45" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#000" stop-opacity=".32"/>
  </linearGradient>`

import { colourOf } from '@nordlys/game-math/tables/roulette/layout'
import { svgElement } from '../../../frame/svg-element.ts'
import { pocketAngle } from './course/shape.ts'

export const radii = { rim: 98, track: 86, outer: 78, inner: 62, floor: 48 }

/** A pocket with its number, at its place on the wheel; zero lies at the top. */
export function svgPocket(number: number, place: number): SVGElement {
  const made = svgElement('g', { class: `drawn-pocket is-${colourOf(number)}` })
  const middle = place * pocketAngle - Math.PI / 2
  const [from, to] = [middle - pocketAngle / 2, middle + pocketAngle / 2]
  const text = onCircle(middle, (radii.outer + radii.inner) / 2)
  const label = svgElement('text', {
    ...text,
    transform: `rotate(${(place * pocketAngle * 180) / Math.PI} ${text.x} ${text.y})`,
  })
  label.textContent = String(number)
  made.append(
    svgElement('path', { d: sector(from, to, radii.outer, radii.inner) }),
    svgElement('path', { class: 'floor', d: sector(from, to, radii.inner, radii.floor) }),
    label,
  )
  return made
}

function sector(from: number, to: number, outer: number, inner: number): string {
  const [a, b] = [onCircle(from, outer), onCircle(to, outer)]
  const [c, d] = [onCircle(to, inner), onCircle(from, inner)]
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
  )
}

export function onCircle(angle: number, radius: number): { x: string; y: string } {
  return { x: hundredths(Math.cos(angle) * radius), y: hundredths(Math.sin(angle) * radius) }
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100)
}

import { createRequire } from 'node:module'
import { figures } from './figures.ts'

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

/** An icon's name, credited in `icon-authors.ts`, or that of one of our own figures. */
export type ShapeName = string

let icons: IconSet | undefined

/** A shape on a square of 512 units, as the body of an SVG drawing. */
export function shapeOf(name: ShapeName): string {
  const own = figures[name]
  if (own) return own
  icons ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const icon = icons.icons[name]
  if (!icon) throw new Error(`There is no shape ${name}`)
  return icon.body
}

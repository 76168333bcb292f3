import { createRequire } from 'node:module'

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

/**
 * An icon's name, credited in `icon-authors.ts`, that of one of the older figures, or a drawing of
 * our own: the body of an SVG drawing itself, so that it keys the pictures it stands in and no other.
 */
export type ShapeName = string

let icons: IconSet | undefined

/** A shape on a square of 512 units, as the body of an SVG drawing. */
export function shapeOf(name: ShapeName): string {
  if (isDrawing(name)) return name
  icons ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const icon = icons.icons[name]
  if (!icon) throw new Error(`There is no shape ${name}`)
  return icon.body
}

export function isDrawing(name: ShapeName): boolean {
  return name.startsWith('<')
}

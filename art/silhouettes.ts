import { createRequire } from 'node:module'

/** Shapes by others that the art is built on. Each must be credited (CC BY 3.0). */
export const silhouetteAuthors = {
  drakkar: 'Delapouite',
  'open-treasure-chest': 'Skoll',
  'viking-helmet': 'Delapouite',
} as const

export type SilhouetteName = keyof typeof silhouetteAuthors

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

const iconSet: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** A silhouette centred at x, y and `size` units wide, optionally cut to a region of itself. */
export function silhouette(
  name: SilhouetteName,
  place: { readonly x: number; readonly y: number; readonly size: number },
  region?: string,
): string {
  const icon = iconSet.icons[name]
  if (!icon) throw new Error(`The icon set has no ${name}`)
  const scale = place.size / 512
  const corner = `${place.x - place.size / 2} ${place.y - place.size / 2}`
  const clip = region ? `<clipPath id="region"><path d="${region}"/></clipPath>` : ''
  const use = region ? ' clip-path="url(#region)"' : ''
  return `<g transform="translate(${corner}) scale(${scale})">${clip}<g${use}>${icon.body}</g></g>`
}

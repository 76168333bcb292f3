import sharp from 'sharp'
import type { Darkroom } from './darkroom.ts'
import { clearNight, type FjordScene } from './fjord-scene.ts'
import { silhouette } from './silhouettes.ts'

/** One crop of the hero: its landscape and where the ship lies on the water, in pixels. */
export type HeroView = {
  readonly widthPx: number
  readonly heightPx: number
  readonly scene: FjordScene
  readonly ship: { readonly x: number; readonly waterline: number; readonly size: number }
  /** Darkness laid over the landscape so that text can stand on it, as SVG. */
  readonly night: string
}

const night = { ...clearNight, seed: 9.1, pitch: -0.13, valley: 2.2, aurora: 0.95, exposure: 0.9 }

/** Text stands in the left third, so that one is dark and the light is to its right. */
export const wideHero: HeroView = {
  widthPx: 2400,
  heightPx: 1000,
  scene: { ...night, fieldOfView: 0.72, yaw: 0.06 },
  ship: { x: 1075, waterline: 646, size: 230 },
  night: `<linearGradient id="text">
      <stop offset="0" stop-color="#070b16" stop-opacity=".94"/>
      <stop offset=".3" stop-color="#070b16" stop-opacity=".7"/>
      <stop offset=".55" stop-color="#070b16" stop-opacity="0"/></linearGradient>
    <linearGradient id="foot" x2="0" y2="1">
      <stop offset=".62" stop-color="#070b16" stop-opacity="0"/>
      <stop offset="1" stop-color="#070b16"/></linearGradient>`,
}

/** Text stands in the lower half, under the tiles. */
export const tallHero: HeroView = {
  widthPx: 900,
  heightPx: 1200,
  scene: { ...night, pitch: -0.02, fieldOfView: 0.9, yaw: 0.05, valley: 1.7 },
  ship: { x: 440, waterline: 668, size: 190 },
  night: `<linearGradient id="text" x2="0" y2="1">
      <stop offset=".3" stop-color="#070b16" stop-opacity="0"/>
      <stop offset=".62" stop-color="#070b16" stop-opacity=".8"/>
      <stop offset="1" stop-color="#070b16"/></linearGradient>
    <linearGradient id="foot">
      <stop offset="0" stop-color="#070b16" stop-opacity="0"/></linearGradient>`,
}

/** Renders the landscape with its ship; the answer is a PNG. */
export async function paintHero(darkroom: Darkroom, view: HeroView): Promise<Buffer> {
  const { widthPx, heightPx } = view
  const fjord = await darkroom.render(view.scene, widthPx, heightPx)
  const layers = [ship(view), view.night].map((body) => ({
    input: Buffer.from(overlay(view, body)),
  }))
  return sharp(fjord).composite(layers).png().toBuffer()
}

function overlay({ widthPx, heightPx, night }: HeroView, body: string): string {
  const veils = ['text', 'foot']
    .map((id) => `<rect width="100%" height="100%" fill="url(#${id})"/>`)
    .join('')
  const drawn = body === night ? `<defs>${body}</defs>${veils}` : body
  const size = `width="${widthPx}" height="${heightPx}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`
}

/** A longship against the light, a lantern at its bow and both mirrored in the water. */
function ship({ ship: { x, waterline, size } }: HeroView): string {
  // The blades of the oars, a third of the silhouette below its middle, just dip into the water.
  const outline = silhouette('drakkar', { x, y: waterline - size * 0.33, size })
  // A stroke closes the cuts that the silhouette has for its inner lines: against the light a
  // ship is one dark shape.
  const hull = `<g stroke="currentColor" stroke-width="17" stroke-linejoin="round">${outline}</g>`
  const lantern = { x: x + size * 0.41, y: waterline - size * 0.2 }
  return `<defs>
      <radialGradient id="lantern">
        <stop offset="0" stop-color="#fff3cf"/>
        <stop offset=".12" stop-color="#ffcf7a" stop-opacity=".9"/>
        <stop offset=".4" stop-color="#ff9d3c" stop-opacity=".28"/>
        <stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/>
      </radialGradient>
      <filter id="mirrored" x="-20%" y="-20%" width="140%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency=".008 .09" numOctaves="2" seed="5"/>
        <feDisplacementMap in="SourceGraphic" scale="${size * 0.09}" xChannelSelector="R"
          yChannelSelector="G"/>
        <feGaussianBlur stdDeviation="${size * 0.008} ${size * 0.014}"/>
      </filter>
    </defs>
    <g transform="translate(0 ${waterline * 1.8}) scale(1 -.8)" opacity=".72"
      filter="url(#mirrored)">
      <g color="#02060c">${hull}</g>
      <circle cx="${lantern.x}" cy="${lantern.y}" r="${size * 0.2}"
        fill="url(#lantern)" opacity=".8"/>
    </g>
    <g color="#04080f">${hull}</g>
    <circle cx="${lantern.x}" cy="${lantern.y}" r="${size * 0.26}" fill="url(#lantern)"/>`
}

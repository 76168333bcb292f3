import sharp, { type OverlayOptions } from 'sharp'
import { partsOf, rimOf } from './body-parts.ts'
import type { Composition, Emblem, ThemeArt } from './composition.ts'
import type { Easel } from './easel.ts'
import { drawEmblem, type Surround } from './emblem.ts'
import { castTitle } from './lettering-faces.ts'
import { metals } from './metals.ts'
import { colour, toSharp } from './picture.ts'
import { shapeOf } from './shapes.ts'
import { subjectPixels } from './subject.ts'

const tilePx = { width: 360, height: 480 }
const titleFrame = { width: 360, height: 190 }
const emblemFrame = { width: 320, height: 320 }

/** Paints a tile with its title; the answer is a PNG of 360 × 480 pixels. */
export async function paintTile(
  easel: Easel,
  composition: Composition,
  title: string,
  lettering: ThemeArt['lettering'],
): Promise<Buffer> {
  const { scenery, subject } = composition
  const painting = {
    ...scenery,
    subject: subject ? await subjectPixels(shapeOf(subject)) : undefined,
  }
  const painted = await easel.paint(painting, 300, 400)
  // Painted a little smaller than shown: cards are seldom wider than that, and it saves a third.
  const ground = await sharp(painted).resize(tilePx).toBuffer()
  const layers: OverlayOptions[] = [{ input: Buffer.from(foot), top: 0, left: 0 }]
  if (composition.emblem) {
    const left = (tilePx.width - emblemFrame.width) / 2
    layers.push({ input: await emblemLayer(composition.emblem), top: 22, left })
  }
  const top = tilePx.height - titleFrame.height
  layers.push({ input: await titleLayer(title, lettering), top, left: 0 })
  return sharp(ground).flatten({ background: '#000' }).composite(layers).png().toBuffer()
}

async function emblemLayer(emblem: Emblem): Promise<Buffer> {
  const { width } = emblemFrame
  const size = 236
  const corner = (width - size) / 2
  const surround: Surround = {
    rim: 2.6,
    rimColour: rimOf(emblem),
    shadow: 6,
    glow: { tint: colour(emblem.glow), spread: 13, strength: 0.5 },
  }
  const parts = partsOf(emblem, corner, size)
  const drawn = toSharp(await drawEmblem(parts, surround, emblemFrame, 2))
  return drawn.resize(width).png().toBuffer()
}

async function titleLayer(title: string, lettering: ThemeArt['lettering']): Promise<Buffer> {
  const box = { centreX: 180, foot: 160, width: 306 }
  const surround: Surround = { rim: 2, rimColour: metals[lettering.metal].rim, shadow: 5 }
  const parts = castTitle(title, lettering, box)
  const drawn = toSharp(await drawEmblem(parts, surround, titleFrame, 2))
  return drawn.resize(tilePx.width).png().toBuffer()
}

/** Dark enough under the title that it is read at a glance; the scene stays clear above. */
const foot = `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePx.width}"
    height="${tilePx.height}">
  <linearGradient id="foot" x2="0" y2="1">
    <stop offset=".5" stop-color="#03050c" stop-opacity="0"/>
    <stop offset=".72" stop-color="#03050c" stop-opacity=".6"/>
    <stop offset="1" stop-color="#03050c" stop-opacity=".9"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#foot)"/>
</svg>`

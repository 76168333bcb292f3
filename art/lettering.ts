import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import type { Part } from './emblem.ts'
import type { Metal } from './metals.ts'

/** How a line of letters is set. Lengths are in the drawing's units. */
export type Line = {
  readonly text: string
  readonly centreX: number
  readonly baseline: number
  /** Size of the type; made smaller where the line would be wider than `maxWidth`. */
  readonly size: number
  readonly maxWidth: number
  /** Space added between letters, as a share of the size. */
  readonly tracking?: number
}

const fontPath = createRequire(import.meta.url).resolve(
  '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
)
const cinzel = opentype.parse(new Uint8Array(readFileSync(fontPath)).buffer)

/** Sets a line in Cinzel Black and answers its outlines as an SVG path. */
export function letterPath(line: Line): string {
  const natural = measure(cinzel, line, line.size)
  const size = line.size * Math.min(1, line.maxWidth / natural)
  let x = line.centreX - measure(cinzel, line, size) / 2
  let path = ''
  for (const character of line.text) {
    const glyph = cinzel.charToGlyph(character)
    path += glyph.getPath(x, line.baseline, size).toPathData(2)
    x += advance(cinzel, line, character, size)
  }
  return `<path d="${path}"/>`
}

/** Sets a line as a body of metal standing in a thicker casing of darker metal. */
export function castLine(line: Line, face: Metal, casing: Metal, weight: number): readonly Part[] {
  const path = letterPath(line)
  const thick = `<g stroke="#000" stroke-width="${weight * 2}" stroke-linejoin="round">${path}</g>`
  const dark = { tint: face.rim, width: weight * 0.45 }
  return [
    { shape: thick, metal: casing, bevel: weight * 0.9, camber: 0.1, edges: [dark] },
    { shape: path, metal: face, bevel: weight * 0.95, depth: 0.6, camber: 0.7, edges: [dark] },
  ]
}

function measure(font: Font, line: Line, size: number): number {
  const advances = [...line.text].map((character) => advance(font, line, character, size))
  return advances.reduce((sum, width) => sum + width, 0) - (line.tracking ?? 0) * size
}

function advance(font: Font, line: Line, character: string, size: number): number {
  const width = font.charToGlyph(character).advanceWidth / font.unitsPerEm
  return (width + (line.tracking ?? 0)) * size
}

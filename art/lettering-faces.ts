import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import type { Part } from './emblem.ts'
import { type Metal, metals } from './metals.ts'

/** The typefaces of titles, each with its file and its size beside Cinzel's. */
const faces = {
  cinzel: { file: 'cinzel/files/cinzel-latin-900-normal.woff', size: 1 },
  classic: { file: 'cinzel/files/cinzel-latin-700-normal.woff', size: 1 },
  marcellus: { file: 'marcellus/files/marcellus-latin-400-normal.woff', size: 1.06 },
  metamorphous: { file: 'metamorphous/files/metamorphous-latin-400-normal.woff', size: 0.94 },
  limelight: { file: 'limelight/files/limelight-latin-400-normal.woff', size: 1 },
  playfair: { file: 'playfair-display/files/playfair-display-latin-900-normal.woff', size: 1.05 },
} as const

export type Face = keyof typeof faces

const fonts = new Map<Face, Font>()
const { resolve } = createRequire(import.meta.url)

/** Read when a title is first set: telling whether art is stale needs no typeface. */
function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const bytes = readFileSync(resolve(`@fontsource/${faces[face].file}`))
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  fonts.set(face, font)
  return font
}

/** How a title is cast: its typeface, its metal, and the metal of the casing it stands in. */
export type TitleStyle = {
  readonly face: Face
  readonly metal: keyof typeof metals
  readonly casing: keyof typeof metals
  /** Letters as they are written, or all capitals. */
  readonly capitals: boolean
}

/** The title's place: lines stand centred over `foot`, no wider than `width`, in drawing units. */
export type TitleBox = { readonly centreX: number; readonly foot: number; readonly width: number }

/** Sets a title in one or two lines as bodies of metal, the lowest line on the box's foot. */
export function castTitle(title: string, style: TitleStyle, box: TitleBox): readonly Part[] {
  const font = fontOf(style.face)
  const lines = broken(title).map((line) => (style.capitals ? line.toLocaleUpperCase('da') : line))
  const cap = (lines.length === 1 ? 62 : 54) * faces[style.face].size
  const sizes = lines.map((line) => Math.min(cap, (box.width / width(font, line, 1)) * 1))
  const small = Math.min(...sizes)
  // A short line may tower over its neighbour, but the two stay one title.
  const set = sizes.map((size) => Math.min(size, small * 1.75))
  let baseline = box.foot
  const parts: Part[] = []
  for (const [index, line] of [...lines.entries()].reverse()) {
    const size = set[index] ?? cap
    parts.unshift(...castLine(font, line, { ...box, foot: baseline }, size, style))
    baseline -= size * 0.8 + 9
  }
  return parts
}

/** Breaks a title where its two lines come out most alike; short titles stay on one. */
export function broken(title: string): readonly string[] {
  const words = title.split(' ')
  if (words.length === 1 || title.length <= 9) return [title]
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    const [first = '', second = ''] = lines
    return { lines, uneven: Math.abs(first.length - second.length) }
  })
  const [best] = breaks.sort((a, b) => a.uneven - b.uneven)
  return best?.lines ?? [title]
}

function castLine(font: Font, line: string, box: TitleBox, size: number, style: TitleStyle) {
  let x = box.centreX - (width(font, line, size) - tracking * size) / 2
  let path = ''
  for (const character of line) {
    path += outline(font, character, x, box.foot, size)
    x += advance(font, character, size)
  }
  const shape = `<path d="${path}"/>`
  const weight = Math.min(3, 1.2 + size * 0.026)
  const face = metals[style.metal]
  const thick = `<g stroke="#000" stroke-width="${weight * 2}" stroke-linejoin="round">${shape}</g>`
  return [
    cast(thick, metals[style.casing], face, weight, 0.1),
    cast(shape, face, face, weight, 0.7),
  ]
}

/** A letter by itself, its middle at `centreX` and standing so that it fills the square's height. */
export function letterShape(face: Face, text: string, centreX: number, size: number): string {
  const font = fontOf(face)
  const set = Math.min(size, (190 / width(font, text, size)) * size)
  let x = centreX - (width(font, text, set) - tracking * set) / 2
  const glyphs = [...text].map((character) => {
    const glyph = outline(font, character, x, 128 + set * 0.35, set)
    x += advance(font, character, set)
    return glyph
  })
  return `<path d="${glyphs.join('')}"/>`
}

/** One glyph, written number by number: packed path data loses what follows a bare zero. */
function outline(font: Font, character: string, x: number, baseline: number, size: number): string {
  return font
    .charToGlyph(character)
    .getPath(x, baseline, size)
    .commands.map(({ type, ...points }) => {
      const pairs = [points.x1, points.y1, points.x2, points.y2, points.x, points.y]
      return `${type}${pairs.flatMap((value) => (value === undefined ? [] : value.toFixed(2))).join(' ')}`
    })
    .join('')
}

function cast(shape: string, metal: Metal, edge: Metal, weight: number, camber: number): Part {
  const edges = [{ tint: edge.rim, width: weight * 0.45 }]
  return { shape, metal, bevel: weight * 0.95, depth: 0.65, camber, edges }
}

const tracking = 0.025

function width(font: Font, line: string, size: number): number {
  return [...line].reduce((sum, character) => sum + advance(font, character, size), 0)
}

function advance(font: Font, character: string, size: number): number {
  return (font.charToGlyph(character).advanceWidth / font.unitsPerEm + tracking) * size
}

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const tokens = readTokens()

/** Text on what it may stand on, with the least contrast each pair must have. */
const grounds = ['bg', 's-1', 's-2', 's-3'] as const
const texts = ['text', 'text-2', 'text-3', 'aurora-text', 'teal', 'violet', 'gold', 'gold-hi']
const tones = ['danger', 'warning', 'info']
const tints = ['success', 'warning', 'danger', 'info', 'bonus']

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const pairs: [ink: string, ground: string, least: number][] = [
    ...[...texts, ...tones].flatMap((ink) =>
      grounds.map((ground): [string, string, number] => [
        ink,
        ground,
        readable(theme, ink, ground),
      ]),
    ),
    ...texts.slice(0, 3).map((ink): [string, string, number] => [ink, 's-pop', 4.5]),
    ...tints.map((tint): [string, string, number] => [`${tint}-text`, `${tint}-fill`, 4.5]),
    ['aurora-ink', 'aurora', 7],
    ['aurora-ink', 'aurora-hover', 7],
    ['aurora-ink', 'aurora-press', 7],
    ['mitid-ink', 'mitid', 4.5],
    ['control', 'bg', 3],
    ['control', 's-1', 3],
    ['control', 's-2', 3],
    ['aurora-edge', 's-2', 3],
    ['focus', 'bg', 3],
    ['disabled-text', 's-3', 4],
  ]
  test.each(pairs)('--%s on --%s has at least %s : 1', (ink, ground, least) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(least)
  })
})

test('the figures of the design hold: aurora on the page is 11.9 : 1 in the dark', () => {
  expect(contrast(colour('dark', 'aurora'), colour('dark', 'bg'))).toBeCloseTo(11.9, 1)
})

/** In the light theme coloured text stands on page and cards; on hover fills 4 : 1 is enough. */
function readable(theme: string, ink: string, ground: string): number {
  return theme === 'light' && ground === 's-3' && ink !== 'text' && ink !== 'text-2' ? 4 : 4.5
}

function readTokens(): Map<string, { light: string; dark: string }> {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const found = css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)
  return new Map(
    [...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const),
  )
}

function colour(theme: 'light' | 'dark', name: string): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`no colour token --${name}`)
  return token[theme]
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

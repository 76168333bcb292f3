import type { DefinitionBase, Strips } from './definition-base.ts'
import { unless } from './unless.ts'

/** `name` is where the strips stand in the definition: `strips.base`. */
export function stripProblems(
  { symbols, reels, rows }: DefinitionBase,
  strips: Strips,
  name: string,
): string[] {
  const keys = symbols.map((symbol) => symbol.key)
  const scatter = symbols.find(({ kind }) => kind === 'scatter' || kind === 'book')?.key ?? ''
  return [
    ...unless(strips.length === reels, [`${name} are not one per reel`]),
    ...unless(
      strips.every((strip) => strip.length >= rows && strip.length <= 500),
      [`${name} are shorter than the window or longer than 500`],
    ),
    ...unless(
      strips.flat().every((key) => keys.includes(key)),
      [`${name} have an unknown symbol`],
    ),
    ...unless(hasSpacedScatters(strips, scatter, rows), [
      `${name} can show two scatters on one reel`,
    ]),
  ]
}

/** At most one scatter in a window, so that a scatter count never exceeds the number of reels. */
function hasSpacedScatters(strips: Strips, scatter: string, rows: number): boolean {
  return strips.every((strip) =>
    strip.every(
      (key, stop) =>
        key !== scatter ||
        Array.from({ length: rows - 1 }, (_, row) => strip[(stop + row + 1) % strip.length]).every(
          (next) => next !== scatter,
        ),
    ),
  )
}

export function lineProblems(
  lines: readonly (readonly number[])[],
  { reels, rows }: DefinitionBase,
): string[] {
  return [
    ...unless(lines.length >= 1 && lines.length <= 100, ['lines are not 1 to 100']),
    ...unless(new Set(lines.map(String)).size === lines.length, ['lines contain a line twice']),
    ...unless(
      lines.every((line) => line.length === reels && line.every((row) => row < rows)),
      ['lines leave the grid'],
    ),
  ]
}

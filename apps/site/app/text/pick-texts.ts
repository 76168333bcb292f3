import { seed } from './generated/seed.ts'
import type { TextGroup, Texts } from './texts.ts'

/** Group, then key, then the Danish text, as the platform sends them. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of some groups: the platform's, and the seed's where it has none. Server only. */
export function pickTexts(translations: Translations, groups: readonly TextGroup[]): Texts {
  const wanted = new Set<string>(groups)
  const fallbacks = Object.entries(seed).filter(([key]) => wanted.has(groupOf(key)))
  const sent = groups.flatMap((group) =>
    Object.entries(translations[group] ?? {}).map(([key, text]) => [`${group}.${key}`, text]),
  )
  return { ...Object.fromEntries(fallbacks), ...Object.fromEntries(sent) }
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'))
}

import { memoizeByObject } from '../fast/memoize/memoize-by-object.ts'
import { serialize } from '../fast/serialized-piece/serialized-piece.ts'
import { seed } from './generated/seed.ts'
import type { SerializedTexts, TextGroup, Texts } from './texts.ts'

/** Group, then key, then the Danish text, as the platform sends them. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** By full key. */
type GroupTexts = Readonly<Record<string, string>>

// Pure, or the seed would come along wherever the browser has a module that names this one.
const seedGroups = /* @__PURE__ */ groupSeed()
const pickedOf = memoizeByObject((_: Translations) => new Map<string, GroupTexts>())

/** The texts of some groups: the platform's, and the seed's where it has none. Server only. */
export function pickTexts(translations: Translations, groups: readonly TextGroup[]): Texts {
  const known = pickedOf(translations)
  const all = groups.map((group) => {
    const texts = known.get(group) ?? groupTexts(translations, group)
    known.set(group, texts)
    return texts
  })
  return Object.assign({}, ...all)
}

/** Every page asks for the same groups of the same translations. */
const packedOf = memoizeByObject((_: Translations) => new Map<string, SerializedTexts>())

/** As `pickTexts`, in one piece. Server only. */
export function pickSerializedTexts(
  translations: Translations,
  groups: readonly TextGroup[],
): SerializedTexts {
  const known = packedOf(translations)
  const name = groups.join(' ')
  const piece = known.get(name) ?? serialize(pickTexts(translations, groups))
  known.set(name, piece)
  return piece
}

function groupTexts(translations: Translations, group: string): GroupTexts {
  const sent = Object.entries(translations[group] ?? {})
  return {
    ...seedGroups.get(group),
    ...Object.fromEntries(sent.map(([key, text]) => [`${group}.${key}`, text])),
  }
}

function groupSeed(): ReadonlyMap<string, GroupTexts> {
  const groups = new Map<string, Record<string, string>>()
  for (const [key, text] of Object.entries(seed)) {
    const group = key.slice(0, key.indexOf('.'))
    groups.set(group, Object.assign(groups.get(group) ?? {}, { [key]: text }))
  }
  return groups
}

import { deserialize, type SerializedPiece } from '../fast/serialized-piece/serialized-piece.ts'
import type { seed } from './generated/seed.ts'

/** Every text the site knows, as `group.key`. */
export type TextKey = keyof typeof seed

/** The groups of texts; a page ships only its own. */
export type TextGroup = TextKey extends infer Key
  ? Key extends `${infer Group}.${string}`
    ? Group
    : never
  : never

type ParametersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never

/** The values for the `{parameters}` of a text; nothing at all when it has none. */
type TextParameters<Key extends TextKey> = [ParametersIn<(typeof seed)[Key]>] extends [never]
  ? []
  : [parameters: Record<ParametersIn<(typeof seed)[Key]>, string>]

/** Texts by `group.key`, as far as a page has them. */
export type Texts = Partial<Record<TextKey, string>>

/** Texts as a page is sent them. */
export type SerializedTexts = SerializedPiece<Texts>

export type Translate = <Key extends TextKey>(key: Key, ...p: TextParameters<Key>) => string

/**
 * Looks texts up, in the last given first. A key the page did not ask for is a bug, and shows as the
 * key itself.
 */
export function translator(...given: readonly (Texts | SerializedTexts)[]): Translate {
  const texts = given.map((some) => (typeof some === 'string' ? deserialize(some) : some))
  return (key, ...[parameters]) => {
    const text = texts.findLast((some) => some[key] !== undefined)?.[key] ?? key
    return parameters ? fill(text, parameters) : text
  }
}

/** An amount at a sentence's end brings the full stop of "kr." with it; a second one is a misprint. */
function fill(text: string, parameters: Record<string, string>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole)
    .replaceAll('kr..', 'kr.')
}

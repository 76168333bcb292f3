/**
 * Invisible characters that copying brings along: soft hyphens, zero-width characters, direction marks.
 */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/**
 * Normalizes a typed line before it is validated: no invisible characters, each kind of space a plain
 * space, none at the ends, letters composed (NFC). A line break or a control character stays, for the
 * validation to refuse.
 */
export function foldTyped(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
    .normalize('NFC')
}

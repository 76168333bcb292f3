/** What nobody sees and copying brings along: soft hyphens, zero-width signs, marks of direction. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/**
 * A line as its writer saw it, before anything is asked of it: without what cannot be seen, every kind of
 * space one plain space, none at the ends, letters put together. What is not a line stays so: a line
 * break or a control character is for the check to refuse.
 */
export function foldTyped(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
    .normalize('NFC')
}

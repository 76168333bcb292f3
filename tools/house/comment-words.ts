import type { Source } from '../code/source.ts'
import { bounded, type Measure } from './measure.ts'

/** The count of 2026-11-29. A change that lowers it writes the new one here. */
const oddWordsMax = 638

const code = /\.(ts|tsx|mjs|css|sql)$/
const comment = /^\s*(?:\/\*\*?|\*|\/\/|--)\s?(.*)$/
/** A subject that hides behind a clause, and words that no other project uses. */
const hiddenSubject = /^(?:what|who|whom|whoever|whatever)\b.*\b(?:is|are)\b/i
const oddWord = /\b(?:told|anew|whoever|rim)\b/gi

/** Odd words and hidden subjects in comments: they keep a newcomer from reading a sentence once. */
export function commentWords(sources: readonly Source[]): Measure {
  const now = sources
    .filter(({ path }) => code.test(path))
    .reduce((sum, { text }) => sum + oddWordsIn(text), 0)
  return bounded('odd words in comments', now, oddWordsMax, 'tools/house/comment-words.ts')
}

export function oddWordsIn(text: string): number {
  let count = 0
  let isOpen = false
  for (const line of text.split('\n')) {
    const [, said] = comment.exec(line) ?? []
    if (said === undefined) isOpen = false
    else {
      count += [...said.matchAll(oddWord)].length
      if (!isOpen && hiddenSubject.test(said)) count += 1
      isOpen = said !== '' || isOpen
    }
  }
  return count
}

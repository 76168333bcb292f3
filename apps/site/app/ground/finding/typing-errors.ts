/** How far a typed word is from a word, and from the best beginning of it. */
export interface Distance {
  readonly word: number
  readonly beginning: number
}

/**
 * The fewest typing errors between what was typed and a word: a letter too many, a letter missing,
 * another letter, or two neighbours that changed places, each counted once. Distances over `most`
 * are not distinguished, so that far words cost little.
 */
export function typingErrors(typed: string, word: string, most: number): Distance {
  const far = most + 1
  // Beyond so many letters every beginning is further off.
  const width = Math.min(word.length, typed.length + most)
  let [before, last] = [new Array<number>(width + 1).fill(far), [...Array(width + 1).keys()]]
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= width; j += 1) {
      const isSame = typed[i - 1] === word[j - 1]
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, j - 2) + 1 : far,
      )
    }
    if (Math.min(...row) > most) return { word: far, beginning: far }
    before = last
    last = row
  }
  return {
    word: width === word.length ? Math.min(far, at(last, width)) : far,
    beginning: Math.min(far, ...last),
  }
}

/** So many errors a word of this length may have; short words are too alike to bear any. */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0
}

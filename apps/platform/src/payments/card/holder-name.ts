/** `unknown` is neither: too little is written to tell, or in letters that we do not compare. */
export type HolderMatch = 'same' | 'unlike' | 'unknown'

interface Named {
  firstName: string
  lastName: string
}

/**
 * Compares a card holder's name with the player's. Cards are embossed without accents, with initials, in
 * either order and with some of the names left out, so that a given name and a family name are enough.
 */
export function compareHolder(holder: string | undefined, player: Named): HolderMatch {
  const held = wordsOf(holder ?? '').filter((word) => !courtesies.has(word))
  const [first = '', ...middle] = wordsOf(player.firstName)
  const family = [...middle, ...wordsOf(player.lastName)]
  const all = [first, ...family]
  const whole = held.filter((word) => word.length > 1)
  // One word alone names nobody, and neither do initials.
  if (held.length < 2 || whole.length === 0) return 'unknown'
  const isSame = whole.some((word, place) => {
    if (!family.includes(word)) return false
    const others = [...whole.toSpliced(place, 1), ...held.filter((each) => each.length === 1)]
    return others.some((other) => all.some((name) => name !== word && stands(other, name)))
  })
  return isSame ? 'same' : 'unlike'
}

function stands(word: string, name: string): boolean {
  return word.length === 1 ? name.startsWith(word) : word === name
}

const courtesies = new Set(['mr', 'mrs', 'ms', 'mis', 'dr', 'hr', 'fru', 'frk'])

/**
 * The words of a name without what a card may leave out or write otherwise: case, accents, `ae` for `æ`,
 * letters that stand twice. The same is taken off both names, so that it does not matter how much it is.
 */
function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replace(/[æøåßłđðþ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, (sign) => (sign === '.' ? ' ' : ''))
  const folded = plain.replace(/ae|oe|ue/g, (pair) => pair.charAt(0)).replace(/(.)\1+/gu, '$1')
  return folded.split(/[^a-z]+/).filter((word) => word !== '')
}

const plainLetters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
}

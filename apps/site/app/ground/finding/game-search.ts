import type { CatalogueGame } from '@nordlys/contracts'
import { memoizeByObject } from '../fast/memoize/memoize-by-object.ts'
import { spellings, typedWords, wordsOf } from './spelling.ts'
import { errorsAllowed, typingErrors } from './typing-errors.ts'

/** Where a word stands in a game; a title counts more than the theme's name, and that more than the rest. */
const fields = { title: 0, theme: 1, mechanic: 2, feature: 3, studio: 4 } as const

/** How a typed word is met: the better, the smaller. */
const ranks = { word: 0, beginning: 5, inside: 10, errors: 20, errorsAtBeginning: 25 } as const

interface Entry {
  readonly spelling: string
  /** By place in the catalogue, the best field the word stands in. */
  readonly fieldByGame: Map<number, number>
}

/**
 * Finds games by what somebody types, while they type: words in any order, whole, begun or inside a
 * compound; in Danish letters or without; and with typing errors where nothing else is found.
 */
export class GameSearch {
  readonly #games: readonly CatalogueGame[]
  readonly #entries = new Map<string, Entry>()

  constructor(games: readonly CatalogueGame[]) {
    this.#games = games
    for (const [place, game] of games.entries()) this.#add(place, game)
  }

  /** The best first, and among equals in the catalogue's order. Every word must be met. */
  find(typed: string): CatalogueGame[] {
    const words = typedWords(typed)
    if (words.length === 0) return []
    let scores: Map<number, number> | undefined
    for (const word of words) {
      const met = this.#meet(word)
      const together = scores
      scores = together ? joined(together, met) : met
    }
    const ranked = [...(scores ?? [])].sort(([a, x], [b, y]) => x - y || a - b)
    return ranked.flatMap(([place]) => this.#games[place] ?? [])
  }

  #add(place: number, game: CatalogueGame): void {
    this.#addText(place, game.title, fields.title)
    // Typed without the spaces between them, too.
    for (const spelling of Object.values(spellings(game.title))) {
      this.#addWord(place, wordsOf(spelling).join(''), fields.title)
    }
    this.#addText(place, game.studio, fields.studio)
    if (game.family !== 'slot') {
      const list = game.family === 'live' ? 'live casino' : 'bordspil'
      this.#addText(place, `${game.kind.name} ${list}`, fields.mechanic)
      return
    }
    this.#addText(place, game.theme.name, fields.theme)
    this.#addText(place, `${game.mechanic.name} ${game.mechanic.wayToWin}`, fields.mechanic)
    for (const { name } of game.features) this.#addText(place, name, fields.feature)
    if (game.jackpot) this.#addText(place, `jackpot ${game.jackpot.name}`, fields.feature)
  }

  #addText(place: number, text: string, field: number): void {
    for (const spelling of new Set(Object.values(spellings(text)))) {
      for (const word of wordsOf(spelling)) this.#addWord(place, word, field)
    }
  }

  #addWord(place: number, spelling: string, field: number): void {
    const entry = this.#entries.get(spelling) ?? { spelling, fieldByGame: new Map() }
    const best = Math.min(field, entry.fieldByGame.get(place) ?? field)
    entry.fieldByGame.set(place, best)
    this.#entries.set(spelling, entry)
  }

  /** Errors are looked for only when no word is as it was typed. */
  #meet(word: string): Map<number, number> {
    const asTyped = this.#scoresBy((spelling) => rankAsTyped(word, spelling))
    if (asTyped.size > 0) return asTyped
    const most = errorsAllowed(word.length)
    return most === 0 ? asTyped : this.#scoresBy((spelling) => rankWithErrors(word, spelling, most))
  }

  #scoresBy(rankOf: (spelling: string) => number | undefined): Map<number, number> {
    const scores = new Map<number, number>()
    for (const { spelling, fieldByGame } of this.#entries.values()) {
      const rank = rankOf(spelling)
      if (rank === undefined) continue
      for (const [place, field] of fieldByGame) {
        const score = rank + field
        if (score < (scores.get(place) ?? Number.POSITIVE_INFINITY)) scores.set(place, score)
      }
    }
    return scores
  }
}

function rankAsTyped(typed: string, spelling: string): number | undefined {
  if (typed === spelling) return ranks.word
  if (spelling.startsWith(typed)) return ranks.beginning
  return typed.length >= insideLengthMin && spelling.includes(typed) ? ranks.inside : undefined
}

/** Fewer letters stand inside too many words. */
const insideLengthMin = 3

function rankWithErrors(typed: string, spelling: string, most: number): number | undefined {
  if (spelling.length < typed.length - most) return undefined
  const { word, beginning } = typingErrors(typed, spelling, most)
  const whole = word <= most ? ranks.errors + word * errorWeight : Number.POSITIVE_INFINITY
  const begun =
    beginning <= most ? ranks.errorsAtBeginning + beginning * errorWeight : Number.POSITIVE_INFINITY
  const rank = Math.min(whole, begun)
  return Number.isFinite(rank) ? rank : undefined
}

const errorWeight = 10

/** The games that both met; the scores are added. */
function joined(a: Map<number, number>, b: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>()
  for (const [place, score] of a) {
    const other = b.get(place)
    if (other !== undefined) both.set(place, score + other)
  }
  return both
}

/** The search over a catalogue, made once for as long as the same catalogue is shown. */
export const searchOf = memoizeByObject((games: readonly CatalogueGame[]) => new GameSearch(games))

import { count } from '../../rules/wording.ts'

/** A section of a page about a table. */
export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A cell a column; `share` is the length of a row's bar, from 0 to 1. */
  readonly table?: {
    readonly columns: readonly string[]
    readonly rows: readonly { readonly cells: readonly string[]; readonly share?: number }[]
  }
}

/** What is told of a table: its rules, and below its address of figures what was proven. */
export interface TablePage {
  readonly title: string
  readonly rules: readonly Section[]
  readonly figures: readonly Section[]
}

/**
 * What a kind of table adds: how it is played, its figures, and the rule for a hand that is left; none where
 * nothing is left to choose once the bets are placed.
 */
export interface KindPage {
  readonly rules: readonly Section[]
  readonly figures: readonly Section[]
  readonly leftHand?: string
}

/** An amount brings the full stop of its unit, which is also that of a sentence that ends with it. */
export function text(heading: string, ...paragraphs: readonly string[]): Section {
  return { heading, paragraphs: paragraphs.map((each) => each.replaceAll('kr..', 'kr.')) }
}

/** How every kind's rule for a hand that is left begins. */
export const waits =
  'Hånden venter på dig i et døgn, og du kan fortsætte på en anden enhed. Vælger du ikke inden da, ' +
  'eller er du ' +
  'udelukket fra spil, bliver den afgjort efter denne regel, som aldrig hæver indsatsen: '

/** `4,42`: a deviation, to two decimals. */
export function inStakes(deviation: number): string {
  return count(Math.round(deviation * 100) / 100)
}

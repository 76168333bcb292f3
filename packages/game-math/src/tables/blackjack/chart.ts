import { invariant } from '@nordlys/core'
import { aceValue, type Total, tenValue, type Value } from './hand.ts'

/**
 * The basic strategy of both tables: what is best on average over the hands of a total, as
 * `deriveChart` finds it and a test compares. Surrender counts only at a table that has it. The
 * return that is printed is this chart's.
 */

/** The bank's up cards, in the order of every row: 2 to 9, a ten, an ace. */
export const upValues: readonly Value[] = [2, 3, 4, 5, 6, 7, 8, 9, tenValue, aceValue]

/**
 * What a cell says: `h` hit, `s` stand, `d` double or else hit, `e` double or else stand,
 * `r` surrender or else hit.
 */
export const hardRows: Readonly<Record<number, string>> = {
  4: 'hhhhhhhhhh',
  5: 'hhhhhhhhhh',
  6: 'hhhhhhhhhh',
  7: 'hhhhhhhhhh',
  8: 'hhhhhhhhhh',
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  14: 'ssssshhhhh',
  15: 'ssssshhhrh',
  16: 'ssssshhrrr',
  17: 'ssssssssss',
  18: 'ssssssssss',
  19: 'ssssssssss',
  20: 'ssssssssss',
}

export const softRows: Readonly<Record<number, string>> = {
  12: 'hhhhdhhhhh',
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'seeeesshhh',
  19: 'ssssssssss',
  20: 'ssssssssss',
}

/** By what each card of the pair counts: `p` split, `.` play the total. */
export const pairRows: Readonly<Record<Value, string>> = {
  1: 'pppppppppp',
  2: 'pppppp....',
  3: 'pppppp....',
  4: '...pp.....',
  5: '..........',
  6: 'ppppp.....',
  7: 'pppppp....',
  8: 'pppppppppp',
  9: 'ppppp.pp..',
  10: '..........',
}

export type Play = 'hit' | 'stand' | 'double' | 'split' | 'surrender'

/** A hand as the chart sees it, and what may be chosen beside hitting and standing. */
export interface Spot extends Total {
  readonly up: Value
  /** What each card of a pair counts, when the hand is two cards of equal value. */
  readonly pair?: Value | undefined
  readonly may: { readonly double: boolean; readonly split: boolean; readonly surrender: boolean }
}

/** For a hand below 21. */
export function chartPlay({ total, isSoft, up, pair, may }: Spot): Play {
  const column = upValues.indexOf(up)
  if (pair !== undefined && may.split && pairRows[pair]?.[column] === 'p') return 'split'
  const cell = (isSoft ? softRows : hardRows)[total]?.[column]
  invariant(cell !== undefined, 'a hand that the chart has no row for')
  if (cell === 'r' && may.surrender) return 'surrender'
  if ((cell === 'd' || cell === 'e') && may.double) return 'double'
  return cell === 's' || cell === 'e' ? 'stand' : 'hit'
}

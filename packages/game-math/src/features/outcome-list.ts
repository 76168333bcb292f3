import { createHash } from 'node:crypto'
import { invariant } from '@nordlys/core'
import type { Rng } from '../random/rng.ts'
import { tableRng } from '../random/table-rng.ts'
import { leastRoundsOfClass, type OutcomeTableDefinition } from './outcome-table.ts'

/** The listed rounds sorted by class. */
export interface OutcomeList {
  /** Coins by round number. */
  readonly payouts: Int32Array
  /** Round numbers, class after class. */
  readonly order: Uint32Array
  /** Where each class begins in `order`, and the end. */
  readonly starts: Int32Array
}

/** `playCoins` wins what the engine wins from the same draws. */
export function listOutcomes(
  {
    key,
    rounds,
    classesFromCoins,
  }: Pick<OutcomeTableDefinition, 'key' | 'rounds' | 'classesFromCoins'>,
  playCoins: (rng: Rng) => number,
): OutcomeList {
  const payouts = Int32Array.from({ length: rounds }, (_, round) => playCoins(tableRng(key, round)))
  const classes = payouts.map((coins) => classesFromCoins.findLastIndex((from) => coins >= from))
  const counts = new Int32Array(classesFromCoins.length)
  for (const each of classes) counts[each] = (counts[each] ?? 0) + 1
  const starts = new Int32Array(counts.length + 1)
  counts.forEach((count, index) => {
    starts[index + 1] = (starts[index] ?? 0) + count
  })
  const next = starts.slice()
  const order = new Uint32Array(rounds)
  classes.forEach((each, round) => {
    const place = next[each] ?? 0
    order[place] = round
    next[each] = place + 1
  })
  return { payouts, order, starts }
}

/** The list of a game, made at its first use and compared with the one that was proven. */
export function listedOnce(
  table: OutcomeTableDefinition,
  playCoins: (rng: Rng) => number,
): () => OutcomeList {
  let list: OutcomeList | undefined
  return () => {
    if (!list) {
      const made = listOutcomes(table, playCoins)
      requirePinned(made, table)
      list = made
    }
    return list
  }
}

/** Crashes when the list is not the one that was proven. */
function requirePinned(list: OutcomeList, table: OutcomeTableDefinition): void {
  const digest = listDigest(list.payouts, table.weights)
  invariant(digest === table.sha256, `the listed rounds are not those proven: ${digest}`)
  table.weights.forEach((weight, index) => {
    const rounds = (list.starts[index + 1] ?? 0) - (list.starts[index] ?? 0)
    const isSound = weight === 0 ? rounds === 0 : rounds >= leastRoundsOfClass
    invariant(isSound, `class ${index} of weight ${weight} has ${rounds} rounds`)
  })
}

/** SHA-256 in hex of all payouts and weights, as text so that every machine gives the same. */
export function listDigest(payouts: Int32Array, weights: readonly number[]): string {
  return createHash('sha256').update(`${payouts.join()};${weights.join()}`).digest('hex')
}

/** The number of a round: one draw chooses its class, one the round in it. [PROOF-03] */
export function drawListed(
  { order, starts }: OutcomeList,
  { weights }: OutcomeTableDefinition,
  rng: Rng,
): number {
  let draw = rng.u32()
  let drawn = 0
  for (;;) {
    const weight = weights[drawn] ?? 0
    if (draw < weight) break
    draw -= weight
    drawn += 1
    invariant(drawn < weights.length, 'weights below 2^32')
  }
  const from = starts[drawn] ?? 0
  return order[from + rng.below((starts[drawn + 1] ?? 0) - from)] ?? 0
}

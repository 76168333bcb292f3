import { createHash } from 'node:crypto'
import { invariant } from '@nordlys/core'
import type { Rng } from '../random/rng.ts'
import { tableRng } from '../random/table-rng.ts'
import { leastRoundsOfClass, type OutcomeTableDefinition } from './outcome-table.ts'

/** Where the rounds of each class are. */
export interface OutcomeIndex {
  /** Round numbers, class after class. */
  readonly order: Uint32Array
  /** Where each class begins in `order`, and the end. */
  readonly starts: Int32Array
}

/** The listed rounds sorted by class. */
export interface OutcomeList extends OutcomeIndex {
  /** Coins by round number. */
  readonly payouts: Int32Array
}

type Listing = Pick<OutcomeTableDefinition, 'key' | 'rounds' | 'classesFromCoins'>

/** So many rounds are played in one piece: a millisecond or two. */
export const pieceRounds = 512

/** `playCoins` wins what the engine wins from the same draws. */
export function listOutcomes(listing: Listing, playCoins: (rng: Rng) => number): OutcomeList {
  return inOne(listInPieces(listing, playCoins, () => undefined))
}

/** As `listOutcomes`, piece by piece; `onPiece` is given the payouts of each as it is played. */
function* listInPieces(
  { key, rounds, classesFromCoins }: Listing,
  playCoins: (rng: Rng) => number,
  onPiece: (payouts: Int32Array) => void,
): Generator<void, OutcomeList> {
  const payouts = new Int32Array(rounds)
  const classes = new Uint16Array(rounds)
  const starts = new Int32Array(classesFromCoins.length + 1)
  for (let from = 0; from < rounds; from += pieceRounds) {
    const to = Math.min(rounds, from + pieceRounds)
    for (let round = from; round < to; round += 1) {
      const coins = playCoins(tableRng(key, round))
      const each = classesFromCoins.findLastIndex((least) => coins >= least)
      payouts[round] = coins
      classes[round] = each
      starts[each + 1] = (starts[each + 1] ?? 0) + 1
    }
    onPiece(payouts.subarray(from, to))
    yield
  }
  for (let each = 1; each < starts.length; each += 1) {
    starts[each] = (starts[each] ?? 0) + (starts[each - 1] ?? 0)
  }
  return { payouts, order: yield* orderOf(classes, starts), starts }
}

/** The rounds of each class together, in the order of their numbers. */
function* orderOf(classes: Uint16Array, starts: Int32Array): Generator<void, Uint32Array> {
  const next = starts.slice()
  const order = new Uint32Array(classes.length)
  for (let round = 0; round < classes.length; round += 1) {
    const each = classes[round] ?? 0
    const place = next[each] ?? 0
    order[place] = round
    next[each] = place + 1
    if (round % roundsSortedAtOnce === 0) yield
  }
  return order
}

const roundsSortedAtOnce = 16_384

/** The list of a game, made at its first use and compared with the one that was proven. */
export class ListedRounds {
  readonly #table: OutcomeTableDefinition
  readonly #playCoins: (rng: Rng) => number
  #index: OutcomeIndex | undefined

  constructor(table: OutcomeTableDefinition, playCoins: (rng: Rng) => number) {
    this.#table = table
    this.#playCoins = playCoins
  }

  /** The whole list, made anew: for proofs, which may note what else the rounds give, in order. */
  list(playCoins = this.#playCoins): OutcomeList {
    return inOne(this.#make(playCoins))
  }

  /** What a draw needs; made in one go, a tenth of a second or more, unless `prepare` has. */
  index(): OutcomeIndex {
    if (!this.#index) this.#index = indexOf(this.list())
    return this.#index
  }

  /** Makes the index in pieces of a few milliseconds at most, as they are asked for. */
  *prepare(): Generator<void, void> {
    if (!this.#index) this.#index = indexOf(yield* this.#make(this.#playCoins))
  }

  *#make(playCoins: (rng: Rng) => number): Generator<void, OutcomeList> {
    const digest = new ListDigest()
    const list = yield* listInPieces(this.#table, playCoins, (piece) => digest.add(piece))
    requirePinned(list, this.#table, digest.end(this.#table.weights))
    return list
  }
}

/** Without the payouts, which a proof alone needs: a server may hold hundreds of these. */
function indexOf({ order, starts }: OutcomeList): OutcomeIndex {
  return { order, starts }
}

function inOne<T>(pieces: Generator<void, T>): T {
  for (;;) {
    const piece = pieces.next()
    if (piece.done) return piece.value
  }
}

/** Crashes when the list is not the one that was proven. */
function requirePinned(list: OutcomeList, table: OutcomeTableDefinition, digest: string): void {
  invariant(digest === table.sha256, `the listed rounds are not those proven: ${digest}`)
  table.weights.forEach((weight, index) => {
    const rounds = (list.starts[index + 1] ?? 0) - (list.starts[index] ?? 0)
    const isSound = weight === 0 ? rounds === 0 : rounds >= leastRoundsOfClass
    invariant(isSound, `class ${index} of weight ${weight} has ${rounds} rounds`)
  })
}

/** SHA-256 in hex of all payouts and weights, as text so that every machine gives the same. */
export function listDigest(payouts: Int32Array, weights: readonly number[]): string {
  const digest = new ListDigest()
  digest.add(payouts)
  return digest.end(weights)
}

/** The digest of a list that comes in pieces. */
class ListDigest {
  readonly #hash = createHash('sha256')
  #isBegun = false

  add(payouts: Int32Array): void {
    this.#hash.update(`${this.#isBegun ? ',' : ''}${payouts.join()}`)
    this.#isBegun = true
  }

  end(weights: readonly number[]): string {
    return this.#hash.update(`;${weights.join()}`).digest('hex')
  }
}

/** The number of a round: one draw chooses its class, one the round in it. [PROOF-03] */
export function drawListed(
  { order, starts }: OutcomeIndex,
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

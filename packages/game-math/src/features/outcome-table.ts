import { list, object, type Shape, text, whole } from '../base/shape.ts'
import { unless } from '../base/unless.ts'

/**
 * Where chance has no closed form, a round is one of a finite list: round i is what the engine
 * plays from the i-th seed of the list. Rounds are put into classes by what they win, and each
 * class has a chance of its own; within a class all rounds are equally likely. So the return is an
 * exact fraction. Which round is drawn depends on nothing but the draw, with all of them in it
 * every time.
 */
export interface OutcomeTableDefinition {
  /** Together with its number it is the seed of each listed round. */
  readonly key: number
  readonly rounds: number
  /** The least win of each class in coins; the first holds the rounds that win nothing. */
  readonly classesFromCoins: readonly number[]
  /** How likely each class is, of 2^32. */
  readonly weights: readonly number[]
  /** Of all payouts and weights: an engine that plays any listed round otherwise is found. */
  readonly sha256: string
}

export const classWeightTotal = 2 ** 32
/** A class that can be drawn holds at least so many rounds. */
export const leastRoundsOfClass = 32

export const outcomeTableShape: Shape<OutcomeTableDefinition> = object<OutcomeTableDefinition>({
  key: whole(0, 2 ** 32 - 1),
  rounds: whole(1024, 2 ** 20),
  classesFromCoins: list(whole(0, 100_000_000)),
  weights: list(whole(0, 2 ** 32)),
  sha256: text(/^[0-9a-f]{64}$/),
})

export function outcomeTableProblems({
  classesFromCoins: from,
  weights,
}: OutcomeTableDefinition): string[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [
    ...unless(from[0] === 0 && from[1] === 1, ['table.classesFromCoins do not begin 0, 1']),
    ...unless(
      from.every((coins, index) => index === 0 || coins > (from[index - 1] ?? 0)),
      ['table.classesFromCoins do not rise'],
    ),
    ...unless(weights.length === from.length, ['table.weights are not one per class']),
    ...unless(total === classWeightTotal, ['table.weights do not add up to 2^32']),
  ]
}

import { list, object, type Shape, whole } from '../base/shape.ts'
import { unless } from '../base/unless.ts'

/** What has won is removed, and what stands above falls, as long as the new grid wins. */
export interface Tumble {
  /** What wins of the first grid, the second, ... are multiplied by; the last one stays. */
  readonly multipliers: readonly number[]
  /** No round tumbles more often. */
  readonly most: number
}

export const tumbleShape: Shape<Tumble> = object<Tumble>({
  multipliers: list(whole(1, 100)),
  most: whole(1, 200),
})

export function tumbleProblems({ multipliers }: Tumble): string[] {
  const isRising = multipliers.every((each, index) => each >= (multipliers[index - 1] ?? 1))
  return [
    ...unless(multipliers.length > 0, ['tumble.multipliers are empty']),
    ...unless(isRising, ['tumble.multipliers fall']),
  ]
}

/** After so many tumbles. */
export function tumbleMultiplier({ multipliers }: Tumble, tumbles: number): number {
  return multipliers[Math.min(tumbles, multipliers.length - 1)] ?? 1
}

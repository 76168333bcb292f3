import { required } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'

/** One of some choices, each as likely as it weighs: one draw, and none where there is no choice. */
export function drawWeighted<Choice extends { readonly weight: number }>(
  choices: readonly Choice[],
  rng: Rng,
): Choice {
  if (choices.length === 1) return required(choices[0], 'a choice')
  let left = rng.below(choices.reduce((total, { weight }) => total + weight, 0))
  const drawn = choices.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return required(drawn, 'a choice')
}

import { required } from '@nordlys/core'
import { type Heights, leastHeight } from '@nordlys/game-math/features/heights'
import type { Chance } from '../shared/chance.ts'

/** Which heights are likely: low ones, all alike, or those in the middle and above. */
export type HeightProfile = keyof typeof profiles

/** Weights of 2, 3, ... rows. */
const profiles = {
  low: [5, 4, 3, 2, 1, 1],
  even: [3, 4, 3, 3, 2, 1],
  high: [1, 2, 4, 4, 3, 1],
} as const

/** Weights of each reel's heights: a profile, moved a little by chance on every reel. */
export function heightsOf(
  reels: number,
  rows: number,
  profile: HeightProfile,
  chance: Chance,
): Heights {
  const weights = profiles[profile].slice(0, rows - leastHeight + 1)
  return Array.from({ length: reels }, () => {
    const moved = chance.whole(0, weights.length - 1)
    return weights.map((weight, index) =>
      index === moved ? weight + 1 : required(weight, 'a weight'),
    )
  })
}

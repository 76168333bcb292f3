import type { RouletteBets } from '@nordlys/game-math/tables/roulette/rules'

/** The chips on the layout: stakes in øre by the ids of their spots, in the order of placing. */
export type Slip = RouletteBets

export function staked(slip: Slip): number {
  return slip.reduce((total, [, stakeOre]) => total + stakeOre, 0)
}

export function stakedOn(slip: Slip, spotId: string): number {
  return slip.find(([id]) => id === spotId)?.[1] ?? 0
}

/** The slip with so much more on a spot, or less when it is negative; nothing is left of nothing. */
export function withMore(slip: Slip, spotId: string, moreOre: number): Slip {
  const stakeOre = stakedOn(slip, spotId) + moreOre
  const isNew = !slip.some(([id]) => id === spotId)
  const all = isNew ? [...slip, [spotId, stakeOre] as const] : slip
  return all.flatMap((stake) => {
    if (stake[0] !== spotId) return [stake]
    return stakeOre > 0 ? [[spotId, stakeOre] as const] : []
  })
}

/** Both slips together. */
export function added(slip: Slip, more: Slip): Slip {
  return more.reduce((all, [id, stakeOre]) => withMore(all, id, stakeOre), slip)
}

import type { GameRefusal } from '@nordlys/contracts'
import { type Check, exactly, isText, isWhole, objectOf, optional } from '@nordlys/core'
import { askServer } from './ask.ts'

interface ToldBalance {
  readonly balanceOre: number
  readonly stakeMaxOre: number | undefined
  /** A bonus is active, and for other games alone. */
  readonly isBonusElsewhere: boolean
  readonly isBonusFulfilled: boolean
}

/** The balance, the most that a bonus lets a round stake, and whether the last one was fulfilled. */
export async function fetchBalance(playToken: string): Promise<ToldBalance | undefined> {
  const answer = await askServer(
    { path: '/api/balance', body: {}, playToken },
    { answer: isBalance, refusal: isRefusal },
  )
  if (!answer.ok) return undefined
  const { balanceOre, stakeMaxOre, isBonusElsewhere = false, isBonusFulfilled = false } = answer
  return { balanceOre, stakeMaxOre, isBonusElsewhere, isBonusFulfilled }
}

const isBalance = objectOf({
  ok: exactly(true),
  balanceOre: isWhole,
  stakeMaxOre: optional(isWhole),
  isBonusElsewhere: optional(exactly(true)),
  isBonusFulfilled: optional(exactly(true)),
})

export const isRefusal = objectOf({
  ok: exactly(false),
  refusal: isText,
  roundKey: optional(isText),
  balanceOre: optional(isWhole),
}) as Check<unknown> as Check<GameRefusal>

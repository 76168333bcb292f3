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

/**
 * Reads the balance, the most that a bonus lets a round stake, and whether the last bonus was fulfilled.
 * An answer that arrives late is dropped when a newer balance is known by then: the balance before a
 * round is never shown after it.
 */
export class BalanceReader {
  #asked = 0
  #outdated = 0

  /** Nothing when no answer came, or a newer balance arrived meanwhile. */
  async read(playToken: string): Promise<ToldBalance | undefined> {
    this.#asked += 1
    const place = this.#asked
    const told = await fetchBalance(playToken).catch(() => undefined)
    if (!told || place <= this.#outdated) return undefined
    this.#outdated = place
    return told
  }

  /** The answer to a stake has brought a newer balance than any question that is still out. */
  outdate(): void {
    this.#outdated = this.#asked
  }
}

async function fetchBalance(playToken: string): Promise<ToldBalance | undefined> {
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

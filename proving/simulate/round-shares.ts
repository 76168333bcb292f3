import type { Account, BonusRow } from './books.ts'
import type { BonusFact } from './facts.ts'
import { endBonus, smaller } from './purse.ts'

/** What one bonus has staked in a round and won in it: accepted, and not taken back. */
export interface Share {
  stake: bigint
  won: bigint
}

/** Where money of a bonus goes when it comes back. */
export type Home = 'bonus' | 'cash' | 'source'

/** A part of a win that belonged to a bonus. */
export interface WinPart {
  bonusId: string
  amount: bigint
  home: Home
}

/** A round in several messages, as the books should have it. */
export class OpenRound {
  readonly player: bigint
  readonly shares = new Map<string, Share>()
  stakeCash = 0n
  winCash = 0n
  isEnded = false

  constructor(player: bigint) {
    this.player = player
  }

  get stakeBonus(): bigint {
    return [...this.shares.values()].reduce((total, { stake }) => total + stake, 0n)
  }

  get winBonus(): bigint {
    return [...this.shares.values()].reduce((total, { won }) => total + won, 0n)
  }

  get staked(): bigint {
    return this.stakeCash + this.stakeBonus
  }

  get won(): bigint {
    return this.winCash + this.winBonus
  }

  share(bonusId: string): Share {
    const share = this.shares.get(bonusId) ?? { stake: 0n, won: 0n }
    this.shares.set(bonusId, share)
    return share
  }

  /**
   * What of a win belongs to which bonus, the oldest first: all bonuses together have their part of all
   * wins of the round, rounded down once. What is left is the cash's.
   */
  divide(win: bigint): { bonusId: string; amount: bigint }[] {
    const all = this.won + win
    const parts: { bonusId: string; amount: bigint }[] = []
    let left = win
    let upTo = 0n
    for (const [bonusId, { stake, won }] of [...this.shares].sort(byKey)) {
      const before = (all * upTo) / this.staked
      upTo += stake
      const amount = smaller((all * upTo) / this.staked - before - won, left)
      if (amount <= 0n) continue
      left -= amount
      parts.push({ bonusId, amount })
    }
    return parts
  }
}

function byKey([a]: [string, Share], [b]: [string, Share]): number {
  return a < b ? -1 : 1
}

interface Past {
  bonusId: string
  state: BonusRow['state']
  fact: BonusFact | undefined
  /** What was left to stake of it when it ended, and what stakes that were taken back since had counted. */
  wagerLeft: bigint
  /** What the stake that comes back with this money had counted. */
  unwagered: bigint
  at: bigint
}

/**
 * Says where a bonus's money comes back to. One that was used up, or that stakes which stand have not
 * fulfilled after all, is active again by it, unless it would have expired or another is active.
 */
export function comeHome(account: Account, past: Past): Home {
  const { bonusId, state, fact, wagerLeft, unwagered, at } = past
  if (account.bonusId === bonusId) return 'bonus'
  if (state === 'fulfilled' && wagerLeft + unwagered === 0n) return 'cash'
  const expiresAt = BigInt(fact?.expiresAt.getTime() ?? 0)
  if ((state !== 'used-up' && state !== 'fulfilled') || expiresAt <= at) return 'source'
  if (account.bonusId && (account.bonusExpiresAt ?? 0n) <= at) endBonus(account, 0n)
  if (account.bonusId) return 'source'
  const stakeMax = fact?.stakeMaxOre ?? null
  Object.assign(account, { bonusId, bonusExpiresAt: expiresAt, wagerLeft, stakeMax })
  return 'bonus'
}

/** A bonus of nothing, with no round open that could return some, has ended. */
export function endEmptyBonus(account: Account): void {
  if (account.bonusId && account.bonus === 0n && account.staked === 0n) endBonus(account, 0n)
}

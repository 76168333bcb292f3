import { dayMs } from '@nordlys/core'
import type { Books } from './books.ts'
import type { Facts } from './facts.ts'

/** What a player's day limit leaves at a moment: open deposits, and those accepted within 24 hours. */
export function leftOf(facts: Facts, books: Books, player: number, at: bigint): bigint {
  const used = books.uses
    .filter((use) => use.player === BigInt(player))
    .filter((use) => use.state === 'open' || use.at > at - BigInt(dayMs))
    .reduce((total, use) => total + use.amount, 0n)
  const left = (facts.dayLimits.get(BigInt(player)) ?? 0n) - used
  return left > 0n ? left : 0n
}

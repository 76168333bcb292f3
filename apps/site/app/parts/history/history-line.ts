import type { TransactionLine } from '@nordlys/contracts'
import { negate, type Ore, subtract, zeroOre } from '@nordlys/core'

/** The effect that the line had, or would have had, on the balance. */
export function movedOf(line: TransactionLine): Ore {
  switch (line.kind) {
    case 'round':
    case 'stretch':
      return subtract(line.winOre, line.stakeOre)
    case 'bonus':
      return line.change === 'forfeited' ? negate(line.amountOre) : line.amountOre
    case 'withdrawal':
      return negate(line.amountOre)
    case 'deposit':
      return subtract(line.amountOre, line.takenOre ?? zeroOre)
    default:
      return line.amountOre
  }
}

/**
 * Whether the balance is more or less by the line. `void`: it came to nothing or was taken back;
 * `waiting`: it is not booked, so the balance has nothing of it yet; `within`: what became cash had
 * been the player's bonus. Those that are in or out add up to the balance. [FLT-31]
 */
export function effectOf(line: TransactionLine): 'in' | 'out' | 'void' | 'waiting' | 'within' {
  if ('status' in line && (line.status === 'canceled' || line.status === 'reversed')) return 'void'
  if (line.kind === 'deposit' && line.status !== 'implemented') return 'waiting'
  if (line.kind === 'bonus' && line.change === 'converted') return 'within'
  return movedOf(line) > 0n ? 'in' : 'out'
}

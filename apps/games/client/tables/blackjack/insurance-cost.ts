import { formatPercent } from '@nordlys/core'
import { decimal } from '@nordlys/game-math/prove/fraction'
import { insuranceReturn } from '@nordlys/game-math/tables/blackjack/figures'
import type { BlackjackRules } from '@nordlys/game-math/tables/blackjack/rules'

/** The average cost of insurance, of its own stake: `7,4 %`, as the rules say it. */
export function insuranceCostText(rules: BlackjackRules): string {
  return formatPercent(1 - decimal(insuranceReturn(rules), 6))
}

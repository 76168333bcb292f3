import { formatPercent } from '@nordlys/core'
import { advise, costOf } from '@nordlys/game-math/tables/blackjack/coach'
import type { BlackjackRules } from '@nordlys/game-math/tables/blackjack/rules'
import type { BlackjackView } from '@nordlys/game-math/tables/blackjack/view'
import type { Advice } from './choice-buttons.ts'

/** The choice of the chart, and the cost of each other choice; undefined without a choice. */
export function coach(rules: BlackjackRules, view: BlackjackView): Advice | undefined {
  if (view.choices.length === 0) return undefined
  return {
    best: advise(view),
    costText(choice) {
      const cost = costOf(rules, view, choice)
      return cost > 0 ? formatPercent(cost / 10_000, 2) : undefined
    },
  }
}

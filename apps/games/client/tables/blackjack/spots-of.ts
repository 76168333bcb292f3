import type { BlackjackRules } from '@nordlys/game-math/tables/blackjack/rules'
import type { RoundSpot } from '../shared/round-spots.ts'
import { blackjackTexts as texts } from './blackjack-texts.ts'

/** The hand, between the two bets that may stand beside it. */
export function spotsOf(rules: BlackjackRules): RoundSpot[] {
  return (['pair', 'hand', 'trio'] as const).map((bet) => ({
    bet,
    nameDa: texts.spots[bet],
    limits: rules[bet],
    paysDa: texts.pays[bet],
    isNeeded: bet === 'hand',
  }))
}

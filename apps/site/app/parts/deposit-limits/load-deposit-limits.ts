import { type DepositLimitStanding, type LimitStanding, readLimits } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { type Translate, translator } from '../../ground/text/texts.ts'
import { roomText, warningOf } from './limit-warning.ts'

/** A deposit limit in words. */
export interface ShownDepositLimit extends DepositLimitStanding {
  /** The warning when it is near. */
  warning: string | undefined
  /** When there is room again, and for how much. */
  room: string | undefined
}

/** The player's own limits of deposits. */
export async function loadDepositLimits(scope: RequestScope, url: URL) {
  const { limits } = await ask(scope, url, readLimits, {})
  return shownDepositLimits(translator(textsOf(scope, 'limit_words')), limits)
}

export function shownDepositLimits(
  t: Translate,
  limits: readonly LimitStanding[],
): ShownDepositLimit[] {
  return limits.flatMap((standing) => {
    const { kind, period, limit, used, left, since } = standing
    if (kind !== 'deposit' || !since || !left) return []
    if (!limit || !('ore' in limit) || !('ore' in used) || !('ore' in left)) return []
    const amounts = { amountOre: limit.ore, usedOre: used.ore, leftOre: left.ore }
    const words = { warning: warningOf(t, standing), room: roomText(t, standing) }
    const roomAt = standing.nextRoom?.at
    return [{ period, since, ...amounts, ...words, ...(roomAt && { roomAt }) }]
  })
}

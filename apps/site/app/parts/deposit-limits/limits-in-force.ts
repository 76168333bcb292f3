import type { LimitKind, LimitStanding } from '@nordlys/contracts'
import type { Translate } from '../../ground/text/texts.ts'
import { amountText, sizeOf } from './limit-amounts.ts'
import { roomText, warningOf } from './limit-warning.ts'
import { type Nearness, nearnessOf, usedShare } from './nearness.ts'
import { usedText } from './used-text.ts'

/** A limit that holds, in words: for where limits are read and not changed. */
export interface LimitInForce {
  kind: LimitKind
  /** `Daglig tabsgrænse`. */
  title: string
  /** How much of it is used, of how much. */
  used: string
  /** The rest and when there is room again, or the warning of a limit that is near. */
  left: string
  /** Of the whole, rounded down, so that nothing looks nearer than it is. */
  percent: number
  nearness: Nearness
}

/** Every limit that there is, by kind and period, with no way to change one. [LIM-01] */
export function limitsInForce(t: Translate, limits: readonly LimitStanding[]): LimitInForce[] {
  return limits.flatMap((standing) => {
    const { kind, period, limit, used } = standing
    if (!limit) return []
    const nearness = nearnessOf(sizeOf(used), sizeOf(limit))
    const title = t('limit_words.titled', {
      title: t(`limit_words.title_${period}`),
      kind: t(`limit_words.kind_${kind}`),
    })
    return [
      {
        kind,
        title,
        used: t('limit_words.sentence', { said: usedText(t, standing) }),
        left: leftOf(t, standing),
        percent: Math.floor(usedShare(sizeOf(used), sizeOf(limit)) * 100),
        nearness,
      },
    ]
  })
}

/** From nine tenths on the warning says itself what is left. */
function leftOf(t: Translate, standing: LimitStanding): string {
  const { limit, used, left } = standing
  const nearness = limit && nearnessOf(sizeOf(used), sizeOf(limit))
  const isToldBefore = nearness === 'within' || nearness === 'near'
  const told = isToldBefore && left && t('limit_words.left', { left: amountText(t, left) })
  const rest = warningOf(t, standing) ?? roomText(t, standing)
  return [told, rest].filter(Boolean).join(' ')
}

import type { LimitStanding } from '@nordlys/contracts'
import { formatPercent, formatShortDate, formatTime } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { amountOf, amountText, sizeOf } from './limit-amounts.ts'
import { nearnessOf } from './nearness.ts'

/**
 * The warning of a limit that is near, close or reached, with when there is room again. It invites
 * to nothing: least of all to a higher limit.
 */
export function warningOf(t: Translate, standing: LimitStanding): string | undefined {
  const { kind, limit, used } = standing
  if (!limit) return undefined
  const [usedSize, limitSize] = [sizeOf(used), sizeOf(limit)]
  const nearness = nearnessOf(usedSize, limitSize)
  if (nearness === 'within') return undefined
  if (limitSize === 0n) {
    const key = kind === 'deposit' ? 'limit_words.zero_deposit' : 'limit_words.zero_play'
    return t(key, { limit: amountText(t, limit) })
  }
  const percent = formatPercent(Number((usedSize * 100n) / limitSize) / 100, 0)
  const left = amountText(t, amountOf(kind, limitSize - usedSize))
  const texts = {
    near: () => t('limit_words.near', { percent }),
    close: () => t('limit_words.close', { left }),
    reached: () => t(`limit_words.reached_${kind}`),
  }
  return [texts[nearness](), roomText(t, standing)].filter(Boolean).join(' ')
}

/** When there is room again, and for how much; of time only when, since the end of a play tells no more. */
export function roomText(t: Translate, { kind, nextRoom }: LimitStanding): string | undefined {
  if (!nextRoom) return undefined
  const { at, amount } = nextRoom
  const moment = { date: formatShortDate(at), time: formatTime(at) }
  if (kind === 'time') return t('limit_words.room_time', moment)
  return t('limit_words.room', { ...moment, amount: amountText(t, amount) })
}

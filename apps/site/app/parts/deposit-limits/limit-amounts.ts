import type { LimitAmount, LimitKind } from '@nordlys/contracts'
import { formatKroner, ore } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** `1.000 kr.`, or `1 time og 30 minutter`. */
export function amountText(t: Translate, amount: LimitAmount): string {
  return 'ore' in amount ? formatKroner(amount.ore) : minutesText(t, amount.minutes)
}

/** `22 timer og 27 minutter`, without what is nothing. */
export function minutesText(t: Translate, minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  const hours =
    whole === 1 ? t('limit_words.hour_one') : t('limit_words.hours', { count: String(whole) })
  const more =
    rest === 1 ? t('limit_words.minute_one') : t('limit_words.minutes', { count: String(rest) })
  if (whole === 0) return more
  return rest === 0 ? hours : t('limit_words.hours_and_minutes', { hours, minutes: more })
}

/** An amount as a bare number to compare: øre, and minutes of a limit of time. */
export function sizeOf(amount: LimitAmount): bigint {
  return 'ore' in amount ? amount.ore : BigInt(amount.minutes)
}

export function amountOf(kind: LimitKind, size: bigint): LimitAmount {
  return kind === 'time' ? { minutes: Number(size) } : { ore: ore(size) }
}

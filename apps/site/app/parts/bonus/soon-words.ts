import { dayMs, dayOf, formatMoment } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

const soonDays = 7

/**
 * When a bonus or spins expire, shown in the last week; the last two dates in Denmark have words of
 * their own. Calls nobody to play. [BONUS-02]
 */
export function soonWords(
  t: Translate,
  group: 'spins' | 'wagering',
  { expiresAt, at }: { expiresAt: Date; at: Date },
): string | undefined {
  if (+expiresAt - +at > soonDays * dayMs) return undefined
  const moment = formatMoment(expiresAt)
  const dates = (dayOf(expiresAt) - dayOf(at)) / dayMs
  if (dates === 0) return t(`${group}.soon_today`, { moment })
  return t(dates === 1 ? `${group}.soon_tomorrow` : `${group}.soon`, { moment })
}

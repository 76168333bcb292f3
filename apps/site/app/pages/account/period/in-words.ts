import { hourMs, minuteMs } from '@nordlys/core'
import type { Translate } from '../../../ground/text/texts.ts'

/** A time in hours and whole minutes; the hours are left out where there are none. */
export function inWords(t: Translate, ms: number): string {
  const [hours, minutes] = [Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs)]
  const inMinutes = t('unit.minutes', { count: String(minutes) })
  return hours === 0 ? inMinutes : `${t('unit.hours', { count: String(hours) })} ${inMinutes}`
}

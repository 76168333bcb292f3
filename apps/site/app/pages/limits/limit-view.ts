import type { LimitStanding } from '@nordlys/contracts'
import { formatDate, formatTime, minuteMs } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { amountText, minutesText, sizeOf } from '../../parts/deposit-limits/limit-amounts.ts'
import { warningOf } from '../../parts/deposit-limits/limit-warning.ts'
import { type Nearness, nearnessOf, usedShare } from '../../parts/deposit-limits/nearness.ts'
import { type LimitId, limitName } from './limit-address.ts'
import { namesOf, usedText } from './limit-words.ts'
import { boldMark } from './marked-amounts.tsx'

/** One limit as its card shows it: put into words here, so that no script has to. */
export interface LimitView {
  id: LimitId
  name: string
  title: string
  /** How much is used, its amounts marked to be bold. */
  used: string
  /** Absent: there is none. */
  limit:
    | {
        amount: string
        share: number
        nearness: Nearness
        /** The use in words, for who does not see the bar. */
        valueText: string
      }
    | undefined
  warning: string | undefined
  /** What the way to the form is called, in a list of all of them. */
  changeLabel: string
  waiting: { title: string; text: string; label: string } | undefined
}

export function viewOf(t: Translate, standing: LimitStanding, at: Date): LimitView {
  const { kind, period, limit } = standing
  const id = { kind, period }
  const label = limit ? 'limit_words.change_label' : 'limit_words.set_label'
  return {
    id,
    name: limitName(id),
    title: t(`limit_words.title_${period}`),
    used: usedText(t, standing, boldMark),
    limit: limit && {
      amount: amountText(t, limit),
      share: usedShare(sizeOf(standing.used), sizeOf(limit)),
      nearness: nearnessOf(sizeOf(standing.used), sizeOf(limit)),
      valueText: usedText(t, standing),
    },
    warning: warningOf(t, standing),
    changeLabel: t(label, namesOf(t, id)),
    waiting: waitingOf(t, standing, at),
  }
}

/** A raise, or a removal, with its moment and how long there is to take it back. [LIM-04] */
function waitingOf(t: Translate, standing: LimitStanding, at: Date): LimitView['waiting'] {
  const { waiting } = standing
  if (!waiting) return undefined
  const { to, effectiveAt } = waiting
  const moment = { date: formatDate(effectiveAt), time: formatTime(effectiveAt) }
  const minutesLeft = Math.floor((effectiveAt.getTime() - at.getTime()) / minuteMs)
  return {
    title: to
      ? t('limit_words.raise_waits', { ...moment, to: amountText(t, to) })
      : t('limit_words.removal_waits', moment),
    text:
      minutesLeft > 0
        ? t('limit_words.waits_for', { duration: minutesText(t, minutesLeft) })
        : t('limit_words.waits_moment'),
    label: t('limit_words.take_back_label', namesOf(t, standing)),
  }
}

import type { LimitAmount, LimitChange } from '@nordlys/contracts'
import { formatShortDate, formatTime } from '@nordlys/core'
import type { StatusTone } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { amountText } from '../../parts/deposit-limits/limit-amounts.ts'
import { isAtOnce } from './change-told.ts'
import { namesOf } from './limit-words.ts'

export interface ChangeRow {
  key: string
  requestedAt: Date
  at: string
  limit: string
  byStaff: boolean
  from: string
  to: string
  effect: string
  tone: StatusTone
}

/** A line of the table of changes. Limits of play are named with their kind, for there are several. */
export function changeRow(t: Translate, change: LimitChange): ChangeRow {
  const { kind, period, from, to, requestedAt, requestedBy } = change
  const amount = (of: LimitAmount | undefined) => (of ? amountText(t, of) : t('limit_words.none'))
  const { one, kind: kindName } = namesOf(t, change)
  const named = t('limit_words.named', { one: capital(one), kind: kindName })
  return {
    key: `${kind} ${period} ${requestedAt.toISOString()}`,
    requestedAt,
    at: momentText(t, requestedAt),
    limit: kind === 'deposit' ? t(`limit_words.title_${period}`) : named,
    byStaff: requestedBy === 'staff',
    from: amount(from),
    to: amount(to),
    ...effectOf(t, change),
  }
}

/** When it holds, or that it never did. [LIM-03] [LIM-04] */
function effectOf(t: Translate, change: LimitChange): { effect: string; tone: StatusTone } {
  const { state, from, effectiveAt } = change
  if (state === 'canceled') return { effect: t('limit_words.tag_canceled'), tone: 'neutral' }
  if (state === 'waiting') return { effect: momentText(t, effectiveAt), tone: 'warning' }
  if (!isAtOnce(change)) return { effect: momentText(t, effectiveAt), tone: 'success' }
  return {
    effect: t(from ? 'limit_words.tag_at_once' : 'limit_words.tag_created'),
    tone: 'success',
  }
}

function momentText(t: Translate, at: Date): string {
  return t('limit_words.moment', { date: formatShortDate(at), time: formatTime(at) })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

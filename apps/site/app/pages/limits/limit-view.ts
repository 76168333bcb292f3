import type { LimitStanding } from '@nordlys/contracts'
import { formatDate, formatTime, minuteMs } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { amountText, minutesText, sizeOf } from '../../parts/deposit-limits/limit-amounts.ts'
import { warningOf } from '../../parts/deposit-limits/limit-warning.ts'
import { type Nearness, nearnessOf, usedShare } from '../../parts/deposit-limits/nearness.ts'
import { usedText } from '../../parts/deposit-limits/used-text.ts'
import { type FormAddress, type LimitId, limitName } from './limit-address.ts'
import { namesOf } from './limit-words.ts'
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
  /** The way to the form, and what it is called in a list of all of them; none to lower nothing. */
  way: { said: FormAddress; label: string } | undefined
  waiting: { title: string; text: string; label: string } | undefined
}

export function viewOf(t: Translate, standing: LimitStanding, at: Date): LimitView {
  const { kind, period, limit } = standing
  const id = { kind, period }
  const warning = warningOf(t, standing)
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
    warning,
    way: warning ? wayBesideWarning(t, standing) : wayOf(t, standing),
    waiting: waitingOf(t, standing, at),
  }
}

/** Beside a warning a limit is lowered and nothing else. [LIM-01] */
function wayBesideWarning(t: Translate, standing: LimitStanding): LimitView['way'] {
  if (!standing.limit || sizeOf(standing.limit) === 0n) return undefined
  return { said: 'lower', label: t('limit_words.lower_label', namesOf(t, standing)) }
}

function wayOf(t: Translate, standing: LimitStanding): NonNullable<LimitView['way']> {
  const label = standing.limit ? 'limit_words.change_label' : 'limit_words.set_label'
  return { said: 'change', label: t(label, namesOf(t, standing)) }
}

/** The way to any change of a limit that is near, for where no warning stands. */
export function wayApart(t: Translate, standing: LimitStanding): { id: LimitId; label: string } {
  const { kind, period } = standing
  return { id: { kind, period }, label: wayOf(t, standing).label }
}

/** An increase, or a removal, with its moment and how long there is to take it back. [LIM-04] */
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

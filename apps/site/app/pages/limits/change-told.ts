import type { LimitChange, LimitStanding } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { amountText } from '../../parts/deposit-limits/limit-amounts.ts'
import { type Asked, isSameLimit, limitName } from './limit-address.ts'
import { namesOf } from './limit-words.ts'

/** The result of the player's last act, shown on the card of the limit of this name. */
export interface ChangeTold {
  name: string
  title: string
  text?: string
}

/**
 * The act that the address names, in the words of how the limit stands by now: they are true
 * whenever the address is opened again.
 */
export function toldOf(
  t: Translate,
  asked: Pick<Asked, 'changed' | 'takenBack'>,
  { limits, changes }: { limits: readonly LimitStanding[]; changes: readonly LimitChange[] },
): ChangeTold | undefined {
  const id = asked.changed ?? asked.takenBack
  const standing = limits.find((each) => isSameLimit(id, each))
  if (!standing) return undefined
  if (asked.takenBack) return takenBack(t, standing)
  if (standing.waiting) return waits(t, standing, standing.waiting)
  const last = changes.find((change) => isSameLimit(change, standing))
  if (!last) return undefined
  return last.state === 'canceled' ? takenBack(t, standing) : holds(t, standing, last)
}

function waits(
  t: Translate,
  standing: LimitStanding,
  { to, effectiveAt }: NonNullable<LimitStanding['waiting']>,
): ChangeTold {
  const names = namesOf(t, standing)
  const moment = { date: formatDate(effectiveAt), time: formatTime(effectiveAt) }
  return {
    name: limitName(standing),
    title: to
      ? t('limit_words.done_raise', { ...names, to: amountText(t, to) })
      : t('limit_words.done_removal', names),
    text: t('limit_words.done_waits', moment),
  }
}

function holds(t: Translate, standing: LimitStanding, last: LimitChange): ChangeTold {
  const { limit } = standing
  const names = namesOf(t, standing)
  const name = limitName(standing)
  if (!limit) return { name, title: t('limit_words.done_removed', names) }
  const title = t('limit_words.done_now', { ...names, to: amountText(t, limit) })
  return isAtOnce(last) ? { name, title, text: t('limit_words.done_at_once') } : { name, title }
}

export function isAtOnce({ requestedAt, effectiveAt }: LimitChange): boolean {
  return effectiveAt.getTime() === requestedAt.getTime()
}

function takenBack(t: Translate, standing: LimitStanding): ChangeTold | undefined {
  const { limit, waiting } = standing
  if (!limit || waiting) return undefined
  return {
    name: limitName(standing),
    title: t('limit_words.taken_back'),
    text: t('limit_words.still', { ...namesOf(t, standing), amount: amountText(t, limit) }),
  }
}

import type { LimitChange, LimitStanding } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { ChangeAnswer, TakeBackRefusal } from './change-action.ts'
import { type Asked, isSameLimit } from './limit-address.ts'
import { amountText } from './limit-amounts.ts'
import { namesOf } from './limit-words.ts'

export interface ChangeToldProps {
  standing: LimitStanding
  changes: readonly LimitChange[]
  asked: Pick<Asked, 'changed' | 'takenBack'>
  answer: ChangeAnswer | undefined
}

/** What has come of the player's last act on this limit; nothing when it was on another. */
export function ChangeTold({ standing, changes, asked, answer }: ChangeToldProps) {
  const t = useTexts()
  if (answer) {
    if (answer.act !== 'not-taken-back' || !isSameLimit(answer.of, standing)) return null
    return <Message tone="danger" title={t(notTakenBack[answer.refused])} takesFocus />
  }
  const told = isSameLimit(asked.changed, standing)
    ? changedText(t, standing, changes)
    : isSameLimit(asked.takenBack, standing)
      ? takenBackText(t, standing)
      : undefined
  if (!told) return null
  return (
    <Message tone="success" title={told.title} takesFocus>
      {told.text}
    </Message>
  )
}

interface Told {
  title: string
  text?: string
}

/** By how the limit stands now, so that it is true whenever the address is opened again. */
function changedText(
  t: Translate,
  standing: LimitStanding,
  changes: readonly LimitChange[],
): Told | undefined {
  const { limit, waiting } = standing
  const names = namesOf(t, standing)
  if (waiting) {
    const { to, effectiveAt } = waiting
    const moment = { date: formatDate(effectiveAt), time: formatTime(effectiveAt) }
    return {
      title: to
        ? t('limits.done_raise', { ...names, to: amountText(t, to) })
        : t('limits.done_removal', names),
      text: t('limits.done_waits_text', moment),
    }
  }
  const last = changes.find((change) => isSameLimit(change, standing))
  if (!last) return undefined
  if (last.state === 'canceled') return takenBackText(t, standing)
  if (!limit) return { title: t('limits.done_removed', names) }
  const title = t('limits.done_at_once', { ...names, to: amountText(t, limit) })
  const isAtOnce = last.effectiveAt.getTime() === last.requestedAt.getTime()
  return isAtOnce ? { title, text: t('limits.done_at_once_text') } : { title }
}

function takenBackText(t: Translate, standing: LimitStanding): Told | undefined {
  const { limit, waiting } = standing
  if (!limit || waiting) return undefined
  const text = t('limits.taken_back_text', {
    ...namesOf(t, standing),
    amount: amountText(t, limit),
  })
  return { title: t('limits.taken_back'), text }
}

const notTakenBack = {
  'nothing-waits': 'limits.nothing_waits',
  conflict: 'limits.take_back_failed',
  unreachable: 'limits.take_back_failed',
} as const satisfies Record<TakeBackRefusal, TextKey>

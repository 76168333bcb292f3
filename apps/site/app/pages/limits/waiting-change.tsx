import type { LimitStanding } from '@nordlys/contracts'
import { formatDate, formatTime, minuteMs } from '@nordlys/core'
import { Button, Icon } from '@nordlys/ui'
import Clock from 'lucide-react/icons/clock'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useNow } from '../../parts/clock/clock-context.tsx'
import { type LimitId, limitAddress } from './limit-address.ts'
import { amountText, minutesText } from './limit-amounts.ts'
import { namesOf } from './limit-words.ts'

export interface WaitingChangeProps {
  of: LimitId
  waiting: NonNullable<LimitStanding['waiting']>
  loadedAt: Date
  wishKey: string
}

/** A raise or a removal that waits, until when, and the way to take it back. [LIM-04] */
export function WaitingChange({ of, waiting, loadedAt, wishKey }: WaitingChangeProps) {
  const t = useTexts()
  const now = useNow() ?? loadedAt
  const isBusy = useNavigation().state !== 'idle'
  const { to, effectiveAt } = waiting
  const moment = { date: formatDate(effectiveAt), time: formatTime(effectiveAt) }
  const minutesLeft = Math.floor((effectiveAt.getTime() - now.getTime()) / minuteMs)
  return (
    <div className="s-limit-waiting">
      <Icon glyph={Clock} size={22} />
      <div className="s-limit-waiting__words">
        <p className="s-limit-waiting__title">
          {to
            ? t('limits.raise_waits', { ...moment, to: amountText(t, to) })
            : t('limits.removal_waits', moment)}
        </p>
        <p className="n-small">
          {minutesLeft > 0
            ? t('limits.waits_for', { duration: minutesText(t, minutesLeft) })
            : t('limits.waits_moment')}
        </p>
      </div>
      <Form method="post" action={limitAddress('takeBack', of)}>
        <input type="hidden" name="key" value={wishKey} />
        <Button
          type="submit"
          size="small"
          isBusy={isBusy}
          aria-label={t('limits.take_back_label', namesOf(t, of))}
        >
          {t('limits.take_back')}
        </Button>
      </Form>
    </div>
  )
}

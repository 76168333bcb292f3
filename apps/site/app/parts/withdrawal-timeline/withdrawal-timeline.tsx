import type { Withdrawal } from '@nordlys/contracts'
import { formatShortDate, formatTime } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './withdrawal-timeline.css'
import { WithdrawalWait } from './withdrawal-wait.tsx'

const openStatuses: readonly string[] = ['pending', 'processing', 'initiated']

/** Whether the money is still on its way. */
export function isOpenWithdrawal({ status }: Pick<Withdrawal, 'status'>): boolean {
  return openStatuses.includes(status)
}

/** Where the money is between the account here and the one at the bank, and by when. [PAY-06] */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts()
  const { status, createdAt, updatedAt, handledBy, arrivesBy } = withdrawal
  const done = stepsDone[status] ?? 0
  const by = (date: Date) => t('payout.step_expected', { date: formatShortDate(date) })
  const on = (at: Date) =>
    t('transactions.moment', { date: formatShortDate(at), time: formatTime(at) })
  const steps = [
    { title: t('payout.step_created'), note: on(createdAt) },
    { title: t('payout.step_handled'), note: done > 2 ? undefined : by(handledBy) },
    { title: t('payout.step_sent'), note: done === 3 ? on(updatedAt) : undefined },
    { title: t('payout.step_arrived'), note: done === 4 ? on(updatedAt) : by(arrivesBy) },
  ]
  return (
    <div className="s-timeline">
      <ol className="s-timeline__steps" aria-label={t('payout.progress')}>
        {steps.map(({ title, note }, index) => (
          <li
            key={title}
            className={`s-timeline__step s-timeline__step--${stateOf(index, done)}`}
            aria-current={index === done ? 'step' : undefined}
          >
            <span className="s-timeline__title">{title}</span>
            {note && <span className="s-timeline__note">{note}</span>}
          </li>
        ))}
      </ol>
      <WithdrawalWait withdrawal={withdrawal} />
    </div>
  )
}

/** How many of the four steps are behind; the next one is where the money is. */
const stepsDone: Partial<Record<Withdrawal['status'], number>> = {
  pending: 1,
  processing: 1,
  initiated: 3,
  implemented: 4,
}

function stateOf(index: number, done: number): 'done' | 'now' | 'ahead' {
  if (index < done) return 'done'
  return index === done ? 'now' : 'ahead'
}

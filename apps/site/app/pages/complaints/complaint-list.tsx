import type { ComplaintSummary, ComplaintTopic } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import type { TextKey } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { caseAddress } from './complaint-address.ts'
import { ComplaintStateTag } from './complaint-state.tsx'

export const topicTexts = {
  payment: 'complaints.topic_payment',
  game: 'complaints.topic_game',
  bonus: 'complaints.topic_bonus',
  limits: 'complaints.topic_limits',
  account: 'complaints.topic_account',
  marketing: 'complaints.topic_marketing',
  'personal-data': 'complaints.topic_personal_data',
  other: 'complaints.topic_other',
} as const satisfies Record<ComplaintTopic, TextKey>

/** The player's cases, newest first, each with its state and what may be expected. */
export function ComplaintList({ complaints }: { complaints: readonly ComplaintSummary[] }) {
  const t = useTexts()
  if (complaints.length === 0) return null
  return (
    <Card title={t('complaints.list')}>
      <ul className="s-complaints" aria-label={t('complaints.list')}>
        {complaints.map((complaint) => (
          <li key={complaint.number}>
            <div className="s-complaints__line">
              <Link className="n-link" href={caseAddress(complaint.number)}>
                {t('complaints.list_link', {
                  number: String(complaint.number),
                  topic: t(topicTexts[complaint.topic]),
                })}
              </Link>
              <ComplaintStateTag state={complaint.state} />
            </div>
            <p className="n-small n-text-2">
              {t('complaints.list_received', { date: formatDate(complaint.receivedAt) })}{' '}
              <Expectation complaint={complaint} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** By when a decision may be expected; nothing once there is one. [CP4] */
export function Expectation({ complaint }: { complaint: ComplaintSummary }) {
  const t = useTexts()
  const { state, dueAt, toldAt, expectedBy } = complaint
  if (state === 'decided') return null
  if (!expectedBy) return t('complaints.due', { date: formatDate(dueAt) })
  const date = formatDate(expectedBy)
  return t(toldAt ? 'complaints.later' : 'complaints.expected', { date })
}

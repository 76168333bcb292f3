import type { Complaint } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'
import { Expectation, topicTexts } from './complaint-list.tsx'
import { ComplaintStateTag } from './complaint-state.tsx'
import { subjectHref } from './subject-words.ts'

/** The topic, the subject and the state of a case, and by when a decision may be expected. */
export function CaseFacts({ complaint }: { complaint: Complaint }) {
  const t = useTexts()
  const { state, topic, receivedAt, subject } = complaint
  return (
    <Card title={t('complaints.facts_title')} aside={<ComplaintStateTag state={state} />}>
      <Facts>
        <div>
          <dt>{t('complaints.facts_topic')}</dt>
          <dd>{t(topicTexts[topic])}</dd>
        </div>
        {subject && (
          <div>
            <dt>{t('complaints.subject_about')}</dt>
            <dd>
              <Link className="n-link" href={subjectHref(subject)}>
                {t('complaints.subject_named', {
                  name: t(`complaints.subject_${subject.kind}`),
                  moment: formatMoment(subject.at),
                })}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('complaints.received')}</dt>
          <dd>{formatMoment(receivedAt)}</dd>
        </div>
        {state !== 'decided' && (
          <div>
            <dt>{t('complaints.expect')}</dt>
            <dd>
              <Expectation complaint={complaint} />
            </dd>
          </div>
        )}
      </Facts>
    </Card>
  )
}

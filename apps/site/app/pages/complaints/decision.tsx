import type { Complaint, ComplaintOutcome, ComplaintWayOn } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import type { TextKey } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

const outcomes = {
  upheld: 'complaints.outcome_upheld',
  partly: 'complaints.outcome_partly',
  rejected: 'complaints.outcome_rejected',
  settled: 'complaints.outcome_settled',
} as const satisfies Record<ComplaintOutcome, TextKey>

const waysOn = {
  'complaint-boards': {
    text: 'complaints.way_boards',
    link: 'complaints.way_boards_link',
    href: 'https://naevneneshus.dk',
  },
  'consumer-ombudsman': {
    text: 'complaints.way_ombudsman',
    link: 'complaints.way_ombudsman_link',
    href: 'https://www.forbrugerombudsmanden.dk',
  },
  'data-protection-agency': {
    text: 'complaints.way_data',
    link: 'complaints.way_data_link',
    href: 'https://www.datatilsynet.dk',
  },
} as const satisfies Record<ComplaintWayOn, { text: TextKey; link: TextKey; href: string }>

/** The outcome, why, and where to go on for who does not agree. [CP6] */
export function Decision({ decision }: { decision: NonNullable<Complaint['decision']> }) {
  const t = useTexts()
  const { outcome, reasons, wayOn, decidedAt } = decision
  const { text, link, href } = waysOn[wayOn]
  return (
    <Card title={t('complaints.decision_title')} className="s-complaint-decision">
      <p className="n-label">{t(outcomes[outcome])}</p>
      <p className="n-small n-text-2">
        {t('complaints.decided_at', { moment: formatMoment(decidedAt) })}
      </p>
      <p className="s-complaint-words">{reasons}</p>
      <h3 className="n-label">{t('complaints.way_title')}</h3>
      <p>
        {t(text)}{' '}
        <Link className="n-link" href={href}>
          {t(link)}
        </Link>
      </p>
      <p className="n-small n-text-2">{t('complaints.authority')}</p>
    </Card>
  )
}

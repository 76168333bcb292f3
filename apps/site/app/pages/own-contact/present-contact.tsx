import type { ContactKind, OwnContact } from '@nordlys/contracts'
import { Card, StatusTag } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'
import './own-contact.css'

interface PresentContactProps {
  kind: ContactKind
  contact: OwnContact
  shown: (value: string) => string
  /** Our letters cannot reach the address. */
  isBounced: boolean
}

/** The address or number that counts, and whether it is confirmed. */
export function PresentContact({
  kind,
  contact: { value, isConfirmed },
  shown,
  isBounced,
}: PresentContactProps) {
  const t = useTexts()
  return (
    <Card>
      <Facts>
        <div>
          <dt>{t(`contact.${kind}`)}</dt>
          <dd className="s-own-contact__value">
            {shown(value)}
            <StatusTag tone={isConfirmed ? 'success' : 'warning'}>
              {t(isConfirmed ? 'contact.confirmed' : 'contact.unconfirmed')}
            </StatusTag>
          </dd>
        </div>
      </Facts>
      {isBounced && <p className="n-small">{t('contact.bounced')}</p>}
    </Card>
  )
}

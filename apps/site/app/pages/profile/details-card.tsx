import { Button, Card } from '@nordlys/ui'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { detailsResult } from './details-result.ts'
import './details.css'
import type { OwnDetails } from './own-details.ts'

/** Name and address from MitID, which is asked again by the button, once a day. [ID46] */
export function DetailsCard({ details: { given, againAt, said } }: { details: OwnDetails }) {
  const t = useTexts()
  const result = said === undefined ? undefined : detailsResult(t, said)
  return (
    <Card title={t('profile.details_title')} className="s-details-card">
      {result && (
        <Message tone={result.isGiven ? 'success' : 'danger'} title={result.text} takesFocus />
      )}
      {given ? <Given {...given} /> : <p className="n-text-2">{t('profile.details_none')}</p>}
      {againAt === undefined ? (
        <Form method="post" action="/min-konto/profil/oplysninger" className="s-account__ways">
          <Button type="submit">
            {t(given ? 'profile.details_again' : 'profile.details_ask')}
          </Button>
        </Form>
      ) : (
        <p className="n-small s-details-card__text">
          {t('profile.details_later', { moment: againAt })}
        </p>
      )}
      <p className="n-small n-text-2 s-details-card__text">{t('profile.details_text')}</p>
    </Card>
  )
}

function Given({ moment, name, addressLines }: NonNullable<OwnDetails['given']>) {
  const t = useTexts()
  const rows = [
    ...(name === undefined ? [] : [[t('profile.name'), name]]),
    [t('profile.details_address'), addressLines?.join(', ') ?? t('profile.details_protected')],
    [t('profile.details_source'), t('profile.details_source_mitid', { moment })],
  ] as const
  return (
    <Facts>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('profile.details_no_address')}</dd>
        </div>
      ))}
    </Facts>
  )
}

import { Button, Card, Checkbox } from '@nordlys/ui'
import { Form, useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './offers.css'
import type { OffersResult } from './offers-result.ts'

const address = '/min-konto/profil/tilbud'

export interface Offers {
  email: boolean
  sms: boolean
  result: OffersResult | undefined
}

/** Whether the player wants offers, each way on its own: a no is given as easily as a yes. [MKT-05] */
export function OffersCard({ offers: { email, sms, result } }: { offers: Offers }) {
  const t = useTexts()
  const { key } = useLocation()
  const isSaving = useNavigation().formAction === address
  const brand = t('shell.brand_full')
  return (
    <Card title={t('profile.offers_title')} className="s-offers">
      <p className="n-text-2">{t('profile.offers_text')}</p>
      {result && (
        <Message
          key={key}
          tone={result === 'gemt' ? 'success' : 'danger'}
          title={t(`profile.offers_result_${result}`)}
          takesFocus
        />
      )}
      <Form method="post" action={address} preventScrollReset key={`${email} ${sms}`}>
        <fieldset>
          <legend className="n-visually-hidden">{t('profile.offers_consents')}</legend>
          <Checkbox
            name="email"
            defaultChecked={email}
            label={t('profile.offers_email', { brand })}
          />
          <Checkbox name="sms" defaultChecked={sms} label={t('profile.offers_sms', { brand })} />
        </fieldset>
        <Button type="submit" isBusy={isSaving}>
          {t('profile.offers_save')}
        </Button>
      </Form>
    </Card>
  )
}

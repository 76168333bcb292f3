import { type AnswerOf, contactKinds, type readOwnContact } from '@nordlys/contracts'
import { Button, Card, LinkButton, StatusTag } from '@nordlys/ui'
import { Form } from 'react-router'
import { contactAddresses } from '../../ground/links/contact-addresses.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { shownMobile } from '../../parts/contact/shown-mobile.ts'
import { Facts } from '../../parts/facts/facts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './contact.css'

export interface ContactCardProps {
  contact: Pick<AnswerOf<typeof readOwnContact>, 'email' | 'mobile' | 'countryCodes'>
  /** The number has just been confirmed. */
  isNew: boolean
}

/** How we reach the player, and what of it they have confirmed; each is changed on its own page. [ID33] */
export function ContactCard({ contact, isNew }: ContactCardProps) {
  const t = useTexts()
  return (
    <Card title={t('profile.contact_title')} className="s-contact-card">
      {isNew && <Message tone="success" title={t('profile.mobile_result')} takesFocus />}
      <Facts>
        {contactKinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`profile.${kind}`)}</dt>
            <dd className="s-contact-card__value">
              {kind === 'mobile'
                ? shownMobile(contact.mobile.value, contact.countryCodes)
                : contact.email.value}
              <StatusTag tone={contact[kind].isConfirmed ? 'success' : 'warning'}>
                {t(contact[kind].isConfirmed ? 'contact.confirmed' : 'contact.unconfirmed')}
              </StatusTag>
            </dd>
          </div>
        ))}
      </Facts>
      {contactKinds.map((kind) => (
        <Waits key={kind} kind={kind} contact={contact} />
      ))}
      <p className="s-account__ways">
        {contactKinds.map((kind) => (
          <LinkButton key={kind} size="small" href={contactAddresses[kind]}>
            {t(`profile.${kind}_${contact[kind].isConfirmed ? 'change' : 'confirm'}`)}
          </LinkButton>
        ))}
      </p>
      <p className="n-small n-text-2 s-contact-card__text">{t('profile.contact_text')}</p>
    </Card>
  )
}

function Waits({
  kind,
  contact,
}: Pick<ContactCardProps, 'contact'> & { kind: 'email' | 'mobile' }) {
  const t = useTexts()
  const waiting = contact[kind].waiting
  if (!waiting) return null
  const value = kind === 'mobile' ? shownMobile(waiting.value, contact.countryCodes) : waiting.value
  const text = waiting.isBounced ? t('contact.came_back', { value }) : undefined
  return (
    <Form method="post" action={contactAddresses[kind]} className="s-contact-card__waits">
      <p className="n-small n-text-2">{text ?? t(`profile.${kind}_waits`, { value })}</p>
      <Button type="submit" size="small" name="again" value="1">
        {t(`contact.${kind}_again`)}
      </Button>
    </Form>
  )
}

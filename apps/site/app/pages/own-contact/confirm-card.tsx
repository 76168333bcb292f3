import type { ContactKind, OwnContact } from '@nordlys/contracts'
import { formatMoment, formatTime } from '@nordlys/core'
import { Button, Card } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { CodeForm } from './code-form.tsx'
import type { ContactAnswer } from './contact-action.ts'

interface ConfirmCardProps {
  kind: ContactKind
  contact: OwnContact
  /** An address or number as it is shown. */
  shown: (value: string) => string
  code: ContactAnswer['code']
}

/** The question that waits for its link or code, or the button that asks it; nothing once it is answered. */
export function ConfirmCard({ kind, contact, shown, code }: ConfirmCardProps) {
  const t = useTexts()
  const { waiting, isConfirmed, value } = contact
  if (!waiting && isConfirmed) return null
  if (!waiting) {
    return (
      <Card title={t(`contact.${kind}_first_title`)} className="s-own-contact">
        <p className="n-text-2 n-reading">
          {t(`contact.${kind}_first_text`, { value: shown(value) })}
        </p>
        <SendAgain text={t(`contact.${kind}_first`)} isFirst />
      </Card>
    )
  }
  const { expiresAt } = waiting
  const until = { moment: formatMoment(expiresAt), time: formatTime(expiresAt) }
  return (
    <Card
      title={t(`contact.${kind}_waiting_title`, { value: shown(waiting.value) })}
      className="s-own-contact"
    >
      <p className="n-text-2 n-reading">{t(`contact.${kind}_waiting_text`, until)}</p>
      {waiting.isChange && (
        <p className="n-text-2 n-reading">
          {t(`contact.${kind}_waiting_change`, { value: shown(value) })}
        </p>
      )}
      {kind === 'mobile' && <CodeForm answer={code} />}
      <SendAgain text={t(`contact.${kind}_again`)} />
    </Card>
  )
}

function SendAgain({ text, isFirst = false }: { text: string; isFirst?: boolean }) {
  const isBusy = useNavigation().formData?.has('again') ?? false
  return (
    <Form method="post">
      <Button
        type="submit"
        name="again"
        value="1"
        isBusy={isBusy}
        {...(isFirst && { kind: 'primary' })}
      >
        {text}
      </Button>
    </Form>
  )
}

import {
  type ContactMessage,
  type ContactMessageProblem,
  contactLengthMax,
  contactTopics,
} from '@nordlys/contracts'
import { Button, ErrorSummary, Field, FieldFrame, Select } from '@nordlys/ui'
import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import type { TitledText } from '../../ground/configuration/configuration.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { contactAddress, type UnsentMessage } from './send-message.ts'

export interface ContactFormProps {
  /** Known facts of a player, so that they need not type them. */
  known: Partial<ContactMessage>
  unsent: UnsentMessage | undefined
  /** The operator's words before the form. [DATA-06] */
  words: TitledText | undefined
}

/** Name, address, what it is about, the message: all of it required, and a captcha. [VAL-12] */
export function ContactForm({ known, unsent, words }: ContactFormProps) {
  const t = useTexts()
  const isSending = useNavigation().state === 'submitting'
  const typed: Partial<ContactMessage> = unsent?.typed ?? known
  const problems = useMemo(() => unsent?.problems ?? [], [unsent])
  const errors = useMemo(
    () => problems.map((problem) => ({ fieldId: problem.field, text: textOf(t, problem) })),
    [t, problems],
  )
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text
  return (
    <Form method="post" action={contactAddress} noValidate className="s-contact__form">
      {words && <BeforeWriting {...words} />}
      {unsent?.failure && (
        <Message key={unsent.reference} tone="danger" title={t('contact_us.unsent')} takesFocus>
          {t(unsent.failure === 'down' ? 'contact_us.unsent_down' : 'contact_us.unsent_often')}
        </Message>
      )}
      <ErrorSummary title={t('contact_us.wrong')} errors={errors} />
      <Field
        id="name"
        name="name"
        label={t('contact_us.name')}
        autoComplete="name"
        maxLength={contactLengthMax.name}
        defaultValue={typed.name}
        error={errorOf('name')}
        aria-required
      />
      <Field
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={t('contact_us.email')}
        autoComplete="email"
        maxLength={contactLengthMax.email}
        defaultValue={typed.email}
        error={errorOf('email')}
        aria-required
      />
      <Select
        id="topic"
        name="topic"
        label={t('contact_us.topic')}
        emptyText={t('contact_us.topic_none')}
        options={contactTopics.map((value) => ({ value, text: t(`contact_us.topic_${value}`) }))}
        defaultValue={typed.topic ?? ''}
        error={errorOf('topic')}
        aria-required
      />
      <MessageField typed={typed.message} error={errorOf('message')} />
      <CaptchaField
        key={unsent?.reference}
        refused={problems.find((problem) => problem.field === 'captcha')?.reason}
      />
      <noscript>{t('contact_us.no_script')}</noscript>
      <Button
        type="submit"
        kind="primary"
        size="large"
        isBusy={isSending}
        busyText={t('contact_us.sending')}
      >
        {t('contact_us.send')}
      </Button>
    </Form>
  )
}

interface MessageFieldProps {
  typed: string | undefined
  error: string | undefined
}

function MessageField({ typed, error }: MessageFieldProps) {
  const t = useTexts()
  return (
    <FieldFrame
      fieldId="message"
      label={t('contact_us.message')}
      help={t('contact_us.message_help')}
      error={error}
    >
      <span className="n-field__box s-contact__words">
        <textarea
          id="message"
          name="message"
          rows={8}
          maxLength={contactLengthMax.message}
          className="n-field__input"
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby="message-note"
          aria-required
        />
      </span>
    </FieldFrame>
  )
}

function textOf(t: Translate, { field, reason }: ContactMessageProblem): string {
  if (field === 'captcha') return t(`contact_us.captcha_${reason}`)
  if (field === 'email') return t(`contact_us.email_${reason}`)
  return t(`contact_us.${field}_required`)
}

function BeforeWriting({ title, content }: TitledText) {
  return (
    <div>
      <h2 className="n-h3">{title}</h2>
      <p className="n-text-2">{content}</p>
    </div>
  )
}

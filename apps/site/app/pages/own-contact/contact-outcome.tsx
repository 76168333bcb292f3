import type { ContactKind } from '@nordlys/contracts'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { codeErrorText } from './code-form.tsx'
import type { ContactAnswer } from './contact-action.ts'
import { contactFaultText } from './contact-refusal.ts'

const failures = {
  'too-many-attempts': 'contact.too_many',
  'nothing-to-confirm': 'contact.nothing_to_confirm',
  'identity-provider-down': 'contact.mitid_down',
  unreachable: 'contact.unreachable',
} as const satisfies Record<string, TextKey>

interface ContactOutcomeProps {
  kind: ContactKind
  answer: ContactAnswer | undefined
  /** The refusal of a visit to MitID, as the address names it. */
  fault: string | undefined
  /** Where a link or code has just gone. */
  sentTo: string | undefined
  /** Then the code's own field says what is wrong with it. */
  hasCodeField: boolean
}

/** The result of the form or of the visit to MitID, unless a field says it. */
export function ContactOutcome({ kind, sentTo, ...outcome }: ContactOutcomeProps) {
  const t = useTexts()
  if (sentTo !== undefined) {
    const title = t(`contact.${kind}_waiting_title`, { value: sentTo })
    return <Message tone="success" title={title} takesFocus />
  }
  const said = problemText(t, outcome)
  if (said === undefined) return null
  return (
    <Message tone="danger" title={t('contact.failed')} takesFocus>
      {said}
    </Message>
  )
}

function problemText(
  t: Translate,
  { answer, fault, hasCodeField }: Omit<ContactOutcomeProps, 'kind' | 'sentTo'>,
): string | undefined {
  if (fault !== undefined) return contactFaultText(t, fault)
  const failure = answer?.failure
  if (failure !== undefined && failure !== 'unchanged') return t(failures[failure])
  return hasCodeField ? undefined : codeErrorText(t, answer?.code)
}

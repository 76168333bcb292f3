import { Button, LinkButton } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { ChangeAnswer } from './change-action.ts'
import { type FormAddress, limitAddress, plainLimitAddress } from './limit-address.ts'

interface ConfirmChangeProps {
  asked: Extract<ChangeAnswer, { act: 'ask' }>
  /** The form it was asked by. */
  said: FormAddress
}

/** The foreseen change, and when. Going back weighs as much as going on. [LIM-03] [LIM-04] */
export function ConfirmChange({ asked, said }: ConfirmChangeProps) {
  const t = useTexts()
  const isBusy = useNavigation().state !== 'idle'
  const { id, wish, question, key, failed } = asked
  return (
    <>
      {failed && <Message key={key} tone="danger" title={failed} takesFocus />}
      <Message
        tone="info"
        title={question.title}
        takesFocus={!failed}
        actions={
          <Form method="post" action={limitAddress(said, id)} className="n-ways">
            <input type="hidden" name="confirmed" value="yes" />
            <input type="hidden" name="key" value={key} />
            {'none' in wish ? (
              <input type="hidden" name="none" value="yes" />
            ) : (
              <input type="hidden" name="amount" value={wish.amount} />
            )}
            <Button type="submit" isBusy={isBusy}>
              {question.yes}
            </Button>
            <LinkButton href={plainLimitAddress(id)}>{t('limits.no')}</LinkButton>
          </Form>
        }
      >
        {question.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Message>
    </>
  )
}

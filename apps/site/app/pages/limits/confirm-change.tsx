import { limitRaiseWaitMs } from '@nordlys/contracts'
import { after, formatDate, formatTime } from '@nordlys/core'
import { Button, LinkButton } from '@nordlys/ui'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { changeRefusalText } from './change-refusal-text.ts'
import type { ChangeRefusal, ForeseenChange, Wish } from './foresee-change.ts'
import { type LimitId, limitAddress, plainLimitAddress } from './limit-address.ts'
import { amountText } from './limit-amounts.ts'
import { namesOf } from './limit-words.ts'

export interface ConfirmChangeProps {
  of: LimitId
  wish: Wish
  foreseen: ForeseenChange
  loadedAt: Date
  /** Why it was not done, when that was no fault of the wish. */
  refused: ChangeRefusal | undefined
  wishKey: string
}

/** What would change, and when. Going back weighs as much as going on. [LIM-03] [LIM-04] */
export function ConfirmChange(props: ConfirmChangeProps) {
  const t = useTexts()
  const { of, wish, foreseen, loadedAt, refused, wishKey } = props
  const isBusy = useNavigation().state !== 'idle'
  const { does, from, to, waits, endsWaiting, isBelowUsed } = foreseen
  const names = namesOf(t, of)
  const amounts = { from: from ? amountText(t, from) : '', to: to ? amountText(t, to) : '' }
  const effectiveAt = after(loadedAt, limitRaiseWaitMs)
  const moment = { date: formatDate(effectiveAt), time: formatTime(effectiveAt) }
  return (
    <>
      {refused && (
        <Message
          tone="danger"
          title={changeRefusalText(t, { of, wish, now: from, refused })}
          takesFocus
        />
      )}
      <Message
        tone="info"
        title={t(`limits.ask_${does}`, { ...names, ...amounts })}
        takesFocus={!refused}
        actions={
          <Form method="post" action={limitAddress('change', of)} className="s-limit-form__ways">
            <input type="hidden" name="confirmed" value="yes" />
            <input type="hidden" name="key" value={wishKey} />
            {'none' in wish ? (
              <input type="hidden" name="none" value="yes" />
            ) : (
              <input type="hidden" name="amount" value={wish.amount} />
            )}
            <Button type="submit" isBusy={isBusy}>
              {t(`limits.yes_${does}`)}
            </Button>
            <LinkButton href={plainLimitAddress(of)}>{t('limits.no')}</LinkButton>
          </Form>
        }
      >
        <p>{waits ? t('limits.after_wait', moment) : t('limits.at_once')}</p>
        {isBelowUsed && (
          <p>{t('limits.below_used', { window: t(`limits.window_${of.period}`) })}</p>
        )}
        {endsWaiting && <p>{t(waits ? 'limits.waits_anew' : 'limits.takes_back')}</p>}
      </Message>
    </>
  )
}

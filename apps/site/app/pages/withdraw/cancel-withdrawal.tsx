import type { Withdrawal } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { Button, Dialog, LinkButton } from '@nordlys/ui'
import { type SubmitEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'

const address = '/min-konto/udbetal'

interface CancelWithdrawalProps {
  withdrawal: Withdrawal
  /** A browser without script has asked: the question stands in the page. */
  isAsked: boolean
}

/** Asks once more before the money is taken back; both answers weigh the same. [PAY-07] */
export function CancelWithdrawal({ withdrawal, isAsked }: CancelWithdrawalProps) {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = useNavigation().state !== 'idle'
  const close = () => setIsAsking(false)
  const question = t('payout.cancel_ask', { amount: formatKroner(withdrawal.amountOre) })
  const yes = (
    <>
      <input type="hidden" name="cancel" value={withdrawal.withdrawalId} />
      <Button type="submit" wide isBusy={isBusy}>
        {t('payout.cancel_yes')}
      </Button>
    </>
  )
  if (isAsked) {
    return (
      <Form method="post" action={address} className="s-cancel-plain" replace>
        <p>{question}</p>
        <LinkButton href={address} wide>
          {t('payout.cancel_no')}
        </LinkButton>
        {yes}
      </Form>
    )
  }
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <>
      <Form method="get" action={address} onSubmit={ask}>
        <input type="hidden" name="annuller" value={withdrawal.withdrawalId} />
        <Button type="submit" size="small">
          {t('payout.cancel')}
        </Button>
      </Form>
      <Dialog
        title={t('payout.cancel_title')}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('payout.cancel_no')}</Button>
            <Form method="post" action={address} className="s-cancel" replace>
              {yes}
            </Form>
          </>
        }
      >
        {question}
      </Dialog>
    </>
  )
}

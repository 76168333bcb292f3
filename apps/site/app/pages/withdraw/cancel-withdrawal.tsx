import type { Withdrawal } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { Button, Dialog } from '@nordlys/ui'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Asks once more before the money is taken back; both answers weigh the same. [PAY-07] */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = useNavigation().state !== 'idle'
  const close = () => setIsAsking(false)
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {t('payout.cancel')}
      </Button>
      <Dialog
        title={t('payout.cancel_title')}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('payout.cancel_no')}</Button>
            <Form method="post" action="/min-konto/udbetal" className="s-cancel" replace>
              <input type="hidden" name="cancel" value={withdrawal.withdrawalId} />
              <Button type="submit" wide isBusy={isBusy}>
                {t('payout.cancel_yes')}
              </Button>
            </Form>
          </>
        }
      >
        {t('payout.cancel_ask', { amount: formatKroner(withdrawal.amountOre) })}
      </Dialog>
    </>
  )
}

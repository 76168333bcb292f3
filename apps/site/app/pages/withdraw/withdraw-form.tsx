import { formatAmount, formatKroner, type Ore } from '@nordlys/core'
import { Button, Card, ErrorSummary, Field, MitIdButton } from '@nordlys/ui'
import { useMemo, useState } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import type { WithdrawRefusal } from './withdraw-action.ts'
import { isAboutAmount, withdrawRefusalText } from './withdraw-refusal.ts'

const amountId = 'belob'

export interface WithdrawFormProps {
  withdrawableOre: Ore
  /** The least to withdraw; without it any amount will do. */
  minimumOre: Ore | undefined
  /** The rest of an active bonus: a withdrawal ends it. */
  bonusOre: Ore
  /** Names the wish, however often it is sent. */
  wishKey: string
  /** The refusal of the last attempt, with the amount as it was typed. */
  last: { amountText: string; refused: WithdrawRefusal } | undefined
}

/** How much, to which account, and MitID. */
export function WithdrawForm(props: WithdrawFormProps) {
  const t = useTexts()
  const { withdrawableOre, minimumOre, bonusOre, wishKey, last } = props
  const [amountText, setAmountText] = useState(last?.amountText ?? '')
  const refusal = last && withdrawRefusalText(t, last.refused)
  const error = last && isAboutAmount(last.refused) ? refusal : undefined
  const errors = useMemo(() => (error ? [{ fieldId: amountId, text: error }] : []), [error])
  return (
    <Card className="s-withdraw">
      <ErrorSummary title={t('payout.wrong')} errors={errors} />
      {refusal && !error && (
        <Message tone="danger" title={t('payout.failed')} takesFocus>
          {refusal}
        </Message>
      )}
      <p className="s-withdraw__available">
        {t('payout.available', { withdrawable: formatKroner(withdrawableOre) })}
      </p>
      {/* The browser leaves the site, so the document is what is sent, script or not. */}
      <Form method="post" reloadDocument noValidate className="s-withdraw__form">
        <input type="hidden" name="key" value={wishKey} />
        <div className="s-withdraw__amount">
          <Field
            id={amountId}
            name="amount"
            label={t('payout.amount')}
            after={t('payout.unit')}
            help={minimumOre && t('payout.minimum', { minimum: formatKroner(minimumOre) })}
            error={error}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={amountText}
            onChange={(event) => setAmountText(event.currentTarget.value)}
          />
          <Button onClick={() => setAmountText(formatAmount(withdrawableOre))}>
            {t('payout.all')}
          </Button>
        </div>
        {bonusOre > 0n && (
          <Message tone="info" title={t('payout.bonus_title')} isStanding>
            {t('payout.bonus_text', { bonus: formatKroner(bonusOre) })}
          </Message>
        )}
        <p className="n-small n-text-2">{t('payout.arrival')}</p>
        <p className="n-small n-text-2">{t('payout.notice')}</p>
        <MitIdButton text={t('payout.submit')} wide />
      </Form>
    </Card>
  )
}

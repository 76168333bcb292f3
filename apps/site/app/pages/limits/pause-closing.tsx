import type { Closing } from '@nordlys/contracts'
import { formatKroner, type Ore } from '@nordlys/core'
import { Button, LinkButton } from '@nordlys/ui'
import { Form } from 'react-router'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { limitsAddress, pauseChoicesAddress } from './pause-address.ts'

export interface ClosingProps {
  closing: Closing
  wishKey: string
  /** Why the last visit to MitID closed nothing, by its code in the address. */
  fault: string | undefined
}

/**
 * The future of the money, before the account is closed. To close it with everything paid out, to
 * close it and to leave it weigh the same. [LIM-05]
 */
export function ConfirmClosing({ closing, wishKey, fault }: ClosingProps) {
  const t = useTexts()
  const { cashOre, mayPayOut } = closing
  return (
    <>
      {fault && <Message tone="danger" title={faultText(t, fault)} takesFocus />}
      <Message
        tone="info"
        title={t('limitations.pause_confirm_permanent')}
        takesFocus={!fault}
        actions={
          // A closure ends the login, and MitID is another site: the document is what is sent, script or not.
          <Form method="post" action={limitsAddress} reloadDocument className="n-ways">
            <input type="hidden" name="kind" value="permanent" />
            <input type="hidden" name="key" value={wishKey} />
            {mayPayOut && (
              <Button type="submit" name="way" value="pay-out">
                {t('limitations.closing_pay_out', { amount: formatKroner(cashOre) })}
              </Button>
            )}
            <Button type="submit">{t('limitations.closing_close')}</Button>
            <LinkButton href={pauseChoicesAddress}>{t('limitations.pause_back')}</LinkButton>
          </Form>
        }
      >
        <p>{t('limitations.pause_permanent_text')}</p>
        <p>{t('limitations.pause_permanent_more')}</p>
        <Money closing={closing} />
        {mayPayOut && <p>{t('limitations.closing_mitid')}</p>}
        <p>{t('limitations.closing_later')}</p>
      </Message>
    </>
  )
}

function Money({ closing }: Pick<ClosingProps, 'closing'>) {
  const t = useTexts()
  const { cashOre, bonusOre, stakedOre, incomingOre, withdrawals } = closing
  const none = t('limitations.closing_none')
  const orNone = (ore: Ore) => (ore > 0n ? formatKroner(ore) : none)
  const { count, amountOre } = withdrawals
  const some = { count: String(count), amount: formatKroner(amountOre) }
  return (
    <section className="s-pause__money" aria-label={t('limitations.closing_caption')}>
      <Facts>
        <div>
          <dt>{t('limitations.closing_cash')}</dt>
          <dd>{formatKroner(cashOre)}</dd>
        </div>
        <div>
          <dt>{t('limitations.closing_staked')}</dt>
          <dd>{orNone(stakedOre)}</dd>
        </div>
        <div>
          <dt>{t('limitations.closing_bonus')}</dt>
          <dd>{orNone(bonusOre)}</dd>
        </div>
        <div>
          <dt>{t('limitations.closing_withdrawals')}</dt>
          <dd>{count > 0 ? t('limitations.closing_withdrawals_some', some) : none}</dd>
        </div>
        {incomingOre > 0n && (
          <div>
            <dt>{t('limitations.closing_incoming')}</dt>
            <dd>{formatKroner(incomingOre)}</dd>
          </div>
        )}
      </Facts>
    </section>
  )
}

function faultText(t: Translate, fault: string): string {
  return t(Object.hasOwn(faults, fault) ? faults[fault as keyof typeof faults] : otherFault)
}

const otherFault = 'limitations.closing_failed' satisfies TextKey
/** A sentence a cause; what is not here has the one of all others. */
const faults = {
  cancelled: 'limitations.closing_cancelled',
  'other-identity': 'limitations.closing_other_identity',
  'identity-provider-down': 'limitations.closing_mitid_down',
  'not-possible': 'limitations.closing_not_possible',
} as const satisfies Record<string, TextKey>

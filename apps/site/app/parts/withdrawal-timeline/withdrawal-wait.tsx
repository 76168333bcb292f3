import type { Withdrawal } from '@nordlys/contracts'
import { formatTime } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Until when it can be canceled, or what it waits for else; without a countdown. [PAY-08] */
export function WithdrawalWait({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts()
  const { waitsFor, cancelableUntil } = withdrawal
  if (!waitsFor) return null
  return (
    <p>
      {waitsFor === 'window'
        ? t('payout.window', { time: formatTime(cancelableUntil) })
        : t('payout.waits_nemkonto')}
    </p>
  )
}

import type { Withdrawal } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'

/**
 * Everything it waits for, until when it can be canceled for sure, and from when on it is late; without a
 * countdown. Whatever made people look at it, the words are the same. [PAY-08]
 */
export function WithdrawalWait({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts()
  const { waitsFor, needs, cancelableUntil, lateAt } = withdrawal
  const time = formatTime(cancelableUntil)
  const isHeld = waitsFor.some((wait) => wait !== 'window')
  return (
    <>
      {waitsFor.includes('documents') && (
        <p>
          {t('payout.waits_documents', { documents: needs.join(', ') })}{' '}
          <Link href="/min-konto/profil">{t('payout.send_documents')}</Link>
        </p>
      )}
      {waitsFor.includes('approval') && <p>{t('payout.waits_approval')}</p>}
      {waitsFor.includes('debt') && <p>{t('payout.waits_debt')}</p>}
      {lateAt && <p>{t('payout.late_from', { date: formatDate(lateAt) })}</p>}
      {waitsFor.includes('window') && (
        <p>{t(isHeld ? 'payout.window_held' : 'payout.window', { time })}</p>
      )}
      {waitsFor.includes('nemkonto') && <p>{t('payout.waits_nemkonto')}</p>}
    </>
  )
}

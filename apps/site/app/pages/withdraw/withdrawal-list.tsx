import type { PayoutRefusal, Withdrawal, WithdrawalReturnReason } from '@nordlys/contracts'
import { formatKroner, formatMoment } from '@nordlys/core'
import { Card, EmptyState, Money } from '@nordlys/ui'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { PaymentStatusTag } from '../../parts/history/payment-status-tag.tsx'
import {
  isOpenWithdrawal,
  WithdrawalTimeline,
} from '../../parts/withdrawal-timeline/withdrawal-timeline.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'

const returned = {
  'no-nemkonto': 'payout.returned_no_nemkonto',
  'account-closed': 'payout.returned_account_closed',
  'opted-out': 'payout.returned_opted_out',
  refused: 'payout.returned_refused',
  other: 'payout.returned',
} as const satisfies Record<WithdrawalReturnReason, TextKey>

const refused = {
  'documents-missing': 'payout.refused_documents_missing',
  'documents-unusable': 'payout.refused_documents_unusable',
  'player-asked': 'payout.refused_player_asked',
  'not-possible': 'payout.refused_not_possible',
} as const satisfies Record<PayoutRefusal, TextKey>

/** Why the money is back, by NemKonto or by our people; undefined where it is not. */
function backText(t: Translate, withdrawal: Withdrawal): string | undefined {
  const { status, returnReason, refusedFor, restoredBonusOre } = withdrawal
  if (status !== 'reversed' && !refusedFor) return undefined
  const why = t(refusedFor ? refused[refusedFor] : returned[returnReason ?? 'other'])
  if (restoredBonusOre === undefined) return why
  return `${why} ${t('payout.returned_bonus', { amount: formatKroner(restoredBonusOre) })}`
}

interface WithdrawalListProps {
  withdrawals: readonly Withdrawal[]
  /** The one that a browser without script asks to cancel. */
  askedId: string | undefined
}

/** Every withdrawal, newest first; those under way with where the money is. */
export function WithdrawalList({ withdrawals, askedId }: WithdrawalListProps) {
  const t = useTexts()
  if (withdrawals.length === 0) {
    return <EmptyState title={t('payout.list_empty')} text={t('payout.list_empty_text')} />
  }
  return (
    <Card title={t('payout.list')}>
      <ul className="s-withdrawals" aria-label={t('payout.list_caption')}>
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.withdrawalId} id={withdrawal.withdrawalId}>
            <div className="s-withdrawals__line">
              <div>
                <p className="s-withdrawals__amount">
                  <Money ore={withdrawal.amountOre} />
                </p>
                <p className="n-small n-text-2">{formatMoment(withdrawal.createdAt)}</p>
              </div>
              <PaymentStatusTag kind="withdrawal" status={withdrawal.status} />
            </div>
            {isOpenWithdrawal(withdrawal) && <WithdrawalTimeline withdrawal={withdrawal} />}
            <MoneyBack withdrawal={withdrawal} />
            {withdrawal.mayCancel && (
              <CancelWithdrawal
                withdrawal={withdrawal}
                isAsked={withdrawal.withdrawalId === askedId}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function MoneyBack({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts()
  const text = backText(t, withdrawal)
  return text && <p className="n-small n-text-2">{text}</p>
}

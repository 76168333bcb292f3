import type { AnswerOf, readHistory } from '@nordlys/contracts'
import { subtract } from '@nordlys/core'
import { Money } from '@nordlys/ui'
import { useTexts } from '../text/use-texts.tsx'

export type Totals = AnswerOf<typeof readHistory>['totals']

/** The sums of the whole period, whatever the table below shows of it. */
export function PeriodTotals({ totals }: { totals: Totals }) {
  const t = useTexts()
  const net = subtract(totals.wonOre, totals.stakedOre)
  const figures = [
    { label: t('transactions.deposited'), amount: totals.depositedOre },
    { label: t('transactions.withdrawn'), amount: totals.withdrawnOre },
    { label: t('transactions.staked'), amount: totals.stakedOre },
    { label: t('transactions.won'), amount: totals.wonOre },
    { label: t('transactions.net'), amount: net, signed: true },
  ]
  return (
    <section className="n-card s-totals" aria-label={t('transactions.totals')}>
      <dl>
        {figures.map(({ label, amount, signed = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money ore={amount} keepOre signed={signed} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

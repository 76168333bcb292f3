import type { AnswerOf, readHistory } from '@nordlys/contracts'
import { formatKroner, type Ore, subtract, zeroOre } from '@nordlys/core'
import { Money } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

export type Totals = AnswerOf<typeof readHistory>['totals']

interface Figure {
  label: string
  amount: Ore
  signed?: boolean
  detail?: string
}

/** The sums of the whole period, whatever the table below shows of it. */
export function PeriodTotals({ totals }: { totals: Totals }) {
  const t = useTexts()
  return (
    <section className="n-card s-totals" aria-label={t('transactions.totals')}>
      <dl className="n-facts">
        {figuresOf(t, totals).map(({ label, amount, signed = false, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money ore={amount} signed={signed} />
              {detail && <span className="s-totals__detail">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Those of bonus and of open rounds only where there are any. */
function figuresOf(t: Translate, totals: Totals): Figure[] {
  const { depositedOre, withdrawnOre, stakedOre, openStakesOre, wonOre, bonusOre } = totals
  const open = { amount: formatKroner(openStakesOre) }
  return [
    { label: t('transactions.deposited'), amount: depositedOre },
    { label: t('transactions.withdrawn'), amount: withdrawnOre },
    {
      label: t('transactions.staked'),
      amount: stakedOre,
      ...(openStakesOre > zeroOre && { detail: t('transactions.open_stakes', open) }),
    },
    { label: t('transactions.won'), amount: wonOre },
    { label: t('transactions.net'), amount: subtract(wonOre, stakedOre), signed: true },
    ...(bonusOre === zeroOre
      ? []
      : [{ label: t('transactions.bonus_net'), amount: bonusOre, signed: true }]),
  ]
}

import type { Figures } from '@nordlys/contracts'
import { formatKroner, type Ore, subtract, sum, zeroOre } from '@nordlys/core'
import { Money } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

interface Figure {
  label: string
  amount: Ore
  signed?: boolean
  detail?: string
}

/** The sums of the whole period, whatever the table below shows of it. */
export function PeriodTotals({ totals }: { totals: Figures }) {
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
function figuresOf(t: Translate, totals: Figures): Figure[] {
  const { openStakesOre } = totals.closing
  const bonusOre = subtract(totals.grantedOre, totals.forfeitedOre)
  const open = { amount: formatKroner(openStakesOre) }
  const takenBack = { amount: formatKroner(totals.takenBackOre) }
  return [
    {
      label: t('transactions.deposited'),
      amount: subtract(totals.depositedOre, totals.takenBackOre),
      ...(totals.takenBackOre > zeroOre && { detail: t('transactions.taken_back', takenBack) }),
    },
    { label: t('transactions.withdrawn'), amount: totals.withdrawnOre },
    {
      label: t('transactions.staked'),
      amount: totals.stakedOre,
      ...(openStakesOre > zeroOre && { detail: t('transactions.open_stakes', open) }),
    },
    { label: t('transactions.won'), amount: sum(totals.wonOre, totals.jackpotsOre) },
    { label: t('transactions.net'), amount: totals.resultOre, signed: true },
    ...(bonusOre === zeroOre
      ? []
      : [{ label: t('transactions.bonus_net'), amount: bonusOre, signed: true }]),
  ]
}

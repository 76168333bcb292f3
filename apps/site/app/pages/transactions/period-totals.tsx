import { Money } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { PeriodFigure } from './period-figures.ts'

/** The sums of the whole period, whatever the table below shows of it. */
export function PeriodTotals({ figures }: { figures: readonly PeriodFigure[] }) {
  const t = useTexts()
  return (
    <section className="n-card s-totals" aria-label={t('transactions.totals')}>
      <dl className="n-facts">
        {figures.map(({ label, amount, signed = false, detail }) => (
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

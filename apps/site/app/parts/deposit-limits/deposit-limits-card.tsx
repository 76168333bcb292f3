import type { DepositLimitStanding } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { Card, Link, ProgressBar } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './deposit-limits.css'
import type { ShownDepositLimit } from './load-deposit-limits.ts'
import { nearnessOf, usedShare } from './nearness.ts'

export interface DepositLimitsCardProps {
  title: string
  limits: readonly ShownDepositLimit[]
}

/** How much of each of the player's own limits is used. They are changed on their own page. [LIM-01] */
export function DepositLimitsCard({ title, limits }: DepositLimitsCardProps) {
  const t = useTexts()
  return (
    <Card
      title={title}
      className="s-limits"
      aside={
        <Link
          className="n-link n-small"
          href="/min-konto/begraensninger"
          aria-label={t('limitations.change_label')}
        >
          {t('limitations.change')}
        </Link>
      }
    >
      {limits.length === 0 && <p className="n-small n-text-2">{t('limitations.none')}</p>}
      {limits.map((limit) => (
        <OneLimit key={limit.period} limit={limit} />
      ))}
    </Card>
  )
}

function OneLimit({
  limit: { period, usedOre, amountOre, warning },
}: {
  limit: ShownDepositLimit
}) {
  const t = useTexts()
  const [used, limit] = [formatKroner(usedOre), formatKroner(amountOre)]
  return (
    <div>
      <ProgressBar
        label={t(`limitations.${period}`)}
        share={usedShare(usedOre, amountOre)}
        figures={
          <>
            <b>{used}</b> {t('limitations.of', { limit })}
          </>
        }
        valueText={t('limitations.used', { used, limit })}
      />
      {warning && (
        <p className={`s-limits__warning s-limits__warning--${nearnessOf(usedOre, amountOre)}`}>
          {warning}
        </p>
      )}
    </div>
  )
}

/** The limit that leaves least: it decides, and it is the one named. */
export function strictestOf<Limit extends DepositLimitStanding>(
  limits: readonly Limit[],
): Limit | undefined {
  return limits.reduce<Limit | undefined>(
    (least, limit) => (least && least.leftOre <= limit.leftOre ? least : limit),
    undefined,
  )
}

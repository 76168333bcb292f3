import type { DepositLimitStanding } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { Card, ProgressBar } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './deposit-limits.css'

export interface DepositLimitsCardProps {
  title: string
  limits: readonly DepositLimitStanding[]
}

/** How much of each of the player's own limits is used. [LIM-01] */
export function DepositLimitsCard({ title, limits }: DepositLimitsCardProps) {
  const t = useTexts()
  return (
    <Card title={title} className="s-limits">
      {limits.length === 0 && <p className="n-small n-text-2">{t('limitations.none')}</p>}
      {limits.map(({ period, usedOre, amountOre }) => {
        const used = formatKroner(usedOre)
        const limit = formatKroner(amountOre)
        return (
          <ProgressBar
            key={period}
            label={t(`limitations.${period}`)}
            share={Number(usedOre) / Number(amountOre)}
            figures={
              <>
                <b>{used}</b> {t('limitations.of', { limit })}
              </>
            }
            valueText={t('limitations.used', { used, limit })}
          />
        )
      })}
    </Card>
  )
}

/** The limit that leaves least: it decides, and it is the one named. */
export function strictestOf(
  limits: readonly DepositLimitStanding[],
): DepositLimitStanding | undefined {
  return limits.reduce<DepositLimitStanding | undefined>(
    (least, limit) => (least && least.leftOre <= limit.leftOre ? least : limit),
    undefined,
  )
}

import type { LimitStanding } from '@nordlys/contracts'
import { Card, LinkButton, ProgressTrack } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { nearnessOf, usedShare } from '../../parts/deposit-limits/nearness.ts'
import { limitAddress, limitName } from './limit-address.ts'
import { amountText, sizeOf } from './limit-amounts.ts'
import { namesOf, periodTitles, usedText, warningOf } from './limit-words.ts'
import { boldMark, MarkedAmounts } from './marked-amounts.tsx'

export interface LimitCardProps {
  standing: LimitStanding
  /** Below a title of the kind the card's own is one level lower. */
  heading: 'h2' | 'h3'
  /** What was just done to this limit, told before all else. */
  told: ReactNode
  /** The form of this limit, in place of the link to it. */
  form: ReactNode
  /** The change that waits. */
  waiting: ReactNode
}

/** One limit: how much it is, how much of it is used, and what becomes of it. [LIM-01] */
export function LimitCard({ standing, heading: Heading, told, form, waiting }: LimitCardProps) {
  const t = useTexts()
  const { limit, period } = standing
  const names = namesOf(t, standing)
  return (
    <div id={limitName(standing)} className="s-limit">
      <Card>
        {told}
        <div className="s-limit__head">
          <div className="s-limit__words">
            <Heading className="n-h3">{t(periodTitles[period])}</Heading>
            <p className="s-limit__used">
              <MarkedAmounts text={usedText(t, standing, boldMark)} />
            </p>
          </div>
          <div className="s-limit__side">
            {limit && <p className="s-limit__amount">{amountText(t, limit)}</p>}
            {!form && (
              <LinkButton
                size="small"
                href={limitAddress('change', standing)}
                aria-label={t(limit ? 'limits.change_label' : 'limits.set_label', names)}
              >
                {t(limit ? 'limits.change' : 'limits.set')}
              </LinkButton>
            )}
          </div>
        </div>
        <Use standing={standing} />
        {waiting}
        {form}
      </Card>
    </div>
  )
}

/** The bar, and what is told of a limit that is near. No way to a higher one stands beside it. */
function Use({ standing }: Pick<LimitCardProps, 'standing'>) {
  const t = useTexts()
  const { limit, used, period } = standing
  if (!limit) return null
  const [usedSize, limitSize] = [sizeOf(used), sizeOf(limit)]
  const warning = warningOf(t, standing)
  return (
    <>
      <ProgressTrack
        label={t(periodTitles[period])}
        share={usedShare(usedSize, limitSize)}
        valueText={usedText(t, standing)}
      />
      {warning && (
        <p className={`s-limit__warning s-limit__warning--${nearnessOf(usedSize, limitSize)}`}>
          {warning}
        </p>
      )}
    </>
  )
}

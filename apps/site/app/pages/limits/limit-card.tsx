import { Card, LinkButton, ProgressTrack } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { limitAddress } from './limit-address.ts'
import type { LimitView } from './limit-view.ts'
import { MarkedAmounts } from './marked-amounts.tsx'

export interface LimitCardProps {
  view: LimitView
  /** Below a title of the kind the card's own is one level lower. */
  heading: 'h2' | 'h3'
  /** The last act on this limit, shown before all else. */
  told: ReactNode
  /** The change that waits. */
  waiting: ReactNode
  /** The form of this limit, in place of the link to it. */
  form: ReactNode
  /** Whether that form may lead to a higher limit. */
  mayRaise: boolean
}

/** One limit: how much it is, how much of it is used, and what becomes of it. [LIM-01] */
export function LimitCard({
  view,
  heading: Heading,
  told,
  waiting,
  form,
  mayRaise,
}: LimitCardProps) {
  const t = useTexts()
  const { id, name, title, used, limit, way } = view
  return (
    <div id={name} className="s-limit">
      <Card>
        {told}
        <div className="s-limit__head">
          <div className="s-limit__words">
            <Heading className="n-h3">{title}</Heading>
            <p className="s-limit__used">
              <MarkedAmounts text={used} />
            </p>
          </div>
          <div className="s-limit__side">
            {limit && <p className="s-limit__amount">{limit.amount}</p>}
            {!form && way && (
              <LinkButton size="small" href={limitAddress(way.said, id)} aria-label={way.label}>
                {t(way.said === 'lower' ? 'limits.lower' : limit ? 'limits.change' : 'limits.set')}
              </LinkButton>
            )}
          </div>
        </div>
        <Use view={view} tellsWarning={!mayRaise} />
        {waiting}
        {form}
      </Card>
    </div>
  )
}

/** The bar, and the warning of a limit that is near. No way to a higher one stands beside it. */
function Use({
  view: { title, limit, warning },
  tellsWarning,
}: Pick<LimitCardProps, 'view'> & { tellsWarning: boolean }) {
  if (!limit) return null
  return (
    <>
      <ProgressTrack label={title} share={limit.share} valueText={limit.valueText} />
      {tellsWarning && warning && (
        <p className={`s-limit__warning s-limit__warning--${limit.nearness}`}>{warning}</p>
      )}
    </>
  )
}

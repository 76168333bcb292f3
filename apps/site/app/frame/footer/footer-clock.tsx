import { formatDate } from '@nordlys/core'
import { Icon } from '@nordlys/ui'
import ClockGlyph from 'lucide-react/icons/clock'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Clock } from '../../parts/clock/clock.tsx'
import { useNow } from '../../parts/clock/clock-context.tsx'

/**
 * `21. november 2026 kl. 20.14.32`. Until the time is known its room is kept with `renderedAt`'s date,
 * which is not shown: a shared page may be older than midnight.
 */
export function FooterClock({ renderedAt }: { renderedAt: Date }) {
  const t = useTexts()
  const now = useNow()
  return (
    <span className="s-footer__clock">
      <Icon glyph={ClockGlyph} size={14} />
      {now ? (
        <span>
          <span>{formatDate(now)}</span> <Clock word={`${t('shell.clock')} `} />
        </span>
      ) : (
        <span className="s-clock--unknown">
          {`${formatDate(renderedAt)} ${t('shell.clock')} 00.00.00`}
        </span>
      )}
    </span>
  )
}

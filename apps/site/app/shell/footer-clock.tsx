import { formatDate } from '@nordlys/core'
import { Icon } from '@nordlys/ui'
import ClockGlyph from 'lucide-react/icons/clock'
import { Clock } from '../clock/clock.tsx'
import { useNow } from '../clock/clock-context.tsx'
import { useTexts } from '../text/use-texts.tsx'

/** `21. november 2026 kl. 20.14.32` */
export function FooterClock() {
  const t = useTexts()
  const now = useNow()
  return (
    <span className="s-footer__clock">
      <Icon glyph={ClockGlyph} size={14} />
      <span>
        {now && `${formatDate(now)} `}
        <Clock word={`${t('shell.clock')} `} />
      </span>
    </span>
  )
}

import type { Device } from '@nordlys/contracts'
import { Icon } from '@nordlys/ui'
import ClockGlyph from 'lucide-react/icons/clock'
import { shownOn } from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { SessionTime } from '../../parts/clock/clock.tsx'
import { useNow } from '../../parts/clock/clock-context.tsx'
import { clockIn } from '../../parts/clock/clock-in.ts'

/** The time of a place, or how long the player has been logged in, as the layout says. [HEAD-04] */
export function HeaderClock({ shell, on }: { shell: ShellData; on: readonly Device[] }) {
  const t = useTexts()
  const now = useNow()
  const { form, timeZone } = shell.layouts.header.clock
  if (on.length === 0 || form === 'none') return null
  if (form === 'timer') {
    if (!shell.player) return null
    return (
      <span className="s-header__clock" {...shownOn(on)}>
        <span className="n-visually-hidden">{t('shell.session_time')}</span>
        <SessionTime loggedInAt={shell.player.loggedInAt} />
      </span>
    )
  }
  return (
    <span className="s-header__clock" {...shownOn(on)}>
      <Icon glyph={ClockGlyph} size={16} />
      <span className="n-visually-hidden">{t('shell.clock_label')}</span>
      {now ? (
        <time className="s-clock" dateTime={now.toISOString()} translate="no">
          {clockIn(timeZone, now)}
        </time>
      ) : (
        <span className="s-clock s-clock--unknown">00.00.00</span>
      )}
    </span>
  )
}

import { Icon, IconButton } from '@nordlys/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { PauseButton } from '../slider/pause-button.tsx'
import type { Slides } from '../slider/use-turn.ts'

/** Pause, back, on, and where one is: always in sight. */
export function SlideControl({ slides, count }: { slides: Slides; count: number }) {
  const t = useTexts()
  const { state, isGoing, send } = slides
  return (
    <div className="s-slides__control">
      <PauseButton isGoing={isGoing} send={send} />
      <IconButton label={t('shell.slider_previous')} onClick={() => send({ type: 'previous' })}>
        <Icon glyph={ChevronLeft} />
      </IconButton>
      <span className="s-slides__place">
        {t('shell.slider_place', { place: String(state.place + 1), count: String(count) })}
      </span>
      <IconButton label={t('shell.slider_next')} onClick={() => send({ type: 'next' })}>
        <Icon glyph={ChevronRight} />
      </IconButton>
    </div>
  )
}

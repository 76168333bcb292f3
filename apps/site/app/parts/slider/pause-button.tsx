import { Icon, IconButton } from '@nordlys/ui'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { Slides } from './use-turn.ts'

export function PauseButton({ isGoing, send }: Pick<Slides, 'isGoing' | 'send'>) {
  const t = useTexts()
  return (
    <IconButton
      label={t(isGoing ? 'shell.slider_pause' : 'shell.slider_play')}
      onClick={() => send({ type: isGoing ? 'pause' : 'play' })}
    >
      <Icon glyph={isGoing ? Pause : Play} size={18} />
    </IconButton>
  )
}

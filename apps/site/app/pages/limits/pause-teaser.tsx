import { Card, Icon, LinkButton } from '@nordlys/ui'
import Coffee from 'lucide-react/icons/coffee'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { limitsAddress } from './pause-address.ts'
import type { PauseChoice } from './pause-choices.ts'

export interface PauseTeaserProps {
  /** The pauses that may be chosen. */
  choices: readonly PauseChoice[]
  isPaused: boolean
}

/** The pauses, a press away from the limits; each is confirmed on its own part of the page. [LIM-05] */
export function PauseTeaser({ choices, isPaused }: PauseTeaserProps) {
  const t = useTexts()
  return (
    <div id="pause">
      <Card
        title={
          <span className="s-limit-title">
            <Icon glyph={Coffee} size={20} />
            {t('limitations.pause_title')}
          </span>
        }
      >
        <p className="n-small n-text-2">
          {t(isPaused ? 'limitations.pause_longer' : 'limitations.pause_info')}
        </p>
        <p className="s-account__ways">
          {choices.map(({ kind, name }) => (
            <LinkButton
              key={kind}
              size="small"
              kind={name === 'permanent' ? 'danger' : 'secondary'}
              href={`${limitsAddress}?pause=${kind}#pause`}
            >
              {t(`limitations.pause_${name}_choose`)}
            </LinkButton>
          ))}
        </p>
      </Card>
    </div>
  )
}

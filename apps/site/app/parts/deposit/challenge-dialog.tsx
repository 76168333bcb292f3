import type { DepositKind } from '@nordlys/contracts'
import { Dialog } from '@nordlys/ui'
import type { CSSProperties, RefObject } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { Challenge } from './cashier-message.ts'

/** The four widths of one kind of deposit, in pixels. */
export interface ChallengeWidths {
  landscapeDesktop: number
  portraitDesktop: number
  landscapeTabletMobile: number
  portraitTabletMobile: number
}

export interface ChallengeDialogProps {
  challenge: Challenge | undefined
  frame: RefObject<HTMLIFrameElement | null>
  widths: ChallengeWidths
  onGiveUp: () => void
}

/**
 * The bank's question. Its width is the operator's setting for the device and how it is held; the
 * style sheet chooses, so that turning the device chooses again. [PAY-01]
 */
export function ChallengeDialog({ challenge, frame, widths, onGiveUp }: ChallengeDialogProps) {
  const t = useTexts()
  const style = {
    '--challenge-landscape-desktop': `${widths.landscapeDesktop}px`,
    '--challenge-portrait-desktop': `${widths.portraitDesktop}px`,
    '--challenge-landscape-handheld': `${widths.landscapeTabletMobile}px`,
    '--challenge-portrait-handheld': `${widths.portraitTabletMobile}px`,
  } as CSSProperties
  return (
    <div style={style}>
      <Dialog
        title={t('deposit.challenge_title')}
        isOpen={challenge !== undefined}
        onClose={() => challenge && onGiveUp()}
        closeLabel={t('deposit.challenge_close')}
      >
        {challenge && (
          <iframe
            ref={frame}
            className="s-challenge"
            title={t('deposit.challenge_frame')}
            src={challenge.url}
            style={{ height: challenge.height }}
          />
        )}
      </Dialog>
    </div>
  )
}

/** The widths of one kind of deposit out of the eight settings. */
export function widthsOf(
  settings: Readonly<Record<string, number>>,
  kind: DepositKind,
): ChallengeWidths {
  const prefix = kind === 'quick_deposit' ? 'quick' : 'normal'
  const width = (name: string, otherwise: number) => settings[prefix + name] ?? otherwise
  return {
    landscapeDesktop: width('LandscapeDesktop', 900),
    portraitDesktop: width('PortraitDesktop', 900),
    landscapeTabletMobile: width('LandscapeTabletMobile', 700),
    portraitTabletMobile: width('PortraitTabletMobile', 700),
  }
}

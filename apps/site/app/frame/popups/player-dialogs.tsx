import type { Undisturbed } from '../../ground/router/route-handle.ts'
import type { Notice } from '../../ground/shell/popup-data.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { PlayerEvents } from '../events/player-events.tsx'
import { StandingElsewhere } from '../events/standing-elsewhere.tsx'
import { SessionDialog } from '../watch/session-dialog.tsx'
import { AgeDialog } from './age-dialog.tsx'
import { MarketingDialog } from './marketing-dialog.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { PlayNoticeDialog } from './play-notice-dialog.tsx'
import { WageringDialog } from './wagering-dialog.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

export interface PlayerDialogsProps {
  /** Without its player once the login is over. */
  shell: ShellData
  undisturbed: Undisturbed
  /** Draws the page's frame as for a visitor from here on. */
  onLoggedOut: () => void
}

/** Notices and questions to a player now and then; a file of its own, which no visitor fetches. */
export function PlayerDialogs({ shell, undisturbed, onLoggedOut }: PlayerDialogsProps) {
  const popups = shell.player && shell.popups
  const isLoggedIn = shell.player !== undefined
  return (
    <>
      <PlayNoticeDialog loginId={popups?.loginId} authorities={shell.authorities} />
      <WageringDialog loginId={shell.player?.hasBonus ? popups?.loginId : undefined} />
      <AgeDialog popups={popups} />
      <WelcomeDialog popups={popups} />
      <NoticeDialog turn="information" notices={popups?.information ?? none} />
      <MarketingDialog popups={popups} />
      <PlayerEvents isLoggedIn={isLoggedIn} isHeldBack={undisturbed === 'game'} />
      <StandingElsewhere
        shell={shell}
        isHeldBack={undisturbed === 'game' || undisturbed === 'payment'}
      />
      <SessionDialog isLoggedIn={isLoggedIn} onLoggedOut={onLoggedOut} />
    </>
  )
}

const none: readonly Notice[] = []

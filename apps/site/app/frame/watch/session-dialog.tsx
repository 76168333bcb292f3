import { isForPlayersOnly } from '@nordlys/contracts'
import { systemClock } from '@nordlys/core'
import { Dialog, LinkButton } from '@nordlys/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { forgetLogin, sessionIdHere, userIdHere } from '../../ground/cookies/login-cookies.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { onSessionEnded } from '../events/player-events.tsx'
import { onConnectionRestored } from './connection-restored.ts'
import { SessionWatch } from './session-watch.ts'
import { logExpiry, validateExpire } from './store-calls.ts'

export interface SessionDialogProps {
  isLoggedIn: boolean
  /** Draws the page's frame as for a visitor from here on. */
  onLoggedOut: () => void
}

/** Watches the session, and shows a dialog when it has ended. [SES-03, SES-07, SES-08] */
export function SessionDialog({ isLoggedIn, onLoggedOut }: SessionDialogProps) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const { isShown, want } = useDialogTurn('session')
  const warning = useDialogTurn('responsible-gambling')
  const path = pathname + search
  // The record of the end names the page the player is on then, not the one where the watch began.
  const latest = useRef({ path, onLoggedOut, want, hideWarning: () => warning.want(false) })
  useEffect(() => {
    latest.current = { path, onLoggedOut, want, hideWarning: () => warning.want(false) }
  })
  useEffect(() => {
    if (!isLoggedIn) return undefined
    return watchSession({
      onExpired(sessionId) {
        const { path: from, hideWarning, ...now } = latest.current
        now.want(true)
        now.onLoggedOut()
        hideWarning()
        void endLogin(sessionId, from)
      },
      onVanished: () => latest.current.onLoggedOut(),
    })
  }, [isLoggedIn])
  const isWayBack = isForPlayersOnly(pathname)
  const login = isWayBack ? `/log-ind?redirect=${encodeURIComponent(path)}` : '/log-ind'
  return (
    <Dialog
      title={t('modal.session_title')}
      isOpen={isShown}
      onClose={() => want(false)}
      closeLabel={t('modal.close')}
      actions={
        <LinkButton kind="primary" href={login} onClick={() => want(false)}>
          {t('modal.session_login')}
        </LinkButton>
      }
    >
      <p>{t('modal.session_text')}</p>
    </Dialog>
  )
}

/**
 * Records the end of the session while the browser still has its cookies, and deletes them only then:
 * `fetch` attaches cookies later than it is called. [SES-03]
 */
async function endLogin(sessionId: string, from: string): Promise<void> {
  const forget = () => {
    // If the player has logged in again meanwhile, the new session's cookies stay.
    if (sessionIdHere() === sessionId) forgetLogin()
  }
  // The answer does not reach a page that is being left.
  addEventListener('pagehide', forget, { once: true })
  try {
    await logExpiry(userIdHere() ?? '', from, systemClock.now())
  } catch (error) {
    // The player is logged out even if the record was not stored; the platform keeps its own.
    reportError(error)
  }
  removeEventListener('pagehide', forget)
  forget()
}

const cookieLookMs = 10_000

/** Starts one watch, driven by the browser's events; returns how to stop it. */
function watchSession(tell: {
  onExpired: (sessionId: string) => void
  onVanished: () => void
}): () => void {
  const watch = new SessionWatch({
    time: browserTime,
    isOnline: () => navigator.onLine,
    sessionId: sessionIdHere,
    validate: validateExpire,
    ...tell,
  })
  const stop = watch.start()
  const events = new AbortController()
  const { signal } = events
  for (const kind of ['pointerdown', 'keydown'] as const) {
    addEventListener(kind, () => watch.interacted(), { signal, passive: true })
  }
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && watch.shown(),
    { signal },
  )
  const unfollow = onConnectionRestored(window, () => watch.reconnected())
  const unlisten = onSessionEnded(() => watch.validateNow())
  const looks = setInterval(() => watch.look(), cookieLookMs)
  return () => {
    events.abort()
    clearInterval(looks)
    unfollow()
    unlisten()
    stop()
  }
}

import { systemClock } from '@nordlys/core'
import { Button, Dialog, Icon, inFront, Link, LinkButton } from '@nordlys/ui'
import Clock from 'lucide-react/icons/clock'
import Coffee from 'lucide-react/icons/coffee'
import { useEffect, useRef, useState } from 'react'
import { forgetHere, keepHere, keptHere } from '../../ground/browser/kept-here.ts'
import { onNoticeWanted } from '../../ground/browser/notice-wanted.ts'
import { browserTime } from '../../ground/browser/surroundings.ts'
import type { Authorities } from '../../ground/configuration/configuration.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AgeMark } from '../../parts/age-mark/age-mark.tsx'
import { StopSpilletHours } from '../../parts/helpline/stop-spillet-hours.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { noticeDueKey } from './notice-due-key.ts'
import { askForNotice, closeNotice, type PlayNotice } from './play-notice-calls.ts'
import { PlayNoticeWatch } from './play-notice-watch.ts'
import './play-notice.css'
import { noticeBegins, noticeFigures } from './play-notice-words.ts'

export interface PlayNoticeDialogProps {
  loginId: string | undefined
  /** Whom the player may talk to about it. */
  authorities: Authorities
}

/** Shows a player what they played for since the last notice. No way on weighs more. [SCREEN-04] */
export function PlayNoticeDialog({ loginId, authorities }: PlayNoticeDialogProps) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('responsible-gambling')
  const [notice, setNotice] = useState<PlayNotice>()
  const watch = useRef<PlayNoticeWatch>(undefined)
  useEffect(() => {
    if (loginId === undefined) {
      forgetHere('local', noticeDueKey)
      return undefined
    }
    watch.current = new PlayNoticeWatch({
      time: browserTime,
      keptDueInMs: () => keptDueInMs(loginId),
      keepDueInMs(ms) {
        keepHere('local', noticeDueKey, `${loginId} ${systemClock.now().getTime() + ms}`)
      },
      ask: askForNotice,
      close: closeNotice,
      show(due) {
        setNotice(due)
        want(true)
      },
      onError: (error) => reportError(error),
    })
    const stop = watch.current.start()
    const unlisten = onNoticeWanted(() => watch.current?.askNow())
    return () => {
      unlisten()
      stop()
    }
  }, [loginId, want])
  if (!notice || loginId === undefined) return null
  const close = () => {
    // A game under the notice goes on when the server knows of it: before that it would refuse a round.
    const letGoOn = inFront.put()
    want(false)
    void watch.current?.closed(notice.toldAt).finally(letGoOn)
  }
  return (
    <Dialog
      title={t('responsible_popup.title')}
      isOpen={isShown}
      onClose={close}
      icon={<Icon glyph={Clock} size={24} />}
      lead={t('responsible_popup.paused')}
      actions={
        <>
          <WaysOn onLeave={close} />
          <Help authorities={authorities} />
        </>
      }
    >
      <dl className="n-facts s-play-notice__figures">
        {noticeFigures(t, notice).map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="n-small">{noticeBegins(t, notice)}</p>
    </Dialog>
  )
}

/** Two pairs of equal weight: going on is as easy as stopping. */
function WaysOn({ onLeave }: { onLeave: () => void }) {
  const t = useTexts()
  return (
    <div className="s-play-notice__ways">
      <Button onClick={onLeave}>{t('responsible_popup.continue')}</Button>
      <LinkButton
        href="/min-konto/begraensninger#pause"
        onClick={onLeave}
        icon={<Icon glyph={Coffee} size={18} />}
      >
        {t('responsible_popup.limits')}
      </LinkButton>
      <LinkButton kind="text" href="/min-konto/transaktioner" onClick={onLeave}>
        {t('responsible_popup.history')}
      </LinkButton>
      <LinkButton kind="text" href="/?logout=true" onClick={onLeave}>
        {t('responsible_popup.logout')}
      </LinkButton>
    </div>
  )
}

function Help({ authorities }: { authorities: Authorities }) {
  const t = useTexts()
  const { stopSpilletPhone: phone, stopSpilletTel, rofusUrl } = authorities
  return (
    <div className="s-play-notice__help n-small">
      <p className="s-play-notice__marks">
        <Link className="n-link" href={stopSpilletTel}>
          {t('shell.stopspillet', { phone })}
        </Link>
        <Link className="n-link" href={rofusUrl}>
          {t('shell.rofus')}
        </Link>
        <AgeMark />
      </p>
      <p>
        <StopSpilletHours />
      </p>
    </div>
  )
}

/** A time kept in another login says nothing about this one. */
function keptDueInMs(loginId: string): number | undefined {
  const [login, dueAtMs] = keptHere('local', noticeDueKey)?.split(' ') ?? []
  const isKept = login === loginId && dueAtMs !== undefined
  return isKept ? Number(dueAtMs) - systemClock.now().getTime() : undefined
}

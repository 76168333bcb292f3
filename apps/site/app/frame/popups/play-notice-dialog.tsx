import { systemClock } from '@nordlys/core'
import { Button, Dialog, inFront, LinkButton } from '@nordlys/ui'
import { useEffect, useRef, useState } from 'react'
import { forgetHere, keepHere, keptHere } from '../../ground/browser/kept-here.ts'
import { onNoticeWanted } from '../../ground/browser/notice-wanted.ts'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { noticeDueKey } from './notice-due-key.ts'
import { askForNotice, closeNotice, type PlayNotice } from './play-notice-calls.ts'
import { PlayNoticeWatch } from './play-notice-watch.ts'
import { noticeWords } from './play-notice-words.ts'

export interface PlayNoticeDialogProps {
  loginId: string | undefined
  /** Whom the player may talk to about it. */
  stopSpilletPhone: string
}

/** Tells a player what they have played for since they were last told. No way on weighs more. [SCREEN-04] */
export function PlayNoticeDialog({ loginId, stopSpilletPhone }: PlayNoticeDialogProps) {
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
      actions={
        <>
          <Button onClick={close}>{t('responsible_popup.continue')}</Button>
          <LinkButton href="/min-konto/begraensninger#pause" onClick={close}>
            {t('responsible_popup.limits')}
          </LinkButton>
          <LinkButton href="/min-konto/transaktioner" onClick={close}>
            {t('responsible_popup.history')}
          </LinkButton>
          <LinkButton href="/?logout=true" onClick={close}>
            {t('responsible_popup.logout')}
          </LinkButton>
        </>
      }
    >
      {noticeWords(t, notice).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{t('question.talk', { phone: stopSpilletPhone })}</p>
    </Dialog>
  )
}

/** What was kept in another login says nothing about this one. */
function keptDueInMs(loginId: string): number | undefined {
  const [login, dueAtMs] = keptHere('local', noticeDueKey)?.split(' ') ?? []
  const isKept = login === loginId && dueAtMs !== undefined
  return isKept ? Number(dueAtMs) - systemClock.now().getTime() : undefined
}

import { Button, Dialog, LinkButton } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { greetedKey, greetOnce } from '../../ground/browser/greet-once.ts'
import { keepHere, keptHere } from '../../ground/browser/kept-here.ts'
import { pauseAddress } from '../../ground/links/pause-address.ts'
import type { PopupData } from '../../ground/shell/popup-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'

const greetings = {
  last: () => keptHere('local', greetedKey),
  keep: (loginId: string) => keepHere('local', greetedKey, loginId),
}

/** Greets once a login, with when the player was here before. [SCREEN-03] */
export function WelcomeDialog({ popups }: { popups: PopupData | undefined }) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('welcome')
  const [greeted, setGreeted] = useState<string>()
  const loginId = popups?.loginId
  const welcome = popups?.welcome
  const pause = popups?.pause
  const pauseOver = popups?.pauseOver
  const isDue = welcome !== undefined
  useEffect(() => {
    if (loginId !== undefined && isDue && greetings.last() !== loginId) want(true)
  }, [loginId, isDue, want])
  useEffect(() => {
    if (!isShown || loginId === undefined || greeted === loginId) return
    // It counts when its turn has come: behind another dialog nobody has seen it.
    if (greetOnce(greetings, loginId)) setGreeted(loginId)
    else want(false)
  }, [isShown, loginId, greeted, want])
  if (!welcome) return null
  const close = () => want(false)
  return (
    <Dialog
      title={t('welcome_popup.title', { firstName: welcome.firstName })}
      isOpen={isShown && greeted === loginId}
      onClose={close}
      closeLabel={t('modal.close')}
      actions={
        pauseOver ? (
          // After a pause no way weighs more than another one.
          <>
            <Button onClick={close}>{t('welcome_popup.go_on')}</Button>
            <LinkButton href="/min-konto/begraensninger">{t('welcome_popup.limits')}</LinkButton>
            <LinkButton href={pauseAddress}>{t('welcome_popup.pause_again')}</LinkButton>
          </>
        ) : (
          <Button kind="primary" onClick={close}>
            {t('welcome_popup.go_on')}
          </Button>
        )
      }
    >
      {pauseOver && <p>{t('welcome_popup.pause_over', pauseOver)}</p>}
      {pause && (
        <p>{pause === 'closed' ? t('welcome_popup.closed') : t('welcome_popup.paused', pause)}</p>
      )}
      <p>{t('welcome_popup.last', { date: welcome.date, time: welcome.time })}</p>
      <p>{t('welcome_popup.not_you')}</p>
    </Dialog>
  )
}

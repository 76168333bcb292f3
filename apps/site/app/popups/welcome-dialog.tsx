import { Button, Dialog } from '@nordlys/ui'
import { useEffect } from 'react'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { useTexts } from '../text/use-texts.tsx'
import { keepHere, keptHere } from './kept-here.ts'
import type { PopupData } from './popup-data.ts'

const shownKey = '_last_login'

/** Greets once a login, with when the player was here before. [SCREEN-03] */
export function WelcomeDialog({ popups }: { popups: PopupData | undefined }) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('welcome')
  const loginId = popups?.loginId
  const welcome = popups?.welcome
  const pause = popups?.pause
  const isDue = welcome !== undefined
  useEffect(() => {
    if (loginId === undefined || !isDue || keptHere('local', shownKey) === loginId) return
    // Where nothing is kept it would come with every page.
    if (keepHere('local', shownKey, loginId)) want(true)
  }, [loginId, isDue, want])
  if (!welcome) return null
  const close = () => want(false)
  return (
    <Dialog
      title={t('welcome_popup.title', { firstName: welcome.firstName })}
      isOpen={isShown}
      onClose={close}
      closeLabel={t('modal.close')}
      actions={
        <Button kind="primary" onClick={close}>
          {t('welcome_popup.go_on')}
        </Button>
      }
    >
      {pause && (
        <p>{pause === 'closed' ? t('welcome_popup.closed') : t('welcome_popup.paused', pause)}</p>
      )}
      <p>{t('welcome_popup.last', { date: welcome.date, time: welcome.time })}</p>
      <p>{t('welcome_popup.not_you')}</p>
    </Dialog>
  )
}

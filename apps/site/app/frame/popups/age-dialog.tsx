import { Button, Dialog, LinkButton } from '@nordlys/ui'
import { useEffect } from 'react'
import { keepHere, keptHere } from '../../ground/browser/kept-here.ts'
import type { PopupData } from '../../ground/shell/popup-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { ageShownKey } from './forget-kept-of-login.ts'

/** Speaks to young players once a login, before they go on. [SCREEN-09] */
export function AgeDialog({ popups }: { popups: PopupData | undefined }) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('age')
  const loginId = popups?.loginId
  const age = popups?.age
  const isDue = age !== undefined
  useEffect(() => {
    if (loginId === undefined || !isDue || keptHere('session', ageShownKey) === loginId) return
    want(true)
  }, [loginId, isDue, want])
  if (!age || loginId === undefined) return null
  const close = () => {
    keepHere('session', ageShownKey, loginId)
    want(false)
  }
  return (
    <Dialog
      title={age.title}
      isOpen={isShown}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('modal.go_on')}</Button>
          <LinkButton kind="primary" href={age.buttonLink} target="_blank" onClick={close}>
            {age.buttonText}
          </LinkButton>
        </>
      }
    >
      {age.media && (
        <img className="s-popup__media" src={age.media} alt="" width={640} height={240} />
      )}
      {age.logo && <img className="s-popup__logo" src={age.logo} alt="" width={210} height={100} />}
      <p>{age.content}</p>
    </Dialog>
  )
}

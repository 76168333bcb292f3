import { Button, type ButtonLook } from '@nordlys/ui'
import { useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'

export interface StepButtonProps extends ButtonLook {
  name?: string
  value?: string
  text: string
}

/** Sends its step's form; while it is on its way the button keeps its width and says so. */
export function StepButton({ text, name, value, ...look }: StepButtonProps) {
  const t = useTexts()
  const { state, formData } = useNavigation()
  const isMine = name === undefined || formData?.get(name) === value
  return (
    <Button
      {...look}
      size="large"
      type="submit"
      {...(name !== undefined && { name, value })}
      isBusy={state !== 'idle' && formData !== undefined && isMine}
      busyText={t('register.busy')}
    >
      {text}
    </Button>
  )
}

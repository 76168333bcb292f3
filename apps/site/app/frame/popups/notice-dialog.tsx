import { Button, Dialog } from '@nordlys/ui'
import { useCallback, useEffect, useState } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import type { Notice } from '../../ground/shell/popup-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { LinkedText } from '../../parts/content/linked-text.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { isAnsweredHere, keepAnswered } from './answered-here.ts'

export interface NoticeDialogProps {
  turn: 'information' | 'marketing'
  /** One after the other. */
  notices: readonly Notice[]
  /** From the page, or the last change of what there is to say, to the first of them. */
  delayMs?: number
}

/** Says what staff has to say to those it is for, each until it is closed in this browser. [DATA-15] */
export function NoticeDialog({ turn, notices, delayMs = 0 }: NoticeDialogProps) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn(turn)
  const [due, setDue] = useState<Notice>()
  const goOn = useCallback(() => {
    const next = notices.find(({ id }) => !isAnsweredHere(id))
    // The last one stays to be closed: one that is taken away would not give the focus back.
    setDue((last) => next ?? last)
    want(next !== undefined)
  }, [notices, want])
  useEffect(() => browserTime.later(delayMs, goOn), [delayMs, goOn])
  useEffect(() => () => want(false), [want])
  if (!due) return null
  const close = () => {
    keepAnswered(due.id)
    goOn()
  }
  return (
    <Dialog
      key={due.id}
      title={due.title}
      isOpen={isShown}
      onClose={close}
      closeLabel={t('modal.close')}
      actions={<Button onClick={close}>{t('modal.go_on')}</Button>}
    >
      <p>
        <LinkedText text={due.detail} onFollow={close} />
      </p>
    </Dialog>
  )
}

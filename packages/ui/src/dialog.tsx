import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { inFront } from './in-front.ts'

export interface DialogProps {
  title: string
  /** A picture before the title. */
  icon?: ReactNode
  /** A line under the title, beside the picture. */
  lead?: ReactNode
  isOpen: boolean
  /** The player closed it; not called for one that gives way to another. */
  onClose: () => void
  /** Without it the dialog has no cross; Esc still closes. */
  closeLabel?: string
  /** For a moment nothing closes it: what runs in it would be lost. */
  isKept?: boolean
  /** Buttons, the safe way out first. */
  actions?: ReactNode
  children: ReactNode
}

/** The browser's own modal: it traps the focus, closes on Esc and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, icon, lead, isOpen, closeLabel, isKept = false, actions, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close()
      return undefined
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    return inFront.put()
  }, [isOpen])
  const onClose = props.onClose
  // Hidden and closed are one moment: who opens it again at once is not closed by an event still to come.
  const close = () => {
    dialog.current?.close()
    onClose()
  }
  const closedByBrowser = () => {
    if (!isOpen || dialog.current?.open) return
    // A browser lets a second Esc close it all the same.
    if (isKept) dialog.current?.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="n-dialog"
      aria-labelledby={titleId}
      // In React what a dialog inside this one does comes by here too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isKept) close()
      }}
      onClose={({ target, currentTarget }) => target === currentTarget && closedByBrowser()}
    >
      <div className="n-dialog__head">
        {icon && <span className="n-dialog__icon">{icon}</span>}
        <div className="n-dialog__titles">
          <h2 className="n-h2" id={titleId}>
            {title}
          </h2>
          {lead && <p className="n-dialog__lead">{lead}</p>}
        </div>
        {closeLabel && !isKept && (
          <IconButton label={closeLabel} className="n-dialog__close" onClick={close}>
            <Icon glyph={X} />
          </IconButton>
        )}
      </div>
      <div className="n-dialog__text">{children}</div>
      {actions && <div className="n-dialog__actions">{actions}</div>}
    </dialog>
  )
}

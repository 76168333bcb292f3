import { Icon, takeFocus } from '@nordlys/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { type ReactNode, useEffect, useRef } from 'react'
import './message.css'

const glyphs = { success: CircleCheck, info: Info, danger: CircleAlert }

export interface MessageProps {
  tone: keyof typeof glyphs
  title: string
  children?: ReactNode
  /** Ways on from here. */
  actions?: ReactNode
  /** A message in answer to the player's act takes the focus, and is read aloud. */
  takesFocus?: boolean
  /** A message on every page is no news: it is not read aloud by itself. */
  isStanding?: boolean
}

/** A message that belongs to the page and stays there. */
export function Message(props: MessageProps) {
  const { tone, title, children, actions, takesFocus = false, isStanding = false } = props
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) takeFocus(message.current)
  }, [takesFocus])
  return (
    <div
      ref={message}
      tabIndex={-1}
      className={`s-message s-message--${tone}`}
      role={isStanding ? 'note' : tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon glyph={glyphs[tone]} size={22} />
      <div className="s-message__words">
        <p className="s-message__title">{title}</p>
        {children && <div className="n-small">{children}</div>}
        {actions && <div className="n-ways s-message__actions">{actions}</div>}
      </div>
    </div>
  )
}

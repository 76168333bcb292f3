import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

/** How long a toast stays when nobody reads it; an error stays until it is put away. */
const toastLifeMs = 6_000

const glyphs = { success: CircleCheck, info: Info, error: CircleAlert }

export interface ToastProps {
  tone: keyof typeof glyphs
  title: string
  detail?: string
  dismissLabel: string
  onDismiss: () => void
}

export function Toast({ tone, title, detail, dismissLabel, onDismiss }: ToastProps) {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (tone === 'error' || isRead) return
    const life = setTimeout(onDismiss, toastLifeMs)
    return () => clearTimeout(life)
  }, [tone, isRead, onDismiss])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it, by pointer or focus, holds its time.
    <div
      className={`n-toast n-toast--${tone}`}
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
      onFocus={() => setIsRead(true)}
      onBlur={() => setIsRead(false)}
    >
      <Icon glyph={glyphs[tone]} />
      <div>
        <p className="n-toast__title">{title}</p>
        {detail && <p className="n-toast__detail">{detail}</p>}
      </div>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <Icon glyph={X} size={18} />
      </IconButton>
    </div>
  )
}

/** Where toasts appear; it exists before them, so that they are read aloud. */
export function Toasts({ children }: { children?: ReactNode }) {
  return (
    <div className="n-toasts" role="status">
      {children}
    </div>
  )
}

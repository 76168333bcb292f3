import { Icon, takeFocus } from '@nordlys/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import './notice.css'

export interface NoticeProps {
  title: string
  children: ReactNode
}

/** Says what went wrong and what to do. It takes the focus, so that it is read aloud first. */
export function Notice({ title, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  // Every refusal is a new notice: the focus goes to it, wherever it was.
  useEffect(() => takeFocus(notice.current), [])
  return (
    <div className="n-error-summary" role="alert" tabIndex={-1} ref={notice}>
      <Icon glyph={CircleAlert} size={22} />
      <div className="s-notice__words">
        <h2 className="n-error-summary__title">{title}</h2>
        {children}
      </div>
    </div>
  )
}

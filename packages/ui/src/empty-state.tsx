import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  /** Why there is nothing. */
  text: string
  /** The one thing to do about it. */
  action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="n-empty-state">
      <p className="n-h3">{title}</p>
      <p className="n-empty-state__text">{text}</p>
      {action && <div className="n-empty-state__action">{action}</div>}
    </div>
  )
}
